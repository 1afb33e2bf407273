package org.polysweep.cluster;

/** How many queries were answered, and how many refused. */
final class SweepTally {

    /** What comes of a part without a query. */
    static final String NOTHING = "0 0";

    private long queries;
    private long refused;

    /** Adds a part, as {@link SweepJob#answer} said it. */
    void add(String part) {
        String[] numbers = part.strip().split(" ", -1);
        queries += Long.parseLong(numbers[0]);
        refused += Long.parseLong(numbers[1]);
    }

    long queries() {
        return queries;
    }

    long refused() {
        return refused;
    }
}
