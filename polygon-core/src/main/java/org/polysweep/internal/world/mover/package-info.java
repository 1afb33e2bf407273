/** Moves one body at once while all others are at rest: characters. */
package org.polysweep.internal.world.mover;
