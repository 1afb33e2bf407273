package org.polysweep.workbench.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.polysweep.peers.PeerAnswer.PeerOutcome;
import org.polysweep.workbench.compare.ComparisonReport.Format;

class ComparisonReportTest {

    private static final String HEADER = "file,algorithm,queries,ns_median,ns_q1,ns_q3,false_positive,false_negative,"
            + "overlap_missed,late,max_time_error,failed,false_overlap,late_nearest,timed,early_median,early_p99,"
            + "early_max,hits,misses,overlaps,touches,touch_hit,touch_miss,clock,answered_hits,answered_misses,"
            + "answered_overlaps,answered_touches";

    /** What the columns from false_overlap to touch_miss have for one HIT that is answered by the double below 1/3. */
    private static final String MORE = ",0,0,1,ERR,ERR,ERR,1,0,0,0,0,0,";

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
                .isEqualTo(HEADER + ",build\na.jsonl,dyn4j,1,2.0,1.5,3.0,0,0,0,0,5.551115123125783E-17,0"
                        + MORE.replace("ERR", "5.551115123125783E-17") + "process,1,0,0,0,\n");
        assertThat(new ComparisonReport().text(Format.CSV)).isEqualTo(HEADER + ",build\n");
    }

    @Test
    void whatIsNotTimedIsEmpty() {
        assertThat(report("a.jsonl", "mine", Optional.empty()).text(Format.CSV))
                .endsWith("\na.jsonl,mine,1,,,,0,0,0,0,5.551115123125783E-17,0"
                        + MORE.replace("ERR", "5.551115123125783E-17") + ",1,0,0,0,\n");
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
        assertThat(lines[2])
                .startsWith("| a\\|b | x | 1 |  |  |  | 0 | 0 | 0 | 0 | 5.6e-17 | 0 | 0 | 0 | 1 | 5.6e-17 |");
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
        assertThat(lines.get(1)).startsWith("a.jsonl  polysweep");
    }

    @Test
    void theBuildIsNamedInEveryFormat() {
        ComparisonReport report = new ComparisonReport("polysweep 1, commit 2");
        report.add(new Row("f", "x", Optional.empty(), new Tally(), "pipe"));
        assertThat(report.text(Format.TABLE)).startsWith("polysweep 1, commit 2\nfile");
        assertThat(report.text(Format.MARKDOWN)).startsWith("polysweep 1, commit 2\n\n| file");
        assertThat(report.text(Format.CSV)).endsWith(",\"polysweep 1, commit 2\"\n");
    }

    @Test
    void quartilesOfFew() {
        assertThat(Quartiles.of(List.of(7.0))).isEqualTo(new Quartiles(7, 7, 7));
        assertThat(Quartiles.of(List.of(3.0, 1.0))).isEqualTo(new Quartiles(1.5, 2, 2.5));
        assertThat(Quartiles.of(List.of(5.0, 1.0, 2.0, 4.0, 3.0))).isEqualTo(new Quartiles(2, 3, 4));
    }
}
