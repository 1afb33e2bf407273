package org.polysweep.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;

/**
 * A third opinion, for small integers, that knows nothing of the obstacle C: it looks at the two shapes themselves at
 * fixed times. How they lie can only change when a corner of one is on the line through an edge of the other, or two
 * corners meet; so it looks at them at all such times, between each two of them, and before and after them all.
 */
final class StillFrames {
    /** How two shapes lie at one time: the greater, the closer. */
    enum Lie {
        APART,
        TOUCHING,
        IN_EACH_OTHER
    }

    /** A fraction, the lower part positive. */
    record Time(long above, long below) implements Comparable<Time> {
        static Time of(long above, long below) {
            return below < 0 ? new Time(-above, -below) : new Time(above, below);
        }

        @Override
        public int compareTo(Time other) {
            return Long.compare(above * other.below, other.above * below);
        }

        static Time between(Time left, Time right) {
            return new Time(left.above * right.below + right.above * left.below, 2 * left.below * right.below);
        }

        Time plus(int steps) {
            return new Time(above + steps * below, below);
        }

        ExactTime exact() {
            return ExactTime.of(Rational.of(above, below));
        }
    }

    private static final Time START = new Time(0, 1);
    private static final Time END = new Time(1, 1);

    private final List<LatticePoint> a;
    private final List<LatticePoint> b;
    private final LatticePoint moveA;
    private final LatticePoint moveB;
    private final LatticePoint d;
    private final List<LatticePoint> axes = new ArrayList<>(List.of(new LatticePoint(1, 0), new LatticePoint(0, 1)));

    /** The shapes of the query have to be strictly convex and counter-clockwise. */
    StillFrames(Query query) {
        a = LatticePoint.of(query.a(), query.positionAX(), query.positionAY());
        b = LatticePoint.of(query.b(), query.positionBX(), query.positionBY());
        moveA = new LatticePoint((long) query.moveAX(), (long) query.moveAY());
        moveB = new LatticePoint((long) query.moveBX(), (long) query.moveBY());
        d = moveA.minus(moveB);
        for (List<LatticePoint> shape : List.of(a, b)) {
            for (LatticePoint edge : edges(shape)) {
                axes.add(edge);
                axes.add(normal(edge));
            }
        }
    }

    ExactTiming timing() {
        if (d.dot(d) == 0) {
            return switch (lieAt(START)) {
                case IN_EACH_OTHER ->
                    ExactTiming.of(ExactVerdict.OVERLAP, ExactTime.ALWAYS_BEFORE, ExactTime.NEVER_AFTER);
                case TOUCHING -> ExactTiming.of(ExactVerdict.TOUCH, START.exact(), ExactTime.NEVER_AFTER);
                case APART -> ExactTiming.MISS;
            };
        }
        Optional<Time> inSince = Optional.empty();
        Optional<Time> firstInStep = Optional.empty();
        Optional<Time> last = Optional.empty();
        NavigableSet<Time> changes = changes();
        Time before = changes.first().plus(-1);
        for (Time time : changes) {
            if (inSince.isEmpty() && lieAt(Time.between(before, time)) == Lie.IN_EACH_OTHER) {
                inSince = Optional.of(before);
            }
            if (lieAt(time) != Lie.APART) {
                last = Optional.of(time);
                boolean inStep = time.compareTo(START) >= 0 && time.compareTo(END) <= 0;
                firstInStep = inStep && firstInStep.isEmpty() ? last : firstInStep;
            }
            before = time;
        }
        if (lieAt(START) == Lie.IN_EACH_OTHER) {
            return timing(ExactVerdict.OVERLAP, inSince, last);
        }
        boolean entersInStep = inSince.filter(time -> time.compareTo(START) >= 0 && time.compareTo(END) < 0)
                .isPresent();
        if (entersInStep) {
            return timing(ExactVerdict.HIT, inSince, last);
        }
        return firstInStep.isPresent() ? timing(ExactVerdict.TOUCH, firstInStep, last) : ExactTiming.MISS;
    }

    private static ExactTiming timing(ExactVerdict verdict, Optional<Time> enter, Optional<Time> exit) {
        return ExactTiming.of(
                verdict, enter.orElseThrow().exact(), exit.orElseThrow().exact());
    }

