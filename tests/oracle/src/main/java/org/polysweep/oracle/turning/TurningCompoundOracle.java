package org.polysweep.oracle.turning;

import java.util.List;
import java.util.stream.DoubleStream;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.oracle.PartOfStep;

/**
 * Answers questions about shapes in parts of which at least one turns, exactly, from all pairs of parts: the worst
 * verdict, then the earliest time, then the lowest part of A, then of B.
 */
public final class TurningCompoundOracle {

    private TurningCompoundOracle() {}

    /**
     * The pair of parts that answers.
     *
     * @param partA the part of A; 0 for MISS
     * @param partB the part of B; 0 for MISS
     * @param query the question about these two alone
     * @param part the part of the step that it is about
     * @param timing their verdict and times
     */
    public record BestPair(int partA, int partB, TurningQuery query, PartOfStep part, TurningAnswer timing) {

        private boolean isBefore(BestPair other) {
            int order = timing.verdict().compareTo(other.timing.verdict());
            if (order == 0 && timing.enter().isPresent()) {
                order = timing.enter().get().compareTo(other.timing.enter().orElseThrow());
            }
            return order < 0;
        }

        /**
         * The whole answer about these two.
         *
         * @return with all that {@link #timing} leaves out
         */
        public TurningAnswer answer() {
            return TurningOracle.answer(query, part);
        }
    }

    /**
     * The pair that answers a question.
     *
     * @param query the question; at least one of its shapes turns
     * @return the best of all pairs
     * @throws IllegalArgumentException if the query is not legal, or neither shape turns
     */
    public static BestPair best(CompoundQuery query) {
        return best(query, PartOfStep.WHOLE);
    }

    /**
     * The pair that answers a question about a part of the step.
     *
     * @param query the question about the whole step; at least one of its shapes turns
     * @param part the part
     * @return the best of all pairs
     * @throws IllegalArgumentException if the query is not legal, or neither shape turns
     */
    public static BestPair best(CompoundQuery query, PartOfStep part) {
        BestPair best = pair(query, part, 0, 0);
        for (int i = 0; i < query.a().size(); i++) {
            for (int k = 0; k < query.b().size(); k++) {
                BestPair next = i + k == 0 ? best : pair(query, part, i, k);
                best = next.isBefore(best) ? next : best;
            }
        }
        return best;
    }

    private static BestPair pair(CompoundQuery query, PartOfStep part, int partA, int partB) {
        TurningQuery pair = new TurningQuery(query.pair(partA, partB), array(query.rotorsA()), array(query.rotorsB()));
        return new BestPair(partA, partB, pair, part, TurningOracle.verdictAndTimes(pair, part));
    }

    private static double[] array(List<Double> numbers) {
        return numbers.stream()
                .flatMapToDouble(number -> DoubleStream.of(number))
                .toArray();
    }
}
