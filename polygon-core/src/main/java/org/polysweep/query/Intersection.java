package org.polysweep.query;

import java.util.Optional;
import java.util.function.IntFunction;
import org.polysweep.contact.MinimumTranslation;
import org.polysweep.contact.Point;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.argument.Finite;
import org.polysweep.internal.closest.Proximity;
import org.polysweep.internal.compound.CompoundSweep;
import org.polysweep.internal.compound.FreePosition;
import org.polysweep.internal.motion.IdleRotation;
import org.polysweep.internal.motion.Required;
import org.polysweep.internal.motion.ShapeParts;
import org.polysweep.internal.steady.SteadySweep;
import org.polysweep.internal.tree.MovingBox;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.PlacedShape;
import org.polysweep.shape.Shape;
import org.polysweep.sweep.Sweeper;

/**
 * Decides whether two shapes overlap, touch, or are apart, and finds the minimum translation if they overlap. The
 * verdict is the verdict of a sweep in which nothing moves: OVERLAP, TOUCH or MISS, never HIT. All results are exact.
 *
 * <p>The static methods are easy to read. An object is for loops: it is reusable,
 * not thread-safe, and does not allocate for convex shapes, except in the exact (big-integer) fallback. Cost: a sweep,
 * plus a walk along the side of one shape that faces the other if they are rounded. Rotated shapes need the exact
 * fallback, which allocates.
 */
public final class Intersection {

    private static final ConvexPolygon POINT = ConvexPolygon.of(0, 0);

    private final Proximity proximity = new Proximity();

    /** Creates the scratch space for any number of queries, one after the other. */
    public Intersection() {}

    /**
     * Returns whether two shapes overlap, touch, or are apart.
     *
     * @param a the first shape
     * @param b the second shape
     * @return OVERLAP if any two parts overlap, else TOUCH if any two touch, else MISS; nothing overlaps a one-sided
     *     chain
     */
    public static Verdict verdict(PlacedShape a, PlacedShape b) {
        Required.placed("a", a);
        Required.placed("b", b);
        return IdleRotation.without(a).isRotated() || IdleRotation.without(b).isRotated()
                ? new CompoundSweep().verdict(a.moving(0, 0), b.moving(0, 0))
                : new Intersection().verdict(a.shape(), a.x(), a.y(), b.shape(), b.x(), b.y());
    }

    /**
     * Returns the minimum translation of A out of B: the shortest translation after which no part of A overlaps a part
     * of B. For two compounds it may end in a corner between two parts; the minimum translation out of a single part
     * may lead into the next.
     *
     * <p>A shape in a seam between parts that only touch overlaps neither of them, so a shape without width may be led
     * into one. Nothing overlaps a one-sided chain. Decided exactly; to move A out of B, use {@link #freePosition}.
     * Cost: for two convex shapes a sweep and a walk around one side; for compounds about 0.1 ms where A slightly
     * overlaps a few parts. It grows with the square of the number of edges within about twice the length of the
     * result: deep inside hundreds of parts it takes a large part of a second, or more.
     *
     * @param a the shape that is moved; its displacement decides between equally short translations: the one that
     *     opposes it most
     * @param b the other shape
     * @return the separation, whose normal is its direction, from B toward A; empty unless they
     *     overlap
     */
    public static Optional<MinimumTranslation> minimumTranslation(MovingShape a, MovingShape b) {
        return Sweeper.AUTO.minimumTranslation(a, b);
    }

    /**
     * Returns the minimum translation of A out of a B that is at rest, as
     * {@link #minimumTranslation(MovingShape, MovingShape)} does.
     *
     * @param a the shape that is moved; its displacement decides between equally short translations
     * @param b the other shape
     * @return the separation, whose normal is its direction, from B toward A; empty unless they
     *     overlap
     */
    public static Optional<MinimumTranslation> minimumTranslation(MovingShape a, PlacedShape b) {
        return minimumTranslation(a, Required.placed("b", b).moving(0, 0));
    }

    /**
     * Returns the minimum translation of A out of B, as {@link #minimumTranslation(MovingShape, MovingShape)} does
     * where nothing moves.
     *
     * @param a the shape that is moved
     * @param b the other shape
     * @return the separation, whose normal is its direction, from B toward A; empty unless they
     *     overlap
     */
    public static Optional<MinimumTranslation> minimumTranslation(PlacedShape a, PlacedShape b) {
        Required.placed("a", a);
        Required.placed("b", b);
        return minimumTranslation(a.moving(0, 0), b.moving(0, 0));
    }

    /**
     * Returns a position of A at which it is guaranteed not to overlap B: the end of the minimum translation, as
     * doubles. The sum of a position and {@code depth · normal} is not guaranteed to be free: it is rounded, and may
     * leave A in B by so little that the next translation does not change the position any more.
     *
     * <p>It is usually within some units in the last place of the exact end. Where no double near the exact end is
     * free, as in a slot that is exactly as wide as A at a coordinate that is not a double, the position is the end of
     * the minimum translation of A with a thin skin, which may have another direction. Cost: a minimum translation and
     * one or more verdicts; several times as much if no rounded position nearby is free.
     *
     * @param a the shape that is moved, in the orientation that it has at t = 0; its displacement decides between
     *     equally short translations
     * @param b the other shape
     * @return the position for A, in world coordinates; its own unless the two overlap
     * @throws ArithmeticException if the position overflows {@code double}
     */
    public static Point freePosition(MovingShape a, MovingShape b) {
        Required.moving("a", a);
        Required.moving("b", b);
        return new FreePosition(SteadySweep.atStart(a), SteadySweep.atStart(b)).end();
    }

