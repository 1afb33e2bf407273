package org.polysweep.internal.world.mover;

import java.util.Optional;
import org.polysweep.contact.Point;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.body.BodyHandle;
import org.polysweep.internal.world.bytes.CheckedBytes;
import org.polysweep.internal.world.bytes.GrowingBytes;
import org.polysweep.pose.Rotor;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.FloorMemory;

/** Bodies, and the remembered floor, in the bytes of a mover. */
final class MoverBytes {

    private MoverBytes() {}

    static void writeBody(BodyId body, GrowingBytes out) {
        out.putInt(body.index());
        out.putInt(body.generation());
    }

    /** Reads a body; it may have been removed since. */
    static BodyHandle readBody(String what, CheckedBytes in, Bodies bodies) {
        int slot = in.integer("the place of " + what, 0, Integer.MAX_VALUE);
        in.require(
                slot < bodies.places,
                "body " + slot,
                what + ", which is in the state",
                "save the world at the moment of CharacterMover.toBytes");
        int generation = in.integer("the generation of " + what, 0, Integer.MAX_VALUE);
        return generation == bodies.id(slot).generation() ? bodies.id(slot) : new BodyHandle(bodies, slot, generation);
    }

    static void writeMemory(FloorMemory memory, GrowingBytes out) {
        write(memory.normal(), out);
        write(memory.contact(), out);
        write(memory.position(), out);
        write(memory.floorPosition(), out);
        out.putDoubles(memory.floorRotor().halfCos(), memory.floorRotor().halfSin());
        write(memory.foothold(), out);
        write(memory.offset(), out);
        write(memory.carrier(), out);
    }

    static FloorMemory readMemory(CheckedBytes in) {
        Point normal = point("the normal of the floor", in);
        in.require(Math.abs(normal.x()) <= 1 && Math.abs(normal.y()) <= 1, normal, "a unit normal of the floor");
        Point contact = point("the contact with the floor", in);
        Point position = point("the position after the last move", in);
        Point floorPosition = point("the position of the floor", in);
        double c = in.finite("the half cosine of the floor");
        double s = in.finite("the half sine of the floor");
        in.require(c != 0 || s != 0, "0", "the half sine of the floor, not 0 as the half cosine is");
        Optional<Point> foothold = optional("the foothold", in);
        Optional<Point> offset = optional("the offset from the floor", in);
        Optional<Point> carrier = optional("the point of the floor that carries", in);
        return new FloorMemory(
                normal, contact, foothold, position, floorPosition, Rotor.ofHalfAngle(c, s), offset, carrier);
    }

    private static void write(Point point, GrowingBytes out) {
        out.putDoubles(point.x(), point.y());
    }

    private static void write(Optional<Point> point, GrowingBytes out) {
        out.putByte(point.isPresent() ? 1 : 0);
        point.ifPresent(known -> write(known, out));
    }

    private static Point point(String what, CheckedBytes in) {
        return new Point(coordinate("x of " + what, in), coordinate("y of " + what, in));
    }

    private static double coordinate(String what, CheckedBytes in) {
        double number = in.finite("the finite " + what);
        in.require(Math.getExponent(number) < 800, number, "the " + what + ", below 2^800");
        return number;
    }

    private static Optional<Point> optional(String what, CheckedBytes in) {
        return in.choice("1 if there is " + what + ", else 0", 2) == 1
                ? Optional.of(point(what, in))
                : Optional.empty();
    }
}
