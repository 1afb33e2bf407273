package org.polysweep.generate;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.polysweep.oracle.CompoundQuery;

/** Queries of one kind, by their seed and their number: each is made by itself, and is the same on every JDK. */
public interface QuerySeries {

    /** The name as users write it, lower case with dashes. */
    String label();

    /**
     * Returns one of the queries of a seed.
     *
     * @param seed any number
     * @param index which of the queries of the seed, any number
     * @return a legal query; of convex shapes as of shapes of one part
     */
    CompoundQuery inParts(long seed, long index);

    /**
     * Returns all series: convex shapes first, then margins that decide, then shapes in parts, then rotating
     * shapes.
     */
    static List<QuerySeries> all() {
        return Stream.<QuerySeries[]>of(
                        QueryClass.values(), NearClass.values(), CompoundClass.values(), TurningClass.values())
                .flatMap(Stream::of)
                .toList();
    }

    /**
     * Returns the one of a name.
     *
     * @param label a {@link #label()}
     * @throws IllegalArgumentException if there is none; the message lists all names
     */
    static QuerySeries named(String label) {
        return all().stream()
                .filter(series -> series.label().equals(label))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "label must be the name of a class, but was \"" + label + "\"; known are "
                                + all().stream().map(QuerySeries::label).collect(Collectors.joining(", "))));
    }
}
