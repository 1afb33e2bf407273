/**
 * EJML at the edges: polygons from matrices, and many queries at once from a matrix into a matrix. The only package
 * that needs EJML.
 */
package org.polysweep.matrix;
