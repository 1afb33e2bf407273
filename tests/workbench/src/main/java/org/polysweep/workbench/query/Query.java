package org.polysweep.workbench.query;

import org.jspecify.annotations.Nullable;
import org.polysweep.polygon.MovingPolygon;

/**
 * One question to the sweep.
 *
 * @param id the JSON text of the id, as it was written; null if there is none
 * @param a the first shape, where it stands and how it moves
 * @param b the second shape
 */
public record Query(@Nullable String id, MovingPolygon a, MovingPolygon b) {}
