package org.polysweep.union;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.polysweep.exact.ConstructibleNumber;
import org.polysweep.exact.ExactVector;
import org.polysweep.exact.Lattice;
import org.polysweep.polygon.MovingShape;
import org.polysweep.round.CoreDifference;

/** The configuration-space obstacle C of a part of A and a part of B: the difference of their cores, grown by both radii. */
final class Obstacle {

    private final MovingShape a;
    private final MovingShape b;
    private final Lattice lattice;
    private final Extent extent;

    /** The sum of the radii on the lattice. */
    private final BigInteger radius;

    /** The difference of the cores, once it has been needed. */
    private @Nullable CoreDifference core;

    Obstacle(MovingShape a, MovingShape b, Lattice lattice) {
        this.a = a;
        this.b = b;
        this.lattice = lattice;
        extent = Extent.of(b.shape(), b.x(), b.y()).minus(Extent.of(a.shape(), a.x(), a.y()));
        radius = lattice.at(a.shape().radius()).add(lattice.at(b.shape().radius()));
    }

    /**
     * A piece of the boundary.
     *
     * @param obstacle whose it is
     * @param curve where it lies
     * @param extent a box that holds the piece
     */
    record Piece(Obstacle obstacle, Curve curve, Extent extent) {}

    private CoreDifference core() {
        CoreDifference known = core;
        if (known == null) {
            known = CoreDifference.of(
                    a.shape().core(),
                    lattice.vector(a.x(), a.y()),
                    b.shape().core(),
                    lattice.vector(b.x(), b.y()),
                    lattice);
            core = known;
        }
        return known;
    }

    /** A box that holds it. */
    Extent extent() {
        return extent;
    }

    /** Whether it has an interior: a point or a segment without a radius has none. */
    boolean hasInterior() {
        return radius.signum() > 0 || core().size() > 2;
    }

    /** Whether a point lies in the interior. */
    boolean holds(Place place) {
        return hasInside(place) || (radius.signum() > 0 && isNearCore(place));
    }

    /** Whether a whole box lies in the interior, which is convex; 1 is the length 2^exponent. */
    boolean holds(Extent box, int exponent) {
        return extent.contains(box)
                && box.isFinite()
                && holds(Place.of(box.minX(), box.minY(), exponent))
                && holds(Place.of(box.maxX(), box.maxY(), exponent))
                && holds(Place.of(box.minX(), box.maxY(), exponent))
                && holds(Place.of(box.maxX(), box.minY(), exponent));
    }

    private boolean hasInside(Place place) {
        if (core().size() < 3) {
            return false;
        }
        for (int i = 0; i < core().size(); i++) {
            if (turn(i, place).signum() <= 0) {
                return false;
            }
        }
        return true;
    }

    /** Where a point lies beside an edge, counted in the lengths of both: positive on the left of it. */
    private ConstructibleNumber turn(int i, Place place) {
        ExactVector edge = core().edge(i);
        ExactVector corner = core().corner(i);
        return place.yFrom(corner).times(edge.x()).minus(place.xFrom(corner).times(edge.y()));
    }

    /** Whether a corner or an edge is less far away than the radius. */
    private boolean isNearCore(Place place) {
        ConstructibleNumber square = place.w().times(radius).square();
        for (int i = 0; i < core().size(); i++) {
            ConstructibleNumber x = place.xFrom(core().corner(i));
            ConstructibleNumber y = place.yFrom(core().corner(i));
            if (x.square().plus(y.square()).minus(square).signum() < 0) {
                return true;
            }
            ExactVector edge = core().edge(i);
            ConstructibleNumber along = x.times(edge.x()).plus(y.times(edge.y()));
            if (along.signum() > 0
                    && along.minus(place.w().times(edge.square())).signum() < 0
                    && turn(i, place)
                                    .square()
                                    .minus(square.times(edge.square()))
                                    .signum()
                            < 0) {
                return true;
            }
        }
        return false;
    }

    /** The pieces of its boundary. */
    List<Piece> boundary() {
        List<Piece> pieces = new ArrayList<>();
        for (int i = 0; i < core().size(); i++) {
            Extent corner = around(i);
            if (radius.signum() > 0) {
                pieces.add(new Piece(this, new Curve.Circle(core().corner(i), radius), ofArc(i)));
            }
            if (core().size() > 1) {
                Curve line = Curve.Line.beside(core().corner(i), core().edge(i), radius);
                pieces.add(new Piece(this, line, corner.with(around(core().next(i)))));
            }
        }
        return pieces;
    }

    /** A box that holds the arc about a corner, whose directions are between the normals of the two edges. */
    private Extent ofArc(int i) {
        if (core().size() < 3) {
            return around(i);
        }
        ExactVector first = core().edge(core().previous(i)).turnedClockwise();
        ExactVector last = core().edge(i).turnedClockwise();
        Extent wide = around(i);
        Extent corner = ofCorner(i);
        return new Extent(
                first.x().signum() < 0 || last.x().signum() < 0 ? wide.minX() : corner.minX(),
                first.y().signum() < 0 || last.y().signum() < 0 ? wide.minY() : corner.minY(),
                first.x().signum() > 0 || last.x().signum() > 0 ? wide.maxX() : corner.maxX(),
                first.y().signum() > 0 || last.y().signum() > 0 ? wide.maxY() : corner.maxY());
    }

    /** A box that holds all points that are no farther from a corner than the radius. */
    private Extent around(int i) {
        return ofCorner(i).grown(a.shape().radius(), b.shape().radius());
    }

    /** A box that holds a corner. */
    private Extent ofCorner(int i) {
        return Extent.ofCorner(b.shape(), core().cornerOfB(i), b.x(), b.y())
                .minus(Extent.ofCorner(a.shape(), core().cornerOfA(i), a.x(), a.y()));
    }
}
