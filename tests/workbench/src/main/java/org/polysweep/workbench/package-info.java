/** The command line: commands, what they print where, and their exit status. */
package org.polysweep.workbench;
