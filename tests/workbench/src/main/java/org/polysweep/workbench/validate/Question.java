package org.polysweep.workbench.validate;

import java.util.Optional;
import org.polysweep.oracle.CompoundQuery;

/**
 * A query to be put to the path under test.
 *
 * @param number its number in this run, from 0
 * @param query the numbers
 * @param from where it is from, for people who want to ask it again
 * @param json the text of a JSON object without an id, as its author wrote it; empty if there is no author
 */
public record Question(long number, CompoundQuery query, String from, Optional<String> json) {

    /** The same without its text, which is of no use when it has been asked. */
    Question withoutText() {
        return new Question(number, query, from, Optional.empty());
    }
}
