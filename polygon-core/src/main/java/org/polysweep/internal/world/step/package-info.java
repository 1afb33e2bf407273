/** A step: contacts in the order of time, and the change of motion at each. */
package org.polysweep.internal.world.step;
