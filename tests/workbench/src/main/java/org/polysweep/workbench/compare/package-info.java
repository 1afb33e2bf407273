/** Algorithms side by side on the same queries: which are right, late or fast. */
package org.polysweep.workbench.compare;
