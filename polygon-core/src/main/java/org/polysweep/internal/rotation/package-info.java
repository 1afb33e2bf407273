/**
 * The sweep of two rotating shapes: conservative advancement in doubles, the impact of a vertex on an edge in
 * double-double, and exact events, by {@code internal.rotation.exact}, where these are inconclusive.
 */
package org.polysweep.internal.rotation;
