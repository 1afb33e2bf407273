package org.polysweep.benchmarks;

import org.dyn4j.geometry.Convex;
import org.openjdk.jmh.annotations.Param;

/** dyn4j, as {@link org.polysweep.peers.Dyn4jPeer} asks it. */
public class Dyn4j extends PeerBenchmark<Convex> {

    /** The name of the set of queries. */
    @Param({"boxes", "rotated-boxes", "3-8-gons", "grid", "16-gons", "64-gons", "1024-gons", "10000-gons"})
    public String queries = "";

    /** Made by JMH. */
    public Dyn4j() {
        super(new org.polysweep.peers.Dyn4jPeer());
    }

    @Override
    protected String kind() {
        return queries;
    }
}
