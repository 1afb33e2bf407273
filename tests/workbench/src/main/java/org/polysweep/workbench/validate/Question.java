package org.polysweep.workbench.validate;

import java.util.Optional;
import org.polysweep.oracle.Query;

/**
 * A query to be put to the path under test.
 *
 * @param number its number in this run, from 0
 * @param query the numbers
 * @param json the text of a JSON object without an id, as its author wrote it; empty if there is no author
 */
public record Question(long number, Query query, Optional<String> json) {}
