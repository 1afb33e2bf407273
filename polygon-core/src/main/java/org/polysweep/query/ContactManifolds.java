package org.polysweep.query;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.polysweep.internal.argument.Finite;
import org.polysweep.internal.manifold.ManifoldEngine;
import org.polysweep.internal.motion.Required;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.PlacedShape;

/**
 * Computes contact manifolds, as the solver of a physics engine needs them: of two placed shapes that overlap, touch, or
 * are within a given distance.
 *
 * <p>The reference edge is the edge of the two cores with the greatest separation. The edge of the other core that is
 * most opposed to it is clipped to the strip over the reference edge; its ends are the points, if they are near enough.
 * {@link ContactManifold} has the result, {@code docs/semantics.md} the contract.
 *
 * <p>The static method is easy to read. An object is for loops: it is reusable, not thread-safe, and does not allocate,
 * except in the exact (big-integer) fallback. Cost: O(n + m).
 */
public final class ContactManifolds {

    private final ManifoldEngine engine = new ManifoldEngine();

    /** Creates the scratch space for any number of queries, one after the other. */
    public ContactManifolds() {}

    /**
     * Returns the manifolds of two shapes: one for each pair of parts that has a point.
     *
     * @param a the first shape
     * @param b the second shape
     * @param maxDistance the greatest separation of a point, in the unit of the vertices; 0 or more, finite
     * @return the manifolds, in the order of the parts of A, then of B; for two convex shapes, one or none
     * @throws IllegalArgumentException if the distance is negative, NaN or infinite
     */
    public static List<ContactManifold> between(PlacedShape a, PlacedShape b, double maxDistance) {
        Required.placed("a", a);
        Required.placed("b", b);
        ContactManifolds manifolds = new ContactManifolds();
        List<ContactManifold> found = new ArrayList<>();
        for (int i = 0; i < a.shape().partCount(); i++) {
            for (int k = 0; k < b.shape().partCount(); k++) {
                ContactManifold manifold = ContactManifold.create();
                manifolds.find(
                        a.shape().part(i),
                        a.x(),
                        a.y(),
                        a.rotor(),
                        b.shape().part(k),
                        b.x(),
                        b.y(),
                        b.rotor(),
                        maxDistance,
                        manifold);
                manifold.setParts(i, k);
                if (manifold.pointCount() > 0) {
                    found.add(manifold);
                }
            }
        }
        return List.copyOf(found);
    }

    /**
     * Computes the manifold of two convex shapes.
     *
     * @param a the first shape
     * @param ax the x coordinate of the position of A; finite, as are all that follow
     * @param ay the y coordinate of the position of A
     * @param rotorA the orientation of A
     * @param b the second shape
     * @param bx the x coordinate of the position of B
     * @param by the y coordinate of the position of B
     * @param rotorB the orientation of B
     * @param maxDistance the greatest separation of a point, in the unit of the vertices; 0 or more
     * @param result the manifold, which is overwritten; without points if the shapes are farther apart
     * @throws IllegalArgumentException if a number is NaN or infinite, or the distance is negative
     */
    public void find(
            ConvexShape a,
            double ax,
            double ay,
            Rotor rotorA,
            ConvexShape b,
            double bx,
            double by,
            Rotor rotorB,
            double maxDistance,
            ContactManifold result) {
        Finite.require("ax", ax, "ay", ay);
        Finite.require("bx", bx, "by", by);
        Objects.requireNonNull(rotorA, "rotorA must not be null; use Rotor.IDENTITY for no rotation");
        Objects.requireNonNull(rotorB, "rotorB must not be null; use Rotor.IDENTITY for no rotation");
        if (!(maxDistance >= 0) || maxDistance == Double.POSITIVE_INFINITY) {
            throw new IllegalArgumentException("maxDistance must be finite and >= 0, but was " + maxDistance);
        }
        engine.run(a, ax, ay, rotorA, b, bx, by, rotorB, maxDistance, result.points);
        result.setParts(0, 0);
    }
}
