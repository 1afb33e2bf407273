/** Polysweep in a physics engine. */
package org.polysweep.peers.engine;
