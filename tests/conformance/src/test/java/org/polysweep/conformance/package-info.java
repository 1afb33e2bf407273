/** What the two shipped jars promise in docs/semantics.md, held against exact arithmetic. */
package org.polysweep.conformance;
