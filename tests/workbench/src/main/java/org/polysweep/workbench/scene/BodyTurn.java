package org.polysweep.workbench.scene;

import org.polysweep.pose.Rotor;

/**
 * How a body is turned at the beginning, and how it turns.
 *
 * @param rotor its orientation at the beginning
 * @param turn the rotor of its turn in one frame; not a full turn
 */
public record BodyTurn(Rotor rotor, Rotor turn) {}
