/** Matrices: batches give the answers of single calls, bit for bit, and whoever has no EJML can do without. */
package org.polysweep.conformance.matrix;
