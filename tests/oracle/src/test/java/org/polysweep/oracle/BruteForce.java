package org.polysweep.oracle;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;

/**
 * The contract taken literally, for small integers: C is the hull of all pairwise differences, the times are found
 * among the crossings with all lines through its sides, by asking at each of them and between each two whether t·d lies
 * in C or in its interior.
 */
final class BruteForce {
    private final List<LatticePoint> hull;
    private final LatticePoint d;

    BruteForce(Query query) {
        List<LatticePoint> a = LatticePoint.of(query.a(), query.positionAX(), query.positionAY());
        List<LatticePoint> b = LatticePoint.of(query.b(), query.positionBX(), query.positionBY());
        hull = LatticePoint.hull(LatticePoint.differences(a, b));
        d = new LatticePoint((long) (query.moveAX() - query.moveBX()), (long) (query.moveAY() - query.moveBY()));
    }

    ExactTiming timing() {
        if (d.x() == 0 && d.y() == 0) {
            if (side(Rational.ZERO) > 0) {
                return ExactTiming.of(ExactVerdict.OVERLAP, ExactTime.ALWAYS_BEFORE, ExactTime.NEVER_AFTER);
            }
            return side(Rational.ZERO) == 0
                    ? ExactTiming.of(ExactVerdict.TOUCH, ExactTime.of(Rational.ZERO), ExactTime.NEVER_AFTER)
                    : ExactTiming.MISS;
        }
        NavigableSet<Rational> within = new TreeSet<>();
        NavigableSet<Rational> interiorStarts = new TreeSet<>();
        Optional<Rational> before = Optional.empty();
        for (Rational time : candidates()) {
            if (side(time) >= 0) {
                within.add(time);
            }
            if (before.isPresent() && side(middle(before.get(), time)) > 0) {
                interiorStarts.add(before.get());
            }
            before = Optional.of(time);
        }
        return within.isEmpty() ? ExactTiming.MISS : timing(within.first(), within.last(), interiorStarts);
    }

    private ExactTiming timing(Rational first, Rational last, NavigableSet<Rational> interiorStarts) {
        if (side(Rational.ZERO) > 0) {
            return ExactTiming.of(ExactVerdict.OVERLAP, ExactTime.of(interiorStarts.first()), ExactTime.of(last));
        }
        if (!interiorStarts.isEmpty()
                && interiorStarts.first().signum() >= 0
                && interiorStarts.first().compareTo(Rational.ONE) < 0) {
            return ExactTiming.of(ExactVerdict.HIT, ExactTime.of(interiorStarts.first()), ExactTime.of(last));
        }
        for (Rational time : List.of(Rational.ZERO, first)) {
            boolean inStep = time.signum() >= 0 && time.compareTo(Rational.ONE) <= 0;
            if (inStep && side(time) >= 0) {
                return ExactTiming.of(ExactVerdict.TOUCH, ExactTime.of(time), ExactTime.of(last));
            }
        }
        return ExactTiming.MISS;
    }

    /**
     * The outward normal that the contract chooses at the time of contact, by doubles that are far enough apart here.
     */
    Optional<LatticePoint> normalAt(Rational time) {
        if (hull.size() == 1) {
            return d.dot(d) == 0 ? Optional.empty() : Optional.of(new LatticePoint(-d.x(), -d.y()));
        }
        Comparator<LatticePoint> sliding = Comparator.comparing(n -> n.dot(d) != 0);
        return normals(time).stream()
                .min(sliding.thenComparing(this::opposition).thenComparing(this::turn));
    }

    /** The outward normal of the side nearest to an origin inside, by doubles that are far enough apart here. */
    LatticePoint nearestNormal() {
        List<LatticePoint> normals = new ArrayList<>();
        for (int i = 0; i < hull.size(); i++) {
            normals.add(new LatticePoint(edge(i).y(), -edge(i).x()));
        }
        return normals.stream()
                .min(Comparator.comparing(this::distance)
                        .thenComparing(this::opposition)
                        .thenComparing(this::turn))
                .orElseThrow();
    }

    /** How far the hull reaches along n. */
    double distance(LatticePoint n) {
        double reach = hull.stream().mapToLong(n::dot).max().orElseThrow();
        return Math.rint(1e9 * reach / Math.sqrt((double) n.dot(n))) / 1e9;
    }

    private List<LatticePoint> normals(Rational time) {
        List<LatticePoint> normals = new ArrayList<>();
        for (int i = 0; i < hull.size(); i++) {
            LatticePoint edge = edge(i);
            Rational along = dot(edge, time, hull.get(i));
            boolean between = along.signum() >= 0 && along.compareTo(Rational.of(edge.dot(edge), 1)) <= 0;
            if (between && cross(edge, time, hull.get(i)).signum() == 0) {
                normals.add(new LatticePoint(edge.y(), -edge.x()));
            }
        }
        return normals;
    }

    private double opposition(LatticePoint n) {
        return Math.rint(1e9 * n.dot(d) / Math.sqrt((double) n.dot(n)));
    }

    private double turn(LatticePoint n) {
        boolean still = d.dot(d) == 0;
        double angle = angle(n) - (still ? 0 : angle(d));
        return angle < -1e-9 ? angle + 2 * Math.PI : angle;
    }

    private static double angle(LatticePoint direction) {
        return Math.atan2((double) direction.y(), (double) direction.x());
    }

    /** 1 inside, 0 on the boundary, -1 outside; a hull without an interior is all boundary. */
    private int side(Rational time) {
        if (hull.size() < 3) {
            boolean in =
                    hull.size() == 1 ? isAt(time, hull.get(0)) : !normals(time).isEmpty();
            return in ? 0 : -1;
        }
        int side = 1;
        for (int i = 0; i < hull.size(); i++) {
            side = Math.min(side, cross(edge(i), time, hull.get(i)).signum());
        }
        return side;
    }

    private NavigableSet<Rational> candidates() {
        NavigableSet<Rational> times = new TreeSet<>();
        times.add(Rational.ZERO);
        for (int i = 0; i < hull.size(); i++) {
            long rate = edge(i).cross(d);
            if (rate != 0) {
                times.add(Rational.of(edge(i).cross(hull.get(i)), rate));
            }
            if (d.cross(hull.get(i)) == 0) {
                times.add(Rational.of(d.dot(hull.get(i)), d.dot(d)));
            }
        }
        return times;
    }

    private LatticePoint edge(int i) {
        return hull.get((i + 1) % hull.size()).minus(hull.get(i));
    }

    private boolean isAt(Rational time, LatticePoint p) {
        return dot(new LatticePoint(1, 0), time, p).signum() == 0
                && dot(new LatticePoint(0, 1), time, p).signum() == 0;
    }

    /** edge x (t·d - p). */
    private Rational cross(LatticePoint edge, Rational time, LatticePoint p) {
        return time.times(Rational.of(edge.cross(d), 1)).minus(Rational.of(edge.cross(p), 1));
    }

    /** edge · (t·d - p). */
    private Rational dot(LatticePoint edge, Rational time, LatticePoint p) {
        return time.times(Rational.of(edge.dot(d), 1)).minus(Rational.of(edge.dot(p), 1));
    }

    private static Rational middle(Rational left, Rational right) {
        return left.plus(right).times(Rational.of(BigInteger.ONE, BigInteger.TWO));
    }
}
