/** The contacts of a step, and their exact order. */
package org.polysweep.internal.world.queue;
