/** That wrong answers are counted for what they are, and that nobody can hold up a comparison. */
package org.polysweep.workbench.compare;
