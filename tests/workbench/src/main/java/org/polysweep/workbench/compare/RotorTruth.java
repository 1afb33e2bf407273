package org.polysweep.workbench.compare;

import org.polysweep.oracle.CompoundQuery;
import org.polysweep.oracle.ExactVerdict;
import org.polysweep.oracle.turning.Moment;
import org.polysweep.oracle.turning.TurningAnswer;
import org.polysweep.oracle.turning.TurningCompoundOracle;

/**
 * The exact truth about shapes that turn as the straight way between two rotors says.
 *
 * @param timing the verdict and the exact times
 * @param way how far the shapes move relative to each other in the step
 */
record RotorTruth(TurningAnswer timing, double way) implements QueryTruth {

    /** Asks the oracle, which shares no code with the library. */
    static RotorTruth of(CompoundQuery query) {
        return new RotorTruth(
                TurningCompoundOracle.best(query).timing(),
                EngineMotion.of(query, WayOfTurning.CONSTANT_SPEED).speed());
    }

    @Override
    public ExactVerdict verdict() {
        return timing.verdict();
    }

    @Override
    public boolean isLate(double claimed) {
        return claimed > timing.enterDouble();
    }

    /** The nearest double may be the one above, if the exact time lies between two. */
    @Override
    public boolean isBeyondNearest(double claimed) {
        return claimed > timing.enter().map(Moment::up).orElse(timing.enterDouble());
    }

    /** The exact time lies between two neighboring doubles, or is one; the farther of them counts. */
    @Override
    public double error(double claimed) {
        double down = timing.enterDouble();
        double up = timing.enter().map(Moment::up).orElse(down);
        return Math.max(Math.abs(claimed - down), Math.abs(claimed - up)) * way;
    }
}
