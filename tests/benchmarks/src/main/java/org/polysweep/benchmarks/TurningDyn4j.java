package org.polysweep.benchmarks;

import java.util.Arrays;
import org.dyn4j.geometry.Convex;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.infra.Blackhole;
import org.polysweep.benchmarks.query.BenchmarkQuery;
import org.polysweep.benchmarks.query.QuerySet;
import org.polysweep.benchmarks.query.Turns;
import org.polysweep.peers.Dyn4jPeer;
import org.polysweep.peers.Turn;
import org.polysweep.pose.Rotor;

/** dyn4j on shapes that turn at a constant speed; by half a radian, that is as good as the motion of rotors. */
public class TurningDyn4j extends PeerBenchmark<Convex> {

    /** The name of the set of queries. */
    @Param({"boxes", "rotated-boxes", "3-8-gons", "16-gons", "64-gons"})
    public String queries = "";

    private final Dyn4jPeer peer;
    private Turn[] turns = {};

    /** Made by JMH. */
    public TurningDyn4j() {
        this(new Dyn4jPeer());
    }

    private TurningDyn4j(Dyn4jPeer peer) {
        super(peer);
        this.peer = peer;
    }

    @Override
    protected String kind() {
        return queries;
    }

    @Override
    protected void load(QuerySet set) {
        super.load(set);
        turns = Arrays.stream(Turns.of(set))
                .mapToObj(angle -> Turn.of(Rotor.IDENTITY, Rotor.ofAngle(angle)))
                .toArray(Turn[]::new);
    }

    @Override
    protected boolean answer(BenchmarkQuery query, Blackhole blackhole) {
        peer.setTurns(turns[query.a()], turns[query.b()]);
        return super.answer(query, blackhole);
    }
}
