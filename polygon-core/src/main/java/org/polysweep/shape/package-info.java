/** Shapes, their positions and their motions. */
@NullMarked
package org.polysweep.shape;

import org.jspecify.annotations.NullMarked;
