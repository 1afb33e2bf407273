package org.polysweep.conformance.query;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.polysweep.contact.Verdict;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;

/**
 * How two shapes stand to each other, from the definitions: projections onto every axis that could matter, and the
 * distance of every corner of one core from every edge of the other. In exact decimals, nothing shared with the
 * library.
 *
 * @param a the corners of the core of A, in order, in the world
 * @param radiusA the radius of A
 * @param b the corners of the core of B
 * @param radiusB the radius of B
 */
record BruteForce(List<Vec> a, BigDecimal radiusA, List<Vec> b, BigDecimal radiusB) {

    /**
     * Two places, one of each core, as quotients with a common denominator.
     *
     * @param onA the place on the core of A, times the denominator
     * @param onB the place on the core of B, times the denominator
     * @param below the denominator, positive
     */
    record Pair(Vec onA, Vec onB, BigDecimal below) {

        /** From B to A, times the denominator. */
        Vec way() {
            return onA.minus(onB);
        }

        boolean isShorterThan(Pair other) {
            return compareTo(other) < 0;
        }

        int compareTo(Pair other) {
            BigDecimal left = way().dot(way()).multiply(other.below.multiply(other.below));
            return left.compareTo(other.way().dot(other.way()).multiply(below.multiply(below)));
        }

        boolean isSame(Pair other) {
            return onA.times(other.below).minus(other.onA.times(below)).isZero()
                    && onB.times(other.below).minus(other.onB.times(below)).isZero();
        }

        Pair swapped() {
            return new Pair(onB, onA, below);
        }
    }

    static BruteForce of(MovingShape a, MovingShape b) {
        return new BruteForce(
                corners(a),
                new BigDecimal(a.shape().part(0).radius()),
                corners(b),
                new BigDecimal(b.shape().part(0).radius()));
    }

    static List<Vec> corners(MovingShape shape) {
        ConvexPolygon core = shape.shape().part(0).core();
        Vec position = Vec.of(shape.x(), shape.y());
        List<Vec> corners = new ArrayList<>();
        for (int i = 0; i < core.vertexCount(); i++) {
            corners.add(Vec.of(core.x(i), core.y(i)).plus(position));
        }
        return corners;
    }

    Verdict verdict() {
        BigDecimal reach = radiusA.add(radiusB);
        Verdict ofCores = verdictOfCores();
        if (reach.signum() == 0) {
            return ofCores;
        }
        if (ofCores != Verdict.MISS) {
            return Verdict.OVERLAP;
        }
        return switch (distance().compareTo(BigDecimal.ZERO)) {
            case 1 -> Verdict.MISS;
            case 0 -> Verdict.TOUCH;
            default -> Verdict.OVERLAP;
        };
    }

    /** They are in each other if their shadows are, on every axis; they are apart if they are on one. */
    private Verdict verdictOfCores() {
        List<Vec> axes = new ArrayList<>(List.of(Vec.of(1, 0)));
        for (List<Vec> polygon : List.of(a, b)) {
            for (int i = 0; i < polygon.size(); i++) {
                Vec edge = polygon.get((i + 1) % polygon.size()).minus(polygon.get(i));
                axes.add(edge);
                axes.add(edge.turned());
            }
        }
        if (a.size() * b.size() == 1) {
            axes.add(b.get(0).minus(a.get(0)));
        }
        int most = -1;
        for (Vec axis : axes) {
            if (!axis.isZero()) {
                most = Math.max(most, least(b, axis).compareTo(greatest(a, axis)));
                most = Math.max(most, least(a, axis).compareTo(greatest(b, axis)));
            }
        }
        return most > 0 ? Verdict.MISS : most == 0 ? Verdict.TOUCH : Verdict.OVERLAP;
    }

    private static BigDecimal least(List<Vec> polygon, Vec axis) {
        return polygon.stream().map(axis::dot).min(BigDecimal::compareTo).orElseThrow();
    }

    private static BigDecimal greatest(List<Vec> polygon, Vec axis) {
        return polygon.stream().map(axis::dot).max(BigDecimal::compareTo).orElseThrow();
    }

    /** The distance of the cores, which are apart, less both radii; it may be negative. */
    Root distance() {
        Pair pair = closest().get(0);
        return new Root(
                radiusA.add(radiusB).negate(),
                BigDecimal.ONE,
                BigDecimal.ONE,
                pair.way().dot(pair.way()),
                pair.below.multiply(pair.below));
    }

    /**
     * The closest pairs of places on the cores, which are apart: one, or the two ends of what two parallel edges share.
     */
    List<Pair> closest() {
        List<Pair> pairs = new ArrayList<>();
        for (Vec corner : a) {
            for (int i = 0; i < b.size(); i++) {
                pairs.add(closest(corner, b.get(i), b.get((i + 1) % b.size())));
            }
        }
        for (Vec corner : b) {
            for (int i = 0; i < a.size(); i++) {
                pairs.add(closest(corner, a.get(i), a.get((i + 1) % a.size())).swapped());
            }
        }
        List<Pair> closest = new ArrayList<>();
        for (Pair pair : pairs) {
            if (closest.isEmpty() || pair.isShorterThan(closest.get(0))) {
                closest.clear();
            }
            if ((closest.isEmpty() || pair.compareTo(closest.get(0)) == 0)
                    && closest.stream().noneMatch(pair::isSame)) {
                closest.add(pair);
            }
        }
        return closest;
    }

    /** A corner, and the place on an edge that is nearest to it. */
    private static Pair closest(Vec corner, Vec from, Vec to) {
        Vec edge = to.minus(from);
        BigDecimal length = edge.dot(edge);
        BigDecimal reach = corner.minus(from).dot(edge);
        if (reach.signum() <= 0) {
            return new Pair(corner, from, BigDecimal.ONE);
        }
        if (reach.compareTo(length) >= 0) {
            return new Pair(corner, to, BigDecimal.ONE);
        }
        return new Pair(corner.times(length), from.times(length).plus(edge.times(reach)), length);
    }

    /** A coordinate of a place on the surface of A, from one of the core. */
    Root onA(Pair pair, boolean isX) {
        return onSurface(pair, pair.onA, isX, radiusA.negate());
    }

    /** A coordinate of a place on the surface of B. */
    Root onB(Pair pair, boolean isX) {
        return onSurface(pair, pair.onB, isX, radiusB);
    }

    private static Root onSurface(Pair pair, Vec place, boolean isX, BigDecimal radius) {
        Root normal = normal(pair, isX);
        return new Root(
                isX ? place.x() : place.y(),
                pair.below,
                normal.factor().multiply(radius),
                BigDecimal.ONE,
                normal.divisor());
    }

    /** A component of the unit vector from B to A. */
    static Root normal(Pair pair, boolean isX) {
        Vec way = pair.way();
        return new Root(BigDecimal.ZERO, BigDecimal.ONE, isX ? way.x() : way.y(), BigDecimal.ONE, way.dot(way));
    }
}
