/**
 * The shapes: {@link org.polysweep.polygon.ConvexPolygon}, immutable and in coordinates of its own, and what a sweep needs to
 * know beside the shape: where it stands and how it moves ({@link org.polysweep.polygon.MovingPolygon}).
 */
package org.polysweep.polygon;
