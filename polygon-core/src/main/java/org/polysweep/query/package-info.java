/**
 * Queries without a step: do two shapes overlap ({@link org.polysweep.query.Intersection}), is a point in a shape
 * ({@link org.polysweep.query.PointLocation}), how far apart are two shapes and where ({@link
 * org.polysweep.query.Distance}), at which points do they touch ({@link org.polysweep.query.ContactManifolds}), what
 * does a ray hit, and in which order ({@link org.polysweep.query.RayCast}); and how several overlapping shapes are
 * moved apart ({@link org.polysweep.query.OverlapResolver}).
 *
 * <p>All of them are decided exactly, without a tolerance; results are rounded once, in a stated direction.
 */
@NullMarked
package org.polysweep.query;

import org.jspecify.annotations.NullMarked;
