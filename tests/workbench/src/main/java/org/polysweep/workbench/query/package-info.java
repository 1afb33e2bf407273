/** A query of the command line, and its answer. */
package org.polysweep.workbench.query;
