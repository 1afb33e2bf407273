package org.polysweep.workbench.validate;

import java.math.BigDecimal;
import java.util.Optional;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.oracle.Part;
import org.polysweep.oracle.TimeError;
import org.polysweep.validate.AcceptanceRules;
import org.polysweep.validate.TimeRule;

/**
 * Two axis-aligned boxes that move: whether a program that subtracts computes their distances exactly, and when they
 * part.
 */
final class BoxPair {

    private final double[] a;
    private final double[] b;
    private final double[] positions;
    private final double[] moves;
    private final double magnitude;

    private BoxPair(CompoundQuery query, double[] a, double[] b) {
        this.a = a;
        this.b = b;
        positions = new double[] {query.positionAX(), query.positionAY(), query.positionBX(), query.positionBY()};
        moves = new double[] {query.moveAX(), query.moveAY(), query.moveBX(), query.moveBY()};
        magnitude = TimeError.magnitude(query);
    }

    /** The two boxes of a query; empty if it is about other shapes, or if they rotate. */
    static Optional<BoxPair> of(CompoundQuery query) {
        if (!query.isPair() || query.isTurned()) {
            return Optional.empty();
        }
        return box(query.a().get(0)).flatMap(a -> box(query.b().get(0)).map(b -> new BoxPair(query, a, b)));
    }

    private static Optional<double[]> box(Part part) {
        return part.radius() == 0 ? BoxForm.of(part.vertices()) : Optional.empty();
    }

    /** Whether every sum and difference of sides and positions, and of displacements, is exact on each axis. */
    boolean hasExactSums(TimeRule rule) {
        return hasExactSums(0, rule) && hasExactSums(1, rule);
    }

    private boolean hasExactSums(int axis, TimeRule rule) {
        return rule.addsExactly(a[axis], a[axis + 2], positions[axis], b[axis], b[axis + 2], positions[axis + 2])
                && rule.addsExactly(moves[axis], moves[axis + 2]);
    }

    /** Whether a time of exit within the step is too early. */
    boolean isEarlyExit(double exit, AcceptanceRules rules) {
        double claimed = rules.times().claimed(exit);
        return claimed < 1 && isEarlyExit(0, claimed, rules) && isEarlyExit(1, claimed, rules);
    }

    /** Whether a time is before the boxes part on an axis; they part when they do so on either axis. */
    private boolean isEarlyExit(int axis, double claimed, AcceptanceRules rules) {
        BigDecimal speed = difference(moves[axis], moves[axis + 2]);
        if (speed.signum() == 0) {
            return true;
        }
        boolean up = speed.signum() > 0;
        BigDecimal way = difference(b[up ? axis + 2 : axis], a[up ? axis : axis + 2])
                .add(difference(positions[axis + 2], positions[axis]));
        if (isAtOrAfter(claimed, speed, way)) {
            return false;
        }
        if (rules.tolerance() == 0) {
            return true;
        }
        if (rules.times() != TimeRule.TOLERANCE && hasExactSums(rules.times())) {
            double next = rules.times() == TimeRule.NEAREST_FLOAT ? Math.nextUp((float) claimed) : Math.nextUp(claimed);
            return !isAtOrAfter(next, speed, way) || isAt(next, speed, way);
        }
        BigDecimal left = way.subtract(new BigDecimal(claimed).multiply(speed));
        int ulps = rules.times().tolerance(rules.tolerance());
        return left.abs().compareTo(new BigDecimal(Math.ulp(magnitude)).multiply(BigDecimal.valueOf(ulps))) > 0;
    }

    private static boolean isAtOrAfter(double time, BigDecimal speed, BigDecimal way) {
        return new BigDecimal(time).multiply(speed).subtract(way).signum() * speed.signum() >= 0;
    }

    private static boolean isAt(double time, BigDecimal speed, BigDecimal way) {
        return new BigDecimal(time).multiply(speed).compareTo(way) == 0;
    }

    private static BigDecimal difference(double from, double less) {
        return new BigDecimal(from).subtract(new BigDecimal(less));
    }
}
