package org.polysweep.workbench.dataset;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What is in a data set: so many queries, shared out evenly over classes and halves. A set of fewer queries has the
 * first ones of each class and half.
 *
 * @param count how many queries
 * @param seed the first seed; the seeds of tuning are this one, the next but one and so on, the seeds of scoring are
 *     between
 * @param edition which classes there are; it changes with the queries: other classes, other series, other bits
 */
public record DatasetPlan(long count, long seed, int edition) {

    /** Queries of a shard, and of a seed. */
    static final int SHARD = 10_000;

    /** The name of the set. */
    public static final String NAME = "polysweep-ccd-2d";

    /** The newest edition. */
    public static final int NEWEST = 2;

    private static final Pattern NUMBERS =
            Pattern.compile("\"edition\":([1-9]),\"count\":(\\d{1,18}),\"seed\":(1?\\d{1,18}),");

    /** The classes of the edition. */
    List<DatasetClass> classes() {
        return DatasetClass.of(edition);
    }

    /** All files, in the order of half, class and number. */
    List<Shard> shards() {
        List<Shard> shards = new ArrayList<>();
        for (DatasetHalf half : DatasetHalf.values()) {
            for (DatasetClass kind : classes()) {
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
        long cells = 2L * classes().size();
        long cell = 2L * classes().indexOf(kind) + (half == DatasetHalf.TUNING ? 0 : 1);
        return count / cells + (cell < count % cells ? 1 : 0);
    }

    /** What tells this set from others; the beginning of its description. */
    String json() {
        return "{\"name\":\"" + NAME + "\",\"edition\":" + edition + ",\"count\":" + count + ",\"seed\":" + seed
                + ",\"shard\":" + SHARD + "}\n";
    }

    /** Reads what {@link #json} wrote; empty if it is something else, or of another edition. */
    static Optional<DatasetPlan> read(String json) {
        Matcher numbers = NUMBERS.matcher(json);
        if (!numbers.find()) {
            return Optional.empty();
        }
        DatasetPlan plan = new DatasetPlan(
                Long.parseLong(numbers.group(2)), Long.parseLong(numbers.group(3)), Integer.parseInt(numbers.group(1)));
        return Optional.of(plan)
                .filter(same -> same.edition <= NEWEST && same.json().equals(json));
    }
}
