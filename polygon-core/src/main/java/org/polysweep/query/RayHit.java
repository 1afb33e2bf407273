package org.polysweep.query;

import java.util.Optional;
import org.polysweep.contact.Feature;
import org.polysweep.contact.Point;
import org.polysweep.contact.Verdict;

/**
 * The hit of a ray on a shape. Immutable.
 *
 * @param index the index of the shape in the list; 0 if there is only one
 * @param part the index of the part of the shape, from 0; 0 for a convex shape
 * @param verdict OVERLAP if the ray begins in the interior; HIT if it enters the interior from outside or from the
 *     boundary; TOUCH if it only touches the shape: it slides, grazes a corner, leaves, ends on the boundary, or the
 *     shape has no interior (a wall that is a segment is hit with TOUCH)
 * @param t the distance along the ray, in units of its vector: the largest double that is not greater than the exact
 *     number; not negative, never -0.0
 * @param normalX the x component of the shape's outward unit normal there, by the rule for contacts of a sweep; each
 *     component is the double nearest to the exact one; NaN if there is none, at the origin of a ray that begins inside
 * @param normalY the y component
 * @param point the point of the hit, in world coordinates; each coordinate is the double nearest to the exact one,
 *     infinite if it overflows
 * @param feature the vertex or edge of the shape, or of its core, that is hit, in the caller's indices; empty at the
 *     origin of a ray that begins inside
 */
public record RayHit(
        int index,
        int part,
        Verdict verdict,
        double t,
        double normalX,
        double normalY,
        Point point,
        Optional<Feature> feature) {}
