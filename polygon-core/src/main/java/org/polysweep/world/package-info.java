/**
 * Many shapes that move at once, their contacts in the order of time. A {@link org.polysweep.world.World} holds the
 * bodies, and a {@link org.polysweep.world.Response} decides how two of them go on that meet.
 */
package org.polysweep.world;
