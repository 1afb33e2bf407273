/** Times of impact, and coordinates at those times, rounded in doubles if a bound proves the rounding. */
package org.polysweep.internal.rounding;
