package org.polysweep.internal.world.body;

import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.Shape;
import org.polysweep.world.body.StepBudget;

/**
 * A 64-bit hash of everything that determines the future of a world, mixed by the finalizer of SplitMix64 (Steele, Lea
 * and Flood, Fast splittable pseudorandom number generators, 2014), which is a bijection. Only integers: the same
 * everywhere.
 */
public final class WorldDigest {

    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private final Bodies bodies;
    private long digest;

    public WorldDigest(Bodies bodies) {
        this.bodies = bodies;
    }

    public long of(StepBudget budget) {
        digest = GOLDEN;
        long differingBits = budget.maxContacts() ^ StepBudget.DEFAULT.maxContacts();
        add(differingBits << Integer.SIZE | budget.maxDisplacementChanges());
        add(bodies.count());
        for (int rank = 0; rank < bodies.count(); rank++) {
            addBody(bodies.byRank(rank));
        }
        return bodies.impulses.count() == 0 ? digest : withImpulses();
    }

    /** A sum, because the contacts are in the order of the slots of the bodies, not in the order of the world. */
    private long withImpulses() {
        long ofBodies = digest;
        long sum = 0;
        RestingImpulses impulses = bodies.impulses;
        for (int i = 0; i < impulses.count(); i++) {
            int first = bodies.rank(impulses.first(i));
            int second = bodies.rank(impulses.second(i));
            boolean isFirst = first < second;
            digest = ofBodies;
            add(isFirst ? first : second);
            add(isFirst ? second : first);
            add(isFirst ? impulses.partOfFirst(i) : impulses.partOfSecond(i));
            add(isFirst ? impulses.partOfSecond(i) : impulses.partOfFirst(i));
            add(impulses.along(i));
            add(impulses.across(i));
            sum += digest;
        }
        return sum;
    }

    private void addBody(int slot) {
        add(bodies.key(slot));
        add(bodies.x[slot]);
        add(bodies.y[slot]);
        add(bodies.dx[slot]);
        add(bodies.dy[slot]);
        add(bodies.endDx[slot]);
        add(bodies.endDy[slot]);
        add(bodies.mass[slot]);
        add(bodies.restitution[slot]);
        if (bodies.friction[slot] < Double.POSITIVE_INFINITY) {
            add(bodies.friction[slot]);
        }
        add(bodies.filters.category[slot]);
        add(bodies.filters.mask[slot]);
        add((bodies.kept.isKept(slot) ? 1 : 0)
                | (bodies.kinematic[slot] ? 2 : 0)
                | (bodies.filters.isSensor(slot) ? 4 : 0)
                | (bodies.fixed[slot] ? 8 : 0));
        if (bodies.kept.isOther(slot, bodies.endDx[slot], bodies.endDy[slot])) {
            add(bodies.kept.x(slot));
            add(bodies.kept.y(slot));
        }
        if (bodies.filters.oneWay.isOneWay(slot)) {
            add(bodies.filters.oneWay.x(slot));
            add(bodies.filters.oneWay.y(slot));
        }
        if (bodies.orientations.isSet(slot)) {
            add(bodies.orientations.c[slot]);
            add(bodies.orientations.s[slot]);
            add(bodies.orientations.turnC[slot]);
            add(bodies.orientations.turnS[slot]);
        }
        if (bodies.orientations.steadyAngle[slot] != 0) {
            add(bodies.orientations.steadyAngle[slot]);
            add(bodies.orientations.steadyDeviation[slot]);
        }
        addShape(bodies.shape[slot]);
    }

    private void addShape(Shape shape) {
        int parts = shape.partCount();
        add(shape.isOneSided() ? -parts : parts);
        for (int part = 0; part < parts; part++) {
            ConvexShape convex = shape.part(part);
            ConvexPolygon core = convex.core();
            add(convex.radius());
            add(core.vertexCount());
            for (int corner = 0; corner < core.vertexCount(); corner++) {
                add(core.x(corner));
                add(core.y(corner));
            }
        }
    }

    private void add(double number) {
        add(Double.doubleToRawLongBits(number + 0.0));
    }

    private void add(long word) {
        long mixed = (digest ^ word) + GOLDEN;
        mixed = (mixed ^ (mixed >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        digest = mixed ^ (mixed >>> 31);
    }
}
