/** The sweep as it is told, all pairs in integers: the second implementation, against which the others are tested. */
package org.polysweep.internal.reference;
