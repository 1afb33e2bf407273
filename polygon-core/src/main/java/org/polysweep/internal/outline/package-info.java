/**
 * From vertices to polygons: reading, merging, hulls, convex decomposition, and what sweeps look up about a shape.
 */
package org.polysweep.internal.outline;