    /**
     * Returns a position of A outside of a B that is at rest, as {@link #freePosition(MovingShape, MovingShape)} does.
     *
     * @param a the shape that is moved; its displacement decides between equally short translations
     * @param b the other shape
     * @return the position for A, in world coordinates; its own unless the two overlap
     * @throws ArithmeticException if the position overflows {@code double}
     */
    public static Point freePosition(MovingShape a, PlacedShape b) {
        return freePosition(a, Required.placed("b", b).moving(0, 0));
    }

    /**
     * Returns a position of A at which it is guaranteed not to overlap B, as
     * {@link #freePosition(MovingShape, MovingShape)} does where nothing moves.
     *
     * @param a the shape that is moved
     * @param b the other shape
     * @return the position for A, in world coordinates; its own unless the two overlap
     * @throws ArithmeticException if the position overflows {@code double}
     */
    public static Point freePosition(PlacedShape a, PlacedShape b) {
        Required.placed("a", a);
        Required.placed("b", b);
        return freePosition(a.moving(0, 0), b.moving(0, 0));
    }

    /**
     * Returns whether two shapes overlap, touch, or are apart.
     *
     * @param a the first shape
     * @param ax the x coordinate of the position of A; finite, as are all that follow
     * @param ay the y coordinate of the position of A
     * @param b the second shape
     * @param bx the x coordinate of the position of B
     * @param by the y coordinate of the position of B
     * @return the verdict, as {@link #verdict} returns it
     * @throws IllegalArgumentException if a number is NaN or infinite
     */
    public Verdict verdict(Shape a, double ax, double ay, Shape b, double bx, double by) {
        Finite.require("ax", ax, "ay", ay);
        Finite.require("bx", bx, "by", by);
        return a instanceof ConvexShape shapeA && b instanceof ConvexShape shapeB
                ? proximity.verdict(shapeA, ax, ay, shapeB, bx, by)
                : new CompoundSweep().verdict(new MovingShape(a, ax, ay, 0, 0), new MovingShape(b, bx, by, 0, 0));
    }

    /**
     * Returns the location of a point with respect to a shape.
     *
     * @param shape the shape
     * @param shapeX the x coordinate of its position; finite, as are all that follow
     * @param shapeY the y coordinate of its position
     * @param x the x coordinate of the point, in the world
     * @param y the y coordinate of the point
     * @return {@link PointLocation#INSIDE} if it is in the interior of a part, else {@link PointLocation#BOUNDARY} if
     *     it is in a part: on the outline, or on a seam between parts; else {@link PointLocation#OUTSIDE}
     * @throws IllegalArgumentException if a number is NaN or infinite
     */
    public PointLocation locate(Shape shape, double shapeX, double shapeY, double x, double y) {
        Finite.require("shapeX", shapeX, "shapeY", shapeY);
        Finite.require("x", x, "y", y);
        if (shape instanceof ConvexShape convex) {
            return locateInPart(convex, shapeX, shapeY, x, y);
        }
        MovingBox point = new MovingBox().set(x, y, x, y).seen(0, 0, shapeX, shapeY);
        return locate(shape, point, part -> locateInPart(shape.part(part), shapeX, shapeY, x, y));
    }

    /** The location of a point with respect to a shape that may have a rotor. */
    PointLocation locate(PlacedShape shape, double x, double y) {
        Finite.require("x", x, "y", y);
        if (!IdleRotation.without(shape).isRotated()) {
            return locate(shape.shape(), shape.x(), shape.y(), x, y);
        }
        Rotor rotor = shape.rotor();
        MovingBox seen = new MovingBox()
                .set(x, y, x, y)
                .seen(0, 0, shape.x(), shape.y())
                .turned(rotor.halfCos(), -rotor.halfSin());
        PlacedShape point = POINT.at(x, y);
        return locate(shape.shape(), seen, part -> location(verdict(point, shape.part(part))));
    }

    private static PointLocation locate(Shape shape, MovingBox point, IntFunction<PointLocation> inPart) {
        PointLocation[] location = {PointLocation.OUTSIDE};
        ShapeParts.nearest(shape, point, 0, (part, limit) -> {
            PointLocation next = inPart.apply(part);
            location[0] = next.compareTo(location[0]) < 0 ? next : location[0];
            return location[0] == PointLocation.INSIDE ? -1 : limit;
        });
        return location[0];
    }

    private PointLocation locateInPart(ConvexShape shape, double shapeX, double shapeY, double x, double y) {
        return location(proximity.verdict(POINT, x, y, shape, shapeX, shapeY));
    }

    private static PointLocation location(Verdict verdict) {
        return switch (verdict) {
            case OVERLAP, HIT -> PointLocation.INSIDE;
            case TOUCH -> PointLocation.BOUNDARY;
            case MISS -> PointLocation.OUTSIDE;
        };
    }
}
