/** Queries for tests: generators that are nasty on purpose, by name and seeded, and the corpus of cases from elsewhere. */
package org.polysweep.conformance.query;
