/**
 * Answers that are reused, for loops that must not allocate, and the rule of reuse.
 *
 * <p><b>The rule of reuse.</b> An object that a call fills or returns for reuse holds what the last call of its kind
 * found, all of it and nothing older, until the next call of that kind begins. To keep the values longer, copy them:
 * the copy is immutable. Such an object belongs to one thread at a time, also for reading.
 *
 * <table>
 * <caption>Objects that are reused</caption>
 * <tr><th>object</th><th>filled by</th><th>valid until</th><th>copy</th></tr>
 * <tr><td>{@link org.polysweep.result.SweepResult}</td><td>a sweep into it</td><td>the next sweep into it</td>
 *     <td>{@code toOutcome}</td></tr>
 * <tr><td>{@link org.polysweep.result.SweepColumns}</td><td>a batch</td><td>the next batch over the same range</td>
 *     <td>copies of the arrays</td></tr>
 * <tr><td>{@code WorldContact}</td><td>a step</td><td>the listener or response that received it returns</td>
 *     <td>{@code copy}</td></tr>
 * <tr><td>{@code StepReport}</td><td>a step of its world</td><td>the next step of that world</td>
 *     <td>{@code List.copyOf} of its lists</td></tr>
 * <tr><td>{@code MoveReport}</td><td>a move by its mover</td><td>the next move by that mover</td>
 *     <td>{@code CharacterMover.copyFrom}</td></tr>
 * </table>
 *
 * <p>A call is refused if it throws an exception because of its arguments. After a sweep that was refused, a result
 * holds no answer, and reading it throws an {@link java.lang.IllegalStateException}. A batch, a step or a move that is
 * refused changes nothing, and its columns or its report hold what they held before, unless the method says otherwise.
 */
@NullMarked
package org.polysweep.result;

import org.jspecify.annotations.NullMarked;
