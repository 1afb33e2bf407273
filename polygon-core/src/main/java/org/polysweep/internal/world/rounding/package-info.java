/** The compensation of rounding in a step of a world: thresholds, and numbers moved outward. */
package org.polysweep.internal.world.rounding;
