package org.polysweep.conformance.compound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.query.Answers;
import org.polysweep.contact.MinimumTranslation;
import org.polysweep.generate.CompoundClass;
import org.polysweep.oracle.CompoundOracle;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.query.Intersection;
import org.polysweep.trials.Trials;

/**
 * The separation of compounds against the oracle, which looks at all crossings of all pairs of parts: the same doubles.
 */
class SeparationAgreementTest {

    private static final int QUERIES = Trials.times(80);

    private int within;

    private void requireAgreement(CompoundQuery query) {
        Optional<MinimumTranslation> exact = CompoundOracle.of(query)
                .separation()
                .map(way -> new MinimumTranslation(way.normalX(), way.normalY(), way.depth()));
        assertThat(Intersection.minimumTranslation(Answers.a(query), Answers.b(query)))
                .as("%s", query)
                .isEqualTo(exact);
        within += exact.isPresent() ? 1 : 0;
    }

    @ParameterizedTest
    @EnumSource
    void everyClassOfQueries(CompoundClass kind) {
        for (int i = 0; i < QUERIES; i++) {
            requireAgreement(kind.inParts(30, i));
        }
        assertThat(within).isGreaterThan(QUERIES / 20);
    }

    /** Nothing is a small integer here, and no two curves cross where others do. */
    @Test
    void inGeneralPosition() {
        Random random = Trials.random(31);
        int queries = Trials.atLeast(40, 80);
        for (int i = 0; i < queries; i++) {
            CompoundQuery near = CompoundClass.PARTS_GRID.inParts(31, i);
            requireAgreement(new CompoundQuery(
                    near.a(),
                    near.b(),
                    near.positionAX() + random.nextDouble(),
                    near.positionAY() + random.nextDouble(),
                    near.positionBX(),
                    near.positionBY(),
                    near.moveAX(),
                    near.moveAY(),
                    near.moveBX(),
                    near.moveBY()));
        }
        assertThat(within).isGreaterThan(queries / 20);
    }
}
