/** The sweep as the textbook has it, all vertices against all edges, in integers: the yardstick for the other paths. */
package org.polysweep.internal.reference;
