package org.polysweep.conformance.turning;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A small part of the campaign of docs/reliability.md about shapes that turn. */
class TurningCampaignTest {

    @ParameterizedTest
    @EnumSource(names = {"GRID", "UNIFORM", "ONE_TURNS"})
    void nothingIsWrongAndAnyPartCanBeMadeAgain(TurningKind kind) {
        TurningCampaign campaign = new TurningCampaign(kind, 7, 10, false);
        assertThat(campaign.run()).isZero();
        TurningCampaign judged = new TurningCampaign(kind, 7, 10, true);
        assertThat(judged.run()).isZero();
        assertThat(judged.line()).isEqualTo(campaign.line()).contains("\t7\t10\t");
        TurningCampaign other = new TurningCampaign(kind, 8, 10, false);
        other.run();
        assertThat(other.line()).isNotEqualTo(campaign.line());
    }
}
