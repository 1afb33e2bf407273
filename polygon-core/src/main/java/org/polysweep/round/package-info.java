/**
 * The sweep of shapes with a radius: the configuration-space obstacle of the cores, grown by a disc. {@code
 * org.polysweep.sweep} dispatches to it; users call that. {@code org.polysweep.query} asks {@link
 * org.polysweep.round.CoreDifference} for distances.
 */
package org.polysweep.round;
