package org.polysweep.benchmarks;

import org.dyn4j.geometry.Convex;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.infra.Blackhole;
import org.polysweep.benchmarks.query.BenchmarkQuery;
import org.polysweep.benchmarks.query.QuerySet;
import org.polysweep.benchmarks.query.Turns;
import org.polysweep.peers.Dyn4jPeer;
import org.polysweep.peers.PeerAnswer;

/** dyn4j on shapes that turn at a constant speed; by half a radian, that is as good as the motion of rotors. */
public class TurningDyn4j extends SweepBenchmark {

    /** The name of the set of queries. */
    @Param({"boxes", "rotated-boxes", "3-8-gons", "16-gons", "64-gons"})
    public String queries = "";

    private final Dyn4jPeer peer = new Dyn4jPeer();
    private final PeerAnswer answer = new PeerAnswer();
    private Convex[] shapes = {};
    private double[] turns = {};

    /** Made by JMH. */
    public TurningDyn4j() {}

    @Override
    protected String kind() {
        return queries;
    }

    @Override
    protected void load(QuerySet set) {
        shapes = set.shapes().stream().map(peer::shape).toArray(Convex[]::new);
        turns = Turns.of(set);
    }

    @Override
    protected boolean answer(BenchmarkQuery query, Blackhole blackhole) {
        peer.setTurns(turns[query.a()], turns[query.b()]);
        peer.sweep(
                shapes[query.a()],
                query.ax(),
                query.ay(),
                query.adx(),
                query.ady(),
                shapes[query.b()],
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
