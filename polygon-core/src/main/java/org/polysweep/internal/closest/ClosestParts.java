package org.polysweep.internal.closest;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.compound.PartPairs;
import org.polysweep.internal.rotation.RotatingSweep;
import org.polysweep.internal.rotation.exact.RotatedShapes;
import org.polysweep.shape.PlacedShape;

/**
 * The two parts of two placed compounds that are nearest to each other. The least of the distances, each rounded down,
 * is the least distance, rounded down; among pairs with the same double, the exact fallback compares the exact
 * distances. If a shape has a rotor, the exact fallback finds the closest points.
 */
public final class ClosestParts {

    private final PlacedShape a;
    private final PlacedShape b;
    private final Proximity proximity = new Proximity();
    /** Finds distances if a shape is rotated. */
    private final Optional<RotatingSweep> rotatingSweep;

    /** The least distance, rounded down. */
    private double least = Double.POSITIVE_INFINITY;

    /** The pairs of parts with that distance, in order. */
    private final List<PartNumbers> nearest = new ArrayList<>();

    /** A part of A and a part of B. */
    private record PartNumbers(int partA, int partB) {}

    /**
     * The closest points of two parts.
     *
     * @param partA the part of A
     * @param partB the part of B
     * @param points the points
     */
    public record Nearest(int partA, int partB, ExactClosestPoints points) {}

    public ClosestParts(PlacedShape a, PlacedShape b) {
        this.a = a;
        this.b = b;
        rotatingSweep = a.isRotated() || b.isRotated() ? Optional.of(new RotatingSweep()) : Optional.empty();
        new PartPairs((i, k, limit) -> {
                    take(i, k, distance(i, k));
                    return least;
                })
                .nearest(a.moving(0, 0), b.moving(0, 0), least);
        nearest.sort(Comparator.comparingInt(PartNumbers::partA).thenComparingInt(PartNumbers::partB));
    }

    private void take(int i, int k, double distance) {
        if (distance < least) {
            least = distance;
            nearest.clear();
        }
        if (distance == least) {
            nearest.add(new PartNumbers(i, k));
        }
    }

    /** The distance between the nearest parts, rounded down; 0 if any two touch or overlap. */
    public double distance() {
        return least;
    }

    /** The closest points of the nearest parts; empty if any two touch or overlap. */
    public Optional<Nearest> closestPoints() {
        PartNumbers nearestPair = nearest.get(0);
        Optional<ExactClosestPoints> shortest = exact(nearestPair);
        for (PartNumbers pair : nearest.subList(1, nearest.size())) {
            Optional<ExactClosestPoints> gap = exact(pair);
            if (gap.isEmpty() || shortest.isEmpty()) {
                return Optional.empty();
            }
            if (gap.get().length().compareTo(shortest.get().length()) < 0) {
                nearestPair = pair;
                shortest = gap;
            }
        }
        PartNumbers found = nearestPair;
        return shortest.map(gap -> new Nearest(found.partA(), found.partB(), gap));
    }

    private double distance(int i, int k) {
        if (rotatingSweep.isPresent()) {
            double distance = rotatingSweep
                    .get()
                    .distance(a.part(i).moving(0, 0), b.part(k).moving(0, 0));
            return Double.isNaN(distance)
                    ? exact(new PartNumbers(i, k))
                            .map(ExactClosestPoints::distance)
                            .orElse(0.0)
                    : distance;
        }
        return proximity.distance(a.shape().part(i), a.x(), a.y(), b.shape().part(k), b.x(), b.y());
    }

    private Optional<ExactClosestPoints> exact(PartNumbers pair) {
        if (rotatingSweep.isPresent()) {
            return ExactClosestPoints.of(RotatedShapes.query(
                            a.moving(0, 0).part(pair.partA()), b.moving(0, 0).part(pair.partB())))
                    .filter(gap -> gap.verdict() == Verdict.MISS);
        }
        return proximity.closestPoints(
                a.shape().part(pair.partA()), a.x(), a.y(), b.shape().part(pair.partB()), b.x(), b.y());
    }
}
