package org.polysweep.benchmarks;

import org.openjdk.jmh.annotations.Param;
import org.polysweep.peers.TextbookSweptAabb;

/** The swept box of the tutorials, {@link TextbookSweptAabb}. */
public class TextbookSlab extends PeerBenchmark<TextbookSweptAabb.PlacedSides> {

    /** The name of the set of queries. */
    @Param("boxes")
    public String queries = "";

    /** Made by JMH. */
    public TextbookSlab() {
        super(new TextbookSweptAabb());
    }

    @Override
    protected String kind() {
        return queries;
    }
}
