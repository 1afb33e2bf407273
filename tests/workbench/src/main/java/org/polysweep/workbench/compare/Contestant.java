package org.polysweep.workbench.compare;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** An algorithm and the queries of one file. */
interface Contestant {

    /** The name of the algorithm. */
    String name();

    /** The numbers of the queries that it takes part in. */
    List<Integer> asked();

    /** How it turns shapes: it is judged by that. */
    WayOfTurning wayOfTurning();

    /** Lets it answer, once. Returns a reply to each query asked, in their order. */
    List<PeerReply> answer() throws IOException;

    /**
     * Times it in a fresh process, once for each fork; nothing is timed before everybody's answers are known.
     *
     * @param forksLeft how many more times this is going to be called, this one included
     */
    void time(int forksLeft) throws IOException;

    /** Where it is timed: within its process, or through the pipe, reading and writing of text included. */
    default String clock() {
        return "process";
    }

    /** Nanoseconds a query over all passes; empty if there was none. */
    Optional<Quartiles> nanos();
}
