package org.polysweep.workbench.compare;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.polysweep.workbench.external.External;
import org.polysweep.workbench.external.Leash;

/** A program of the user's. It is started once for a file; what it has not answered when its time is over, it has not answered. */
final class ExternalContestant implements Contestant {

    /** What a program that was ended had written before is still read. */
    private static final long AFTERWARDS = 500;

    private final External external;
    private final QuestionFile file;
    private final double seconds;
    private final Consumer<String> complaints;

    ExternalContestant(External external, QuestionFile file, double seconds, Consumer<String> complaints) {
        this.external = external;
        this.file = file;
        this.seconds = seconds;
        this.complaints = complaints;
    }

    @Override
    public String name() {
        return external.name();
    }

    @Override
    public List<Integer> asked() {
        return IntStream.range(0, file.questions().size()).boxed().toList();
    }

    /** Queries are written while answers are read, each by a thread of its own, so that nobody can hold this one up. */
    @Override
    public List<Reply> answer() throws IOException {
        ExternalAnswers answers = new ExternalAnswers(file.questions().size());
        Process process = external.start();
        try {
            Thread reader = daemon(() -> answers.read(process.getInputStream()));
            daemon(() -> write(process));
            reader.join((long) (seconds * 1000));
            boolean late = reader.isAlive();
            Leash.end(process);
            reader.join(AFTERWARDS);
            complain(answers, late ? "it was ended after " + seconds + " s" : status(process));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        } finally {
            Leash.end(process);
        }
        return asked().stream().map(answers::reply).toList();
    }

    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "external");
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    private void write(Process process) {
        try (BufferedWriter out = process.outputWriter(StandardCharsets.UTF_8)) {
            for (int id = 0; id < file.questions().size(); id++) {
                String fields = file.questions().get(id).json().substring(1);
                out.write("{\"id\":" + id + "," + fields + "\n");
            }
        } catch (IOException e) {
            // It does not read any more; its answers will tell.
        }
    }

    private static String status(Process process) throws InterruptedException {
        boolean ended = process.waitFor(AFTERWARDS, TimeUnit.MILLISECONDS);
        return ended ? "it ended with status " + process.exitValue() : "its output ended";
    }

    private void complain(ExternalAnswers answers, String end) {
        answers.complaint().ifPresent(line -> complaints.accept(name() + ", on " + file.name() + ": " + line));
        if (answers.missing() > 0) {
            complaints.accept(name() + " left " + answers.missing() + " of "
                    + file.questions().size() + " queries of " + file.name() + " unanswered; " + end);
        }
    }

    /** Nobody else's time is spent in another process, so this would not be compared with like. */
    @Override
    public void time(int forksLeft) {}

    @Override
    public Optional<Quartiles> nanos() {
        return Optional.empty();
    }
}
