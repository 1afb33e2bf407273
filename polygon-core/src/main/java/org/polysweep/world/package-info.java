/**
 * Many shapes that move at once, the earliest contact first: a {@link org.polysweep.world.World} holds the bodies, and a {@link
 * org.polysweep.world.Response} says what happens where two of them meet.
 */
package org.polysweep.world;
