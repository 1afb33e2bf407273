/** Shapes that turn while they move: the sweep in integers, with times that are roots of polynomials. */
package org.polysweep.internal.turning;
