package org.polysweep.workbench.compare;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.polysweep.peers.Peer;
import org.polysweep.peers.PeerAnswer;

/** Queries in a peer's own terms. */
final class PreparedQueries<S> {

    private final Peer<S> peer;
    private final QueryTable table;
    private final PeerAnswer answer = new PeerAnswer();
    private final Map<Integer, S> shapes = new HashMap<>();

    /** All in one place, as in the memory of a game. */
    private record Prepared<S>(
            S a, double ax, double ay, double adx, double ady, S b, double bx, double by, double bdx, double bdy) {}

    PreparedQueries(Peer<S> peer, QueryTable table) {
        this.peer = peer;
        this.table = table;
    }

    private Prepared<S> prepare(QueryTable.Row row) {
        return new Prepared<>(
                shape(row.a()),
                row.ax(),
                row.ay(),
                row.adx(),
                row.ady(),
                shape(row.b()),
                row.bx(),
                row.by(),
                row.bdx(),
                row.bdy());
    }

    private S shape(int number) {
        return shapes.computeIfAbsent(number, i -> table.shapes().get(i).of(peer));
    }

    /** Answers one query; whatever goes wrong in the peer is its failure. */
    Reply answer(int number) {
        try {
            answer.outcome = PeerAnswer.Outcome.FAILED;
            ask(prepare(table.rows().get(number)));
            return Reply.of(answer.outcome, answer.enter);
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError | AssertionError e) {
            return Reply.failed(e.toString());
        }
    }

    /** All queries, each so many times. */
    Pass pass(int copies) {
        List<Prepared<S>> all = table.rows().stream().map(this::prepare).toList();
        List<Prepared<S>> pass = new ArrayList<>(all.size() * copies);
        for (int i = 0; i < copies; i++) {
            pass.addAll(all);
        }
        return new Pass(pass);
    }

    private void ask(Prepared<S> query) {
        peer.sweep(
                query.a, query.ax, query.ay, query.adx, query.ady, query.b, query.bx, query.by, query.bdx, query.bdy,
                answer);
    }

    /** A pass over the queries. */
    final class Pass {

        private final List<Prepared<S>> queries;

        private Pass(List<Prepared<S>> queries) {
            this.queries = queries;
        }

        /** How many queries are asked in a pass. */
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
                ask(queries.get(i));
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
