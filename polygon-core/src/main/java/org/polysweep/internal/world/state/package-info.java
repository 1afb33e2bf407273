/** The state of each body, and of each pair of bodies, in a step. */
package org.polysweep.internal.world.state;
