/** Sweeps over a part of a step. */
package org.polysweep.conformance.part;
