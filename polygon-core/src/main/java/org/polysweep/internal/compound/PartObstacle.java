package org.polysweep.internal.compound;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.polysweep.internal.algebraic.ConstructibleNumber;
import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.number.Lattice;
import org.polysweep.internal.obstacle.ExactShape;
import org.polysweep.internal.obstacle.MinkowskiDifference;
import org.polysweep.internal.rotation.exact.RotatedShapes;
import org.polysweep.shape.MovingShape;

/**
 * The configuration-space obstacle C of a part of A and a part of B: the difference of their cores, grown by both
 * radii.
 */
final class PartObstacle {

    private final MovingShape a;
    private final MovingShape b;
    private final MinkowskiDifference core;
    private final List<ExactVector> vertices;
    private final List<CoreEdge> edges;
    private final Extent extent;

    /** The sum of the radii on the lattice. */
    private final BigInteger radius;

    private PartObstacle(PartShapes pair, Lattice lattice, BigInteger denominator) {
        a = pair.a;
        b = pair.b;
        extent = pair.extent;
        ExactShape shapeA = exact(a, lattice, denominator);
        ExactShape shapeB = exact(b, lattice, denominator);
        radius = shapeA.radius().add(shapeB.radius());
        core = MinkowskiDifference.of(shapeA, shapeB);
        vertices = IntStream.range(0, core.size()).mapToObj(core::vertex).toList();
        edges = IntStream.range(0, core.size())
                .mapToObj(i -> CoreEdge.of(core.vertex(i), core.edge(i)))
                .toList();
    }

    private static ExactShape exact(MovingShape part, Lattice lattice, BigInteger denominator) {
        return part.rotor().isIdentity() && denominator.equals(BigInteger.ONE)
                ? new ExactShape(part.shape().part(0), lattice.vector(part.x(), part.y()), lattice)
                : RotatedShapes.shape(part, lattice, denominator);
    }

    /**
     * A part of A and a part of B.
     *
     * @param a the part of A
     * @param b the part of B
     * @param extent a box that holds their obstacle
     */
    record PartShapes(MovingShape a, MovingShape b, Extent extent) {

        static PartShapes of(MovingShape a, MovingShape b) {
            return new PartShapes(a, b, Extent.of(b).minus(Extent.of(a)));
        }

        /** The exponent of a lattice that holds both shapes. */
        int exponent() {
            return Math.min(
                    ExactShape.exponentOf(a.shape().part(0)),
                    ExactShape.exponentOf(b.shape().part(0)));
        }

        /**
         * The obstacle.
         *
         * @param lattice one that holds both shapes
         * @param denominator the factor of its numbers: 1, or the common denominator of both rotations
         */
        PartObstacle on(Lattice lattice, BigInteger denominator) {
            return new PartObstacle(this, lattice, denominator);
        }
    }

    /**
     * A piece of the boundary.
     *
     * @param obstacle the obstacle that it bounds
     * @param curve where it lies
     * @param extent a box that holds the piece
     */
    record BoundaryPiece(PartObstacle obstacle, Curve curve, Extent extent) {}

    /** Returns whether another obstacle has the same points, on the same lattice. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof PartObstacle obstacle
                && radius.equals(obstacle.radius)
                && vertices.equals(obstacle.vertices);
    }

    @Override
    public int hashCode() {
        return 31 * vertices.hashCode() + radius.hashCode();
    }

    /** A box that contains it. */
    Extent extent() {
        return extent;
    }

    /** Returns whether it has an interior: a point or a segment without a radius has none. */
    boolean hasInterior() {
        return radius.signum() > 0 || core.size() > 2;
    }

    /**
     * Returns whether a point lies in the interior.
     *
     * @param on pieces of boundary whose curves hold the point, so signs that are 0 for this reason need not be
     *     computed
     */
    @SuppressWarnings("ReferenceEquality") // a piece belongs to one obstacle, which is never copied
    boolean holds(Place place, List<BoundaryPiece> on) {
        boolean isOnSide =
                on.stream().anyMatch(piece -> piece.obstacle == this && piece.curve instanceof Curve.WholeLine);
        return !isOnSide && (hasInside(place) || (radius.signum() > 0 && isNearCore(place, on)));
    }

    private boolean hasInside(Place place) {
        if (core.size() < 3) {
            return false;
        }
        for (CoreEdge edge : edges) {
            if (edge.turn(place).signum() <= 0) {
                return false;
            }
        }
        return true;
    }

