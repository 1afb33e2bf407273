package org.polysweep.union;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.polysweep.contact.Separation;
import org.polysweep.exact.ExactVector;
import org.polysweep.exact.Lattice;
import org.polysweep.polygon.ConvexShape;
import org.polysweep.polygon.MovingCompound;

/**
 * The shortest translation of a compound A after which none of its parts is in one of B: the place nearest to the origin that is in the
 * interior of no obstacle.
 *
 * <p>From the origin to that place everything is taken, so a disc about the origin reaches it from within the union. If it lies on one curve, the disc touches
 * the curve there: it is the point of the curve that is nearest to the origin. In a corner of one obstacle there is no room
 * for a disc. Otherwise it is where curves of two obstacles cross. So these are the candidates; those that are in no obstacle compete.
 *
 * <p>Each candidate has a lower bound of its distance, in doubles, and they are looked at in that order: first the nearest points of the
 * curves, then the crossings of those curves that are no farther than what has been found.
 */
public final class NearestFreePlace {

    private final int exponent;
    private final ExactVector d;
    private final Comparator<Place> order;

    /** Those that may be as near. */
    private final List<Obstacle> obstacles;

    private Optional<Place> nearest = Optional.empty();

    /** The nearest free place is certainly no farther away. */
    private double limit;

    /**
     * Where the nearest free place may be.
     *
     * @param distance a lower bound of the distance from the origin
     * @param places finds them
     */
    private record Candidate(double distance, Supplier<List<Place>> places) {}

    private NearestFreePlace(MovingCompound a, MovingCompound b) {
        Lattice lattice = new Lattice(Math.min(exponentOf(a), exponentOf(b)));
        exponent = lattice.exponent();
        d = lattice.vector(a.dx(), a.dy()).minus(lattice.vector(b.dx(), b.dy()));
        order = Place.order(d);
        List<Obstacle> all = IntStream.range(0, a.shape().size())
                .boxed()
                .flatMap(i ->
                        IntStream.range(0, b.shape().size()).mapToObj(k -> new Obstacle(a.part(i), b.part(k), lattice)))
                .toList();
        limit = new Ways(all.stream().map(Obstacle::extent).toList()).shortest();
        obstacles = all.stream()
                .filter(obstacle -> obstacle.extent().distance() <= limit && obstacle.hasInterior())
                .toList();
    }

    /**
     * Returns the separation of two compounds.
     *
     * @param a the compound that is moved; its displacement relative to that of B decides between equally short ways
     * @param b the other compound
     * @return the way from the origin to the nearest free place; empty if the origin is free
     */
    public static Optional<Separation> separation(MovingCompound a, MovingCompound b) {
        if (a.shape().isOneSided() || b.shape().isOneSided()) {
            return Optional.empty();
        }
        return new NearestFreePlace(a, b).separation();
    }

    private static int exponentOf(MovingCompound compound) {
        int exponent = Lattice.exponentOf(compound.x(), compound.y(), compound.dx(), compound.dy());
        for (ConvexShape part : compound.shape().parts()) {
            exponent = Math.min(exponent, part.core().exponent());
            exponent = Math.min(exponent, Lattice.exponentOf(part.radius()));
        }
        return exponent;
    }

    private Optional<Separation> separation() {
        if (isFree(Place.of(new ExactVector(BigInteger.ZERO, BigInteger.ZERO)))) {
            return Optional.empty();
        }
        List<Obstacle.Piece> pieces = obstacles.stream()
                .flatMap(obstacle -> obstacle.boundary().stream())
                .filter(piece -> piece.extent().distance() <= limit && !isCovered(piece))
                .toList();
        lookAt(pieces.stream()
                .map(piece -> new Candidate(
                        piece.extent().distance(), () -> piece.curve().nearest(d)))
                .toList());
        lookAt(crossings(pieces));
        return nearest.map(place -> place.separation(exponent));
    }

    private boolean isFree(Place place) {
        Extent extent = place.extent(exponent);
        return obstacles.stream().noneMatch(obstacle -> obstacle.extent().meets(extent) && obstacle.holds(place));
    }

    /** Whether another obstacle covers a piece of boundary all by itself. */
    private boolean isCovered(Obstacle.Piece piece) {
        return obstacles.stream().anyMatch(obstacle -> obstacle.holds(piece.extent(), exponent));
    }

    /** Those of two pieces that come near each other, and near enough to the origin. */
    private List<Candidate> crossings(List<Obstacle.Piece> pieces) {
        List<Obstacle.Piece> fromLeft = pieces.stream()
                .filter(piece -> piece.extent().distance() <= limit)
                .sorted(Comparator.comparingDouble(piece -> piece.extent().minX()))
                .toList();
        List<Candidate> candidates = new ArrayList<>();
        for (int i = 0; i < fromLeft.size(); i++) {
            Obstacle.Piece piece = fromLeft.get(i);
            for (int k = i + 1;
                    k < fromLeft.size()
                            && fromLeft.get(k).extent().minX() <= piece.extent().maxX();
                    k++) {
                Obstacle.Piece other = fromLeft.get(k);
                if (piece.obstacle() != other.obstacle() && piece.extent().meets(other.extent())) {
                    double distance = piece.extent().common(other.extent()).distance();
                    if (distance <= limit) {
                        candidates.add(
                                new Candidate(distance, () -> piece.curve().crossings(other.curve())));
                    }
                }
            }
        }
        return candidates;
    }

    /** Looks at the candidates from the nearest on, until the rest is certainly too far away. */
    private void lookAt(List<Candidate> candidates) {
        List<Candidate> fromNearest = candidates.stream()
                .sorted(Comparator.comparingDouble(Candidate::distance))
                .toList();
        for (Candidate candidate : fromNearest) {
            if (candidate.distance() > limit) {
                return;
            }
            candidate.places().get().forEach(this::take);
        }
    }

    /** Takes a place, if it is free and comes before the one that is known. */
    private void take(Place place) {
        boolean isFirst = nearest.isEmpty() || order.compare(place, nearest.get()) < 0;
        if (isFirst && isFree(place)) {
            nearest = Optional.of(place);
            limit = Math.min(limit, place.distance(exponent));
        }
    }
}
