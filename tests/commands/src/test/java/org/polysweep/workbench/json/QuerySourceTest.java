package org.polysweep.workbench.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.oracle.Part;
import org.polysweep.workbench.input.LineText;
import org.polysweep.workbench.input.Lines;
import org.polysweep.workbench.query.QueryException;

/** What the one reader takes as a query, the other takes as well, with the same numbers. */
class QuerySourceTest {

    private static final String POINTS = "\"a\":{\"vertices\":[[7,0]]},\"b\":{\"vertices\":[[0,0]]}";

    @ParameterizedTest
    @ValueSource(ints = {1, 999, 1_001, 60_000})
    void ofAnyLength(int length) throws IOException, QueryException {
        String digits = "1".repeat(length);
        for (String line : new String[] {
            "{" + POINTS + ",\"positionA\":[0." + digits + ",0]}",
            "{" + POINTS + ",\"note\":" + digits + "}",
            "{" + POINTS + ",\"note\":{\"" + digits + "\":0}}"
        }) {
            LineText text = text(line);
            double x = new QueryReader().read(text).a().x();
            assertThat(QuerySource.of(text).query().positionAX()).isEqualTo(x);
            assertThat(QuerySource.of(text).query().a()).containsExactly(new Part(new double[] {7, 0}, 0));
        }
    }

    @ParameterizedTest
    @CsvSource({"1", "0", "-0.0", "2.50", "1e308", "4.9e-324", "10000000000000000000000000000000000000000"})
    void ofAnyRadius(String radius) throws IOException, QueryException {
        LineText text = text("{\"a\":{\"box\":[0,0,1,1]},\"b\":{\"radius\":" + radius + ",\"vertices\":[[0,0]]}}");
        double read = new QueryReader().read(text).b().shape().part(0).radius();
        assertThat(QuerySource.of(text).query().b().get(0).radius() + 0.0).isEqualTo(read);
        assertThat(QuerySource.of(text).query().a().get(0).radius()).isZero();
        assertThat(QuerySource.of(text).json()).contains("\"radius\":");
    }

    @Test
    void partsAreReadInTheirOrder() throws IOException {
        LineText text = text("{\"note\":1,\"a\":{\"parts\":[{\"vertices\":[[7,0]],\"radius\":2},{\"box\":[0,0,1,1]}]},"
                + "\"b\":{\"parts\":[{\"vertices\":[[3,4],[5,6]]}]}}");
        QuerySource source = QuerySource.of(text);
        assertThat(source.query().a())
                .containsExactly(new Part(new double[] {7, 0}, 2), new Part(new double[] {0, 0, 1, 0, 1, 1, 0, 1}, 0));
        assertThat(source.query().b()).containsExactly(new Part(new double[] {3, 4, 5, 6}, 0));
        assertThat(source.json()).startsWith("{\"a\":{\"parts\":[{").doesNotContain("note");
    }

    /** To make numbers of these digits would take minutes, and they are not needed. */
    @ParameterizedTest
    @ValueSource(strings = {"id", "source", "note", "exact", "exactVerdict", "exactEnter"})
    @Timeout(value = 1, unit = TimeUnit.MINUTES)
    void whatIsIgnoredIsNotMadeIntoANumber(String field) throws IOException, QueryException {
        String digits = "9".repeat(4_000_000);
        LineText text = text("{\"" + field + "\":" + digits + "," + POINTS + "}");
        assertThat(new QueryReader().read(text).a().x()).isZero();
        assertThat(QuerySource.of(text).json()).isEqualTo("{" + POINTS + "}");
        if (!field.equals("id")) {
            LineText nested = text("{\"" + field + "\":[{\"a\":[" + digits + "]}]," + POINTS + "}");
            assertThat(QuerySource.of(nested).json()).isEqualTo("{" + POINTS + "}");
        }
    }

    private static LineText text(String line) throws IOException {
        LineText text = new LineText();
        try (Lines lines = new Lines(new ByteArrayInputStream(line.getBytes(StandardCharsets.UTF_8)), () -> {})) {
            assertThat(lines.next()).isTrue();
            text.decode(lines);
        }
        return text;
    }
}
