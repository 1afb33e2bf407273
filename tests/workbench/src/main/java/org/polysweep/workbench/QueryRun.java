package org.polysweep.workbench;

import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.polysweep.workbench.input.Lines;
import org.polysweep.workbench.json.AnswerJson;
import org.polysweep.workbench.json.LineSweep;
import org.polysweep.workbench.query.Answer;
import org.polysweep.workbench.query.Answerer;
import org.polysweep.workbench.query.RefusedCount;
import tools.jackson.core.exc.JacksonIOException;

/** One pass over the queries: each line is answered, or refused in its place, before the next is read. */
final class QueryRun {

    private final Lines lines;
    private final AnswerJson writer;
    private final LineSweep sweep;
    private final Pictures pictures;
    private final Streams streams;
    private long queries;
    private long refused;

    QueryRun(InputStream in, Answerer answerer, Pictures pictures, Streams streams) {
        this.pictures = pictures;
        this.streams = streams;
        writer = new AnswerJson(streams.out());
        sweep = new LineSweep(answerer, writer);
        lines = new Lines(in, writer);
    }

    /**
     * Answers every line.
     *
     * @return whether none was refused, and all answers could be written
     * @throws IOException if the queries cannot be read any further; the answers so far are written
     */
    boolean answerAll() throws IOException {
        boolean written = true;
        try {
            try {
                while (lines.next()) {
                    if (!lines.isBlank()) {
                        answerLine();
                    }
                }
            } finally {
                writer.flush();
            }
        } catch (JacksonIOException e) {
            IOException problem = Objects.requireNonNull(e.getCause());
            written = FileProblem.isBrokenPipe(problem);
            if (!written) {
                streams.tell("cannot write the answers: " + FileProblem.describe(problem));
            }
        }
        if (refused > 0) {
            streams.tell(RefusedCount.of(refused, queries) + "; see the \"error\" answers");
        }
        return written && refused == 0;
    }

    private void answerLine() {
        queries++;
        @Nullable Answer answer = sweep.answer(lines);
        if (answer == null) {
            refused++;
        } else {
            pictures.add(lines.number(), answer);
        }
    }
}