    /** When how they lie may change; with the start and the end of the step. */
    private NavigableSet<Time> changes() {
        NavigableSet<Time> times = new TreeSet<>(List.of(START, END));
        for (LatticePoint cornerA : a) {
            for (LatticePoint cornerB : b) {
                LatticePoint way = cornerB.minus(cornerA);
                if (way.cross(d) == 0) {
                    times.add(Time.of(way.dot(d), d.dot(d)));
                }
                for (List<LatticePoint> shape : List.of(a, b)) {
                    for (LatticePoint edge : edges(shape)) {
                        if (edge.cross(d) != 0) {
                            times.add(Time.of(edge.cross(way), edge.cross(d)));
                        }
                    }
                }
            }
        }
        return times;
    }

    /**
     * By separating axes, which for two convex shapes are among the edges and their normals; the x and y axis tell
     * points apart.
     */
    private Lie lieAt(Time time) {
        Lie lie = Lie.IN_EACH_OTHER;
        for (LatticePoint axis : axes) {
            long overlap = Math.min(
                    greatest(a, moveA, axis, time) + greatest(b, moveB, negated(axis), time),
                    greatest(b, moveB, axis, time) + greatest(a, moveA, negated(axis), time));
            if (overlap < 0) {
                return Lie.APART;
            }
            lie = overlap == 0 ? Lie.TOUCHING : lie;
        }
        return lie;
    }

    /**
     * The normal at a time of contact, from B toward A, of any length: of the outward normals of B, and the inward ones
     * of A, that part the two shapes, the one that the contract chooses. Empty for points that do not move.
     */
    Optional<IntVector> normalAt(Time time) {
        List<LatticePoint> candidates = new ArrayList<>();
        edges(a).forEach(edge -> candidates.add(negated(normal(edge))));
        edges(b).forEach(edge -> candidates.add(normal(edge)));
        Optional<LatticePoint> best = Optional.empty();
        for (LatticePoint n : candidates) {
            boolean parts = greatest(b, moveB, n, time) + greatest(a, moveA, negated(n), time) == 0;
            if (parts && best.map(other -> goesBefore(n, other)).orElse(true)) {
                best = Optional.of(n);
            }
        }
        if (candidates.isEmpty() && d.dot(d) != 0) {
            best = Optional.of(negated(d));
        }
        return best.map(n -> IntVector.of(n.x(), n.y()).primitive());
    }

    private boolean goesBefore(LatticePoint n, LatticePoint other) {
        boolean slides = n.dot(d) == 0;
        if (slides != (other.dot(d) == 0)) {
            return slides;
        }
        long left = n.dot(d) * Math.abs(n.dot(d)) * other.dot(other);
        long right = other.dot(d) * Math.abs(other.dot(d)) * n.dot(n);
        return left != right ? left < right : turn(n) < turn(other);
    }

    /** The angle from d, or from (1, 0), counter-clockwise in [0, 2 pi): by doubles, far enough apart here. */
    private double turn(LatticePoint n) {
        LatticePoint from = d.dot(d) == 0 ? new LatticePoint(1, 0) : d;
        double angle = Math.atan2((double) from.cross(n), (double) from.dot(n));
        return angle < 0 ? angle + 2 * Math.PI : angle;
    }

    /** How far a shape reaches along an axis, in lengths of it, times the lower part of the time. */
    private static long greatest(List<LatticePoint> shape, LatticePoint move, LatticePoint axis, Time time) {
        long greatest = Long.MIN_VALUE;
        for (LatticePoint corner : shape) {
            greatest = Math.max(greatest, axis.dot(corner));
        }
        return greatest * time.below() + axis.dot(move) * time.above();
    }

    private static List<LatticePoint> edges(List<LatticePoint> shape) {
        List<LatticePoint> edges = new ArrayList<>();
        for (int i = 0; i < shape.size() && shape.size() > 1; i++) {
            edges.add(shape.get((i + 1) % shape.size()).minus(shape.get(i)));
        }
        return edges;
    }

    private static LatticePoint normal(LatticePoint edge) {
        return new LatticePoint(edge.y(), -edge.x());
    }

    private static LatticePoint negated(LatticePoint vector) {
        return new LatticePoint(-vector.x(), -vector.y());
    }
}
