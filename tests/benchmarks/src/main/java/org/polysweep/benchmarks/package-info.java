/**
 * How fast the library is, and against whom: a class for each that is asked, all of them asked the same queries in the
 * same order. Start at {@link org.polysweep.benchmarks.Benchmarks}.
 */
package org.polysweep.benchmarks;
