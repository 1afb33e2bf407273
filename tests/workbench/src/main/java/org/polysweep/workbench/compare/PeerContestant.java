package org.polysweep.workbench.compare;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.polysweep.peers.Peer;
import org.polysweep.peers.PeerAnswer.Outcome;

/** A built-in algorithm. It runs in processes of its own, and has so many seconds for answers and times together. */
final class PeerContestant implements Contestant {

    private static final long SECOND = TimeUnit.SECONDS.toNanos(1);

    private final String name;
    private final String worker;
    private final QuestionFile file;
    private final List<Integer> asked;
    private final List<Integer> answered = new ArrayList<>();
    private final List<Double> passes = new ArrayList<>();
    private final long patience;
    private long left;

    /**
     * Makes a contestant.
     *
     * @param name the name under which it is reported, and which the worker knows it by
     * @param peer the algorithm, to be asked which queries it is made for
     * @param worker the main class of the process that answers: {@link Worker}, or one like it
     * @param file the queries
     * @param seconds how long it may take
     */
    PeerContestant(String name, Peer<?> peer, Class<?> worker, QuestionFile file, double seconds) {
        this.name = name;
        this.worker = worker.getName();
        this.file = file;
        left = (long) (seconds * SECOND);
        // Sixty queries that do not come back use all of the time up.
        patience = Math.max(SECOND, left / 60);
        asked = IntStream.range(0, file.questions().size())
                .filter(i -> peer.isMadeFor(
                        file.shapes().get(file.questions().get(i).a()),
                        file.shapes().get(file.questions().get(i).b())))
                .boxed()
                .toList();
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public List<Integer> asked() {
        return asked;
    }

    /** A query that does not come back, or ends its process, is a failure; a new process goes on after it. */
    @Override
    public List<Reply> answer() throws IOException {
        List<Reply> replies = new ArrayList<>();
        while (replies.size() < asked.size() && left > 0) {
            long begin = System.nanoTime();
            answerFrom(replies);
            if (replies.size() < asked.size()) {
                replies.add(Reply.FAILED);
            }
            left -= System.nanoTime() - begin;
        }
        replies.addAll(Collections.nCopies(asked.size() - replies.size(), Reply.FAILED));
        for (int i = 0; i < replies.size(); i++) {
            if (replies.get(i).isAnswer()) {
                answered.add(asked.get(i));
            }
        }
        return replies;
    }

    private void answerFrom(List<Reply> replies) throws IOException {
        long end = System.nanoTime() + left;
        QueryTable table = QueryTable.of(file, asked.subList(replies.size(), asked.size()));
        try (WorkerProcess process = WorkerProcess.start(worker, table, left, "answer", name)) {
            process.awaitReady();
            // The first query has the classes of its algorithm to load, too.
            process.allow(Math.min(patience + SECOND, end - System.nanoTime()));
            try {
                while (replies.size() < asked.size()) {
                    Outcome outcome = Outcome.valueOf(process.out().readUTF());
                    replies.add(Reply.of(outcome, process.out().readDouble()));
                    process.allow(Math.min(patience, end - System.nanoTime()));
                }
            } catch (IOException e) {
                // The query that would have been next has ended the process, or had it ended.
                if (!process.isEnd(e)) {
                    throw e;
                }
            }
        }
    }

    @Override
    public void time(int forksLeft) throws IOException {
        if (answered.isEmpty() || left <= 0) {
            return;
        }
        long begin = System.nanoTime();
        long share = left / forksLeft;
        long warmUp = Math.min(SECOND, share / 4);
        long measured = Math.min(2 * SECOND, share / 3);
        QueryTable table = QueryTable.of(file, answered);
        String[] arguments = {"time", name, Long.toString(warmUp), Long.toString(measured), Integer.toString(forksLeft)
        };
        try (WorkerProcess process = WorkerProcess.start(worker, table, share, arguments)) {
            readPasses(process);
        }
        left -= System.nanoTime() - begin;
    }

    private void readPasses(WorkerProcess process) throws IOException {
        try {
            while (true) {
                passes.add(process.out().readDouble());
                process.out().readLong();
            }
        } catch (IOException e) {
            if (!process.isEnd(e)) {
                throw e;
            }
        }
    }

    @Override
    public Optional<Quartiles> nanos() {
        return passes.isEmpty() ? Optional.empty() : Optional.of(Quartiles.of(passes));
    }
}
