/** The tree of boxes: which of many boxes meet each other, a region, a ray, or are near a point. */
package org.polysweep.internal.tree;
