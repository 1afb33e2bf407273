/**
 * From a list of vertices to polygons: validation, merging, convex hulls, convex decomposition.
 */
package org.polysweep.internal.outline;
