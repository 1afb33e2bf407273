/** Tests of {@code org.polysweep.internal.doubled} against decimal arithmetic. */
package org.polysweep.conformance.doubled;
