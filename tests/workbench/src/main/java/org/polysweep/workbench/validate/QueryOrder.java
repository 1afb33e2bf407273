package org.polysweep.workbench.validate;

import java.util.Comparator;
import org.polysweep.oracle.Query;
import org.polysweep.validate.Simplicity;

/** Which of two queries a person understands sooner: the one of fewer numbers, a box counting as two points; then the simpler one. */
final class QueryOrder implements Comparator<Query> {

    private final Simplicity simplicity = new Simplicity();

    @Override
    public int compare(Query first, Query second) {
        double[] one = new QueryNumbers(first).numbers();
        double[] other = new QueryNumbers(second).numbers();
        return one.length != other.length ? Integer.compare(one.length, other.length) : simplicity.compare(one, other);
    }
}
