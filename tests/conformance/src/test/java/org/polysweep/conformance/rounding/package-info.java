/** Tests of {@code org.polysweep.internal.rounding} against decimal arithmetic. */
package org.polysweep.conformance.rounding;
