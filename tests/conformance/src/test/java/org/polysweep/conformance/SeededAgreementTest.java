package org.polysweep.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.query.Answers;
import org.polysweep.generate.QueryClass;
import org.polysweep.oracle.Claim;
import org.polysweep.oracle.Judge;
import org.polysweep.oracle.Query;
import org.polysweep.sweep.SweepPath;

/**
 * {@link AgreementTest} in brief: few queries, and the same ones in every run. So whether it notices a change does not depend
 * on luck, and it can be run a thousand times over, as mutation testing does.
 */
class SeededAgreementTest {

    private static final int QUERIES = 150;

    @ParameterizedTest
    @EnumSource
    void everyPathIsRightInEveryField(QueryClass kind) {
        Random random = new Random(kind.name().hashCode());
        for (int i = 0; i < QUERIES; i++) {
            Query query = kind.next(random);
            Claim reference = Answers.claim(SweepPath.REFERENCE, query);
            assertThat(Judge.faults(query, reference)).as("%s", query).isEmpty();
            for (SweepPath path : Answers.paths(query)) {
                assertThat(Answers.claim(path, query)).as("%s %s", path, query).isEqualTo(reference);
            }
        }
    }
}
