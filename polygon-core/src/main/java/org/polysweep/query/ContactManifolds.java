package org.polysweep.query;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.polysweep.internal.argument.Finite;
import org.polysweep.internal.compound.PartPairs;
import org.polysweep.internal.manifold.ManifoldEngine;
import org.polysweep.internal.motion.Required;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.PlacedShape;
import org.polysweep.shape.Shape;

/**
 * Computes contact manifolds, as the solver of a physics engine needs them: of two placed shapes that overlap, touch,
 * or are within a given distance.
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
     * Returns the manifolds of two shapes: one for each pair of parts that has a point. For a one-sided chain, only
     * manifolds whose normal has a component toward the front of the segment.
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
        requireDistance(maxDistance);
        ContactManifolds manifolds = new ContactManifolds();
        List<ContactManifold> found = new ArrayList<>();
        PartPairs.Visitor visitor = (partA, partB, limit) -> {
            ContactManifold manifold = ContactManifold.create();
            manifolds.findParts(a, partA, b, partB, maxDistance, manifold);
            if (manifold.pointCount() > 0 && manifolds.isFromFront(a.shape(), b.shape())) {
                found.add(manifold);
            }
            return limit;
        };
        new PartPairs(visitor).nearest(a.moving(0, 0), b.moving(0, 0), maxDistance);
        found.sort(Comparator.comparingInt(ContactManifold::partA).thenComparingInt(ContactManifold::partB));
        return List.copyOf(found);
    }

    private void findParts(
            PlacedShape a, int partA, PlacedShape b, int partB, double maxDistance, ContactManifold result) {
        ConvexShape shapeA = a.shape().part(partA);
        ConvexShape shapeB = b.shape().part(partB);
        find(shapeA, a.x(), a.y(), a.rotor(), shapeB, b.x(), b.y(), b.rotor(), maxDistance, result);
        result.setParts(partA, partB);
    }

    /** Whether the normal of the last manifold has a component toward the front of each one-sided chain. */
    private boolean isFromFront(Shape a, Shape b) {
        return (!a.isOneSided() || engine.isFromFront(true)) && (!b.isOneSided() || engine.isFromFront(false));
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
        Objects.requireNonNull(result, "result must not be null; use ContactManifold.create()");
        Finite.require("ax", ax, "ay", ay);
        Finite.require("bx", bx, "by", by);
        Required.shape("a", a);
        Required.shape("b", b);
        Objects.requireNonNull(rotorA, "rotorA must not be null; use Rotor.IDENTITY for no rotation");
        Objects.requireNonNull(rotorB, "rotorB must not be null; use Rotor.IDENTITY for no rotation");
        requireDistance(maxDistance);
        engine.run(a, ax, ay, rotorA, b, bx, by, rotorB, maxDistance, result.points);
        result.setParts(0, 0);
    }

    private static void requireDistance(double maxDistance) {
        Finite.require("maxDistance", maxDistance);
        if (maxDistance < 0) {
            throw new IllegalArgumentException("maxDistance must be >= 0, but was " + maxDistance);
        }
    }
}
