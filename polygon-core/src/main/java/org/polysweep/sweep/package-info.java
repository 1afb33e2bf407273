/**
 * Two shapes move in straight lines for one step: do they meet, exactly when, and how?
 *
 * <p>{@link org.polysweep.sweep.Sweep} is the sentence for those who read, {@link org.polysweep.sweep.Sweeper} the call
 * without garbage for loops. Pairs of axis-aligned boxes are answered by {@code org.polysweep.aabb}, other pairs by a
 * path of their own; which one it is changes the speed, never a bit of the answer.
 */
package org.polysweep.sweep;
