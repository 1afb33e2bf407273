/** The pairs of bodies that begin or end to overlap or to be in contact in a step. */
package org.polysweep.internal.world.event;
