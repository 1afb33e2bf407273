/** Shapes, and where they stand and move. */
package org.polysweep.shape;
