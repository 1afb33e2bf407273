/**
 * Polysweep in a physics engine: its contact manifolds and times of impact behind the interfaces of dyn4j. The guide
 * {@code docs/physics-engine.md} explains it.
 */
package org.polysweep.peers.engine;
