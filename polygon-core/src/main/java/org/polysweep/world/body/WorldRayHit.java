package org.polysweep.world.body;

import org.polysweep.query.RayHit;

/**
 * A body that a ray meets.
 *
 * @param body the body
 * @param hit where the ray meets it; its index is 0
 */
public record WorldRayHit(BodyId body, RayHit hit) {}
