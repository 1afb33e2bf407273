/** Tests of {@code org.polysweep.internal.expansion} against decimal arithmetic. */
package org.polysweep.conformance.expansion;
