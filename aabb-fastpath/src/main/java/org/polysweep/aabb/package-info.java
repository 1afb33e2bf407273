/**
 * Axis-aligned boxes: {@link org.polysweep.aabb.Aabb}, its position and displacement ({@link
 * org.polysweep.aabb.MovingAabb}), and the test of two of them over one step, {@link org.polysweep.aabb.SweptAabb}.
 *
 * <p>Its results have the same bits as the results of the polygon sweep for the same boxes.
 */
@NullMarked
package org.polysweep.aabb;

import org.jspecify.annotations.NullMarked;
