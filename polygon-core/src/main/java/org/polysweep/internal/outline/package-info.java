/** Lists of vertices: reading, convex hulls, convex decomposition, affine maps. */
package org.polysweep.internal.outline;
