/** Sweeps and separations of shapes with many parts, and the seams between parts. */
package org.polysweep.internal.compound;
