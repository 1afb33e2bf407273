package org.polysweep.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.polysweep.trials.Console;
import org.polysweep.workbench.external.Leash;

/** The scorer of {@code dataset}, in Python, where there is one. */
@Timeout(value = 3, unit = TimeUnit.MINUTES)
class ScoreTest {

    @TempDir
    private Path folder;

    private record Ended(int status, String out, String err) {}

    @BeforeAll
    static void findPython() throws Exception {
        boolean found = false;
        try {
            found = run(List.of("python3", "-c", "import sys; sys.exit(sys.version_info < (3, 9))"), Path.of("."))
                            .status()
                    == 0;
        } catch (IOException e) {
            // There is none.
        }
        if (!found) {
            Console.printErrorLine(
                    "ScoreTest: no python3 of 3.9 or later, so the scorer of the data set is NOT tested");
        }
        assumeTrue(found, "there is no python3 of 3.9 or later");
    }

    private static Ended run(List<String> command, Path directory) throws Exception {
        Path out = Files.createTempFile("score", ".out");
        Path err = Files.createTempFile("score", ".err");
        try {
            ProcessBuilder builder = new ProcessBuilder(command)
                    .directory(directory.toFile())
                    .redirectOutput(out.toFile())
                    .redirectError(err.toFile());
            // Python 3.10 or later warns on standard error of text in the encoding of the locale.
            builder.environment().put("PYTHONWARNDEFAULTENCODING", "1");
            Process process = builder.start();
            try (Leash leash = new Leash(() -> Leash.end(process), TimeUnit.MINUTES.toNanos(2))) {
                int status = process.waitFor();
                assertThat(leash.isPulled()).isFalse();
                return new Ended(status, Files.readString(out), Files.readString(err));
            }
        } finally {
            Files.delete(out);
            Files.delete(err);
        }
    }

    @Test
    void itsOwnTestsPass() throws Exception {
        Path tests = Stream.of("src/test/python", "../workbench/src/test/python", "tests/workbench/src/test/python")
                .map(Path::of)
                .filter(Files::isDirectory)
                .findFirst()
                .orElseThrow();
        Ended ended = run(List.of("python3", "-B", "-m", "unittest", "test_score"), tests);
        assertThat(ended.status()).as(ended.err()).isZero();
        assertThat(ended.err()).contains("Ran ").endsWith("OK\n").doesNotContain("EncodingWarning");
    }

    /** The copy beside the queries is run, and needs nothing else. */
    @Test
    void whatSweepAnswersHasNoFault() throws Exception {
        Path set = folder.resolve("set");
        assertThat(Run.of("", "dataset", set.toString(), "--count", "440").status())
                .isZero();
        String queries;
        try (Stream<Path> files = Files.walk(set.resolve("scoring"))) {
            queries = files.filter(Files::isRegularFile)
                    .sorted()
                    .map(ScoreTest::text)
                    .collect(Collectors.joining());
        }
        Path answers = folder.resolve("answers.jsonl");
        Files.writeString(answers, Run.of(queries, "sweep").out());
        Ended right = run(
                List.of("python3", "-B", "set/score.py", "set/scoring", "answers.jsonl", "--format", "csv"), folder);
        assertThat(right.err()).isEmpty();
        assertThat(right.status()).isZero();
        assertThat(right.out().lines()).hasSize(20);
        assertThat(right.out()).containsPattern("(?m)^all,220,220,0,0,0,0,[^,]+,[^,]+,0,0,0,");

        // Too late by an ulp, wherever the exact time is no double.
        Files.writeString(
                answers,
                Run.of(queries, "sweep").lines().stream().map(ScoreTest::later).collect(Collectors.joining("\n")));
        Ended late = run(
                List.of("python3", "-B", "set/score.py", "set/scoring", "answers.jsonl", "--format", "csv"), folder);
        long hits = queries.lines()
                .filter(line -> line.contains("\"exactVerdict\":\"HIT\""))
                .count();
        assertThat(late.out()).containsPattern("(?m)^all,220,220,0,0,0," + hits + ",");
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String later(String answer) {
        int start = answer.indexOf("\"enter\":") + 8;
        int end = answer.indexOf(',', start);
        String enter = answer.substring(start, end);
        return enter.equals("null")
                ? answer
                : answer.substring(0, start) + Math.nextUp(Double.parseDouble(enter)) + answer.substring(end);
    }
}
