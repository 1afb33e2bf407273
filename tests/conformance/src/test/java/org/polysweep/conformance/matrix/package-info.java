/** Matrices: batches give the answers of single calls, bit for bit, and EJML is optional. */
package org.polysweep.conformance.matrix;
