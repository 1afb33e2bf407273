package org.polysweep.internal.world.body;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.polysweep.internal.bound.RotorGrid;
import org.polysweep.internal.world.bytes.CheckedBytes;
import org.polysweep.internal.world.bytes.GrowingBytes;
import org.polysweep.internal.world.bytes.KnownShapes;
import org.polysweep.internal.world.bytes.ShapeTable;
import org.polysweep.shape.Shape;
import org.polysweep.shape.SteadyRotation;

/**
 * Bodies and remembered pairs as bytes: everything that determines how a world continues, except objects of the caller.
 * Each method that writes is followed by the method that reads. Stateless.
 */
public final class StateBytes {

    private static final int KINEMATIC = 1;
    private static final int FIXED = 2;
    private static final int SENSOR = 4;
    private static final int KEEPS_MOTION = 8;
    private static final int ONE_WAY = 16;
    private static final int CARRIED = 32;
    private static final int STEADY = 64;
    private static final int FLAGS = 128;

    /** Minimum size of a body: a flag, a generation, the number of its placements, and whether it exists. */
    private static final int BYTES_OF_PLACE = 1 + Integer.BYTES + Long.BYTES;

    private static final int BYTES_OF_PAIR = 4 * Integer.BYTES;
    private static final int BYTES_OF_CONTACT = 4 * Integer.BYTES + 2 * Double.BYTES;

    private StateBytes() {}

    /** Writes all bodies, and the places of those that have been removed. */
    public static void writeBodies(Bodies bodies, GrowingBytes out) {
        ShapeTable shapes = new ShapeTable();
        for (int slot = 0; slot < bodies.places; slot++) {
            if (bodies.alive[slot]) {
                shapes.add(bodies.shape[slot]);
            }
        }
        shapes.write(out);
        out.putLong(bodies.creations);
        out.putInt(bodies.places);
        for (int slot = 0; slot < bodies.places; slot++) {
            out.putInt(bodies.ids[slot].generation());
            out.putLong(bodies.placements[slot]);
            out.putByte(bodies.alive[slot] ? 1 : 0);
            if (bodies.alive[slot]) {
                writeBody(bodies, slot, shapes, out);
            }
        }
        for (int i = 0; i < bodies.freeCount; i++) {
            out.putInt(bodies.free[i]);
        }
    }

    /**
     * Reads bodies into a store that is empty.
     *
     * @param bodies receives them
     * @param world the bodies of the world that reads the state: ids and objects of the caller come from bodies with
     *     the same slot, generation and order of creation, and shapes from bodies with the same corners
     * @throws IllegalArgumentException if the bytes do not hold bodies
     */
    public static void readBodies(Bodies bodies, Bodies world, CheckedBytes in) {
        List<Shape> read = new KnownShapes(Arrays.asList(world.shape).subList(0, world.places)).read(in);
        bodies.creations = in.ordinal("the number of bodies that were ever added");
        bodies.begin(in.count("the number of places", BYTES_OF_PLACE));
        Set<Long> created = new HashSet<>();
        for (int slot = 0; slot < bodies.places; slot++) {
            int generation = in.integer("the generation of place " + slot, 0, Integer.MAX_VALUE);
            bodies.placements[slot] = in.word("how often a body was put at place " + slot);
            bodies.alive[slot] = in.choice("whether body " + slot + " is there", 2) == 1;
            if (bodies.alive[slot]) {
                readBody(bodies, slot, read, created, in);
            }
            readId(bodies, slot, generation, world);
        }
        readFree(bodies, created.size(), in);
    }

    private static void readFree(Bodies bodies, int alive, CheckedBytes in) {
        bodies.free = new int[bodies.places - alive];
        boolean[] isFree = new boolean[bodies.places];
        while (bodies.freeCount < bodies.free.length) {
            int slot = in.integer("a free place", 0, bodies.places - 1);
            in.require(!bodies.alive[slot] && !isFree[slot], slot, "a free place, each once");
            isFree[slot] = true;
            bodies.free[bodies.freeCount++] = slot;
        }
    }

