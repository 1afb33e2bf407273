package org.polysweep.workbench.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.polysweep.peers.BuiltInPeer;
import org.polysweep.workbench.compare.ComparisonReport.Format;
import org.polysweep.workbench.input.LineText;
import org.polysweep.workbench.input.Lines;

/**
 * What holds of {@code compare} for any file and any answers: the two paths of the library are right, every query is
 * counted once, and the report is a table. Everything but processes: the algorithms answer in this thread, and what a
 * program would answer is known before. Algorithms that are not ours, and that may not come back, are left out.
 */
public final class ComparisonLaws {

    private static final List<BuiltInPeer> PEERS = List.of(
            BuiltInPeer.POLYSWEEP,
            BuiltInPeer.POLYSWEEP_REFERENCE,
            BuiltInPeer.TEXTBOOK_VERTEX_RAY,
            BuiltInPeer.TEXTBOOK_SWEPT_AABB);

    /** How many of them are paths of the library. */
    private static final int OURS = 2;

    /** Columns of words; all others are numbers. */
    private static final Set<String> WORDS = Set.of("file", "algorithm", "clock", "build");

    private static final Bench BENCH = new Bench(new WorkersInPlace(), 1, 0, 0, 1);

    private static final double SECONDS = 3600;

    private ComparisonLaws() {}

    /**
     * Compares all of them on the queries, and judges the answers.
     *
     * @param queries what is in the file
     * @param answers the output of a program for them
     * @return what came of it, in a word
     */
    public static String require(byte[] queries, byte[] answers) throws IOException {
        List<String> complaints = new ArrayList<>();
        QuestionFile file = QuestionFile.read("file", new ByteArrayInputStream(queries), true, complaints::add);
        assertThat(complaints.isEmpty()).isEqualTo(file.refused() == 0);
        if (file.isEmpty()) {
            return "nothing";
        }
        ComparisonReport report = new ComparisonReport();
        List<String> steps = new ArrayList<>();
        Comparison comparison = new Comparison(PEERS, Map.of(), SECONDS, BENCH, complaints::add, steps::add);
        comparison.run(file, report);
        assertThat(steps).hasSize(comparison.stepsForFile());
        requireOursRight(file, report);
        ExternalAnswers program = answered(file, answers);
        report.add(new Row("file", "program", report.rows().get(0).nanos(), judged(file, program)));
        program.complaint().ifPresent(complaints::add);
        assertThat(complaints).allMatch(line -> line.chars().noneMatch(c -> c < ' '), "one line");
        requireTable(report);
        return program.missing() == 0 ? "answered" : "asked";
    }

    private static void requireOursRight(QuestionFile file, ComparisonReport report) {
        for (Row row : report.rows().subList(0, OURS)) {
            Tally tally = row.tally();
            assertThat(tally.queries()).isEqualTo(file.questions().size());
            assertThat(List.of(
                            tally.falsePositive(),
                            tally.falseNegative(),
                            tally.overlapMissed(),
                            tally.late(),
                            tally.failed()))
                    .as(row.algorithm())
                    .containsOnly(0);
            assertThat(row.nanos()).isPresent();
            assertThat(Double.valueOf(tally.maxTimeError()))
                    .isEqualTo(report.rows().get(0).tally().maxTimeError());
        }
    }

    private static ExternalAnswers answered(QuestionFile file, byte[] answers) throws IOException {
        ExternalAnswers program = new ExternalAnswers(file.questions());
        int sent = 0;
        while (program.next().isPresent()) {
            sent++;
        }
        assertThat(sent).isEqualTo(file.questions().size());
        LineText text = new LineText();
        try (Lines lines = new Lines(new ByteArrayInputStream(answers), () -> {})) {
            while (lines.next()) {
                if (!lines.isBlank()) {
                    text.decode(lines);
                    program.take(new String(text.chars(), 0, text.length()), lines.number());
                }
            }
        }
        return program;
    }

    /** By each way of turning. */
    private static Tally judged(QuestionFile file, ExternalAnswers program) {
        FileTruths truths = FileTruths.of(file);
        Tally tally = new Tally();
        for (WayOfTurning way : WayOfTurning.values()) {
            tally = new Tally();
            for (int i = 0; i < file.questions().size(); i++) {
                tally.add(truths.of(way).get(i), program.reply(i));
            }
            assertThat(tally.queries()).isEqualTo(file.questions().size());
            assertThat(tally.failed()).isBetween(program.missing(), tally.queries());
            assertThat(tally.maxTimeError()).isNotNaN().isNotNegative();
            int wrong = tally.falsePositive() + tally.falseNegative() + tally.overlapMissed() + tally.late();
            assertThat(wrong + tally.failed()).isLessThanOrEqualTo(tally.queries());
        }
        return tally;
    }

    private static void requireTable(ComparisonReport report) {
        List<String[]> lines =
                report.text(Format.CSV).lines().map(line -> line.split(",", -1)).toList();
        assertThat(lines).hasSize(1 + report.rows().size());
        List<String> columns = List.of(lines.get(0));
        for (String[] cells : lines.subList(1, lines.size())) {
            assertThat(cells).hasSameSizeAs(columns);
            for (int i = 0; i < cells.length; i++) {
                assertThat(WORDS.contains(columns.get(i)) || cells[i].isEmpty() || Double.parseDouble(cells[i]) >= 0)
                        .as(cells[i])
                        .isTrue();
            }
        }
        assertThat(report.text(Format.MARKDOWN).lines())
                .hasSize(2 + report.rows().size());
        assertThat(report.text(Format.TABLE).lines().mapToInt(String::length).distinct())
                .hasSize(1);
    }
}
