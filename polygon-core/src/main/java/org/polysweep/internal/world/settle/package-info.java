/** The positions of bodies at the end of a step, where rounding makes no new overlap. */
package org.polysweep.internal.world.settle;
