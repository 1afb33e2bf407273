/** Sweeps and separations of shapes of many parts, and the seams between parts. */
package org.polysweep.internal.compound;
