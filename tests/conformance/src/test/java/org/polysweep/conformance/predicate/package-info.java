/** Tests of {@code org.polysweep.internal.predicate} against decimal arithmetic. */
package org.polysweep.conformance.predicate;
