package org.polysweep.query;

import java.util.Objects;
import java.util.Optional;
import org.polysweep.contact.Point;
import org.polysweep.contact.Separation;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.argument.Finite;
import org.polysweep.internal.closest.Proximity;
import org.polysweep.internal.compound.CompoundPenetration;
import org.polysweep.internal.compound.CompoundSweep;
import org.polysweep.internal.compound.FreePosition;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingCompound;
import org.polysweep.shape.MovingShape;
import org.polysweep.sweep.Sweep;

/**
 * Whether two convex shapes, or two compounds, are in each other, touch, or are apart where they stand: the verdict of a sweep in which nothing
 * moves, so it is OVERLAP, TOUCH or MISS, and never HIT. Decided as exact arithmetic decides it.
 *
 * <p>The static methods are for those who read. An object is for loops that have the numbers at hand: it is reusable, not
 * thread-safe, and makes no garbage unless the last stage, integers, decides. Cost: that of a sweep, plus a walk along the
 * side of one shape that faces the other if they are rounded.
 */
public final class Intersection {

    private static final ConvexPolygon POINT = ConvexPolygon.of(0, 0);

    private final Proximity proximity = new Proximity();

    /** Makes the scratch space for any number of questions, one after the other. */
    public Intersection() {}

    /**
     * Returns how two shapes stand to each other; their displacements do not count.
     *
     * @param a the first shape
     * @param b the second shape
     * @return OVERLAP if they are in each other, TOUCH if they only touch, MISS if they are apart
     */
    public static Verdict of(MovingShape a, MovingShape b) {
        return new Proximity().verdict(a.shape(), a.x(), a.y(), b.shape(), b.x(), b.y());
    }

    /**
     * Returns how two compounds stand to each other: the verdict of {@link CompoundSweep} if nothing moves.
     *
     * @param a the first compound
     * @param b the second compound
     * @return OVERLAP if any two parts are in each other, else TOUCH if any two touch, else MISS; a one-sided chain is in nobody
     */
    public static Verdict of(MovingCompound a, MovingCompound b) {
        Objects.requireNonNull(a, "a is null; it is a compound where it stands");
        Objects.requireNonNull(b, "b is null; it is a compound where it stands");
        return new CompoundSweep().verdict(a.moving(0, 0), b.moving(0, 0));
    }

    /**
     * Returns the shortest way to move A out of B, as {@link Sweep#separation} does.
     *
     * @param a the first shape; its displacement decides between equally short ways
     * @param b the second shape
     * @return the separation, which points from B toward A; empty unless they are in each other
     */
    public static Optional<Separation> separation(MovingShape a, MovingShape b) {
        return Sweep.separation(a, b);
    }

    /**
     * Returns where to put A so that it is certainly not in B: {@link #freePlace(MovingCompound, MovingCompound)} for two shapes.
     *
     * @param a the first shape
     * @param b the second shape
     * @return the position for A, in world coordinates; its own unless the two are in each other
     * @throws ArithmeticException if the way out leads beyond the doubles
     */
    public static Point freePlace(MovingShape a, MovingShape b) {
        return freePlace(
                CompoundShape.of(a.shape()).at(a.x(), a.y()).moving(a.dx(), a.dy()),
                CompoundShape.of(b.shape()).at(b.x(), b.y()).moving(b.dx(), b.dy()));
    }

    /**
     * Returns where to put A so that it is certainly not in B: the end of the shortest way out, as doubles. The sum of a position and
     * {@code depth · normal} does not promise that: it is rounded, and may leave A in B by so little that the next way does not change it any
     * more.
     *
     * <p>As a rule that is within some units in the last place of the exact end. Where no double near it is free, as in a slot that is exactly as wide as A at a
     * coordinate that no double has, it is the end of the shortest way for A with a thin skin, which may be another way. Cost: that
     * of the way, and of one or more verdicts; several times as much if rounding leaves no place.
     *
     * @param a the compound that is moved; its displacement decides between equally short ways
     * @param b the other compound
     * @return the position for A, in world coordinates; its own unless the two are in each other
     * @throws ArithmeticException if the way out leads beyond the doubles
     */
    public static Point freePlace(MovingCompound a, MovingCompound b) {
        return new FreePosition(a, b).end();
    }

    /**
     * Returns the shortest way to move a compound A out of a compound B: the shortest translation after which no part of A is in one of B,
     * where {@link #of(MovingCompound, MovingCompound)} does not say OVERLAP any more. That of two convex shapes is the way out of one part, and
     * may lead into the next; this one leads out of all of them, if need be into a corner between two.
     *
     * <p>Nobody is in a seam between parts that only touch, so what has no width may be led into one; nor is anybody in a one-sided chain.
     * Decided exactly; to move A by it, take {@link #freePlace(MovingCompound, MovingCompound)}. Cost: some 0.1 ms where A is a little in a few parts. It grows with the square of the number of edges that are no
     * farther than about twice the answer: deep inside of hundreds of parts it takes a large part
     * of a second, or more.
     *
     * @param a the compound that is moved; its displacement decides between equally short ways
     * @param b the other compound
     * @return the separation, whose normal is the direction of the way, which leads from B toward A; empty unless they are in each other
     */
    public static Optional<Separation> separation(MovingCompound a, MovingCompound b) {
        return CompoundPenetration.separation(a, b);
    }

    /**
     * Returns how two shapes stand to each other.
     *
     * @param a the first shape
     * @param ax the x coordinate of the position of A; finite, as are all that follow
     * @param ay the y coordinate of the position of A
     * @param b the second shape
     * @param bx the x coordinate of the position of B
     * @param by the y coordinate of the position of B
     * @return OVERLAP if they are in each other, TOUCH if they only touch, MISS if they are apart
     * @throws IllegalArgumentException if a number is NaN or infinite
     */
    public Verdict verdict(ConvexShape a, double ax, double ay, ConvexShape b, double bx, double by) {
        Finite.require("ax", ax);
        Finite.require("ay", ay);
        Finite.require("bx", bx);
        Finite.require("by", by);
        return proximity.verdict(a, ax, ay, b, bx, by);
    }

    /**
     * Returns where a point lies with respect to a shape.
     *
     * @param shape the shape
     * @param shapeX the x coordinate of its position; finite, as are all that follow
     * @param shapeY the y coordinate of its position
     * @param x the x coordinate of the point, in the world
     * @param y the y coordinate of the point
     * @return the location
     * @throws IllegalArgumentException if a number is NaN or infinite
     */
    public PointLocation locate(ConvexShape shape, double shapeX, double shapeY, double x, double y) {
        Finite.require("shapeX", shapeX);
        Finite.require("shapeY", shapeY);
        Finite.require("x", x);
        Finite.require("y", y);
        return switch (proximity.verdict(POINT, x, y, shape, shapeX, shapeY)) {
            case OVERLAP, HIT -> PointLocation.INSIDE;
            case TOUCH -> PointLocation.BOUNDARY;
            case MISS -> PointLocation.OUTSIDE;
        };
    }
}
