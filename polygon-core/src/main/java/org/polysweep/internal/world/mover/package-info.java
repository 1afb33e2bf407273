/** Moves one body at once while the others stand: characters. */
package org.polysweep.internal.world.mover;
