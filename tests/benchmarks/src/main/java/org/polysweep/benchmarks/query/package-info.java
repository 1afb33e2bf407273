/** Sets of queries that are the same, bit for bit, in every run and on every JDK. */
package org.polysweep.benchmarks.query;
