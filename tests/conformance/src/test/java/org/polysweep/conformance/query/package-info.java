/** Queries for tests: the generators as properties take them, the corpus of cases from elsewhere, and how the library answers. */
package org.polysweep.conformance.query;
