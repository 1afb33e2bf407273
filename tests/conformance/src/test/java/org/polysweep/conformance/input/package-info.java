/** What the library takes and what it refuses: docs/semantics.md#input. */
package org.polysweep.conformance.input;
