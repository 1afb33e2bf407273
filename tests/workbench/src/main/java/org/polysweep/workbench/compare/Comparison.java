package org.polysweep.workbench.compare;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.polysweep.peers.BuiltInPeer;
import org.polysweep.workbench.external.External;

/**
 * Compares algorithms on a file: first all answers, then all times. Each fork times every algorithm once, so that a
 * machine that is slow for a while is slow for all.
 */
public final class Comparison {

    private final List<BuiltInPeer> peers;
    private final Map<External, WayOfTurning> externals;
    private final double seconds;
    private final Bench bench;
    private final Consumer<String> complaints;
    private final Consumer<String> steps;

    /**
     * Makes a comparison.
     *
     * @param peers the built-in algorithms
     * @param externals programs of the user, each with its rotational motion, in the order of the run
     * @param seconds how long an algorithm may take for a file, for answers and times together
     * @param bench how the built-in algorithms are run and timed
     * @param complaints receives messages about failures of an algorithm
     * @param steps is called when a step begins; as often as {@link #stepsForFile} says
     */
    public Comparison(
            List<BuiltInPeer> peers,
            Map<External, WayOfTurning> externals,
            double seconds,
            Bench bench,
            Consumer<String> complaints,
            Consumer<String> steps) {
        this.peers = List.copyOf(peers);
        this.externals = new LinkedHashMap<>(externals);
        this.seconds = seconds;
        this.bench = bench;
        this.complaints = complaints;
        this.steps = steps;
    }

    /** Returns how many steps it takes to compare a file. */
    public int stepsForFile() {
        return 1 + (1 + bench.forks()) * (peers.size() + externals.size());
    }

    /**
     * Compares all algorithms on a file.
     *
     * @throws IOException if a process cannot be started
     */
    public void run(QuestionFile file, ComparisonReport report) throws IOException {
        run(file, report, () -> false);
    }

    /**
     * Compares all algorithms on a file.
     *
     * @param stop whether to leave off: then the report gets those that have answered everything before
     * @throws IOException if a process cannot be started
     */
    public void run(QuestionFile file, ComparisonReport report, BooleanSupplier stop) throws IOException {
        steps.accept("the exact answers");
        List<Contestant> contestants = contestants(file);
        FileTruths truths = FileTruths.of(file);
        List<Tally> tallies = new ArrayList<>();
        try {
            for (Contestant contestant : contestants) {
                steps.accept(contestant.name());
                Tally tally = judge(contestant, truths.of(contestant.wayOfTurning()));
                if (stop.getAsBoolean()) {
                    return;
                }
                tallies.add(tally);
            }
            time(contestants, stop);
        } finally {
            // Also after an interruption, or if a process could not be started.
            for (int i = 0; i < tallies.size(); i++) {
                Contestant contestant = contestants.get(i);
                report.add(new Row(
                        file.name(), contestant.name(), contestant.nanos(), tallies.get(i), contestant.clock()));
            }
        }
    }

    private void time(List<Contestant> contestants, BooleanSupplier stop) throws IOException {
        for (int forksLeft = bench.forks(); forksLeft > 0 && !stop.getAsBoolean(); forksLeft--) {
            for (Contestant contestant : contestants) {
                steps.accept(contestant.name());
                contestant.time(forksLeft);
            }
        }
    }

    private List<Contestant> contestants(QuestionFile file) {
        List<Contestant> contestants = new ArrayList<>();
        peers.forEach(peer ->
                contestants.add(new PeerContestant(peer.label(), peer.make(), bench, file, seconds, complaints)));
        externals.forEach(
                (external, way) -> contestants.add(new ExternalContestant(external, way, file, seconds, complaints)));
        return contestants;
    }

    private static Tally judge(Contestant contestant, List<QueryTruth> truths) throws IOException {
        Tally tally = new Tally();
        List<Integer> asked = contestant.asked();
        List<PeerReply> replies = contestant.answer();
        for (int i = 0; i < asked.size(); i++) {
            tally.add(truths.get(asked.get(i)), replies.get(i));
        }
        return tally;
    }
}
