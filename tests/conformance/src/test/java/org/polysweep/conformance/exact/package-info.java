/** Tests of {@code org.polysweep.internal} against decimal arithmetic. */
package org.polysweep.conformance.exact;
