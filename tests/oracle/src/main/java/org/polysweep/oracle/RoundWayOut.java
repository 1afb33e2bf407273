package org.polysweep.oracle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Stream;

/**
 * The separation from obstacles with a radius, as {@link CompoundSeparation} says.
 *
 * <p>Coordinates are roots of what contains roots, so they are known by bounds, to more and more bits until these
 * decide. A decision in this way is a proof. What is not decided with the most bits counts as equal: then a point is on
 * the boundary and not inside, two lengths are the same, and a length is the double between its bounds. This is no
 * proof. Numbers that are made of a few small whole numbers by a few roots are never so near to each other unless they
 * are equal; of others one has to believe it.
 */
final class RoundWayOut {
    /**
     * Bits behind the point, in steps of the grid. To the last come those that products of the numbers of the query
     * need.
     */
    private static final List<Integer> FIRST_LEVELS = List.of(80, 320, 1280);

    private static final int LAST_LEVEL = 5120;

    private final List<GrownBody> obstacles;
    private final IntVector d;
    private final Grid grid;
    private final List<Integer> levels;

    /** The obstacles have an interior each. */
    RoundWayOut(List<GrownBody> obstacles, IntVector d, Grid grid) {
        this.obstacles = obstacles;
        this.d = d;
        this.grid = grid;
        int size = obstacles.stream().mapToInt(GrownBody::bitLength).max().orElse(0);
        levels = Stream.concat(FIRST_LEVELS.stream(), Stream.of(LAST_LEVEL + 4 * size))
                .toList();
    }

    /** Empty if the origin is in no interior. */
    Optional<CompoundSeparation> shortest() {
        if (isFree(new Candidate(bits -> IntervalVector.of(IntVector.of(0, 0), bits)))) {
            return Optional.empty();
        }
        List<Candidate> all = candidates();
        // Only so that little is left to look at after the first that is free.
        all.sort(Comparator.comparing(
                candidate -> candidate.squaredLength(levels.get(0)).low()));
        Optional<Candidate> best = Optional.empty();
        for (Candidate candidate : all) {
            if (best.filter(least -> compare(least, candidate) <= 0).isEmpty() && isFree(candidate)) {
                best = Optional.of(candidate);
            }
        }
        return best.map(this::rounded);
    }

    /** Also the crossings of one obstacle's own lines and circles, which are superfluous. */
    private List<Candidate> candidates() {
        List<OffsetLine> lines =
                obstacles.stream().flatMap(GrownBody::lines).distinct().toList();
        List<OracleCircle> circles =
                obstacles.stream().flatMap(GrownBody::circles).distinct().toList();
        IntVector wanted = d.isZero() ? IntVector.X_AXIS : d.negate();
        List<Candidate> all = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            OffsetLine line = lines.get(i);
            all.add(line.foot());
            lines.subList(0, i).stream()
                    .filter(other -> !line.isParallelTo(other))
                    .forEach(other -> all.add(line.crossing(other)));
            circles.forEach(circle -> all.addAll(line.crossings(circle)));
        }
        for (int i = 0; i < circles.size(); i++) {
            OracleCircle circle = circles.get(i);
            all.add(circle.nearest(wanted));
            circles.subList(0, i).stream()
                    .filter(other -> !circle.isConcentricWith(other))
                    .forEach(other -> all.addAll(circle.crossings(other)));
        }
        return all;
    }

    private boolean isFree(Candidate candidate) {
        for (int bits : levels) {
            IntervalVector point = candidate.at(bits);
            int held = -1;
            for (GrownBody obstacle : obstacles) {
                held = Math.max(held, obstacle.holds(point));
                if (held > 0) {
                    return false;
                }
            }
            if (held < 0) {
                return true;
            }
        }
        return true;
    }

    /**
     * First the shorter one, then the one that opposes d more, then the one that comes first from d on, from (1, 0) if
     * d is zero.
     */
    private int compare(Candidate left, Candidate right) {
        int length = sign(bits -> left.squaredLength(bits).minus(right.squaredLength(bits)));
        if (length != 0) {
            return length;
        }
        int opposition = sign(bits -> left.at(bits).dot(d).minus(right.at(bits).dot(d)));
        return opposition != 0 ? opposition : compareTurn(left, right);
    }

    private int compareTurn(Candidate left, Candidate right) {
        IntVector from = d.isZero() ? IntVector.X_AXIS : d;
        boolean leftFirstHalf = inFirstHalf(from, left);
        if (leftFirstHalf != inFirstHalf(from, right)) {
            return leftFirstHalf ? -1 : 1;
        }
        return -sign(bits -> left.at(bits).cross(right.at(bits)));
    }

    private boolean inFirstHalf(IntVector from, Candidate candidate) {
        int turn = sign(bits -> candidate.at(bits).turnFrom(from));
        return turn > 0 || (turn == 0 && sign(bits -> candidate.at(bits).dot(from)) > 0);
    }

    /** The sign, 0 if it is not known with the most bits. */
    private int sign(IntFunction<OracleInterval> number) {
        for (int bits : levels) {
            OracleInterval bounds = number.apply(bits);
            if (bounds.hasSign()) {
                return bounds.signum();
            }
        }
        return 0;
    }

    private CompoundSeparation rounded(Candidate candidate) {
        return new CompoundSeparation(
                component(candidate, IntervalVector::x), component(candidate, IntervalVector::y), depth(candidate));
    }

    private double component(Candidate candidate, Function<IntervalVector, OracleInterval> which) {
        double below = Double.NaN;
        double above = Double.NaN;
        for (int bits : levels) {
            OracleInterval length = candidate.squaredLength(bits).root();
            if (length.low().signum() > 0) {
                // With few bits it is so wide that it may overflow double, although the number is at most 1.
                OracleInterval component = which.apply(candidate.at(bits)).over(length);
                below = OracleRounding.nearest(Surd.of(component.lowest().max(Rational.ONE.negate())));
                above = OracleRounding.nearest(Surd.of(component.highest().min(Rational.ONE)));
                if (below == above) {
                    return below;
                }
            }
        }
        return OracleRounding.even(below, above); // in the middle of the two
    }

    private double depth(Candidate candidate) {
        double least = Double.NaN;
        for (int bits : levels) {
            OracleInterval length = candidate.squaredLength(bits).root();
            least = OracleRounding.up(inUnits(length.lowest()));
            if (least == OracleRounding.up(inUnits(length.highest()))) {
                return least;
            }
        }
        return least; // the double between the bounds
    }

    private Rational inUnits(Rational steps) {
        return grid.value(Surd.of(steps)).rational().orElseThrow();
    }
}
