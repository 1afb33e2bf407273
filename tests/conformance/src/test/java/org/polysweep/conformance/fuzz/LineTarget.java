package org.polysweep.conformance.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.workbench.input.LineText;
import org.polysweep.workbench.input.Lines;
import org.polysweep.workbench.json.AnswerJson;
import org.polysweep.workbench.json.QueryReader;
import org.polysweep.workbench.json.QuerySource;
import org.polysweep.workbench.query.Answer;
import org.polysweep.workbench.query.Answerer;
import org.polysweep.workbench.query.QueryException;
import org.polysweep.workbench.query.ShapeQuery;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Any bytes as the input of the command line: each line is answered or refused, on one line of JSON, with its id. */
public final class LineTarget {

    private LineTarget() {}

    /** What the fuzzer calls. */
    public static void fuzzerTestOneInput(byte[] input) {
        outcome(input);
    }

    /** Reads some lines, and says what came of the last of them. */
    static String outcome(byte[] input) {
        String outcome = "blank";
        LineText text = new LineText();
        QueryReader reader = new QueryReader();
        try (Lines lines = new Lines(new ByteArrayInputStream(input), () -> {})) {
            while (lines.next()) {
                if (!lines.isBlank()) {
                    text.decode(lines);
                    outcome = requireAnswer(text, reader);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return outcome;
    }

    private static String requireAnswer(LineText text, QueryReader reader) {
        ShapeQuery query;
        try {
            query = reader.read(text);
        } catch (QueryException refusal) {
            assertThat(refusal.reason()).isNotBlank();
            requireOneLine(refused(refusal), refusal.id());
            return "refused";
        }
        String answer = answered(query);
        requireOneLine(answer, query.id());
        // Once more: written again from another reader's numbers.
        String written = "{\"id\":" + query.id() + ","
                + QuerySource.of(text).query().toString().substring(1);
        assertThat(answered(read(written))).as(written).isEqualTo(answer);
        return "answered";
    }

    private static void requireOneLine(String line, @Nullable String id) {
        assertThat(line.indexOf('\n')).isEqualTo(line.length() - 1);
        JsonNode json = JsonMapper.shared().readTree(line);
        assertThat(json.path("id")).isEqualTo(JsonMapper.shared().readTree(String.valueOf(id)));
        assertThat(line).startsWith("{\"id\":" + id + ",");
    }

    private static ShapeQuery read(String line) {
        LineText text = new LineText();
        try (Lines lines = new Lines(new ByteArrayInputStream(line.getBytes(StandardCharsets.UTF_8)), () -> {})) {
            assertThat(lines.next()).isTrue();
            text.decode(lines);
            return new QueryReader().read(text);
        } catch (IOException | QueryException e) {
            throw new AssertionError(line, e);
        }
    }

    private static String answered(ShapeQuery query) {
        try {
            Answer answer = new Answerer(SweepAlgorithm.AUTO, true).answer(query);
            return written(writer -> writer.write(answer));
        } catch (QueryException e) {
            throw new AssertionError("all queries have an answer", e);
        }
    }

    private static String refused(QueryException refusal) {
        return written(writer -> writer.writeError(refusal.id(), refusal.reason()));
    }

    private static String written(Consumer<AnswerJson> line) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        AnswerJson writer = new AnswerJson(out);
        line.accept(writer);
        writer.flush();
        return out.toString(StandardCharsets.UTF_8);
    }
}
