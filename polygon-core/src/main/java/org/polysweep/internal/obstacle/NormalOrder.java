package org.polysweep.internal.obstacle;

import java.math.BigInteger;
import java.util.Comparator;
import org.polysweep.internal.number.ExactVector;

/**
 * The order of outward normals of the configuration-space obstacle if A moves by d: the least of several is reported.
 * Every algorithm of the library applies this rule.
 *
 * <p>At a contact, a normal across the motion (n·d = 0, A slides along that edge) goes before all others. Otherwise the
 * normal that opposes d most goes first, which has the least (n·d)/|n|; if several oppose d equally, the first one
 * counter-clockwise from the direction d, or from (1, 0) if d is zero.
 */
public final class NormalOrder {

    private NormalOrder() {}

    /** Returns the order for a contact. */
    public static Comparator<ExactVector> atContact(ExactVector d) {
        return sliding(d).thenComparing(forSeparation(d));
    }

    /** Returns the order for a separation, where a normal across the motion has no precedence. */
    public static Comparator<ExactVector> forSeparation(ExactVector d) {
        return opposing(d).thenComparing(counterClockwiseFrom(d.isZero() ? ExactVector.EAST : d));
    }

    private static Comparator<ExactVector> sliding(ExactVector d) {
        return Comparator.comparingInt(normal -> Math.abs(normal.dot(d).signum()));
    }

    /** Compares (n·d)/|n| through its signed square, |n·d|·(n·d) / |n|². */
    private static Comparator<ExactVector> opposing(ExactVector d) {
        return (first, second) -> signedSquare(first.dot(d))
                .multiply(second.square())
                .compareTo(signedSquare(second.dot(d)).multiply(first.square()));
    }

    private static BigInteger signedSquare(BigInteger number) {
        return number.multiply(number.abs());
    }

    private static Comparator<ExactVector> counterClockwiseFrom(ExactVector start) {
        return Comparator.<ExactVector>comparingInt(normal -> sector(start, normal))
                .thenComparing((first, second) -> -first.cross(second).signum());
    }

    /**
     * The position of a vector counter-clockwise from {@code start}: 0 along it, 1 up to a half turn, 2 opposite, 3
     * beyond.
     */
    private static int sector(ExactVector start, ExactVector vector) {
        return switch (start.cross(vector).signum()) {
            case 1 -> 1;
            case -1 -> 3;
            default -> start.dot(vector).signum() > 0 ? 0 : 2;
        };
    }
}
