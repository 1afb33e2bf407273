/** Which random numbers a test takes, and how many of them. */
package org.polysweep.trials;
