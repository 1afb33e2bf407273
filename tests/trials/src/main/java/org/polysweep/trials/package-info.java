/** Which random numbers a test takes, and how many of them; and where a test prints. */
package org.polysweep.trials;