    /** Returns whether a vertex or an edge is closer than the radius. */
    private boolean isNearCore(Place place, List<BoundaryPiece> on) {
        ConstructibleNumber square = place.w().times(radius).square();
        for (int i = 0; i < edges.size(); i++) {
            CoreEdge edge = edges.get(i);
            if ((!isOnCircle(i, on)
                            && edge.squareFromVertex(place).minus(square).signum() < 0)
                    || edge.isNear(place, square)) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether a curve is the circle about a vertex. */
    private boolean isOnCircle(int vertex, List<BoundaryPiece> on) {
        Curve circle = new Curve.WholeCircle(vertices.get(vertex), radius);
        return on.stream().anyMatch(piece -> piece.curve.equals(circle));
    }

    /**
     * An edge of the core, and the vertex where it begins; of a point, an edge of no length.
     *
     * @param vertexX where it begins
     * @param vertexY where it begins
     * @param x its direction
     * @param y its direction
     * @param square the square of its length
     */
    private record CoreEdge(
            ConstructibleNumber vertexX,
            ConstructibleNumber vertexY,
            ConstructibleNumber x,
            ConstructibleNumber y,
            ConstructibleNumber square) {

        static CoreEdge of(ExactVector vertex, ExactVector edge) {
            return new CoreEdge(
                    ConstructibleNumber.of(vertex.x()),
                    ConstructibleNumber.of(vertex.y()),
                    ConstructibleNumber.of(edge.x()),
                    ConstructibleNumber.of(edge.y()),
                    ConstructibleNumber.of(edge.square()));
        }

        /**
         * Returns whether a point beside the edge is less far from its line than the root of a number, less both ends.
         */
        boolean isNear(Place place, ConstructibleNumber squareOfDistance) {
            ConstructibleNumber along = along(place);
            return along.signum() > 0
                    && along.minus(place.w().times(square)).signum() < 0
                    && turn(place)
                                    .square()
                                    .minus(squareOfDistance.times(square))
                                    .signum()
                            < 0;
        }

        /** How far a point lies to the left, times the length of the edge and the denominator of the point. */
        ConstructibleNumber turn(Place place) {
            return fromY(place).times(x).minus(fromX(place).times(y));
        }

        /** How far a point lies along the edge, times the same product. */
        ConstructibleNumber along(Place place) {
            return fromX(place).times(x).plus(fromY(place).times(y));
        }

        /** The square of the distance of a point from the vertex, times the square of its denominator. */
        ConstructibleNumber squareFromVertex(Place place) {
            return fromX(place).square().plus(fromY(place).square());
        }

        private ConstructibleNumber fromX(Place place) {
            return place.x().minus(place.w().times(vertexX));
        }

        private ConstructibleNumber fromY(Place place) {
            return place.y().minus(place.w().times(vertexY));
        }
    }

    /** The pieces of its boundary. */
    List<BoundaryPiece> boundary() {
        List<BoundaryPiece> pieces = new ArrayList<>();
        for (int i = 0; i < core.size(); i++) {
            Extent disc = around(i);
            if (radius.signum() > 0) {
                pieces.add(new BoundaryPiece(this, new Curve.WholeCircle(core.vertex(i), radius), ofArc(i)));
            }
            if (core.size() > 1) {
                Curve line = Curve.WholeLine.beside(core.vertex(i), core.edge(i), radius);
                pieces.add(new BoundaryPiece(this, line, disc.with(around(core.next(i)))));
            }
        }
        return pieces;
    }

    /** A box that contains the arc about a vertex, whose directions are between the normals of the two edges. */
    private Extent ofArc(int i) {
        if (core.size() < 3) {
            return around(i);
        }
        ExactVector first = core.edge(core.previous(i)).turnedClockwise();
        ExactVector last = core.edge(i).turnedClockwise();
        Extent wide = around(i);
        Extent vertex = ofVertex(i);
        return new Extent(
                first.x().signum() < 0 || last.x().signum() < 0 ? wide.minX() : vertex.minX(),
                first.y().signum() < 0 || last.y().signum() < 0 ? wide.minY() : vertex.minY(),
                first.x().signum() > 0 || last.x().signum() > 0 ? wide.maxX() : vertex.maxX(),
                first.y().signum() > 0 || last.y().signum() > 0 ? wide.maxY() : vertex.maxY());
    }

    /** A box that contains all points within the radius of a vertex. */
    private Extent around(int i) {
        return ofVertex(i).grown(a.shape().part(0).radius(), b.shape().part(0).radius());
    }

    /** A box that contains a vertex. */
    private Extent ofVertex(int i) {
        return Extent.ofVertex(b, core.vertexOfB(i)).minus(Extent.ofVertex(a, core.vertexOfA(i)));
    }
}
