/** What of {@code compare} needs no process. */
package org.polysweep.workbench.compare;
