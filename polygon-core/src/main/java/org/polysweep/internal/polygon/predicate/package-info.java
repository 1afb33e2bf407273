/**
 * The signs that decide a query of two convex polygons, one file each: definition, filter, 64-bit lattice, and exact
 * sums (expansions, then big integers), in this order.
 */
package org.polysweep.internal.polygon.predicate;
