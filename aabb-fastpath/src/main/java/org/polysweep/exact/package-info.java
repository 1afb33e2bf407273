/**
 * Signs of exact expressions and directed rounding: the only place in the library where an error bound may stand.
 *
 * <p>Every finite double is an integer times a power of two, so the coordinates of one query are integers on a common
 * {@link org.polysweep.exact.Lattice}; sums, cross products and quotients of them are exact, and become doubles again
 * through {@link org.polysweep.exact.Rounding}. Everything here is immutable and thread-safe.
 */
package org.polysweep.exact;
