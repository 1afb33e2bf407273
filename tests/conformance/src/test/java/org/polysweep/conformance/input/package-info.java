/** What the library takes and what it refuses: SEMANTICS.md, "Input". */
package org.polysweep.conformance.input;
