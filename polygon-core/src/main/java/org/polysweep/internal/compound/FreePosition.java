package org.polysweep.internal.compound;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.polysweep.contact.MinimumTranslation;
import org.polysweep.contact.Point;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.PlacedShape;
import org.polysweep.shape.RoundedPolygon;

/**
 * A position for A, in doubles, at which A is guaranteed not to overlap B: the end of the exact separation, or a
 * position as close to it as can be found.
 *
 * <p>The end of the separation is rounded. If rounding leaves A in B, its neighbors outward are tried, which is enough
 * at a side. At a vertex between two parts the neighbors may all overlap B; then A is enlarged by a skin as thick as
 * the rounding error, and the thickness is doubled until the position is free. The exact verdict tests every position.
 */
public final class FreePosition {

    private final MovingShape a;
    private final MovingShape b;
    private final CompoundSweep sweep = new CompoundSweep();

    public FreePosition(MovingShape a, MovingShape b) {
        this.a = a;
        this.b = b;
    }

    /**
     * The place.
     *
     * @throws ArithmeticException if no such position is in the range of double
     */
    public Point end() {
        Optional<MinimumTranslation> translation = separation(a, b);
        if (translation.isEmpty()) {
            return new Point(a.x(), a.y());
        }
        Optional<Point> found = near(translation.get());
        double skin = unit();
        while (found.isEmpty()) {
            MinimumTranslation wider = separation(withSkin(skin), b).orElseThrow();
            found = near(wider);
            skin = 2 * skin;
        }
        return found.get();
    }

    private static Optional<MinimumTranslation> separation(MovingShape a, MovingShape b) {
        return a.shape() instanceof ConvexShape && b.shape() instanceof ConvexShape
                ? PairSweeper.AUTO.separation(a, b)
                : CompoundPenetration.separation(a, b);
    }

    /** The end of a separation, rounded, or one of its neighbors outward, if one is free. */
    private Optional<Point> near(MinimumTranslation translation) {
        double x = a.x() + translation.depth() * translation.normalX();
        double y = a.y() + translation.depth() * translation.normalY();
        if (!Double.isFinite(x) || !Double.isFinite(y)) {
            throw new ArithmeticException("the free position overflows double: " + translation.depth() + " from ("
                    + a.x() + ", " + a.y() + ") along (" + translation.normalX() + ", " + translation.normalY() + ")");
        }
        double outX = outward(x, translation.normalX());
        double outY = outward(y, translation.normalY());
        return Stream.of(new Point(x, y), new Point(outX, y), new Point(x, outY), new Point(outX, outY))
                .filter(this::isFree)
                .findFirst();
    }

    /** The next double in a direction; the same double if the direction is 0. */
    private static double outward(double coordinate, double direction) {
        return direction > 0 ? Math.nextUp(coordinate) : direction < 0 ? Math.nextDown(coordinate) : coordinate;
    }

    private boolean isFree(Point place) {
        PlacedShape there = new PlacedShape(a.shape(), place.x(), place.y(), a.rotor());
        return sweep.verdict(there.moving(0, 0), b.placed().moving(0, 0)) != Verdict.OVERLAP;
    }

    private MovingShape withSkin(double skin) {
        List<ConvexShape> parts = a.shape().parts().stream()
                .<ConvexShape>map(part -> RoundedPolygon.of(part.core(), part.radius() + skin))
                .toList();
        return CompoundShape.of(parts).at(a.x(), a.y()).withRotor(a.rotor()).moving(a.dx(), a.dy());
    }

    /** The distance to the next double from the largest number in A's position and size. */
    private double unit() {
        double size = Math.max(Math.abs(a.x()), Math.abs(a.y()));
        for (ConvexShape part : a.shape().parts()) {
            size = Math.max(size, part.radius());
        }
        return Math.nextUp(size) - size;
    }
}
