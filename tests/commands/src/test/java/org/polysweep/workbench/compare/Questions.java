package org.polysweep.workbench.compare;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.oracle.Query;

/** Queries about two unit boxes, A at the origin and moving along x by d, B with its left side at x. */
final class Questions {

    private Questions() {}

    static String line(double x, double d) {
        return "{\"a\":{\"box\":[0,0,1,1]},\"b\":{\"box\":[0,0,1,1]},\"positionB\":[" + x + ",0],\"moveA\":[" + d
                + ",0]}";
    }

    static CompoundQuery query(double x, double d) {
        double[] box = {0, 0, 1, 0, 1, 1, 0, 1};
        return CompoundQuery.of(new Query(box, box, 0, 0, x, 0, d, 0, 0, 0));
    }

    static QuestionFile file(String... lines) {
        byte[] text = String.join("\n", lines).getBytes(StandardCharsets.UTF_8);
        try {
            return QuestionFile.read("queries.jsonl", new ByteArrayInputStream(text), true, complaint -> {
                throw new AssertionError(complaint);
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
