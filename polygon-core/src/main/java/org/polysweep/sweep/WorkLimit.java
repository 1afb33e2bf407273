package org.polysweep.sweep;

import java.util.Objects;
import java.util.function.Supplier;
import org.polysweep.internal.algebraic.ExactWork;

/**
 * A limit of the work of calls, for input that comes from strangers. It counts operations of the exact fallback, never
 * time, so the same calls end in the same way on every machine.
 *
 * <pre>{@code
 * SweepOutcome contact = WorkLimit.of(10_000_000).get(() -> Sweep.outcome(a, b));
 * }</pre>
 *
 * <p>The limit applies to all calls of the library that the given code makes: sweeps, results that are read, queries,
 * steps of a world with all tasks of its {@link org.polysweep.world.body.TaskRunner}. When they need more, they end
 * with a {@link WorkLimitException}; an exception of a task reaches the caller as the task runner passes it on, so it
 * may be the cause of another one. As with every call that throws, a {@link Sweeper} can be used again, the {@link
 * org.polysweep.result.SweepResult} of a sweep has no answer, and a world has not changed.
 *
 * <p>An operation is a product, a sum or a shift of integers that makes up to 64 bits, or the look at a pair of
 * features, where one shape rotates during the step or many parts collide at once; it takes some nanoseconds. Most
 * sweeps spend none. Without a limit, the exact fallback may take as long as it needs. What all other calls may cost
 * has a bound, which {@code SECURITY.md} states. Immutable and thread-safe.
 */
public final class WorkLimit {

    private static final String WITHOUT_CALLS = "calls must not be null; pass the calls that the limit applies to";

    private final long maxOperations;

    private WorkLimit(long maxOperations) {
        this.maxOperations = maxOperations;
    }

    /**
     * Returns a limit.
     *
     * @param maxOperations maximum number of operations of the calls together, at least 0
     * @throws IllegalArgumentException if {@code maxOperations} is negative
     */
    public static WorkLimit of(long maxOperations) {
        if (maxOperations < 0) {
            throw new IllegalArgumentException("maxOperations must be >= 0, but was " + maxOperations);
        }
        return new WorkLimit(maxOperations);
    }

    /** Returns the maximum number of operations. */
    public long maxOperations() {
        return maxOperations;
    }

    /**
     * Makes calls with this limit, and returns their result. The number of operations begins at 0; if they are made
     * within calls that have a limit, both apply.
     *
     * @param <T> the type of the result
     * @param calls the calls
     * @return the result
     * @throws WorkLimitException if they need more operations
     */
    public <T> T get(Supplier<T> calls) {
        Objects.requireNonNull(calls, WITHOUT_CALLS);
        return ExactWork.within(maxOperations, this::exception, calls);
    }

    /**
     * Makes calls with this limit, as {@link #get} does.
     *
     * @param calls the calls
     * @throws WorkLimitException if they need more operations
     */
    public void run(Runnable calls) {
        Objects.requireNonNull(calls, WITHOUT_CALLS);
        get(() -> {
            calls.run();
            return maxOperations;
        });
    }

    private WorkLimitException exception() {
        return new WorkLimitException(maxOperations);
    }
}
