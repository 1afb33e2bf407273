package org.polysweep.workbench;

import java.util.List;
import java.util.stream.Stream;
import org.polysweep.generate.NearClass;
import org.polysweep.generate.QueryClass;
import org.polysweep.generate.QuerySeries;

/** Classes of queries about two boxes that have one name together. */
public final class QueryGroup {

    private QueryGroup() {}

    /** All that a right program in doubles answers without a finding, whatever its policy is. */
    public static List<QuerySeries> doubles() {
        Stream<QuerySeries> general = Stream.of(
                QueryClass.BOXES,
                QueryClass.TILES,
                QueryClass.BULLETS_BOXES,
                QueryClass.RESTING_BOXES,
                QueryClass.SLIDING_BOXES);
        return Stream.concat(general, NearClass.ofBoxes(false).stream()).toList();
    }

    /** All that a right program in floats answers without a finding, whatever its policy is. */
    public static List<QuerySeries> floats() {
        return Stream.concat(Stream.<QuerySeries>of(QueryClass.TILES), NearClass.ofBoxes(true).stream())
                .toList();
    }
}
