/** Tests of {@code org.polysweep.internal.block}: what a loop over columns is certain of is right. */
package org.polysweep.conformance.block;
