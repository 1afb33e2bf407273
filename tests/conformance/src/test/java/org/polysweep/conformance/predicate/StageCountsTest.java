package org.polysweep.conformance.predicate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polysweep.internal.sign.Stage;
import org.polysweep.internal.sign.Stages;

/** What {@link Stages} counts, and when the filter may be trusted without asking. */
class StageCountsTest {

    @Test
    void countingBeginsAtZeroEachTime() {
        Stages stages = new Stages();
        stages.decided(Stage.FILTER);
        assertThat(stages.decisions(Stage.FILTER)).isZero();
        stages.count();
        stages.decided(Stage.FILTER);
        stages.decided(Stage.FILTER);
        stages.decided(Stage.INTEGERS);
        assertThat(stages.decisions(Stage.FILTER)).isEqualTo(2);
        assertThat(stages.describe()).isEqualTo("decided: 2 by filter, 0 by structure, 0 by expansion, 1 by integers");
        stages.count();
        assertThat(stages.decisions(Stage.FILTER)).isZero();
    }

    @Test
    void aStageMayBeLeftOut() {
        Stages stages = new Stages();
        stages.leaveOut(Stages.code(List.of(Stage.FILTER)));
        assertThat(stages.mayUse(Stage.FILTER)).isFalse();
        assertThat(stages.mayUse(Stage.STRUCTURE)).isTrue();
        stages.leaveOut(0);
        assertThat(stages.mayUse(Stage.FILTER)).isTrue();
    }

    @Test
    void theCostliestStageOfACount() {
        Stages stages = new Stages();
        stages.decided(Stage.EXPANSION);
        assertThat(stages.costliest()).isEqualTo(Stage.FILTER);
        stages.count();
        stages.decided(Stage.EXPANSION);
        stages.decided(Stage.STRUCTURE);
        assertThat(stages.costliest()).isEqualTo(Stage.EXPANSION);
        stages.count();
        assertThat(stages.costliest()).isEqualTo(Stage.FILTER);
    }
}
