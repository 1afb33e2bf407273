package org.polysweep.workbench.compare;

import org.polysweep.oracle.Query;

/**
 * A query to be compared.
 *
 * @param line the number of its line, from 1
 * @param query as its author wrote it, for the judge
 * @param json the same as the text of a JSON object without an id, for other programs; empty if it is not kept
 * @param a the number of the first shape in the {@link QuestionFile}
 * @param b the number of the second shape
 */
record Question(long line, Query query, String json, int a, int b) {}
