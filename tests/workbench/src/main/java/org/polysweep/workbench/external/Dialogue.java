package org.polysweep.workbench.external;

import java.io.BufferedWriter;
import java.io.Flushable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.polysweep.workbench.input.LineText;
import org.polysweep.workbench.input.Lines;

/**
 * One run of a program: queries are written while answers are read, each by a thread of its own, so that it cannot hold
 * us up, whatever it does. When everything is written its input is closed, and when nothing is due any more it is
 * ended.
 */
public final class Dialogue implements Flushable {

    /** What a program that was ended had written before is still read, for so many milliseconds. */
    private static final long AFTERWARDS = 500;

    /** Whether anything happened is looked at so often, in milliseconds. */
    private static final long GLANCE = 20;

    private final Script script;
    private final Process process;
    private final Offspring offspring;
    private final BufferedWriter out;
    private final long timeout;
    private final long patience;
    private final Object handling = new Object();
    private final Object events = new Object();
    private volatile long lastSign = System.nanoTime();
    private volatile boolean busy;
    private volatile boolean written;
    private volatile boolean outputEnded;
    private volatile @Nullable IOException sourceProblem;
    private volatile @Nullable Throwable mistake;
    private volatile OptionalInt status = OptionalInt.empty();
    private boolean closed;

    /** What is said. Lines are read by one thread, and nothing is read any more when the dialogue has ended. */
    public interface Script {

        /**
         * Returns the next line for the program, which is due from now on; empty at the end.
         *
         * @throws IOException if there is no telling what comes next; the dialogue ends
         */
        Optional<String> next() throws IOException;

        /**
         * Takes a line of the program's output.
         *
         * @param line the line
         * @param number its number, from 1
         * @return whether it was an answer that was due
         */
        boolean take(String line, long number);

        /** Returns how many answers are due. */
        long due();
    }

    /** How a dialogue ended. */
    public enum End {
        /** Everything was written and answered. */
        COMPLETE,
        /** The program closed its output while answers were due. */
        OUTPUT_ENDED,
        /** Answers were due, and for too long it neither answered nor read on; or too many were due. */
        SILENT,
        /** Stopped on request. */
        INTERRUPTED
    }

    /**
     * Begins.
     *
     * @param process the program, just started
     * @param seconds how long it may be silent
     * @param patience how many seconds it has for its end when everything is answered; what it says then is still read
     * @param script what is said
     */
    public Dialogue(Process process, double seconds, double patience, Script script) {
        this.script = script;
        this.timeout = (long) (seconds * 1e9);
        this.patience = (long) (patience * 1e9);
        this.process = process;
        offspring = new Offspring(process);
        out = process.outputWriter(StandardCharsets.UTF_8);
    }

    /**
     * Runs to the end, which the program and what it has started do not survive, as far as it was seen.
     *
     * @param mostDue the program is silent if more answers are due
     * @param interrupted whether to stop
     * @throws IOException what {@link Script#next} threw
     */
    public End run(long mostDue, BooleanSupplier interrupted) throws IOException {
        daemon(this::write);
        Thread reader = daemon(this::read);
        try {
            End end = await(mostDue, interrupted);
            if (outputEnded && process.waitFor(AFTERWARDS, TimeUnit.MILLISECONDS)) {
                status = OptionalInt.of(process.exitValue());
            }
            endAll();
            reader.join(AFTERWARDS);
            return end;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return End.INTERRUPTED;
        } finally {
            endAll();
            synchronized (handling) {
                closed = true;
            }
            rethrow();
        }
    }

    private void endAll() {
        Leash.end(process);
        offspring.end();
    }

    private void rethrow() throws IOException {
        if (sourceProblem != null) {
            throw sourceProblem;
        }
        if (mistake != null) {
            throw new IllegalStateException(mistake);
        }
    }

    private End await(long mostDue, BooleanSupplier interrupted) throws InterruptedException {
        long nothingDueSince = Long.MAX_VALUE;
        while (true) {
            // In this order: what is due no longer grows once all is written, nor shrinks once the output has ended.
            boolean ended = outputEnded;
            boolean allWritten = written;
            boolean due = script.due() > 0;
            if (interrupted.getAsBoolean() || sourceProblem != null || mistake != null) {
                return End.INTERRUPTED;
            }
            if (ended && due) {
                // The signal that ends us may have ended the program first.
                Thread.sleep(GLANCE);
                return interrupted.getAsBoolean() ? End.INTERRUPTED : End.OUTPUT_ENDED;
            }
            if (allWritten && !due) {
                nothingDueSince = Math.min(nothingDueSince, System.nanoTime());
                if (ended || System.nanoTime() - nothingDueSince > patience) {
                    return End.COMPLETE;
                }
            }
            boolean silent = !busy && System.nanoTime() - lastSign > timeout;
            if (script.due() > mostDue || (due && silent)) {
                return End.SILENT;
            }
            offspring.lookIfDue();
            synchronized (events) {
                events.wait(GLANCE);
            }
        }
    }

    private void write() {
        try (BufferedWriter pipe = out) {
            boolean ended;
            do {
                // A line that is taken after the end of the output is due forever.
                ended = outputEnded;
                Optional<String> line = nextLine();
                if (line.isEmpty()) {
                    break;
                }
                lastSign = System.nanoTime();
                pipe.write(line.get());
                pipe.write('\n');
                lastSign = System.nanoTime();
            } while (!ended);
            // When its input is closed, it may end soon.
            offspring.look();
        } catch (IOException e) {
            // It does not read any more; what it answers will tell.
        } catch (UncheckedIOException e) {
            sourceProblem = e.getCause();
        } catch (RuntimeException | Error e) {
            mistake = e;
        } finally {
            written = true;
            tellAll();
        }
    }

    private Optional<String> nextLine() {
        try {
            return script.next();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Sends what has been written so far; for a source of queries that is about to wait. */
    @Override
    public void flush() {
        try {
            out.flush();
            lastSign = System.nanoTime();
        } catch (IOException e) {
            // It does not read any more.
        }
    }

    private void read() {
        Lines lines = new Lines(process.getInputStream(), () -> {});
        LineText text = new LineText();
        try {
            while (lines.next()) {
                if (!lines.isBlank()) {
                    text.decode(lines);
                    take(new String(text.chars(), 0, text.length()), lines.number());
                }
            }
        } catch (IOException e) {
            // It was ended: nothing more comes.
        } catch (RuntimeException | Error e) {
            mistake = e;
        } finally {
            outputEnded = true;
            tellAll();
        }
    }

    /** Judging may take long, which is no silence of the program's. */
    private void take(String line, long number) {
        synchronized (handling) {
            if (!closed) {
                busy = true;
                boolean answer = script.take(line, number);
                if (answer) {
                    lastSign = System.nanoTime();
                }
                busy = false;
                if (written && script.due() == 0) {
                    tellAll();
                }
            }
        }
    }

    private void tellAll() {
        synchronized (events) {
            events.notifyAll();
        }
    }

    /** Returns the status that the program ended with; empty if it was ended by us. */
    public OptionalInt status() {
        return status;
    }

    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "external");
        thread.setDaemon(true);
        thread.start();
        return thread;
    }
}