    private static void writeBody(Bodies bodies, int slot, ShapeTable shapes, GrowingBytes out) {
        out.putByte((bodies.kinematic[slot] ? KINEMATIC : 0)
                | (bodies.fixed[slot] ? FIXED : 0)
                | (bodies.filters.isSensor(slot) ? SENSOR : 0)
                | (bodies.kept.isKept(slot) ? KEEPS_MOTION : 0)
                | (bodies.filters.oneWay.isOneWay(slot) ? ONE_WAY : 0)
                | (isCarried(bodies, slot) ? CARRIED : 0)
                | (bodies.orientations.steadyAngle[slot] != 0 ? STEADY : 0));
        out.putInt(shapes.number(bodies.shape[slot]));
        out.putLong(bodies.created[slot]);
        out.putLong(bodies.key[slot]);
        out.putLong(bodies.filters.category[slot]);
        out.putLong(bodies.filters.mask[slot]);
        out.putDoubles(bodies.x[slot], bodies.y[slot], bodies.dx[slot], bodies.dy[slot]);
        out.putDoubles(bodies.endDx[slot], bodies.endDy[slot]);
        out.putDoubles(bodies.mass[slot], bodies.restitution[slot], bodies.friction[slot]);
        out.putDoubles(bodies.orientations.c[slot], bodies.orientations.s[slot]);
        out.putDoubles(bodies.orientations.turnC[slot], bodies.orientations.turnS[slot]);
        if (bodies.orientations.steadyAngle[slot] != 0) {
            out.putDoubles(bodies.orientations.steadyAngle[slot], bodies.orientations.steadyDeviation[slot]);
        }
        if (bodies.filters.oneWay.isOneWay(slot)) {
            out.putDoubles(bodies.filters.oneWay.x(slot), bodies.filters.oneWay.y(slot));
        }
        if (isCarried(bodies, slot)) {
            out.putDoubles(bodies.kept.x(slot), bodies.kept.y(slot));
        }
    }

    /** Returns whether the motion that is kept of a body is not the motion with which it ended the last step. */
    private static boolean isCarried(Bodies bodies, int slot) {
        return bodies.kept.isOther(slot, bodies.endDx[slot], bodies.endDy[slot]);
    }

    private static void readBody(Bodies bodies, int slot, List<Shape> shapes, Set<Long> created, CheckedBytes in) {
        String of = " of body " + slot;
        int flags = in.choice("seven flags" + of, FLAGS);
        bodies.kinematic[slot] = (flags & KINEMATIC) != 0;
        bodies.fixed[slot] = (flags & FIXED) != 0;
        in.require(bodies.kinematic[slot] || !bodies.fixed[slot], flags, "seven flags" + of + ", kinematic if static");
        Shape shape = shapes.get(in.integer("the number of the shape" + of, 0, shapes.size() - 1));
        long when = in.ordinal("when body " + slot + " was added");
        boolean isOwn = when < bodies.creations && created.add(when);
        in.require(isOwn, when, "when body " + slot + " was added, before now and alone");
        bodies.created[slot] = when;
        bodies.key[slot] = in.word("the sort key" + of);
        bodies.filters.clear(slot);
        bodies.filters.setSensor(slot, (flags & SENSOR) != 0);
        bodies.filters.setBits(slot, in.word("the category" + of), in.word("the mask" + of));
        bodies.x[slot] = in.finite("the finite x" + of) + 0.0;
        bodies.y[slot] = in.finite("the finite y" + of) + 0.0;
        bodies.dx[slot] = in.finite("the finite dx" + of) + 0.0;
        bodies.dy[slot] = in.finite("the finite dy" + of) + 0.0;
        bodies.endDx[slot] = in.finite("the finite dx at the end of a step" + of) + 0.0;
        bodies.endDy[slot] = in.finite("the finite dy at the end of a step" + of) + 0.0;
        readProperties(bodies, slot, of, in);
        readRotors(bodies, slot, of, in);
        if ((flags & STEADY) != 0) {
            readSteady(bodies, slot, of, in);
        }
        if ((flags & ONE_WAY) != 0) {
            readOneWay(bodies, slot, of, in);
        }
        readKept(bodies, slot, flags, of, in);
        boolean moves = bodies.dx[slot] != 0 || bodies.dy[slot] != 0 || bodies.orientations.turnS[slot] != 0;
        in.require(!bodies.fixed[slot] || !moves, "a motion", "no motion" + of + ", which is static");
        bodies.setShape(slot, shape);
    }

