package org.polysweep.oracle;

/**
 * A point that the line of all t·d and the boundary of C have in common.
 *
 * @param time its t
 * @param spot where on the boundary it is
 */
record Crossing(Surd time, Spot spot) {}
