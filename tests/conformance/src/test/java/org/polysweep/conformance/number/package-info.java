/** Tests of {@code org.polysweep.internal.number} against decimal arithmetic. */
package org.polysweep.conformance.number;
