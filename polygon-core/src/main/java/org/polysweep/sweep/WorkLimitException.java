package org.polysweep.sweep;

/** Thrown by calls that would need more operations than their {@link WorkLimit} allows. */
public final class WorkLimitException extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final long maxOperations;

    WorkLimitException(long maxOperations) {
        super("the exact fallback must take <= " + maxOperations
                + " operations, but needs more; use a greater WorkLimit, or numbers whose exponents are closer"
                + " together");
        this.maxOperations = maxOperations;
    }

    /** Returns the maximum number of operations that was set. */
    public long maxOperations() {
        return maxOperations;
    }
}
