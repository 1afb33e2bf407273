/**
 * Those who answer the same question as the library: other engines, the formulas of textbooks, and the library itself
 * in the same clothes. Benchmarks and the command line ask them through one interface.
 */
package org.polysweep.peers;
