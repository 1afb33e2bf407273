/** Tests of {@code org.polysweep.exact} against decimal arithmetic. */
package org.polysweep.conformance.exact;
