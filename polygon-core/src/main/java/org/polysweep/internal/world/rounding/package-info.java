/** How a step of a world makes up for rounding: its thresholds, and numbers moved outward. */
package org.polysweep.internal.world.rounding;
