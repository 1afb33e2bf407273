/** Closes joints of adjacent shapes that rounding has moved apart, by making their coordinates equal. */
package org.polysweep.internal.surface;
