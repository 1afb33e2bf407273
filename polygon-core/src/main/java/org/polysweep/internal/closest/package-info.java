/** Closest points of two shapes that stand still. */
package org.polysweep.internal.closest;
