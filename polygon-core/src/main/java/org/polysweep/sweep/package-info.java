/**
 * Sweeps of two shapes, which move in straight lines for one step: whether, when and how they collide.
 *
 * <p>{@link org.polysweep.sweep.Sweep} is the call that is easy to read, {@link org.polysweep.sweep.Sweeper} the one
 * without allocation, for loops. Pairs of axis-aligned boxes are answered by {@code org.polysweep.aabb}, other pairs by
 * a path of their own; which one it is changes the speed, never a bit of the answer.
 */
@NullMarked
package org.polysweep.sweep;

import org.jspecify.annotations.NullMarked;
