package org.polysweep.oracle;

import java.math.BigInteger;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Which edge of C gives the normal, where several could. The motion d may be zero. */
final class EdgeChoice {
    private final IntVector d;
    private final Comparator<IntVector> mostOpposed;

    EdgeChoice(IntVector d) {
        this.d = d;
        Comparator<IntVector> byOpposition = this::compareOpposition;
        this.mostOpposed = byOpposition.thenComparing(this::compareTurnFromMotion);
    }

    /** Of the edges that hold the point time·d of C: one along which A slides, else the one that opposes d most. */
    Optional<BodyEdge> atContact(List<BodyEdge> edges, Rational time) {
        return edges.stream()
                .filter(edge -> edge.boundary().borders(time, d))
                .min(Comparator.comparing(BodyEdge::normal, contactOrder()));
    }

    /** Of normals at a point of contact: those along which A slides first, then those that oppose d most. */
    Comparator<IntVector> contactOrder() {
        Comparator<IntVector> slidingFirst =
                Comparator.comparing(normal -> normal.dot(d).signum() != 0);
        return slidingFirst.thenComparing(mostOpposed);
    }

    /** The edge nearest to an origin inside C; of several the one that opposes d most. */
    Optional<BodyEdge> nearest(List<BodyEdge> edges) {
        Comparator<BodyEdge> byDistance = EdgeChoice::compareDistance;
        return edges.stream().min(byDistance.thenComparing(BodyEdge::normal, mostOpposed));
    }

    /** Of all these the one whose normal opposes d most. */
    <T> Optional<T> mostOpposed(List<T> candidates, Function<T, IntVector> normal) {
        return candidates.stream().min(Comparator.comparing(normal, mostOpposed));
    }

    /** Of normals of the same length, or of any: those that oppose d most first. */
    Comparator<IntVector> opposition() {
        return mostOpposed;
    }

    private static int compareDistance(BodyEdge left, BodyEdge right) {
        BigInteger leftSquare = left.offset().pow(2);
        BigInteger rightSquare = right.offset().pow(2);
        return leftSquare
                .multiply(right.normal().squaredLength())
                .compareTo(rightSquare.multiply(left.normal().squaredLength()));
    }

    /** Compares (n·d)/|n| by signed squares. */
    private int compareOpposition(IntVector left, IntVector right) {
        return signedSquare(left.dot(d))
                .multiply(right.squaredLength())
                .compareTo(signedSquare(right.dot(d)).multiply(left.squaredLength()));
    }

    private static BigInteger signedSquare(BigInteger number) {
        return number.multiply(number.abs());
    }

    /** Compares angles in [0, 360) degrees counter-clockwise from d, from (1, 0) if d is zero. */
    private int compareTurnFromMotion(IntVector left, IntVector right) {
        IntVector from = d.isZero() ? IntVector.X_AXIS : d;
        boolean leftFirstHalf = inFirstHalf(from, left);
        if (leftFirstHalf != inFirstHalf(from, right)) {
            return leftFirstHalf ? -1 : 1;
        }
        return -left.cross(right).signum();
    }

    private static boolean inFirstHalf(IntVector from, IntVector direction) {
        int turn = from.cross(direction).signum();
        return turn > 0 || (turn == 0 && from.dot(direction).signum() > 0);
    }
}
