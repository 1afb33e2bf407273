/** The tree of boxes: finds the boxes that touch or overlap each other, a region or a ray, or are near a point. */
package org.polysweep.internal.tree;
