package org.polysweep.workbench.dataset;

import java.util.Locale;

/** What a part of the data set is for. Both have all classes, from seeds of their own. */
enum DatasetHalf {
    /** For whoever works on an algorithm. */
    TUNING,
    /** For whoever reports figures. */
    SCORING;

    /** The seed of a shard: in turns, those of tuning and those of scoring. */
    long seed(long first, int shard) {
        return first + 2L * shard + (this == TUNING ? 0 : 1);
    }

    /** The name of its folder. */
    String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