    private static void readKept(Bodies bodies, int slot, int flags, String of, CheckedBytes in) {
        boolean isCarried = (flags & CARRIED) != 0;
        double x = isCarried ? in.finite("the finite dx without the carrier" + of) + 0.0 : bodies.endDx[slot];
        double y = isCarried ? in.finite("the finite dy without the carrier" + of) + 0.0 : bodies.endDy[slot];
        if ((flags & KEEPS_MOTION) != 0) {
            bodies.kept.keep(slot, x, y);
        } else {
            bodies.kept.clear(slot);
        }
    }

    private static void readProperties(Bodies bodies, int slot, String of, CheckedBytes in) {
        double mass = in.finite("the finite mass" + of);
        in.require(mass > 0, mass, "the mass" + of + ", > 0");
        bodies.mass[slot] = mass;
        double restitution = in.number("the restitution" + of);
        in.require(restitution >= 0 && restitution <= 1, restitution, "the restitution" + of + ", in [0, 1]");
        bodies.restitution[slot] = restitution;
        double friction = in.number("the friction" + of);
        in.require(friction >= 0, friction, "the friction" + of + ", >= 0");
        bodies.friction[slot] = friction;
    }

    private static void readRotors(Bodies bodies, int slot, String of, CheckedBytes in) {
        double c = in.finite("the finite half cosine" + of);
        double s = in.finite("the finite half sine" + of);
        in.require(c != 0 || s != 0, "0", "the half sine" + of + ", not 0 as the half cosine is");
        double turnC = in.finite("the finite half cosine per step" + of);
        double turnS = in.finite("the finite half sine per step" + of);
        in.require(turnC > 0 || turnS != 0, turnC, "a rotation per step" + of + " by less than 360 degrees");
        bodies.orientations.setRotor(slot, c, s);
        bodies.orientations.setTurn(slot, turnC, turnS);
    }

    private static void readSteady(Bodies bodies, int slot, String of, CheckedBytes in) {
        double angle = in.finite("the finite angle of the steady rotation" + of);
        in.require(
                angle != 0 && Math.abs(angle) <= RotorGrid.MAX_RADIANS,
                angle,
                "the angle of the steady rotation" + of + ", in [-1024, 1024] and not 0");
        double deviation = in.finite("the finite maximum deviation" + of);
        in.require(
                deviation >= RotorGrid.leastDeviation(angle) && deviation <= RotorGrid.GREATEST_DEVIATION,
                deviation,
                "the maximum deviation" + of + ", which this angle admits");
        bodies.orientations.setSteadyTurn(slot, new SteadyRotation(angle, deviation));
    }

    private static void readOneWay(Bodies bodies, int slot, String of, CheckedBytes in) {
        double x = in.finite("the finite x of the one-way direction" + of);
        double y = in.finite("the finite y of the one-way direction" + of);
        double larger = Orientations.larger(x, y);
        in.require(larger == 1, larger, "the larger component of the one-way direction" + of + ", 1 or -1");
        bodies.filters.oneWay.set(slot, x, y);
    }

