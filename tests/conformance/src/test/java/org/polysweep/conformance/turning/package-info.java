/** The sweep of shapes that turn: worked examples, laws, agreement; and the polynomials behind it. */
package org.polysweep.conformance.turning;
