package org.polysweep.world.body;

import org.polysweep.query.RayHit;

/**
 * A body that a ray hits.
 *
 * @param body the body
 * @param hit where the ray hits it; its index is 0
 */
public record WorldRayHit(BodyId body, RayHit hit) {}
