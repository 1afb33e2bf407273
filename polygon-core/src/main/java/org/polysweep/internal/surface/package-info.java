/** Shapes side by side whose joints rounding has moved apart: their coordinates, made equal. */
package org.polysweep.internal.surface;
