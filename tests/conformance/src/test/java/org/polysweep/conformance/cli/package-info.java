/** The command line as its users start it: a process of its own, from the jar. */
package org.polysweep.conformance.cli;
