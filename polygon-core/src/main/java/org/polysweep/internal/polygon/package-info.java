/** The sweep of polygons without a radius in doubles: guess the entry, prove it, search where it cannot be proved. */
package org.polysweep.internal.polygon;
