/** Refuses bad arguments, by name and value. */
package org.polysweep.internal.argument;
