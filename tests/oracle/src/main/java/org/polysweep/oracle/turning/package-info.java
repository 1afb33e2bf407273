/**
 * The exact oracle for shapes that turn within the step, as the section "Shapes that turn" of {@code docs/semantics.md}
 * says, and a judge that holds a claimed answer against it.
 *
 * <p>How two shapes stand to each other at a moment is one formula over the signs of polynomials in the time: on which
 * side of an edge's line a vertex is, whether its foot is on the edge, how far it is. An interval of time is halved
 * until the range of those polynomials, from their Bernstein coefficients, settles the formula for all of it, whatever
 * the signs that stay open. Where it does not, the open polynomials are joined into one without double roots, and its
 * roots are isolated where it is monotone. At each root, which is an algebraic number, the same formula is decided
 * exactly: a polynomial is zero there if its greatest common divisor with the other is. So there is no list of events
 * to be sorted, no case for a double or a common root, and no tolerance. Start at {@link
 * org.polysweep.oracle.turning.TurningOracle} and {@link org.polysweep.oracle.turning.TurningJudge}.
 */
package org.polysweep.oracle.turning;
