package org.polysweep.world.body;

import org.polysweep.contact.Hit;

/**
 * A body that a shape meets on its way through a world that stands still.
 *
 * @param body the body that is met: it is B in the contact
 * @param hit when and how, with the place to stop at; the shape that asks is A
 */
public record WorldShapeHit(BodyId body, Hit hit) {}
