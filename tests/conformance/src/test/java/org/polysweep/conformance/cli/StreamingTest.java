package org.polysweep.conformance.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.polysweep.workbench.external.Leash;

@Tag("bulk")
class StreamingTest {

    private static final int LINES = 6_000;

    /** Makes each line, and each answer, so long that a heap of 16 MB has no room for all of them. */
    private static final String LONG = "x".repeat(3_000);

    /** More input than the heap could hold goes through a pipe, and every answer comes out in its place. */
    @Test
    void aPipeOfManyQueriesNeedsLittleMemory() throws Exception {
        Process process = CommandLine.with(List.of("-Xmx16m"), "sweep")
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        Thread writer = new Thread(() -> writeQueries(process));
        writer.start();
        try (Leash leash = CommandLine.leash(process);
                BufferedReader answers = process.inputReader(UTF_8)) {
            for (int i = 0; i < LINES; i++) {
                String verdict = i % 2 == 0 ? "HIT" : "MISS";
                assertThat(answers.readLine())
                        .startsWith("{\"id\":\"" + i + LONG + "\",\"verdict\":\"" + verdict + "\"");
            }
            assertThat(answers.readLine()).isNull();
            writer.join();
            assertThat(process.waitFor()).isZero();
            assertThat(leash.isPulled()).isFalse();
        }
    }

    private static void writeQueries(Process process) {
        try (Writer queries = process.outputWriter(UTF_8)) {
            for (int i = 0; i < LINES; i++) {
                queries.write("{\"id\":\"" + i + LONG
                        + "\",\"a\":{\"box\":[0,0,1,1]},\"b\":{\"vertices\":[[2,0],[3,0],[3,1]]},\"moveA\":["
                        + (i % 2 == 0 ? 4 : -4) + ",0]}\n");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A field name that is ignored, and never comes again, is forgotten. */
    @Test
    void namesThatNeverComeAgainTakeNoMemory() throws Exception {
        StringBuilder queries = new StringBuilder();
        for (int i = 0; i < 2_000; i++) {
            queries.append("{\"id\":")
                    .append(i)
                    .append(",\"a\":{\"box\":[0,0,1,1]},\"b\":{\"box\":[2,0,3,1]},\"note\":{\"");
            queries.append(i).append("k".repeat(10_000)).append("\":1}}\n");
        }
        ProcessBuilder process = CommandLine.with(List.of("-Xmx16m"), "sweep");
        CommandLine.Outcome outcome = CommandLine.run(process, queries.toString());
        assertThat(outcome.status()).isZero();
        assertThat(outcome.out().lines()).hasSize(2_000);
    }

    /** A caller that writes one query at a time gets each result before the next query. */
    @Test
    void eachAnswerComesAtOnce() throws Exception {
        Process process = CommandLine.with(List.of(), "sweep", "-").start();
        try (Leash leash = CommandLine.leash(process)) {
            try (Writer queries = process.outputWriter(UTF_8);
                    BufferedReader answers = process.inputReader(UTF_8)) {
                for (String id : List.of("1", "\"two\"", "3.0")) {
                    queries.write("{\"id\":" + id
                            + ",\"a\":{\"box\":[0,0,1,1]},\"b\":{\"box\":[2,0,3,1]},\"moveA\":[1,0]}\n");
                    queries.flush();
                    assertThat(answers.readLine())
                            .startsWith("{\"id\":" + id + ",\"verdict\":\"TOUCH\",\"enter\":1.0,\"exit\":3.0");
                }
            }
            assertThat(process.waitFor()).isZero();
            assertThat(leash.isPulled()).isFalse();
        }
    }
}
