/**
 * The exact oracle: the answer to every query of {@code docs/semantics.md}, field by field, in rational arithmetic, and
 * a judge that holds a claimed answer against it. It is written from that contract alone and shares neither code nor
 * method with the library under test: it builds the whole difference body {@code B - A} as a polygon of integers on one
 * common power-of-two grid, clips the line of motion by its edges and reads everything off the result, without a
 * tolerance, a filter or a rounded intermediate. What the library gets wrong by being fast, this cannot get wrong in
 * the same way. Start at {@link org.polysweep.oracle.Oracle} and {@link org.polysweep.oracle.Judge}; shapes that turn
 * within the step are answered in {@link org.polysweep.oracle.turning}.
 */
package org.polysweep.oracle;
