package org.polysweep.benchmarks;

import java.util.List;
import java.util.stream.IntStream;
import org.openjdk.jmh.infra.Blackhole;
import org.polysweep.benchmarks.query.BenchmarkQuery;
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
    protected void load(QuerySet set) {
        List<double[]> corners = set.shapes();
        shapes = IntStream.range(0, corners.size())
                .mapToObj(i -> shape(corners.get(i), set.radius(i)))
                .toList();
    }

    /** The peer's own form of a shape; of the core, if it has no form for a radius. */
    private S shape(double[] corners, double radius) {
        return radius > 0 && peer.hasRounded(corners) ? peer.rounded(corners, radius) : peer.shape(corners);
    }

    @Override
    protected boolean answer(BenchmarkQuery query, Blackhole blackhole) {
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
