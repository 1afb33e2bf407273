package org.polysweep.workbench.query;

/** How many queries were refused, in words. */
public final class RefusedCount {

    private RefusedCount() {}

    /** Returns, for example, {@code 1 of 3 queries was refused}. */
    public static String of(long refused, long queries) {
        return refused + " of " + queries + (queries == 1 ? " query" : " queries")
                + (refused == 1 ? " was refused" : " were refused");
    }
}
