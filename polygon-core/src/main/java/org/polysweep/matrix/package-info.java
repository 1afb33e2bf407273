/**
 * EJML at the edges: polygons from matrices, and many queries at once from a matrix into a matrix. The only package
 * that needs EJML.
 */
@NullMarked
package org.polysweep.matrix;

import org.jspecify.annotations.NullMarked;
