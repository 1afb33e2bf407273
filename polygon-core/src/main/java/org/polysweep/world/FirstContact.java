package org.polysweep.world;

import org.polysweep.contact.Hit;

/**
 * What is met first on a way through a world that stands still.
 *
 * @param body the body that is met: it is B in the contact
 * @param part which of its parts, from 0 on
 * @param hit when and how, with the place to stop at
 */
public record FirstContact(BodyId body, int part, Hit hit) {}
