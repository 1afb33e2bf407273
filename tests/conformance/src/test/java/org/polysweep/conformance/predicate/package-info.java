/** Tests of {@code org.polysweep.internal.sign} against decimal arithmetic. */
package org.polysweep.conformance.predicate;
