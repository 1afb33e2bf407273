package org.polysweep.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.cli.CommandLine;
import org.polysweep.generate.QueryClass;
import org.polysweep.trials.Trials;

/** A small part of the campaign of docs/reliability.md. */
@Tag("bulk")
class JudgedCampaignTest {

    /** The first and the last of the columns about stages. */
    private static final int FILTER = 7;

    private static final int INTEGERS = 10;

    private static final int PAIRS = Trials.times(20);

    @ParameterizedTest
    @EnumSource
    void nothingIsWrongAndAnyPartCanBeMadeAgain(QueryClass kind) {
        JudgedCampaign campaign = new JudgedCampaign(kind, 7, PAIRS);
        assertThat(campaign.run()).isZero();
        JudgedCampaign again = new JudgedCampaign(kind, 7, PAIRS);
        again.run();
        assertThat(again.line()).isEqualTo(campaign.line()).startsWith(kind.label() + "\t7\t" + 10 * PAIRS + "\t");
        JudgedCampaign other = new JudgedCampaign(kind, 8, PAIRS);
        other.run();
        assertThat(other.line()).isNotEqualTo(campaign.line());
    }

    /** On any JDK. */
    @Test
    void aLineOfTheReportIsMadeAgain() throws IOException {
        JudgedCampaign campaign = new JudgedCampaign(QueryClass.THIN_GRID, 12, 10_000);
        campaign.run();
        Path report = CommandLine.top().resolve("docs").resolve("reliability").resolve("campaign.tsv");
        assertThat(Files.readAllLines(report).stream().map(JudgedCampaignTest::withoutStages))
                .contains(withoutStages(campaign.line()));
    }

    /** Which stages decide is a matter of speed, and is as it was when the line was made. */
    private static String withoutStages(String line) {
        List<String> columns = new ArrayList<>(List.of(line.split("\t")));
        columns.subList(FILTER, INTEGERS + 1).clear();
        return String.join("\t", columns);
    }
}
