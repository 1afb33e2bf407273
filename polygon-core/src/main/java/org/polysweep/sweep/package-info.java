/**
 * Sweeps of two shapes, which move in straight lines for one step: whether, when and how they collide.
 *
 * <p>{@link org.polysweep.sweep.Sweep} is the call that is easy to read, {@link org.polysweep.sweep.Sweeper} the one
 * without allocation, for loops. Pairs of axis-aligned boxes are swept by {@code org.polysweep.aabb}, other pairs by
 * the polygon algorithm; the choice changes the speed, never a bit of the result. {@link
 * org.polysweep.sweep.WorkLimit} limits the work that calls spend on numbers from strangers.
 */
@NullMarked
package org.polysweep.sweep;

import org.jspecify.annotations.NullMarked;
