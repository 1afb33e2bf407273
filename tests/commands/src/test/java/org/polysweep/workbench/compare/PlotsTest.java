package org.polysweep.workbench.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polysweep.peers.PeerAnswer.PeerOutcome;

class PlotsTest {

    @TempDir
    private Path folder;

    private final ComparisonReport report = new ComparisonReport();

    private void add(String algorithm, Optional<Quartiles> nanos, PeerReply... replies) {
        Tally tally = new Tally();
        for (PeerReply reply : replies) {
            tally.add(StraightTruth.of(Questions.query(2, 3)), reply);
        }
        report.add(new Row("a.jsonl", algorithm, nanos, tally));
    }

    @Test
    void aRateIsShownForEveryAlgorithmThatAnswered() throws IOException {
        Optional<Quartiles> nanos = Optional.of(Quartiles.of(List.of(4.0, 1.0, 2.0)));
        add("right", nanos, PeerReply.of(PeerOutcome.HIT, 1.0 / 3));
        add("blind", Optional.empty(), PeerReply.of(PeerOutcome.MISS, Double.NaN));
        add("cubic", Optional.empty());
        List<String> complaints = new ArrayList<>();
        new Plots(report).draw(folder, complaints::add);
        assertThat(complaints).isEmpty();
        assertThat(folder.resolve("time.svg"))
                .content(StandardCharsets.UTF_8)
                .containsSubsequence(">right<", ">blind<", ">cubic<", ">a<", ">2<", ">–<", ">–<");
        assertThat(folder.resolve("false-negatives.svg"))
                .content(StandardCharsets.UTF_8)
                .containsSubsequence(">a<", ">0<", ">100.0<", ">–<");
        assertThat(folder.resolve("false-positives.svg")).doesNotExist();
    }

    @Test
    void aReportIsReadBackFromItsCsv() {
        add("right", Optional.of(Quartiles.of(List.of(4.0, 1.0, 2.0))), PeerReply.of(PeerOutcome.HIT, 1.0 / 3));
        add("blind", Optional.empty(), PeerReply.of(PeerOutcome.MISS, Double.NaN));
        String csv = report.text(ComparisonReport.Format.CSV);
        assertThat(withoutEarlyErrors(ComparisonReport.ofCsv(csv).text(ComparisonReport.Format.CSV)))
                .isEqualTo(withoutEarlyErrors(csv))
                .hasSize(3);
    }

    /** All columns but the three of which a report cannot be read back. */
    private static List<String> withoutEarlyErrors(String csv) {
        int first =
                List.of(csv.lines().findFirst().orElseThrow().split(",", -1)).indexOf("early_median");
        return csv.lines()
                .map(line -> {
                    List<String> cells = new ArrayList<>(List.of(line.split(",", -1)));
                    cells.subList(first, first + 3).clear();
                    return String.join(",", cells);
                })
                .toList();
    }
}
