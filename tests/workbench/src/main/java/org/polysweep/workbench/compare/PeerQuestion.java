package org.polysweep.workbench.compare;

import java.util.List;
import org.polysweep.oracle.CompoundQuery;

/**
 * A query to be compared.
 *
 * @param line the number of its line, from 1
 * @param query as its author wrote it, for the judge
 * @param json the same as the text of a JSON object without an id, for other programs; empty if it is not kept
 * @param a the numbers of the parts of the first shape in the {@link QuestionFile}: one, if it is convex
 * @param b the vertices of the second shape
 */
record PeerQuestion(long line, CompoundQuery query, String json, List<Integer> a, List<Integer> b) {

    /** Whether one of the shapes has several parts. */
    boolean hasParts() {
        return a.size() + b.size() > 2;
    }

    /** Whether a shape is not as it was given, at any time. */
    boolean isTurned() {
        return query.isTurned();
    }
}
