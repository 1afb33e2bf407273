/** Shapes, and where they stand and move. */
@NullMarked
package org.polysweep.shape;

import org.jspecify.annotations.NullMarked;
