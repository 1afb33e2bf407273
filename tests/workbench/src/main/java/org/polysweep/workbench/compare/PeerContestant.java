package org.polysweep.workbench.compare;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.polysweep.peers.Peer;
import org.polysweep.peers.PeerAnswer.PeerOutcome;
import org.polysweep.peers.TurningPeer;

/** A built-in algorithm. It runs in workers of its own, and has so many seconds for answers and times together. */
final class PeerContestant implements Contestant {

    private static final long SECOND = TimeUnit.SECONDS.toNanos(1);

    private final String name;
    private final Bench bench;
    private final QuestionFile file;
    private final List<Integer> asked;
    private final List<Integer> answered = new ArrayList<>();
    private final List<Double> passes = new ArrayList<>();
    private final Consumer<String> complaints;
    private final double seconds;
    private final long patience;
    private final WayOfTurning wayOfTurning;
    private long left;

    /**
     * Makes a contestant.
     *
     * @param name the name under which it is reported, and which the worker knows it by
     * @param peer the algorithm, to be asked which queries it is made for
     * @param bench how it is run and timed
     * @param file the queries
     * @param seconds how long it may take
     * @param complaints receives messages about failures
     */
    PeerContestant(
            String name, Peer<?> peer, Bench bench, QuestionFile file, double seconds, Consumer<String> complaints) {
        this.name = name;
        this.bench = bench;
        this.file = file;
        this.seconds = seconds;
        this.complaints = complaints;
        left = nanos(seconds);
        // Sixty queries that do not come back use all of the time up.
        patience = Math.max(nanos(bench.patience()), left / 60);
        asked = IntStream.range(0, file.questions().size())
                .filter(i -> isAsked(peer, file.questions().get(i)))
                .boxed()
                .toList();
        wayOfTurning = peer.turning().map(TurningPeer::isConstantSpeed).orElse(false)
                ? WayOfTurning.CONSTANT_SPEED
                : WayOfTurning.ROTORS;
    }

    private boolean isAsked(Peer<?> peer, PeerQuestion question) {
        if (question.isTurned() && peer.turning().isEmpty()) {
            return false;
        }
        if (question.hasParts()) {
            return peer.compounds().isPresent()
                    && Stream.concat(question.a().stream(), question.b().stream())
                            .allMatch(number -> file.shapes().get(number).isFor(peer));
        }
        return PeerInput.isPairFor(
                peer,
                file.shapes().get(question.a().get(0)),
                file.shapes().get(question.b().get(0)));
    }

    private static long nanos(double seconds) {
        return (long) (seconds * SECOND);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public List<Integer> asked() {
        return asked;
    }

    @Override
    public WayOfTurning wayOfTurning() {
        return wayOfTurning;
    }

    /** A query that does not come back, or ends its process, is a failure; a new worker goes on after it. */
    @Override
    public List<PeerReply> answer() throws IOException {
        List<PeerReply> replies = new ArrayList<>();
        while (replies.size() < asked.size() && left > 0) {
            boolean isLate = answerFrom(replies);
            if (replies.size() < asked.size() && (left > 0 || !isLate)) {
                replies.add(PeerReply.failed(isLate ? "it did not return in time" : "it ended its process"));
            }
        }
        int unreached = asked.size() - replies.size();
        complain(replies, unreached);
        replies.addAll(Collections.nCopies(unreached, PeerReply.failed("not reached")));
        for (int i = 0; i < replies.size(); i++) {
            if (replies.get(i).isAnswer()) {
                answered.add(asked.get(i));
            }
        }
        return replies;
    }

    private void complain(List<PeerReply> replies, int unreached) {
        List<Integer> failed = IntStream.range(0, replies.size())
                .filter(i -> !replies.get(i).isAnswer())
                .boxed()
                .toList();
        if (!failed.isEmpty()) {
            int first = failed.get(0);
            complain(failed.size() + " refused, the first on line "
                    + file.questions().get(asked.get(first)).line() + ": "
                    + replies.get(first).reason());
        }
        if (unreached > 0) {
            complain(unreached + " not reached in " + seconds
                    + " s; they are included in failed, although the algorithm may be right; allow more --seconds");
        }
    }

    private void complain(String what) {
        complaints.accept(name + ", on " + file.name() + ": " + what);
    }

    /** Whether it was ended because a query did not come back in time. */
    private boolean answerFrom(List<PeerReply> replies) throws IOException {
        QueryTable table = QueryTable.of(file, asked.subList(replies.size(), asked.size()));
        try (WorkerSession worker = WorkerSession.start(bench.workers(), table, "answer", name)) {
            worker.awaitReady();
            long begin = System.nanoTime();
            long end = begin + left;
            // The first query has the classes of its algorithm to load, too.
            worker.allow(Math.min(patience + SECOND, left));
            try {
                while (replies.size() < asked.size() && end - System.nanoTime() > 0) {
                    PeerOutcome outcome = PeerOutcome.valueOf(worker.out().readUTF());
                    double enter = worker.out().readDouble();
                    replies.add(new PeerReply(outcome, enter, worker.out().readUTF()));
                    worker.allow(Math.min(patience, end - System.nanoTime()));
                }
            } catch (IOException e) {
                // The query that would have been next has ended the process, or had it ended.
                if (!worker.isEnd(e)) {
                    throw e;
                }
            }
            left -= System.nanoTime() - begin;
            return worker.isLate() || left <= 0;
        }
    }

    @Override
    public void time(int forksLeft) throws IOException {
        if (!answered.isEmpty() && left > 0) {
            timeOnce(forksLeft);
        }
        if (forksLeft == 1 && passes.isEmpty() && !answered.isEmpty()) {
            complain(
                    left > 0
                            ? "not timed: its processes ended before the first pass"
                            : "not timed: no time left; allow more --seconds");
        }
    }

    private void timeOnce(int forksLeft) throws IOException {
        long share = left / forksLeft;
        long warmUp = Math.min(nanos(bench.warmUp()), share / 4);
        long measured = Math.min(nanos(bench.measured()), share / 3);
        QueryTable table = QueryTable.of(file, answered);
        String[] arguments = {"time", name, Long.toString(warmUp), Long.toString(measured), Integer.toString(forksLeft)
        };
        try (WorkerSession worker = WorkerSession.start(bench.workers(), table, arguments)) {
            worker.awaitReady();
            long begin = System.nanoTime();
            worker.allow(share);
            readPasses(worker);
            left -= System.nanoTime() - begin;
        }
    }

    private void readPasses(WorkerSession worker) throws IOException {
        try {
            while (true) {
                passes.add(worker.out().readDouble());
                worker.out().readLong();
            }
        } catch (IOException e) {
            if (!worker.isEnd(e)) {
                throw e;
            }
        }
    }

    @Override
    public Optional<Quartiles> nanos() {
        return passes.isEmpty() ? Optional.empty() : Optional.of(Quartiles.of(passes));
    }
}
