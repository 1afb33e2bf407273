package org.polysweep.benchmarks;

import org.openjdk.jmh.annotations.Param;
import org.polysweep.peers.TextbookVertexRay;

/** Rays from vertices in plain doubles, {@link TextbookVertexRay}. */
public class TextbookRays extends PeerBenchmark<double[]> {

    /** The name of the set of queries. */
    @Param({"boxes", "rotated-boxes", "3-8-gons", "grid", "16-gons", "64-gons", "1024-gons"})
    public String queries = "";

    /** Made by JMH. */
    public TextbookRays() {
        super(new TextbookVertexRay());
    }

    @Override
    protected String kind() {
        return queries;
    }
}
