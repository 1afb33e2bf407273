package org.polysweep.workbench.validate;

import java.io.Flushable;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import org.polysweep.workbench.input.LineText;
import org.polysweep.workbench.input.Lines;
import org.polysweep.workbench.json.QueryReader;
import org.polysweep.workbench.json.QuerySource;
import org.polysweep.workbench.query.QueryException;
import org.polysweep.workbench.query.ShapeQuery;

/** Queries from lines of JSON, one after the other as they come. */
public final class LineSupply implements Supply {

    /** So many refused lines are named one by one. */
    private static final int NAMED = 100;

    private final String name;
    private final Lines lines;
    private final LineText text = new LineText();
    private final QueryReader reader = new QueryReader();
    private final Consumer<String> complaints;
    private volatile Flushable output = () -> {};
    private final AtomicLong good = new AtomicLong();
    private final AtomicLong refused = new AtomicLong();

    /**
     * Makes a supply.
     *
     * @param name the name of the file, as given
     * @param in its bytes
     * @param complaints receives lines without a query, by file and line
     */
    public LineSupply(String name, InputStream in, Consumer<String> complaints) {
        this.name = name;
        this.complaints = complaints;
        lines = new Lines(in, () -> output.flush());
    }

    @Override
    public void beforeWaiting(Flushable output) {
        this.output = output;
    }

    @Override
    public synchronized List<Question> take() throws IOException {
        while (lines.next()) {
            if (!lines.isBlank()) {
                Optional<Question> question = read();
                if (question.isPresent()) {
                    return List.of(question.get());
                }
            }
        }
        return List.of();
    }

    private Optional<Question> read() {
        try {
            if (lines.isTooLong()) {
                throw new QueryException(
                        "the line is longer than " + (Lines.LONGEST >> 20) + " MiB; write one query per line");
            }
            text.decode(lines);
            ShapeQuery read = reader.read(text);
            if (read.hasParts() && read.isTurned() && !read.turns()) {
                throw new QueryException("compounds that are rotated but do not rotate cannot be judged yet");
            }
            if (read.turnsByAngle()) {
                throw new QueryException("turnByA and turnByB cannot be judged yet; use rotorToA and rotorToB");
            }
            if (read.targetDistance() > 0) {
                throw new QueryException("targetDistance cannot be judged yet; give a shape a radius");
            }
            QuerySource source = QuerySource.of(text);
            String from = name + ", line " + lines.number();
            return Optional.of(new Question(good.getAndIncrement(), source.query(), from, Optional.of(source.json())));
        } catch (QueryException e) {
            long refusedSoFar = refused.incrementAndGet();
            if (refusedSoFar <= NAMED) {
                complaints.accept(name + ", line " + lines.number() + ": " + e.reason());
            } else if (refusedSoFar == NAMED + 1) {
                complaints.accept(name + ": further lines that are refused are counted without a message");
            }
            return Optional.empty();
        }
    }

    @Override
    public Optional<LongFunction<Question>> maker() {
        return Optional.empty();
    }

    @Override
    public List<String> groups() {
        return List.of(name);
    }

    @Override
    public int groupOf(long number) {
        return 0;
    }

    @Override
    public Optional<SeedRange> seeds() {
        return Optional.empty();
    }

    /** Returns whether there was no line so far that was taken for a query, not even one that was refused. */
    public boolean isEmpty() {
        return good.get() + refused.get() == 0;
    }

    /** Does not wait for a thread that waits for a line. */
    @Override
    public long refused() {
        return refused.get();
    }
}
