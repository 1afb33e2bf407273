package org.polysweep.workbench.compare;

import java.util.Comparator;
import java.util.stream.IntStream;
import org.polysweep.oracle.CompoundOracle;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.oracle.ExactTime;
import org.polysweep.oracle.ExactTiming;
import org.polysweep.oracle.ExactVerdict;
import org.polysweep.oracle.Oracle;
import org.polysweep.oracle.Rotor;
import org.polysweep.oracle.Surd;
import org.polysweep.oracle.TimeError;

/**
 * The exact truth about shapes that do not turn.
 *
 * @param query the query as its author wrote it
 * @param timing the verdict and the exact times
 */
record StraightTruth(CompoundQuery query, ExactTiming timing) implements QueryTruth {

    /** Asks the oracle, which shares no code with the library. */
    static StraightTruth of(CompoundQuery query) {
        return new StraightTruth(
                query,
                query.isTurned()
                        ? turned(query)
                        : CompoundOracle.of(query).answer().timing());
    }

    /** Of all pairs of parts, the worst verdict, then the earliest time. */
    private static ExactTiming turned(CompoundQuery query) {
        Rotor a = Rotor.of("rotorA", query.rotorsA().get(0), query.rotorsA().get(1));
        Rotor b = Rotor.of("rotorB", query.rotorsB().get(0), query.rotorsB().get(1));
        return IntStream.range(0, query.a().size())
                .boxed()
                .flatMap(i -> IntStream.range(0, query.b().size()).mapToObj(k -> query.pair(i, k)))
                .map(pair -> Oracle.verdictAndTimes(pair, a, b))
                .min(Comparator.comparing(ExactTiming::verdict).thenComparing(StraightTruth::compareEnter))
                .orElseThrow();
    }

    private static int compareEnter(ExactTiming left, ExactTiming right) {
        return left.verdict() == ExactVerdict.HIT ? enter(left).compareTo(enter(right)) : 0;
    }

    private static Surd enter(ExactTiming timing) {
        return timing.enter().flatMap(ExactTime::value).orElseThrow();
    }

    @Override
    public ExactVerdict verdict() {
        return timing.verdict();
    }

    @Override
    public boolean isLate(double claimed) {
        return TimeError.isLate(enter(timing), claimed);
    }

    @Override
    public boolean isBeyondNearest(double claimed) {
        return claimed > TimeError.nearest(enter(timing), timing.enterDouble());
    }

    @Override
    public double error(double claimed) {
        return TimeError.length(query, enter(timing), claimed);
    }
}
