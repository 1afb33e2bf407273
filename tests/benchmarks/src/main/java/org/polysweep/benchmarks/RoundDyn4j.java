package org.polysweep.benchmarks;

import org.dyn4j.geometry.Convex;
import org.openjdk.jmh.annotations.Param;

/** dyn4j on circles and capsules; it has no polygon with a radius, so it gets the core of one, which is less to do. */
public class RoundDyn4j extends PeerBenchmark<Convex> {

    /** The name of the set of queries. */
    @Param({"circles", "capsules", "rounded-3-8-gons", "round-shapes"})
    public String queries = "";

    /** Made by JMH. */
    public RoundDyn4j() {
        super(new org.polysweep.peers.Dyn4jPeer());
    }

    @Override
    protected String kind() {
        return queries;
    }
}
