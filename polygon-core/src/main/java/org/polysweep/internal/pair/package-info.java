/** The sweep of two convex shapes: the choice of the algorithm and of the stages. */
package org.polysweep.internal.pair;
