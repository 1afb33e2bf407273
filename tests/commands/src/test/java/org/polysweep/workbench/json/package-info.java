/** The numbers of the command line's JSON. */
package org.polysweep.workbench.json;
