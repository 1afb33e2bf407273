/**
 * The oracle for many millions of queries: {@link org.polysweep.oracle.quick.QuickJudge} proves claimed answers right
 * in integers of a fixed length, and leaves to {@link org.polysweep.oracle.Judge} whatever it cannot prove.
 *
 * <p>It shares no method with the library and has no floating-point arithmetic, no filter and no error bound. All
 * numbers of a query become integers of at most 124 bits on one power-of-two scale ({@code QuickLattice}). The
 * difference body C is built as a list of corners ({@code QuickBody}), and all decisions about it are signs of {@code
 * a·b - c·d}, from products of 256 bits ({@code Int128}). No time is computed as a double: the claimed one is right if
 * it, and not the next one, is on the right side of the exact fraction.
 */
package org.polysweep.oracle.quick;
