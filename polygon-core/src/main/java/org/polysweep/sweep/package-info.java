/**
 * Two convex polygons move in straight lines for one step: do they meet, exactly when, and how?
 *
 * <p>{@link org.polysweep.sweep.Sweep} is the sentence for those who read, {@link org.polysweep.sweep.Sweeper} the call
 * without ceremony for loops; it dispatches pairs of boxes to {@code org.polysweep.aabb}. {@code ReferenceSweep} is the
 * algorithm as it is told: vertex rays against edges in both directions, after two rejections by projection. {@code
 * PolygonSweep} finds the two rays that count by walking chains. From the crossings on, {@code ExactAnswer} serves both.
 */
package org.polysweep.sweep;
