package org.polysweep.conformance.validate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polysweep.conformance.docs.CompiledSnippet;
import org.polysweep.shape.MovingShape;
import org.polysweep.validate.BoxQueries;
import org.polysweep.validate.BoxQuery;
import org.polysweep.workbench.input.LineText;
import org.polysweep.workbench.input.Lines;
import org.polysweep.workbench.json.QueryReader;
import org.polysweep.workbench.query.QueryException;
import org.polysweep.workbench.query.ShapeQuery;

/** What a report prints can be pasted: the Java compiles, the line is read, and both are the same query. */
class PastedTest {

    private static final int QUERIES = 200;

    private final List<BoxQuery> queries = new ArrayList<>();

    PastedTest() {
        BoxQueries.all(11, QUERIES).forEach(queries::add);
    }

    @Test
    void theJavaCompilesToTheSameQuery(@TempDir Path folder) throws Exception {
        StringBuilder statements = new StringBuilder();
        for (BoxQuery query : queries) {
            statements.append("{ BoxQuery query = ").append(query.toJava());
            statements.append("; all.add(query.toString()); }\n");
        }
        Object pasted = CompiledSnippet.run(
                folder,
                "import java.util.*; import org.polysweep.validate.BoxQuery;",
                "List<String> all = new ArrayList<>();" + statements + "return all;");
        assertThat(pasted).isEqualTo(queries.stream().map(BoxQuery::toString).toList());
    }

    @Test
    void theLineIsReadAsTheSameQuery() throws IOException, QueryException {
        String text = String.join("\n", queries.stream().map(BoxQuery::toJson).toList());
        LineText line = new LineText();
        QueryReader reader = new QueryReader();
        try (Lines lines = new Lines(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), () -> {})) {
            for (BoxQuery query : queries) {
                assertThat(lines.next()).isTrue();
                line.decode(lines);
                ShapeQuery read = reader.read(line);
                assertThat(numbers(read)).as("%s", query).isEqualTo(plain(query));
            }
            assertThat(lines.next()).isFalse();
        }
    }

    private static double[] numbers(ShapeQuery query) {
        double[] numbers = new double[16];
        write(query.a(), numbers, 0);
        write(query.b(), numbers, 8);
        return numbers;
    }

    private static void write(MovingShape moving, double[] numbers, int at) {
        numbers[at] = moving.shape().part(0).core().minX() + 0.0;
        numbers[at + 1] = moving.shape().part(0).core().minY() + 0.0;
        numbers[at + 2] = moving.shape().part(0).core().maxX() + 0.0;
        numbers[at + 3] = moving.shape().part(0).core().maxY() + 0.0;
        numbers[at + 4] = moving.x() + 0.0;
        numbers[at + 5] = moving.y() + 0.0;
        numbers[at + 6] = moving.dx() + 0.0;
        numbers[at + 7] = moving.dy() + 0.0;
    }

    /** Without -0.0, which the reader may take for 0.0. */
    private static double[] plain(BoxQuery query) {
        return BoxQueriesTest.numbers(query).map(number -> number + 0.0).toArray();
    }
}
