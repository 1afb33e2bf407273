package org.polysweep.workbench.compare;

/**
 * How the built-in algorithms are run and timed.
 *
 * @param workers where they run
 * @param forks how many workers time each algorithm
 * @param warmUp how many seconds at most a worker asks its queries before it times them
 * @param measured how many seconds at most it times them
 * @param patience how many seconds at least a query may take
 */
public record Bench(Workers workers, int forks, double warmUp, double measured, double patience) {

    /** Returns the one whose times are good for a comparison. */
    public static Bench usual() {
        return new Bench(new WorkerProcesses(Worker.class), 3, 4, 2, 1);
    }

    /** Returns the same one without times: each algorithm only answers. */
    public Bench withoutTimes() {
        return new Bench(workers, 0, warmUp, measured, patience);
    }
}
