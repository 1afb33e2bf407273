package org.polysweep.workbench.compare;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntFunction;
import org.polysweep.peers.CompoundPeer;
import org.polysweep.peers.Peer;
import org.polysweep.peers.PeerAnswer;
import org.polysweep.peers.Sweeping;
import org.polysweep.peers.Turn;
import org.polysweep.peers.TurningPeer;

/** Queries in a peer's own terms. */
final class PreparedQueries<S> {

    private final Peer<S> peer;
    private final QueryTable table;
    private final PeerAnswer answer = new PeerAnswer();
    private final Map<Integer, S> shapes = new HashMap<>();
    private final Optional<PreparedCompounds<S, ?>> compounds;

    /** The peer that receives the rotations; absent if none of the queries has an orientation. */
    private final Optional<TurningPeer> turning;

    /** All in one place, as in the memory of a game; compounds are answered by another path than two convex shapes. */
    private record PreparedQuery<S>(
            Sweeping<S> answerer,
            S a,
            double ax,
            double ay,
            double adx,
            double ady,
            S b,
            double bx,
            double by,
            double bdx,
            double bdy,
            Turn turnA,
            Turn turnB) {

        static <S> PreparedQuery<S> of(Sweeping<S> answerer, S a, S b, QueryTable.QueryRow row) {
            return new PreparedQuery<>(
                    answerer,
                    a,
                    row.ax(),
                    row.ay(),
                    row.adx(),
                    row.ady(),
                    b,
                    row.bx(),
                    row.by(),
                    row.bdx(),
                    row.bdy(),
                    row.turnA(),
                    row.turnB());
        }

        void ask(PeerAnswer answer) {
            answerer.sweep(a, ax, ay, adx, ady, b, bx, by, bdx, bdy, answer);
        }
    }

    PreparedQueries(Peer<S> peer, QueryTable table) {
        this.peer = peer;
        this.table = table;
        compounds = peer.compounds().map(this::compounds);
        turning = table.rows().stream().anyMatch(QueryTable.QueryRow::isTurned) ? peer.turning() : Optional.empty();
    }

    private <C> PreparedCompounds<S, C> compounds(CompoundPeer<S, C> compoundPeer) {
        return new PreparedCompounds<>(compoundPeer, this::shape);
    }

    private PreparedQuery<?> prepare(QueryTable.QueryRow row) {
        return row.hasParts()
                ? compounds.orElseThrow().prepare(row)
                : PreparedQuery.of(peer, shape(row.a().get(0)), shape(row.b().get(0)), row);
    }

    /** The compounds of a peer, each made once. */
    private record PreparedCompounds<S, C>(CompoundPeer<S, C> peer, IntFunction<S> parts, Map<List<Integer>, C> made) {

        PreparedCompounds(CompoundPeer<S, C> peer, IntFunction<S> parts) {
            this(peer, parts, new HashMap<>());
        }

        PreparedQuery<?> prepare(QueryTable.QueryRow row) {
            return PreparedQuery.of(peer, compound(row.a()), compound(row.b()), row);
        }

        private C compound(List<Integer> numbers) {
            return made.computeIfAbsent(
                    numbers, key -> peer.compound(key.stream().map(parts::apply).toList()));
        }
    }

    private S shape(int number) {
        return shapes.computeIfAbsent(number, i -> table.shapes().get(i).of(peer));
    }

    /** Answers one query; whatever goes wrong in the peer is its failure. */
    PeerReply answer(int number) {
        try {
            answer.outcome = PeerAnswer.PeerOutcome.FAILED;
            ask(prepare(table.rows().get(number)));
            return PeerReply.of(answer.outcome, answer.enter);
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError | AssertionError e) {
            return PeerReply.failed(e.toString());
        }
    }

    private void ask(PreparedQuery<?> query) {
        if (turning.isPresent()) {
            turning.get().setTurns(query.turnA(), query.turnB());
        }
        query.ask(answer);
    }

    /** All queries, each so many times. */
    Pass pass(int copies) {
        List<PreparedQuery<?>> all = new ArrayList<>();
        table.rows().forEach(row -> all.add(prepare(row)));
        List<PreparedQuery<?>> pass = new ArrayList<>(all.size() * copies);
        for (int i = 0; i < copies; i++) {
            pass.addAll(all);
        }
        return new Pass(pass);
    }

    /** A pass over the queries. */
    final class Pass {

        private final List<PreparedQuery<?>> queries;

        private Pass(List<PreparedQuery<?>> queries) {
            this.queries = queries;
        }

        /** The number of queries in a pass. */
        int size() {
            return queries.size();
        }

        /** Puts them into another order, lest a processor learn the branches by heart. */
        void shuffle(Random random) {
            Collections.shuffle(queries, random);
        }

        /** Asks them all; returns what depends on every part of every answer, so that none can be left out. */
        long run() {
            long mix = 0;
            for (int i = 0; i < queries.size(); i++) {
                PreparedQueries.this.ask(queries.get(i));
                mix += Double.doubleToRawLongBits(answer.enter)
                        ^ Double.doubleToRawLongBits(answer.normalX)
                        ^ Double.doubleToRawLongBits(answer.normalY)
                        ^ (answer.isMeeting() ? 1 : 0)
                        ^ ((long) answer.featureA << 32)
                        ^ answer.featureB;
            }
            return mix;
        }
    }
}
