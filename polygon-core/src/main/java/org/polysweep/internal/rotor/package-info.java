/** Directions of rotors, and the path of a rotor through a step. */
package org.polysweep.internal.rotor;
