/**
 * From vertices to polygons: reading, merging, hulls, convex decomposition, and what sweeps look up about a polygon.
 */
package org.polysweep.internal.outline;
