/**
 * How fast the library is, and against whom: a class for each subject, all of which answer the same queries in the same
 * order. Start at {@link org.polysweep.benchmarks.Benchmarks}.
 */
package org.polysweep.benchmarks;
