/**
 * The questions without a step, {@code org.polysweep.query}, held against exact decimals over all pairs of features, and
 * against the sweep.
 */
package org.polysweep.conformance.standing;
