package org.polysweep.workbench.dataset;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What is in a data set: so many queries, shared out evenly over classes and halves. A set of fewer queries has the
 * first ones of each class and half.
 *
 * @param count how many queries
 * @param seed the first seed; those of tuning are this one, the next but one and so on, those of scoring are between
 */
public record DatasetPlan(long count, long seed) {

    /** Queries of a shard, and of a seed. */
    static final int SHARD = 10_000;

    /** The name of the set. */
    public static final String NAME = "polysweep-ccd-2d";

    private static final Pattern NUMBERS = Pattern.compile("\"count\":(\\d{1,18}),\"seed\":(1?\\d{1,18}),");

    /** Changes with the queries: other classes, other series, other bits. */
    static final int EDITION = 1;

    /** All files, in the order of half, class and number. */
    List<Shard> shards() {
        List<Shard> shards = new ArrayList<>();
        for (DatasetHalf half : DatasetHalf.values()) {
            for (DatasetClass kind : DatasetClass.values()) {
                long left = share(half, kind);
                for (int number = 0; left > 0; number++) {
                    int size = (int) Math.min(left, SHARD);
                    shards.add(new Shard(half, kind, number, half.seed(seed, number), size));
                    left -= size;
                }
            }
        }
        return shards;
    }

    /** How many queries of a class a half has. */
    long share(DatasetHalf half, DatasetClass kind) {
        // Classes one after the other, of each first what is for tuning.
        long cells = 2L * DatasetClass.values().length;
        long cell = 2L * Arrays.asList(DatasetClass.values()).indexOf(kind) + (half == DatasetHalf.TUNING ? 0 : 1);
        return count / cells + (cell < count % cells ? 1 : 0);
    }

    /** What tells this set from others; the beginning of its description. */
    String json() {
        return "{\"name\":\"" + NAME + "\",\"edition\":" + EDITION + ",\"count\":" + count + ",\"seed\":" + seed
                + ",\"shard\":" + SHARD + "}\n";
    }

    /** Reads what {@link #json} wrote; empty if it is something else, or of another edition. */
    static Optional<DatasetPlan> read(String json) {
        Matcher numbers = NUMBERS.matcher(json);
        if (!numbers.find()) {
            return Optional.empty();
        }
        DatasetPlan plan = new DatasetPlan(Long.parseLong(numbers.group(1)), Long.parseLong(numbers.group(2)));
        return Optional.of(plan).filter(same -> same.json().equals(json));
    }
}
