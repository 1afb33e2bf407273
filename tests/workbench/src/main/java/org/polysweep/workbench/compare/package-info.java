/** Algorithms side by side on the same queries: who is right, who is late, who is fast. */
package org.polysweep.workbench.compare;
