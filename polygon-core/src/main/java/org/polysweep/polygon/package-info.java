/**
 * The shapes, immutable and in coordinates of their own: {@link org.polysweep.polygon.ConvexPolygon}, {@link
 * org.polysweep.polygon.RoundedPolygon}, and many of them that move as one, {@link org.polysweep.polygon.CompoundShape}; what cuts a
 * concave outline into convex parts, {@link org.polysweep.polygon.ConvexDecomposition}; and what a sweep needs to know beside the
 * shape: where it stands and how it moves ({@link org.polysweep.polygon.MovingShape}).
 */
package org.polysweep.polygon;
