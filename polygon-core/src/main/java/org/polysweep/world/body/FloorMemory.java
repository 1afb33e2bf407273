package org.polysweep.world.body;

import java.util.Objects;
import java.util.Optional;
import org.polysweep.contact.Point;
import org.polysweep.internal.argument.Finite;
import org.polysweep.pose.Rotor;

/**
 * What a character mover remembers of the floor on which its body is: with it, another mover continues with the same
 * bits. {@code MoveReport.floorMemory} returns it.
 *
 * @param normal the unit normal of the floor, which points toward the body
 * @param contact a point at which they touch, in the world
 * @param foothold the point of the floor from which the heights of steps are measured, in coordinates of the floor;
 *     empty if none is known
 * @param position the position of the body after its last move
 * @param floorPosition the position of the floor after that move
 * @param floorRotor the orientation of the floor after that move
 * @param offset where the body is on a floor that does not rotate, from the position of the floor; empty if the body
 *     has not been carried yet
 * @param carrier the point of the floor below the middle of the body, in coordinates of the floor; empty if no rotation
 *     has carried the body yet
 */
public record FloorMemory(
        Point normal,
        Point contact,
        Optional<Point> foothold,
        Point position,
        Point floorPosition,
        Rotor floorRotor,
        Optional<Point> offset,
        Optional<Point> carrier) {

    /** Numbers of a world are below 2^800. */
    private static final int GREATEST_EXPONENT = 799;

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if one is NaN, infinite, or 2^800 or more, or the normal is longer than 1 on an
     *     axis
     */
    public FloorMemory {
        require("normal", normal);
        if (Math.abs(normal.x()) > 1 || Math.abs(normal.y()) > 1) {
            throw new IllegalArgumentException("normal must be a unit vector, but was " + normal);
        }
        require("contact", contact);
        require("position", position);
        require("floorPosition", floorPosition);
        Objects.requireNonNull(floorRotor, "floorRotor must not be null; use Rotor.IDENTITY for none");
        require("foothold", foothold);
        require("offset", offset);
        require("carrier", carrier);
    }

    private static void require(String name, Optional<Point> point) {
        Objects.requireNonNull(point, name + " must not be null; use Optional.empty() if it is unknown")
                .ifPresent(known -> require(name, known));
    }

    private static void require(String name, Point point) {
        Objects.requireNonNull(point, name + " must not be null");
        Finite.require(name + ".x", point.x(), name + ".y", point.y());
        if (Math.getExponent(point.x()) > GREATEST_EXPONENT || Math.getExponent(point.y()) > GREATEST_EXPONENT) {
            throw new IllegalArgumentException(
                    name + " must be below 2^" + (GREATEST_EXPONENT + 1) + ", but was " + point);
        }
    }
}
