package org.polysweep.benchmarks;

import java.util.List;
import org.openjdk.jmh.infra.Blackhole;
import org.polysweep.benchmarks.query.Query;
import org.polysweep.benchmarks.query.QuerySet;
import org.polysweep.peers.Peer;
import org.polysweep.peers.PeerAnswer;

/** A peer in the benchmarks' loop: shapes made once, its scratch memory and the answer reused. */
abstract class PeerBenchmark<S> extends SweepBenchmark {

    private final Peer<S> peer;
    private final PeerAnswer answer = new PeerAnswer();
    private List<S> shapes = List.of();

    PeerBenchmark(Peer<S> peer) {
        this.peer = peer;
    }

    @Override
    protected final void load(QuerySet set) {
        shapes = set.shapes().stream().map(peer::shape).toList();
    }

    @Override
    protected final boolean answer(Query query, Blackhole blackhole) {
        peer.sweep(
                shapes.get(query.a()),
                query.ax(),
                query.ay(),
                query.adx(),
                query.ady(),
                shapes.get(query.b()),
                query.bx(),
                query.by(),
                query.bdx(),
                query.bdy(),
                answer);
        boolean meeting = answer.isMeeting();
        if (meeting) {
            blackhole.consume(answer.enter);
            blackhole.consume(answer.normalX);
            blackhole.consume(answer.normalY);
        }
        return meeting;
    }
}
