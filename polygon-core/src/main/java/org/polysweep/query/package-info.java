/**
 * The questions without a step: do two shapes stand in each other ({@link org.polysweep.query.Intersection}), is a point in
 * a shape ({@link org.polysweep.query.PointLocation}), how far apart are two shapes and where ({@link
 * org.polysweep.query.Distance}), what does a ray meet, and in which order ({@link org.polysweep.query.RayCast}); and how do several that are in each
 * other come apart ({@link org.polysweep.query.Relaxation}).
 *
 * <p>They take every {@link org.polysweep.polygon.ConvexShape}; the first three take compounds as well. They are decided as exact arithmetic decides them, without a
 * tolerance; results are rounded once, in a stated direction. What moves belongs to {@code org.polysweep.sweep}.
 */
package org.polysweep.query;
