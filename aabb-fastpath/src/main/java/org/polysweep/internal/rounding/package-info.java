/** Times of impact, and where things are then, rounded in doubles where a bound leaves no doubt. */
package org.polysweep.internal.rounding;
