package org.polysweep.workbench.compare;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** Where workers run, which answer for an algorithm: in a process each, so that none can harm another, or elsewhere. */
public interface Workers {

    /**
     * Starts a worker.
     *
     * @param arguments what it is to do, and for which algorithm
     * @throws IOException if it cannot be started
     */
    Running start(String... arguments) throws IOException;

    /** A worker that was started. */
    interface Running {

        /** Returns where it reads its queries. */
        OutputStream in();

        /** Returns what it says. */
        InputStream out();

        /** Ends it, if it has not ended by itself; what it says ends, too. */
        void end();
    }
}
