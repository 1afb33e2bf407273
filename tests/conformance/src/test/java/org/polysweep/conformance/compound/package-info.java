/** Many parts that move as one. */
package org.polysweep.conformance.compound;
