package org.polysweep.conformance.round;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.query.Answers;
import org.polysweep.oracle.Judge;
import org.polysweep.oracle.OracleClaim;
import org.polysweep.oracle.Query;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.trials.Trials;

/** Both paths are right in every field, by the oracle's judgement, for every kind of pair. */
class RoundJudgedTest {

    private static final int PAIRS = Trials.times(25);

    private static final List<SweepAlgorithm> PATHS = List.of(SweepAlgorithm.REFERENCE, SweepAlgorithm.POLYGON);

    @ParameterizedTest
    @EnumSource
    void everyFieldIsRight(RoundKind kind) {
        Random random = Trials.random(7L * kind.name().hashCode());
        for (int i = 0; i < PAIRS; i++) {
            RoundPair pair = kind.next(random);
            for (SweepAlgorithm path : PATHS) {
                OracleClaim claim = Answers.claim(Answers.sweeper(path), pair.a(), pair.b());
                assertThat(Judge.faults(query(pair), claim))
                        .as("%s %s", path, pair)
                        .isEmpty();
            }
        }
    }

    private static Query query(RoundPair pair) {
        double[] a = pair.motionA();
        double[] b = pair.motionB();
        return new Query(
                pair.coreA(),
                pair.coreB(),
                a[0],
                a[1],
                b[0],
                b[1],
                a[2],
                a[3],
                b[2],
                b[3],
                pair.radiusA(),
                pair.radiusB());
    }
}
