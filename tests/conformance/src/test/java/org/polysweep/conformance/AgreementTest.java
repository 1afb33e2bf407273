package org.polysweep.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.query.Answers;
import org.polysweep.contact.SweepOutcome;
import org.polysweep.generate.QueryClass;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.internal.sign.Stage;
import org.polysweep.oracle.Judge;
import org.polysweep.oracle.OracleClaim;
import org.polysweep.oracle.Query;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.MovingShape;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.trials.Trials;

/**
 * For every class of queries: the reference path is right in every field, by the oracle's judgement, and every other
 * path gives the same bits, also with stages of arithmetic left out. (The tests of the generators check that the
 * queries of a class reach the intended verdicts.)
 */
class AgreementTest {

    private static final int QUERIES = Trials.times(90);

    private static final PairSweeper REFERENCE = PairSweeper.REFERENCE;

    private static final List<PairSweeper> WITH_STAGES_LEFT_OUT = Stream.of(SweepAlgorithm.AUTO, SweepAlgorithm.POLYGON)
            .map(Answers::sweeper)
            .flatMap(sweeper -> Stream.of(
                    sweeper.without(Stage.FILTER),
                    sweeper.without(Stage.STRUCTURE, Stage.EXPANSION),
                    sweeper.without(Stage.FILTER, Stage.STRUCTURE, Stage.EXPANSION)))
            .toList();

    @ParameterizedTest
    @EnumSource
    void everyPathIsRightInEveryField(QueryClass kind) {
        Random random = Trials.random(kind.name().hashCode());
        for (int i = 0; i < QUERIES; i++) {
            requireAgreement(kind.next(random));
        }
    }

    /** The direction in which a place to rest is rounded is the sign of the exact normal, which may be 0 in doubles. */
    @Test
    void theNormalIsAlmostAlongAnAxis() {
        double large = 0x1p286;
        double next = Math.nextUp(large);
        double small = 0x1p-788;
        double[] a = {-large, -large, -large, -large / 2, -large, 0, 0, large, -small, -large};
        double[] b = {-large, large, 0, large, large, large, large, -large};
        Query query = new Query(a, b, -next, next, 0, large, next, Math.nextDown(2 * large), small, -small);
        assertThat(requireAgreement(query).restB()[1]).isEqualTo(Math.nextDown(large));
    }

    private static OracleClaim requireAgreement(Query query) {
        MovingShape a = Answers.a(query);
        MovingShape b = Answers.b(query);
        OracleClaim reference = Answers.claim(REFERENCE, a, b);
        assertThat(Judge.faults(query, reference)).as("%s", query).isEmpty();
        for (SweepAlgorithm path : Answers.paths(query)) {
            assertThat(Answers.claim(Answers.sweeper(path), a, b))
                    .as("%s %s", path, query)
                    .isEqualTo(reference);
        }
        SweepResult result = SweepResult.create();
        REFERENCE.sweep(ConvexMotion.of(a), ConvexMotion.of(b), result);
        SweepOutcome contact = result.toOutcome();
        for (PairSweeper sweeper : WITH_STAGES_LEFT_OUT) {
            sweeper.sweep(ConvexMotion.of(a), ConvexMotion.of(b), result);
            assertThat(result.toOutcome()).as("%s", query).isEqualTo(contact);
        }
        return reference;
    }
}
