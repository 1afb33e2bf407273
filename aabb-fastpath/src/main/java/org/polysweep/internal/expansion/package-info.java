/** Arithmetic with more than one double a number: error-free transforms, double-doubles, expansions. */
package org.polysweep.internal.expansion;
