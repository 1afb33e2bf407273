/** The sweep of shapes with a radius in doubles: guess the entry, prove it, follow it in double-doubles. */
package org.polysweep.internal.round;
