package org.polysweep.internal.compound;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.polysweep.contact.MinimumTranslation;
import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.number.Lattice;
import org.polysweep.internal.rotation.exact.RotatedShapes;
import org.polysweep.shape.MovingShape;

/**
 * The shortest translation of a compound A after which none of its parts overlaps a part of B: the point nearest to the
 * origin that is in the interior of no obstacle.
 *
 * <p>The open disk about the origin that reaches to that point lies in the union of the obstacles. If only one curve
 * goes through the point, of one obstacle or of several, on one side or on both, then the disk touches it: the point is
 * the nearest to the origin on the curve. A vertex of one obstacle leaves no room for a disk. Otherwise two different
 * curves of two obstacles cross there. So these points are the candidates, and the nearest one that is in no obstacle
 * is the result.
 *
 * <p>The search extends to a limit, and beyond the limit only if no point within it is free. So the cost depends on the
 * parts within about twice the distance of the result. Each candidate has a lower bound of its distance, in doubles,
 * and they are tested in that order: first the nearest points of the curves, then the crossings of the curves that are
 * no farther than the best point so far.
 */
public final class CompoundPenetration {

    private final LengthUnit unit;
    private final ExactVector d;
    private final Comparator<Place> order;

    /** The candidates within the limit; no two are the same. */
    private final List<PartObstacle> obstacles;

    private Optional<Place> nearest = Optional.empty();

    /** Candidates farther away are ignored. */
    private double limit;

    private CompoundPenetration(MovingShape a, MovingShape b, List<PartObstacle.PartShapes> pairs, double limit) {
        this.limit = limit;
        List<PartObstacle.PartShapes> near =
                pairs.stream().filter(pair -> pair.extent().distance() <= limit).toList();
        Lattice lattice = new Lattice(Math.min(
                Lattice.exponentOf(a.x(), a.y(), b.x(), b.y()),
                near.stream().mapToInt(PartObstacle.PartShapes::exponent).min().orElse(Lattice.ANY_EXPONENT)));
        BigInteger denominator = a.placed().isRotated() || b.placed().isRotated()
                ? RotatedShapes.square(a).multiply(RotatedShapes.square(b))
                : BigInteger.ONE;
        unit = new LengthUnit(lattice.exponent(), denominator);
        // Only the direction of d matters, so d has its own lattice: a very small d does not make the other numbers
        // long.
        Lattice ofMotion = new Lattice(Lattice.exponentOf(a.dx(), a.dy(), b.dx(), b.dy()));
        d = ofMotion.vector(a.dx(), a.dy()).minus(ofMotion.vector(b.dx(), b.dy()));
        order = Place.order(d);
        obstacles = near.stream()
                .map(pair -> pair.on(lattice, denominator))
                .filter(PartObstacle::hasInterior)
                .distinct()
                .toList();
    }

    /**
     * Returns the separation of two compounds.
     *
     * @param a the compound that is moved; its displacement relative to B decides between equally short translations
     * @param b the other compound
     * @return the vector from the origin to the nearest free point; empty if the origin is free
     */
    public static Optional<MinimumTranslation> separation(MovingShape a, MovingShape b) {
        if (a.shape().isOneSided() || b.shape().isOneSided()) {
            return Optional.empty();
        }
        List<PartObstacle.PartShapes> here = within(0, a, b);
        if (new CompoundPenetration(a, b, here, 0).isOriginFree()) {
            return Optional.empty();
        }
        double limit = extents(here).stream().mapToDouble(Extent::depth).max().orElseThrow();
        while (true) {
            List<PartObstacle.PartShapes> near = within(limit, a, b);
            // If this is within the limit, no obstacle farther away blocks that direction.
            double certain = VerticalWay.length(extents(near));
            double reach = Math.min(limit, certain);
            CompoundPenetration search = new CompoundPenetration(a, b, near, reach);
            search.run();
            if (search.nearest.isPresent() || reach == certain) {
                return search.nearest.map(place -> place.separation(search.unit));
            }
            limit = 2 * limit;
        }
    }

    /** All pairs of parts whose obstacles may be as near to the origin as a limit. */
    private static List<PartObstacle.PartShapes> within(double limit, MovingShape a, MovingShape b) {
        List<PartObstacle.PartShapes> near = new ArrayList<>();
        PartPairs.Visitor visitor = (i, k, same) -> {
            near.add(PartObstacle.PartShapes.of(a.part(i), b.part(k)));
            return same;
        };
        new PartPairs(visitor).nearest(a, b, limit);
        return near;
    }

    private static List<Extent> extents(List<PartObstacle.PartShapes> pairs) {
        return pairs.stream().map(PartObstacle.PartShapes::extent).toList();
    }

    private boolean isOriginFree() {
        return isFree(Place.of(new ExactVector(BigInteger.ZERO, BigInteger.ZERO)), List.of());
    }

    /** Searches each piece of boundary first, then the crossings of two pieces, from the nearest on. */
    private void run() {
        List<PartObstacle.BoundaryPiece> fromNearest = obstacles.stream()
                .flatMap(obstacle -> obstacle.boundary().stream())
                .filter(piece -> piece.extent().distance() <= limit && !isCovered(piece))
                .sorted(Comparator.comparingDouble(piece -> piece.extent().distance()))
                .toList();
        for (PartObstacle.BoundaryPiece piece : fromNearest) {
            if (piece.extent().distance() <= limit) {
                piece.curve().nearest(d).forEach(place -> take(place, List.of(piece)));
            }
        }
        for (int i = 0; i < fromNearest.size(); i++) {
            for (int k = 0; k < i && fromNearest.get(i).extent().distance() <= limit; k++) {
                cross(fromNearest.get(i), fromNearest.get(k));
            }
        }
    }

    /**
     * Tests the crossings of two pieces, unless the pieces are too far from each other or from the origin, or belong
     * together.
     */
    private void cross(PartObstacle.BoundaryPiece piece, PartObstacle.BoundaryPiece other) {
        boolean mayCross = piece.extent().meets(other.extent())
                && piece.extent().common(other.extent()).distance() <= limit
                && !piece.obstacle().equals(other.obstacle());
        if (mayCross) {
            piece.curve().crossings(other.curve()).forEach(place -> take(place, List.of(piece, other)));
        }
    }

    private boolean isFree(Place place, List<PartObstacle.BoundaryPiece> on) {
        Extent extent = place.extent(unit);
        return obstacles.stream().noneMatch(obstacle -> obstacle.extent().meets(extent) && obstacle.holds(place, on));
    }

    /**
     * Returns whether another obstacle covers a piece of boundary alone: an obstacle is convex, so it covers the piece
     * if it contains the vertices of a box around it.
     */
    private boolean isCovered(PartObstacle.BoundaryPiece piece) {
        Extent extent = piece.extent();
        List<Place> vertices = Place.verticesOf(extent, unit);
        return !vertices.isEmpty()
                && obstacles.stream()
                        .anyMatch(obstacle -> obstacle.extent().contains(extent)
                                && vertices.stream().allMatch(vertex -> obstacle.holds(vertex, List.of())));
    }

    /** Replaces the best point so far by a point that is within the limit, free, and precedes it. */
    private void take(Place place, List<PartObstacle.BoundaryPiece> on) {
        boolean isFirst = nearest.isEmpty() || order.compare(place, nearest.get()) < 0;
        if (isFirst && place.extent(unit).distance() <= limit && isFree(place, on)) {
            double distance = place.distance(unit);
            if (distance <= limit) {
                nearest = Optional.of(place);
                limit = distance;
            }
        }
    }
}
