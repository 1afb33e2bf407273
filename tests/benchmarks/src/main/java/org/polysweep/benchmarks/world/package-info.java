/** A frame of many bodies that move at once: ours, and what a user of dyn4j puts together. */
package org.polysweep.benchmarks.world;
