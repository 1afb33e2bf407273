/** What shapes take and what they refuse: docs/semantics.md#input. */
package org.polysweep.conformance.shape;
