/**
 * Queries of any number, by the name of a class and a seed. {@link org.polysweep.generate.QueryClass} has the names;
 * the other classes make the queries: of plain shapes, on a grid, in contact, at other magnitudes, with other motions,
 * of real outlines. All of it is decided by the exact bits of doubles, so a seed names the same query on every JDK.
 */
package org.polysweep.generate;
