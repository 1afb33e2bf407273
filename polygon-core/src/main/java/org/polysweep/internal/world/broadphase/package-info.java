/** The swept boxes of bodies, and the pairs of bodies whose boxes overlap. */
package org.polysweep.internal.world.broadphase;
