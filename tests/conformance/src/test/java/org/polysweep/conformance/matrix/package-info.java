/** Matrices stay at the edge. */
package org.polysweep.conformance.matrix;
