/** Tests of {@code org.polysweep.internal.impact} against decimal arithmetic. */
package org.polysweep.conformance.impact;
