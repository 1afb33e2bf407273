package org.polysweep.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.body.SomeBodies;
import org.polysweep.internal.world.segment.PositionsInStep;
import org.polysweep.internal.world.segment.Trajectories;
import org.polysweep.internal.world.state.StepLog;
import org.polysweep.world.body.BodyId;

class StepReportTest {

    @Test
    void theNextStepOverwritesIt() {
        Bodies bodies = new Bodies();
        BodyId one = bodies.add(SomeBodies.box(0, 0, 1, 1), 0, 0, false);
        BodyId other = bodies.add(SomeBodies.box(0, 0, 1, 1), 5, 0, true);
        StepLog log = new StepLog();
        StepReport report = new StepReport(log, new PositionsInStep(new Bodies(), new Trajectories()));
        log.countContact();
        assertThat(report).hasToString("1 contact, stalled [], rolled back []");
        log.countContact();
        log.addStalled(one);
        log.addRolledBack(other);
        assertThat(report.contactCount()).isEqualTo(2);
        assertThat(report.stalled()).containsExactly(one);
        assertThat(report.rolledBack()).containsExactly(other);
        assertThat(report).hasToString("2 contacts, stalled [body 0], rolled back [body 1]");
        assertThatExceptionOfType(UnsupportedOperationException.class)
                .isThrownBy(() -> report.stalled().clear());
        assertThatExceptionOfType(UnsupportedOperationException.class)
                .isThrownBy(() -> report.rolledBack().clear());
        log.clear();
        assertThat(report).hasToString("0 contacts, stalled [], rolled back []");
    }
}
