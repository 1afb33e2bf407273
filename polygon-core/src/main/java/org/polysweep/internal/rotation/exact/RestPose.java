package org.polysweep.internal.rotation.exact;

import java.math.BigInteger;
import java.util.Optional;
import java.util.function.BiFunction;
import org.polysweep.internal.algebraic.Dyadic;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.number.Lattice;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.internal.number.Rounding;
import org.polysweep.internal.number.Rounding.Direction;
import org.polysweep.pose.Rotor;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.PlacedShape;

/**
 * A position and a rotor at which a shape may be placed: its exact pose at a time, rounded once.
 *
 * @param x the x coordinate of the position; infinite if it overflows
 * @param y the y coordinate
 * @param c the first component of the rotor
 * @param s the second component
 */
public record RestPose(double x, double y, double c, double s) {

    /**
     * The first attempt goes back from the contact by 2^-50 of its time; each next attempt by twice as much.
     */
    public static final int CLOSEST = 50;

    /**
     * Writes the poses of both shapes at the latest of several times at which they do not overlap after rounding: at
     * {@code enter}, or a little before.
     *
     * @param start the beginning of the sweep; no earlier times than this are tried
     * @param enter the time of contact, rounded down
     * @param signs known signs about two shapes at rest
     */
    public static void write(
            MovingShape a,
            MovingShape b,
            double start,
            double enter,
            BiFunction<MovingShape, MovingShape, KnownSigns> signs,
            SweepResult result) {
        Dyadic latest = Dyadic.of(enter);
        Dyadic duration = latest.minus(Dyadic.of(start));
        Dyadic time = latest;
        for (int bits = CLOSEST;
                bits >= 0 && overlap(of(a, time).place(a), of(b, time).place(b), signs);
                bits--) {
            time = latest.minus(duration.times(new Dyadic(BigInteger.ONE, bits)));
        }
        RestPose poseA = of(a, time);
        RestPose poseB = of(b, time);
        AnswerWriter.writeRest(result, poseA.x, poseA.y, poseB.x, poseB.y);
        AnswerWriter.writeRestRotors(result, poseA.c, poseA.s, poseB.c, poseB.s);
    }

    /** Whether two shapes overlap; a shape whose position overflows overlaps nothing. */
    private static boolean overlap(
            Optional<MovingShape> a, Optional<MovingShape> b, BiFunction<MovingShape, MovingShape, KnownSigns> signs) {
        return a.isPresent() && b.isPresent() && RotatedShapes.overlap(a.get(), b.get(), signs.apply(a.get(), b.get()));
    }

    /** The shape at rest in this pose; empty if its position overflows. */
    private Optional<MovingShape> place(MovingShape moving) {
        return Double.isFinite(x) && Double.isFinite(y)
                ? Optional.of(new PlacedShape(moving.shape(), x, y, Rotor.ofHalfAngle(c, s)).moving(0, 0))
                : Optional.empty();
    }

    /** The pose at a time; at 0, exactly as it was given. */
    private static RestPose of(MovingShape moving, Dyadic time) {
        Rotor given = moving.rotor();
        if (time.signum() == 0) {
            return new RestPose(moving.x() + 0.0, moving.y() + 0.0, given.halfCos(), given.halfSin());
        }
        RestRotor rotor = new RestRotor();
        rotor.set(given, moving.endRotor());
        rotor.moveTo(time);
        return new RestPose(
                coordinate(moving.x(), moving.dx(), time), coordinate(moving.y(), moving.dy(), time), rotor.c, rotor.s);
    }

    private static double coordinate(double position, double displacement, Dyadic time) {
        Lattice lattice = new Lattice(Lattice.exponentOf(position, displacement));
        return round(time.along(lattice.at(position), lattice.at(displacement)), lattice.exponent() - time.scale());
    }

    private static double round(BigInteger digits, int exponent) {
        return Rounding.roundLength(QuadraticSurd.of(digits), exponent, Direction.NEAREST);
    }
}
