/**
 * Any bytes at all, put to the library and to the command line's reader: what holds for every input, whoever makes it
 * up.
 */
package org.polysweep.conformance.fuzz;
