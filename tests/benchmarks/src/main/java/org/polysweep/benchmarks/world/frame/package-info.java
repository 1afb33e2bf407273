/** Frames of games: many bodies from random initial states, in a world and in dyn4j. */
package org.polysweep.benchmarks.world.frame;
