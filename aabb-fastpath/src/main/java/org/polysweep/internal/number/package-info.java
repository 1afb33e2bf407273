/**
 * Exact numbers: integers on a lattice, ratios, surds, numbers made by square roots, and directed rounding of all of
 * them.
 */
package org.polysweep.internal.number;
