package org.polysweep.oracle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;

/**
 * The contract taken literally, for round shapes with cores of small integers: C is all that lies within R of the hull
 * of all pairwise differences. The squared distance of t·d from that hull is rational at rational times, a convex
 * function of t, and made of pieces: where it is least it is so at a time when it changes from one piece to the next,
 * or is nearest to a corner. No root is taken.
 */
final class RoundBruteForce {
    private final List<LatticePoint> hull;
    private final LatticePoint d;
    private final Rational radius;
    private final NavigableSet<Rational> candidates = new TreeSet<>();

    RoundBruteForce(Query query) {
        List<LatticePoint> a = LatticePoint.of(query.a(), query.positionAX(), query.positionAY());
        List<LatticePoint> b = LatticePoint.of(query.b(), query.positionBX(), query.positionBY());
        hull = LatticePoint.hull(LatticePoint.differences(a, b));
        d = new LatticePoint((long) (query.moveAX() - query.moveBX()), (long) (query.moveAY() - query.moveBY()));
        radius = Rational.of(query.radiusA()).plus(Rational.of(query.radiusB()));
        if (d.dot(d) != 0) {
            addCandidates();
        }
    }

    private void addCandidates() {
        for (int i = 0; i < hull.size(); i++) {
            LatticePoint corner = hull.get(i);
            LatticePoint edge = edge(i);
            candidates.add(Rational.of(d.dot(corner), d.dot(d)));
            if (edge.dot(d) != 0) {
                candidates.add(Rational.of(edge.dot(corner), edge.dot(d)));
                candidates.add(Rational.of(edge.dot(corner) + edge.dot(edge), edge.dot(d)));
            }
            if (edge.cross(d) != 0) {
                candidates.add(Rational.of(edge.cross(corner), edge.cross(d)));
            }
        }
    }

    /** 1 inside, 0 on the boundary, -1 outside. */
    int side(Rational time) {
        return radius.squared().compareTo(squaredDistance(time));
    }

    ExactVerdict verdict() {
        if (side(Rational.ZERO) > 0) {
            return ExactVerdict.OVERLAP;
        }
        NavigableSet<Rational> inStep = new TreeSet<>(candidates.stream()
                .filter(time -> time.signum() >= 0 && time.compareTo(Rational.ONE) <= 0)
                .toList());
        inStep.add(Rational.ZERO);
        inStep.add(Rational.ONE);
        int best = inStep.stream().mapToInt(this::side).max().orElseThrow();
        return best > 0 ? ExactVerdict.HIT : best == 0 ? ExactVerdict.TOUCH : ExactVerdict.MISS;
    }

    /** The first t in [0, 1] on the boundary, of a TOUCH: 0, 1, or where the line grazes. */
    Rational firstTouch() {
        return candidatesAnd(Rational.ZERO, Rational.ONE).stream()
                .filter(time -> time.signum() >= 0 && side(time) == 0)
                .min(Comparator.naturalOrder())
                .orElseThrow();
    }

    /** Where the line leaves if it never was inside. */
    Optional<Rational> lastTouch() {
        boolean grazes = candidates.stream().allMatch(time -> side(time) <= 0);
        return grazes
                ? candidates.stream().filter(time -> side(time) == 0).max(Comparator.naturalOrder())
                : Optional.empty();
    }

    private NavigableSet<Rational> candidatesAnd(Rational... more) {
        NavigableSet<Rational> all = new TreeSet<>(candidates);
        all.addAll(List.of(more));
        return all;
    }

    /**
     * The direction of least separation: how far to go along u is the support of the hull plus R, and the least support
     * belongs to an edge, or leads from a vertex to the origin, or anywhere in a range that has edges at its ends. By
     * doubles that are far enough apart here.
     */
    LatticePoint nearestDirection() {
        List<LatticePoint> directions = new ArrayList<>();
        for (int i = 0; i < hull.size(); i++) {
            directions.add(new LatticePoint(edge(i).y(), -edge(i).x()));
            directions.add(new LatticePoint(0, 0).minus(hull.get(i)));
        }
        directions.add(d.dot(d) == 0 ? new LatticePoint(1, 0) : new LatticePoint(0, 0).minus(d));
        return directions.stream()
                .filter(u -> u.dot(u) != 0)
                .min(Comparator.comparing(this::support)
                        .thenComparing(this::opposition)
                        .thenComparing(this::turn))
                .orElseThrow();
    }

    double depth(LatticePoint u) {
        return support(u) + OracleRounding.down(radius);
    }

    private double support(LatticePoint u) {
        double reach = hull.stream().mapToLong(u::dot).max().orElseThrow();
        return rounded(reach / Math.sqrt((double) u.dot(u)));
    }

    private double opposition(LatticePoint n) {
        return rounded(n.dot(d) / Math.sqrt((double) n.dot(n)));
    }

    private double turn(LatticePoint n) {
        double angle = angle(n) - (d.dot(d) == 0 ? 0 : angle(d));
        return rounded(angle < -1e-9 ? angle + 2 * Math.PI : angle);
    }

    private static double angle(LatticePoint direction) {
        return Math.atan2((double) direction.y(), (double) direction.x());
    }

    private static double rounded(double number) {
        return Math.rint(1e9 * number) / 1e9 + 0.0;
    }

    private Rational squaredDistance(Rational time) {
        boolean inside = hull.size() > 2;
        Optional<Rational> least = Optional.empty();
        for (int i = 0; i < hull.size(); i++) {
            inside &= cross(edge(i), time, hull.get(i)).signum() >= 0;
            Rational distance = squaredDistance(time, hull.get(i), edge(i));
            least = Optional.of(least.map(distance::min).orElse(distance));
        }
        return inside ? Rational.ZERO : least.orElseThrow();
    }

    /** From the segment that leads along an edge from p, which is p itself if the edge is zero. */
    private Rational squaredDistance(Rational time, LatticePoint p, LatticePoint edge) {
        Rational along = dot(edge, time, p);
        Rational length = Rational.of(edge.dot(edge), 1);
        if (along.signum() <= 0) {
            return squaredDistance(time, p);
        }
        if (along.compareTo(length) >= 0) {
            return squaredDistance(time, new LatticePoint(p.x() + edge.x(), p.y() + edge.y()));
        }
        return cross(edge, time, p).squared().times(Rational.of(1, edge.dot(edge)));
    }

    private Rational squaredDistance(Rational time, LatticePoint p) {
        return dot(new LatticePoint(1, 0), time, p)
                .squared()
                .plus(dot(new LatticePoint(0, 1), time, p).squared());
    }

    private LatticePoint edge(int i) {
        return hull.get((i + 1) % hull.size()).minus(hull.get(i));
    }

    /** edge x (t·d - p). */
    private Rational cross(LatticePoint edge, Rational time, LatticePoint p) {
        return time.times(Rational.of(edge.cross(d), 1)).minus(Rational.of(edge.cross(p), 1));
    }

    /** edge · (t·d - p). */
    private Rational dot(LatticePoint edge, Rational time, LatticePoint p) {
        return time.times(Rational.of(edge.dot(d), 1)).minus(Rational.of(edge.dot(p), 1));
    }
}
