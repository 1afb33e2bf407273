/** That everybody answers what is asked; no time is asserted. */
package org.polysweep.benchmarks;
