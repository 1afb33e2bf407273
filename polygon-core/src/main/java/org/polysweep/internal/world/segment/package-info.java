/** The segments of motion on which bodies move in a step, and the exact sweep of one against another. */
package org.polysweep.internal.world.segment;
