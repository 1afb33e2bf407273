package org.polysweep.workbench.compare;

import java.io.IOException;
import java.io.InputStream;
import java.nio.DoubleBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.Shape;
import org.polysweep.workbench.input.LineText;
import org.polysweep.workbench.input.Lines;
import org.polysweep.workbench.json.QueryReader;
import org.polysweep.workbench.json.QuerySource;
import org.polysweep.workbench.query.QueryException;
import org.polysweep.workbench.query.RefusedCount;
import org.polysweep.workbench.query.ShapeQuery;

/**
 * The queries of a file. Convex shapes with the same corners and radius are one, as bodies share shapes in a game; so
 * are parts.
 */
public final class QuestionFile {

    /** So many refused lines are named one by one. */
    private static final int NAMED = 10;

    private final String name;
    private final List<PeerInput> shapes = new ArrayList<>();
    private final Map<DoubleBuffer, Integer> numbers = new HashMap<>();
    private final List<PeerQuestion> questions = new ArrayList<>();
    private long refused;

    private QuestionFile(String name) {
        this.name = name;
    }

    /**
     * Reads all queries.
     *
     * @param name the name of the file, as given
     * @param in its bytes
     * @param keepsText whether the text of queries is going to be asked for, by programs of the user's
     * @param complaints receives the first lines without a query, by file and line, and how many there are; the
     *     others are read all the same
     * @throws IOException if the bytes cannot be read
     */
    public static QuestionFile read(String name, InputStream in, boolean keepsText, Consumer<String> complaints)
            throws IOException {
        QuestionFile file = new QuestionFile(name);
        Lines lines = new Lines(in, () -> {});
        LineText text = new LineText();
        QueryReader reader = new QueryReader();
        while (lines.next()) {
            if (lines.isBlank()) {
                continue;
            }
            try {
                if (lines.isTooLong()) {
                    throw new QueryException(
                            "the line is longer than " + (Lines.LONGEST >> 20) + " MiB; write one query per line");
                }
                text.decode(lines);
                ShapeQuery query = reader.read(text);
                if (query.turnsByAngle()) {
                    throw new QueryException("turnByA and turnByB cannot be judged yet; use rotorToA and rotorToB");
                }
                if (query.targetDistance() > 0) {
                    throw new QueryException("targetDistance cannot be judged yet; give a shape a radius");
                }
                QuerySource source = QuerySource.of(text);
                file.questions.add(new PeerQuestion(
                        lines.number(),
                        source.query(),
                        keepsText ? source.json() : "",
                        file.numbers(query.a().shape()),
                        file.numbers(query.b().shape())));
            } catch (QueryException e) {
                file.refused++;
                if (file.refused <= NAMED) {
                    complaints.accept(name + ", line " + lines.number() + ": " + e.reason());
                }
            }
        }
        file.sumUp(complaints);
        return file;
    }

    private void sumUp(Consumer<String> complaints) {
        if (refused > NAMED) {
            complaints.accept(name + ": and " + (refused - NAMED) + " more");
        }
        if (refused > 0) {
            complaints.accept(name + ": " + RefusedCount.of(refused, refused + questions.size()));
        }
    }

    private List<Integer> numbers(Shape shape) {
        return shape.parts().stream().map(this::number).toList();
    }

    private int number(ConvexShape shape) {
        ConvexPolygon core = shape.core();
        double[] key = new double[2 * core.vertexCount() + 1];
        for (int i = 0; i < core.vertexCount(); i++) {
            key[2 * i] = core.x(i);
            key[2 * i + 1] = core.y(i);
        }
        key[2 * core.vertexCount()] = shape.radius();
        return numbers.computeIfAbsent(DoubleBuffer.wrap(key), unknown -> {
            shapes.add(new PeerInput(Arrays.copyOf(key, 2 * core.vertexCount()), shape.radius()));
            return shapes.size() - 1;
        });
    }

    /** Returns the name of the file, as given. */
    public String name() {
        return name;
    }

    /** Returns how many lines held no query. */
    public long refused() {
        return refused;
    }

    /** Returns whether there is nothing to compare. */
    public boolean isEmpty() {
        return questions.isEmpty();
    }

    /** The queries in their order. */
    List<PeerQuestion> questions() {
        return Collections.unmodifiableList(questions);
    }

    /** All convex shapes and parts, as peers take them. */
    List<PeerInput> shapes() {
        return Collections.unmodifiableList(shapes);
    }
}
