/** Closest points of two resting shapes. */
package org.polysweep.internal.closest;
