package org.polysweep.world;

import org.polysweep.contact.Hit;

/**
 * What is met first on a way through a world that stands still.
 *
 * @param body the body that is met: it is B in the contact
 * @param hit when and how, with the place to stop at; the shape that asks is A
 */
public record FirstContact(BodyId body, Hit hit) {}
