/** Worlds of many bodies, against all pairs by the oracle, against a model, and over many frames. */
package org.polysweep.conformance.world;
