/**
 * The command {@code validate}: queries from a file or a generator go through the path under test, what it says is
 * judged by the exact answer of the oracle, counted, and for each kind of finding shrunk to the smallest query that
 * shows it.
 */
package org.polysweep.workbench.validate;
