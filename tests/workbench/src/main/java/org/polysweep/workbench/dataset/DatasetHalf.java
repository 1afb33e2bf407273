package org.polysweep.workbench.dataset;

import java.util.Locale;

/** What a part of the data set is for. Both have all classes, from seeds of their own. */
enum DatasetHalf {
    /** For work on an algorithm. */
    TUNING,
    /** For reported figures. */
    SCORING;

    /** The seed of a shard: alternately for tuning and for scoring. */
    long seed(long first, int shard) {
        return first + 2L * shard + (this == TUNING ? 0 : 1);
    }

    /** The name of its folder. */
    String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
