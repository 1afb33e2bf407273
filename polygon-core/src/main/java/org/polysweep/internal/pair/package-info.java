/** The sweep of two convex shapes: which path answers, and with which stages. */
package org.polysweep.internal.pair;
