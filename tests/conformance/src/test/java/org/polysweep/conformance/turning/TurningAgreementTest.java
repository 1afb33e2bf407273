package org.polysweep.conformance.turning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.query.Answers;
import org.polysweep.conformance.turning.TurningQuery.Body;
import org.polysweep.internal.rotation.exact.RotatingReference;
import org.polysweep.oracle.Query;
import org.polysweep.oracle.turning.TurningClaim;
import org.polysweep.oracle.turning.TurningJudge;
import org.polysweep.result.SweepResult;
import org.polysweep.trials.Trials;

/**
 * The reference and the oracle, which share nothing, agree about shapes that turn: bit for bit in verdict, times and
 * places to rest, within the bounds of the contract in normal and contact.
 */
class TurningAgreementTest {

    private static final int QUERIES = Trials.times(4);

    @ParameterizedTest
    @EnumSource
    void theOracleFindsNoFault(TurningKind kind) {
        Random random = Trials.random(kind.name().hashCode() + 1);
        for (int i = 0; i < QUERIES; i++) {
            TurningQuery query = kind.next(random);
            assertThat(TurningJudge.faults(question(query), claim(query, query.answer())))
                    .as("%s", query)
                    .isEmpty();
        }
    }

    static org.polysweep.oracle.turning.TurningQuery question(TurningQuery query) {
        Body a = query.a();
        Body b = query.b();
        Query straight = new Query(
                a.core(),
                b.core(),
                a.motion()[0],
                a.motion()[1],
                b.motion()[0],
                b.motion()[1],
                a.motion()[2],
                a.motion()[3],
                b.motion()[2],
                b.motion()[3],
                a.radius(),
                b.radius());
        return new org.polysweep.oracle.turning.TurningQuery(straight, a.rotors(), b.rotors());
    }

    static TurningClaim claim(TurningQuery query, SweepResult result) {
        boolean rests = result.contactCount() > 0;
        return new TurningClaim(
                Answers.claim(
                        result.toOutcome(),
                        RotatingReference.separation(
                                query.a().turning(), query.b().turning())),
                rests ? new double[] {result.safeHalfCosA(), result.safeHalfSinA()} : new double[0],
                rests ? new double[] {result.safeHalfCosB(), result.safeHalfSinB()} : new double[0]);
    }
}
