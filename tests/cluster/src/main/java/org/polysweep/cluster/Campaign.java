package org.polysweep.cluster;

import java.io.Serializable;
import java.util.List;
import java.util.stream.Stream;
import org.polysweep.generate.QuerySeries;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.validate.AcceptanceRules;
import org.polysweep.workbench.validate.GeneratedSupply;
import org.polysweep.workbench.validate.RunPart;
import org.polysweep.workbench.validate.SeedRange;

/**
 * Everything that a machine has to know to judge a part of a run: the queries are made where they are judged.
 *
 * @param classes the names of the classes, with commas between them
 * @param from the first seed
 * @param to the last seed
 * @param count how many queries of each class and seed
 * @param path what is judged
 * @param strict whether by the letter
 * @param tolerance in ulp
 */
record Campaign(String classes, long from, long to, long count, SweepAlgorithm path, boolean strict, int tolerance)
        implements Serializable {

    private static final long serialVersionUID = 1;

    static Campaign of(GeneratedSupply supply, SweepAlgorithm path, AcceptanceRules rules) {
        SeedRange seeds = supply.seeds().orElseThrow();
        return new Campaign(
                String.join(",", supply.groups()),
                seeds.from(),
                seeds.to(),
                supply.count(),
                path,
                rules.isStrict(),
                rules.tolerance());
    }

    /** Judges the queries from one number to before another. */
    String judge(Range range) {
        List<QuerySeries> series =
                Stream.of(classes.split(",", -1)).map(QuerySeries::named).toList();
        GeneratedSupply supply = new GeneratedSupply(series, new SeedRange(from, to), count);
        return RunPart.judge(supply.part(range.from(), range.to()), path, new AcceptanceRules(strict, tolerance));
    }

    /**
     * Numbers of queries.
     *
     * @param from the first
     * @param to the one after the last
     */
    record Range(long from, long to) implements Serializable {

        private static final long serialVersionUID = 1;

        /** One of the parts, as equal as can be, into which so many queries are cut. */
        static Range part(int index, int parts, long size) {
            return new Range(cut(index, parts, size), cut(index + 1, parts, size));
        }

        private static long cut(int index, int parts, long size) {
            return size / parts * index + Math.min(index, size % parts);
        }
    }
}
