package org.polysweep.workbench.json;

import org.jspecify.annotations.Nullable;
import org.polysweep.workbench.input.LineText;
import org.polysweep.workbench.input.Lines;
import org.polysweep.workbench.query.Answer;
import org.polysweep.workbench.query.Answerer;
import org.polysweep.workbench.query.QueryException;

/** One line in, one line out: what the command line and the page say to a line of queries. Not thread-safe. */
public final class LineSweep {

    private final LineText text = new LineText();
    private final QueryReader reader = new QueryReader();
    private final Answerer answerer;
    private final AnswerWriter writer;
    private final String place;

    /**
     * Makes a sweep of lines.
     *
     * @param answerer whom to ask
     * @param writer gets each answer, or the error in its place
     */
    public LineSweep(Answerer answerer, AnswerWriter writer) {
        this(answerer, writer, "line");
    }

    /**
     * Makes a sweep of lines that were something else.
     *
     * @param answerer whom to ask
     * @param writer gets each answer, or the error in its place
     * @param place what errors call a line
     */
    public LineSweep(Answerer answerer, AnswerWriter writer, String place) {
        this.answerer = answerer;
        this.writer = writer;
        this.place = place;
    }

    /**
     * Answers the current line.
     *
     * @return the answer that was written; null if the line was refused in its place
     */
    public @Nullable Answer answer(Lines lines) {
        try {
            Answer answer = answered(lines);
            writer.write(answer);
            return answer;
        } catch (QueryException e) {
            writer.writeError(e.id(), place + " " + lines.number() + ": " + e.reason());
            return null;
        }
    }

    private Answer answered(Lines lines) throws QueryException {
        text.decode(lines);
        if (lines.isTooLong()) {
            throw new QueryException(
                    "the line is longer than " + (Lines.LONGEST >> 20) + " MiB; write one query per line",
                    QueryReader.idOf(text));
        }
        try {
            return answerer.answer(reader.read(text));
        } catch (OutOfMemoryError e) {
            throw new QueryException("the query is too large for the memory of this process; give java a larger -Xmx");
        }
    }
}
