/**
 * The questions without a step, {@code org.polysweep.query}, held against exact decimals over all pairs of features,
 * and against the sweep. And queries for all tests: the generators as properties take them, the corpus of cases from
 * elsewhere, and how the library answers.
 */
package org.polysweep.conformance.query;
