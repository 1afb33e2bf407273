/** Sweeps of shapes that rotate by any angle in a step: one sweep for each piece of the paths of their rotors. */
package org.polysweep.internal.steady;
