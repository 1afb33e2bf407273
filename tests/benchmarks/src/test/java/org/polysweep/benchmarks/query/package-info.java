/** That the queries are what they are said to be. */
package org.polysweep.benchmarks.query;
