/**
 * Bounds of rounding errors and what they decide for polygons and rounded shapes: depths, distances, disks, rotation.
 */
package org.polysweep.internal.bound;
