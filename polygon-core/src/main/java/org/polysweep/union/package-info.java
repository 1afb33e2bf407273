/**
 * The union of the configuration-space obstacles of two compounds: of each pair of their parts, all differences b - a. What lies outside of
 * it is free, and the nearest free place to the origin is the shortest way out ({@link org.polysweep.union.NearestFreePlace}).
 *
 * <p>Everything is decided in exact numbers; doubles only leave out what is certainly too far away. docs/decisions/0017.
 */
package org.polysweep.union;
