/** Tests that all subjects answer the queries; no time is asserted. */
package org.polysweep.benchmarks;
