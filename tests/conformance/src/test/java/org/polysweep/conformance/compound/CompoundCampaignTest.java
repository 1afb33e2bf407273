package org.polysweep.conformance.compound;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.cli.CommandLine;
import org.polysweep.generate.CompoundClass;

/** A small part of the campaign of docs/reliability.md about compounds. */
class CompoundCampaignTest {

    @ParameterizedTest
    @EnumSource
    void nothingIsWrongAndAnyPartCanBeMadeAgain(CompoundClass kind) {
        CompoundCampaign campaign = new CompoundCampaign(kind, 7, 10);
        assertThat(campaign.run()).isZero();
        CompoundCampaign again = new CompoundCampaign(kind, 7, 10);
        again.run();
        assertThat(again.line()).isEqualTo(campaign.line()).startsWith(kind.label() + "\t7\t100\t");
        CompoundCampaign other = new CompoundCampaign(kind, 8, 10);
        other.run();
        assertThat(other.line()).isNotEqualTo(campaign.line());
    }

    /** On any JDK. */
    @Tag("nightly")
    @Test
    void aLineOfTheReportIsMadeAgain() throws IOException {
        CompoundCampaign campaign = new CompoundCampaign(CompoundClass.PARTS_GRID, 1, 5000);
        campaign.run();
        Path report = CommandLine.top().resolve("docs").resolve("reliability").resolve("compound.tsv");
        assertThat(Files.readAllLines(report)).contains(campaign.line());
    }
}
