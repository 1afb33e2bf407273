package org.polysweep.workbench.dataset;

import java.nio.file.Path;
import java.util.Locale;

/**
 * A file of the data set: queries of one class for one seed. Each shard is made by itself, so the set is the same
 * whatever the number of threads, and what is there after an interruption stays.
 *
 * @param half tuning or scoring
 * @param kind the class of the queries
 * @param number which of the shards of both, from 0 on
 * @param seed the seed
 * @param size how many queries
 */
record Shard(DatasetHalf half, DatasetClass kind, int number, long seed, int size) {

    /** Its name within the folder of the set. */
    Path path() {
        return Path.of(half.label(), kind.label(), String.format(Locale.ROOT, "%04d.jsonl", number));
    }

    /** The id of a query; different from all others of the set. */
    String id(int index) {
        return kind.label() + "-" + seed + "-" + index;
    }
}
