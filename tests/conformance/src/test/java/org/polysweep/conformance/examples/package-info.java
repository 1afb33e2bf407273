/** Small games on the library, and what their players expect. */
package org.polysweep.conformance.examples;
