/** Checks of the arguments of responses. */
package org.polysweep.internal.world.argument;
