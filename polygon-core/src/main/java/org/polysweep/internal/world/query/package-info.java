/** Queries about the positions of bodies between two steps. */
package org.polysweep.internal.world.query;
