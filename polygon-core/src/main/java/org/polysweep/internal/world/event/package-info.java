/** The pairs of bodies whose overlap or contact begins or ends in a step. */
package org.polysweep.internal.world.event;
