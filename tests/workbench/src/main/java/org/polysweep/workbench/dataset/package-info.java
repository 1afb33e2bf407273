/** The benchmark {@code polysweep-ccd-2d}: queries with what is exactly true of them. */
package org.polysweep.workbench.dataset;
