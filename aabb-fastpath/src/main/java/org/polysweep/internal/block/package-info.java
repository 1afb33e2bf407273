/** Loops over columns of many queries, which the JIT compiler turns into vector instructions. */
package org.polysweep.internal.block;
