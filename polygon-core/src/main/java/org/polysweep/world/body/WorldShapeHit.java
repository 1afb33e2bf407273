package org.polysweep.world.body;

import org.polysweep.contact.Hit;

/**
 * A body that a shape cast hits; all bodies of the world are at rest.
 *
 * @param body the body that is hit; it is B in the contact
 * @param hit the contact, with the rest position; the cast shape is A
 */
public record WorldShapeHit(BodyId body, Hit hit) {}
