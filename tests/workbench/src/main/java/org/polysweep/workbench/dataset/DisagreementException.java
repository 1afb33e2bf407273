package org.polysweep.workbench.dataset;

/** The library and the oracle say different things about a query: one of them is wrong, and there is no data set. */
public final class DisagreementException extends Exception {

    private static final long serialVersionUID = 1;

    DisagreementException(String said, String line) {
        super("the library says " + said + ", and the oracle says otherwise, to this query: " + line);
    }
}
