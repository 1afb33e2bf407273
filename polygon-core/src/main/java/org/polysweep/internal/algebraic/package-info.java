/** Polynomials with integer coefficients, their real roots, and numbers at these roots: exact, for the last stage. */
package org.polysweep.internal.algebraic;