    /**
     * Copies the id and the objects of the same body in the world, even if it has been removed; otherwise creates an
     * id.
     */
    private static void readId(Bodies bodies, int slot, int generation, Bodies world) {
        boolean isKnown = slot < world.places
                && world.ids[slot].generation() == generation
                && (!bodies.alive[slot] || world.created[slot] == bodies.created[slot]);
        bodies.ids[slot] = isKnown ? world.ids[slot] : new BodyHandle(world, slot, generation);
        if (isKnown && bodies.alive[slot]) {
            bodies.ofCaller.set(slot, world.ofCaller);
        }
    }

    /** Writes pairs. */
    public static void writePairs(KnownPairs pairs, GrowingBytes out) {
        out.putInt(pairs.count());
        for (int pair = 0; pair < pairs.count(); pair++) {
            out.putInt(pairs.first(pair).index());
            out.putInt(pairs.first(pair).generation());
            out.putInt(pairs.second(pair).index());
            out.putInt(pairs.second(pair).generation());
        }
    }

    /**
     * Reads pairs into an empty list.
     *
     * @param pairs receives them
     * @param bodies the bodies that were read with them
     * @param world the bodies of the world that reads the state
     * @throws IllegalArgumentException if the bytes do not hold pairs of these bodies
     */
    public static void readPairs(KnownPairs pairs, Bodies bodies, Bodies world, CheckedBytes in) {
        int count = in.count("the number of pairs", BYTES_OF_PAIR);
        for (int pair = 0; pair < count; pair++) {
            BodyHandle first = readMember(bodies, world, in);
            BodyHandle second = readMember(bodies, world, in);
            in.require(first.index() != second.index(), second, "the second body of a pair");
            pairs.add(first, second);
        }
    }

    /** Writes the contacts of resting bodies. */
    public static void writeImpulses(RestingImpulses impulses, GrowingBytes out) {
        out.putInt(impulses.count());
        for (int i = 0; i < impulses.count(); i++) {
            out.putInt(impulses.first(i));
            out.putInt(impulses.second(i));
            out.putInt(impulses.partOfFirst(i));
            out.putInt(impulses.partOfSecond(i));
            out.putDoubles(impulses.along(i), impulses.across(i));
        }
    }

    /**
     * Reads the contacts of resting bodies.
     *
     * @param bodies the bodies that were read with them, which receive them
     * @throws IllegalArgumentException if the bytes do not hold contacts of these bodies
     */
    public static void readImpulses(Bodies bodies, CheckedBytes in) {
        int count = in.count("the number of contacts of resting bodies", BYTES_OF_CONTACT);
        RestingImpulses impulses = bodies.impulses;
        for (int i = 0; i < count; i++) {
            int first = readPlace(bodies, in);
            int second = readPlace(bodies, in);
            int part = in.integer("the part of the first body", 0, Integer.MAX_VALUE);
            int otherPart = in.integer("the part of the second body", 0, Integer.MAX_VALUE);
            double along = in.finite("the finite impulse of a contact");
            in.require(along >= 0, along, "the impulse of a contact, >= 0");
            double across = in.finite("the finite impulse of a contact across the normal");
            impulses.add(first, part, second, otherPart, along, across);
            boolean isInOrder = first < second && (i == 0 || impulses.compare(i - 1, impulses, i) < 0);
            in.require(isInOrder, first, "the first body of a contact, in order");
        }
    }

    private static int readPlace(Bodies bodies, CheckedBytes in) {
        int slot = in.integer("the place of a body in a contact", 0, bodies.places - 1);
        in.require(bodies.alive[slot], slot, "the place of a body in a contact, which is there");
        return slot;
    }

    /** Reads a body of a pair; it may have been removed since. */
    private static BodyHandle readMember(Bodies bodies, Bodies world, CheckedBytes in) {
        int slot = in.integer("the place of a body of a pair", 0, bodies.places - 1);
        int generation = in.integer("the generation of a body of a pair", 0, bodies.ids[slot].generation());
        return generation == bodies.ids[slot].generation() ? bodies.ids[slot] : new BodyHandle(world, slot, generation);
    }
}
