/**
 * Any bytes at all, put to the library and to the command line's reader: what holds for every input, from any
 * source.
 */
package org.polysweep.conformance.fuzz;
