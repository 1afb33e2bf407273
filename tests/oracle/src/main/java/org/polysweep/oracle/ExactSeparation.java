package org.polysweep.oracle;

/**
 * The shortest translation of A that ends an overlap.
 *
 * @param direction where A goes, from B toward A; only the direction counts, it is not normalized
 * @param distance the exact length of the translation, positive
 */
public record ExactSeparation(IntVector direction, Surd distance) {}
