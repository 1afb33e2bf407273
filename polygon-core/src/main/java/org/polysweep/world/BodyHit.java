package org.polysweep.world;

import org.polysweep.contact.RayHit;

/**
 * A body that a ray meets.
 *
 * @param body the body
 * @param hit where the ray meets it; its index counts the parts of the body, from 0 on
 */
public record BodyHit(BodyId body, RayHit hit) {}
