package org.polysweep.workbench.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.polysweep.peers.PeerAnswer.PeerOutcome;
import org.polysweep.workbench.compare.ComparisonReport.Format;

class ComparisonReportTest {

    private static final String HEADER = "file,algorithm,queries,ns_median,ns_q1,ns_q3,false_positive,false_negative,"
            + "overlap_missed,late,max_time_error,failed";

    private static ComparisonReport report(String file, String algorithm, Optional<Quartiles> nanos) {
        Tally tally = new Tally();
        tally.add(StraightTruth.of(Questions.query(2, 3)), PeerReply.of(PeerOutcome.HIT, 1.0 / 3));
        ComparisonReport report = new ComparisonReport();
        report.add(new Row(file, algorithm, nanos, tally));
        return report;
    }

    @Test
    void csvHasItsColumnsInTheirOrder() {
        Optional<Quartiles> nanos = Optional.of(Quartiles.of(List.of(4.0, 1.0, 2.0)));
        assertThat(report("a.jsonl", "dyn4j", nanos).text(Format.CSV))
                .isEqualTo(HEADER + "\na.jsonl,dyn4j,1,2.0,1.5,3.0,0,0,0,0,5.551115123125783E-17,0\n");
        assertThat(new ComparisonReport().text(Format.CSV)).isEqualTo(HEADER + "\n");
    }

    @Test
    void whatIsNotTimedIsEmpty() {
        assertThat(report("a.jsonl", "mine", Optional.empty()).text(Format.CSV))
                .endsWith("\na.jsonl,mine,1,,,,0,0,0,0,5.551115123125783E-17,0\n");
    }

    @Test
    void csvQuotesWhatNeedsIt() {
        assertThat(report("a, \"b\"\n.jsonl", "x", Optional.empty()).text(Format.CSV))
                .contains("\n\"a, \"\"b\"\"\n.jsonl\",x,1,");
    }

    @Test
    void markdownHasTheSameColumns() {
        String[] lines = report("a|b", "x", Optional.empty())
                .text(Format.MARKDOWN)
                .lines()
                .toArray(String[]::new);
        assertThat(lines).hasSize(3);
        assertThat(lines[0]).isEqualTo("| " + HEADER.replace(",", " | ") + " |");
        assertThat(lines[1]).startsWith("| --- | --- | ---: |");
        assertThat(lines[2]).isEqualTo("| a\\|b | x | 1 |  |  |  | 0 | 0 | 0 | 0 | 5.6e-17 | 0 |");
    }

    @Test
    void namesAreNoMarkup() {
        assertThat(report("a\nb", "<i>*`", Optional.empty()).text(Format.MARKDOWN))
                .contains("\n| a b | \\<i>\\*\\` | 1 |");
    }

    @Test
    void theTableIsAligned() {
        List<String> lines = report("a.jsonl", "polysweep", Optional.empty())
                .text(Format.TABLE)
                .lines()
                .toList();
        assertThat(lines).hasSize(2);
        assertThat(lines.get(1)).hasSameSizeAs(lines.get(0)).startsWith("a.jsonl  polysweep");
    }

    @Test
    void quartilesOfFew() {
        assertThat(Quartiles.of(List.of(7.0))).isEqualTo(new Quartiles(7, 7, 7));
        assertThat(Quartiles.of(List.of(3.0, 1.0))).isEqualTo(new Quartiles(1.5, 2, 2.5));
        assertThat(Quartiles.of(List.of(5.0, 1.0, 2.0, 4.0, 3.0))).isEqualTo(new Quartiles(2, 3, 4));
    }
}
