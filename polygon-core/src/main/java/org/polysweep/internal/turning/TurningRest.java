package org.polysweep.internal.turning;

import java.math.BigInteger;
import java.util.function.BiPredicate;
import org.polysweep.internal.algebraic.Dyadic;
import org.polysweep.internal.answer.AnswerSlots;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.number.Lattice;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.internal.number.Rounding;
import org.polysweep.internal.number.Rounding.Direction;

/**
 * Where to put the two shapes: the exact poses at the time of contact in doubles, or at a time a little before, rounded
 * once. The first pair of poses that does not overlap is taken.
 *
 * @param a the pose of A
 * @param b the pose of B
 */
record TurningRest(TurningMotion a, TurningMotion b) {

    private static final int CLOSEST = 50;

    /**
     * Finds the poses.
     *
     * @param start the time from which on contacts count
     * @param enter the time of contact, rounded down; no earlier times than the start are tried
     * @param overlap whether two bodies that stand still overlap
     */
    static TurningRest of(
            TurningMotion a,
            TurningMotion b,
            double start,
            double enter,
            BiPredicate<TurningMotion, TurningMotion> overlap) {
        TurningRest rest = at(a, b, Dyadic.of(enter));
        Dyadic rested = Dyadic.of(enter).minus(Dyadic.of(start));
        for (int bits = CLOSEST; bits >= 0 && rest.isFinite() && overlap.test(rest.a, rest.b); bits--) {
            Dyadic back = rested.times(new Dyadic(BigInteger.ONE, bits));
            rest = at(a, b, Dyadic.of(enter).minus(back));
        }
        return rest;
    }

    private static TurningRest at(TurningMotion a, TurningMotion b, Dyadic time) {
        return new TurningRest(pose(a, time), pose(b, time));
    }

    /** Writes the poses. */
    void write(AnswerSlots result) {
        AnswerWriter.writeRest(
                result,
                a.motion().x(),
                a.motion().y(),
                b.motion().x(),
                b.motion().y());
        AnswerWriter.writeRestRotors(result, a.c0(), a.s0(), b.c0(), b.s0());
    }

    private boolean isFinite() {
        return isFinite(a.motion()) && isFinite(b.motion());
    }

    /** What lies beyond the doubles overlaps nothing. */
    private static boolean isFinite(ConvexMotion standing) {
        return Double.isFinite(standing.x()) && Double.isFinite(standing.y());
    }

    /** A shape as it stands at a time, in doubles; at 0, as it was given. */
    private static TurningMotion pose(TurningMotion moving, Dyadic time) {
        ConvexMotion motion = moving.motion();
        if (time.signum() == 0) {
            return TurningMotion.at(
                    ConvexMotion.at(motion.shape(), motion.x() + 0.0, motion.y() + 0.0),
                    moving.c0() + 0.0,
                    moving.s0() + 0.0);
        }
        ConvexMotion standing = ConvexMotion.at(
                motion.shape(), coordinate(motion.x(), motion.dx(), time), coordinate(motion.y(), motion.dy(), time));
        if (!moving.turns()) {
            return TurningMotion.at(standing, moving.c0() + 0.0, moving.s0() + 0.0);
        }
        ExactVector rotor = new ExactVector(
                along(moving.from().x(), moving.to().x().subtract(moving.from().x()), time),
                along(moving.from().y(), moving.to().y().subtract(moving.from().y()), time));
        int exponent = 1 - rotor.x().abs().max(rotor.y().abs()).bitLength();
        return TurningMotion.at(standing, round(rotor.x(), exponent), round(rotor.y(), exponent));
    }

    private static double coordinate(double position, double displacement, Dyadic time) {
        Lattice lattice = new Lattice(Lattice.exponentOf(position, displacement));
        return round(along(lattice.at(position), lattice.at(displacement), time), lattice.exponent() - time.scale());
    }

    /** {@code 2^scale · (origin + time · change)}. */
    private static BigInteger along(BigInteger origin, BigInteger change, Dyadic time) {
        return origin.shiftLeft(time.scale()).add(change.multiply(time.numerator()));
    }

    private static double round(BigInteger digits, int exponent) {
        return Rounding.roundLength(QuadraticSurd.of(digits), exponent, Direction.NEAREST);
    }
}
