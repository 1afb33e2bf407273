package org.polysweep.benchmarks;

import org.jbox2d.collision.shapes.Shape;
import org.openjdk.jmh.annotations.Param;

/**
 * jbox2d, as {@link org.polysweep.peers.Jbox2dPeer} asks it. It may never come back from shapes in contact, so not
 * about the grid.
 */
public class Jbox2d extends PeerBenchmark<Shape> {

    /** The name of the set of queries. */
    @Param({"boxes", "rotated-boxes", "3-8-gons"})
    public String queries = "";

    /** Made by JMH. */
    public Jbox2d() {
        super(new org.polysweep.peers.Jbox2dPeer());
    }

    @Override
    protected String kind() {
        return queries;
    }
}
