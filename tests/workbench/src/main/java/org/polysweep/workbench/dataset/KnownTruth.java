package org.polysweep.workbench.dataset;

import java.util.Optional;
import org.polysweep.oracle.CompoundOracle;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.oracle.ExactVerdict;
import org.polysweep.oracle.Rational;
import org.polysweep.oracle.TimeBounds;
import org.polysweep.oracle.turning.Moment;
import org.polysweep.oracle.turning.TurningAnswer;
import org.polysweep.oracle.turning.TurningCompoundOracle;

/**
 * What is exactly true of a query, by the oracle.
 *
 * @param verdict one of four
 * @param enter when the shapes meet; of HIT and TOUCH alone
 * @param enterDouble the largest double not greater than that; NaN if there is none
 */
record KnownTruth(ExactVerdict verdict, Optional<TimeBounds> enter, double enterDouble) {

    /** Asks the oracle. */
    static KnownTruth of(CompoundQuery query) {
        if (query.isTurned()) {
            TurningAnswer timing = TurningCompoundOracle.best(query).timing();
            return of(timing.verdict(), timing.enter().map(Moment::bounds), timing.enterDouble());
        }
        CompoundOracle oracle = CompoundOracle.of(query);
        return of(oracle.verdict(), oracle.enter().map(TimeBounds::of), oracle.enterDouble());
    }

    private static KnownTruth of(ExactVerdict verdict, Optional<TimeBounds> enter, double enterDouble) {
        return verdict == ExactVerdict.HIT || verdict == ExactVerdict.TOUCH
                ? new KnownTruth(verdict, enter, enterDouble)
                : new KnownTruth(verdict, Optional.empty(), Double.NaN);
    }

    /** The time as JSON: a fraction as a string, two of them in an array, or null. */
    String enterJson() {
        return enter.map(bounds -> bounds.isExact()
                        ? json(bounds.below())
                        : "[" + json(bounds.below()) + "," + json(bounds.above()) + "]")
                .orElse("null");
    }

    private static String json(Rational fraction) {
        String text = fraction.toString();
        return '"' + (text.contains("/") ? text : text + "/1") + '"';
    }
}
