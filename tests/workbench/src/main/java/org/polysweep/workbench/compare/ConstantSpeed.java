package org.polysweep.workbench.compare;

import java.util.ArrayList;
import java.util.List;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.oracle.Part;

/**
 * The motion of a query as engines have it, in doubles: from the orientation at t = 0, by the angle to that at t = 1
 * the way the rotor goes there, at a constant angular speed.
 *
 * <p>How far the shapes are apart is known up to {@link #error}. Let S be the sum of the magnitudes of what a corner's
 * place is computed from: positions, displacements, and the distances of the farthest corners from the local origins.
 * An angle is twice an arc tangent of products of rotors brought to a length of 1 to 3: off by less than 2^-47, times t
 * included, as no angle is larger than 2π. Its sine and cosine are off by as much, and by an ulp; a corner by less than
 * 2^-46·S, and the difference of two by 2^-45·S. A unit normal is that of an edge turned, which is off by 2^-46 in
 * direction and by less than 2^-50 in length; a height over it by less than 2^-44·S in all, and so is a distance
 * between corners. {@link #error} is 2^-42·S.
 */
final class ConstantSpeed {

    /** Beyond these magnitudes, products might overflow or lose digits: nothing is said about such a query. */
    private static final double LARGEST = 0x1p300;

    private static final double LEAST = 0x1p-300;

    private final CompoundQuery query;
    private final List<TurningCorners> partsA;
    private final List<TurningCorners> partsB;
    private final double angleA;
    private final double angleB;
    private final double byA;
    private final double byB;
    private final double reachA;
    private final double reachB;

    private ConstantSpeed(CompoundQuery query) {
        this.query = query;
        partsA = parts(query.a());
        partsB = parts(query.b());
        double[] a = query.rotorsA().stream().mapToDouble(c -> c).toArray();
        double[] b = query.rotorsB().stream().mapToDouble(c -> c).toArray();
        angleA = angle(1, 0, a[0], a[1]);
        angleB = angle(1, 0, b[0], b[1]);
        byA = turn(a[0], a[1], a[2], a[3]);
        byB = turn(b[0], b[1], b[2], b[3]);
        reachA = reach(partsA);
        reachB = reach(partsB);
    }

    /** The motion of a query. */
    static ConstantSpeed of(CompoundQuery query) {
        return new ConstantSpeed(query);
    }

    private static List<TurningCorners> parts(List<Part> parts) {
        List<TurningCorners> corners = new ArrayList<>();
        parts.forEach(part -> corners.add(new TurningCorners(part.vertices(), part.radius())));
        return corners;
    }

    private static double reach(List<TurningCorners> parts) {
        return parts.stream().mapToDouble(TurningCorners::reach).max().orElse(0);
    }

    /** Twice the angle by which a rotor goes to another; NaN where rounding might take the wrong way round for it. */
    private static double turn(double c, double s, double toC, double toS) {
        double by = angle(c, s, toC, toS);
        return 2 * Math.PI - Math.abs(by) > 0x1p-30 ? by : Double.NaN;
    }

    /** Twice the angle between two rotors. */
    private static double angle(double c, double s, double toC, double toS) {
        if (c == toC && s == toS) {
            return 0;
        }
        double length = Math.max(Math.abs(c), Math.abs(s));
        double toLength = Math.max(Math.abs(toC), Math.abs(toS));
        double cross = c / length * (toS / toLength) - s / length * (toC / toLength);
        double dot = c / length * (toC / toLength) + s / length * (toS / toLength);
        return 2 * StrictMath.atan2(cross, dot);
    }

    /** Whether the numbers are such that {@link #error} holds. */
    boolean isBounded() {
        double size = size();
        return size < LARGEST && size > LEAST && !Double.isNaN(byA) && !Double.isNaN(byB);
    }

    /** The sum of all magnitudes. */
    private double size() {
        double sum = reachA + reachB;
        for (double number : new double[] {
            query.positionAX(),
            query.positionAY(),
            query.positionBX(),
            query.positionBY(),
            query.moveAX(),
            query.moveAY(),
            query.moveBX(),
            query.moveBY(),
            partsA.stream().mapToDouble(TurningCorners::radius).max().orElse(0),
            partsB.stream().mapToDouble(TurningCorners::radius).max().orElse(0)
        }) {
            sum += Math.abs(number);
        }
        return sum;
    }

    /** By how much {@link #gap} is off at most. */
    double error() {
        return 0x1p-42 * size();
    }

    /** How far any two points of the two shapes move relative to each other in the step at most, but for rounding. */
    double speed() {
        return Math.hypot(query.moveAX() - query.moveBX(), query.moveAY() - query.moveBY())
                + Math.abs(byA) * reachA
                + Math.abs(byB) * reachB;
    }

    /** How far the shapes are apart at a time; if negative, at least so deep in each other. */
    double gap(double t) {
        partsA.forEach(part -> part.place(
                angleA + t * byA, query.positionAX() + t * query.moveAX(), query.positionAY() + t * query.moveAY()));
        partsB.forEach(part -> part.place(
                angleB + t * byB, query.positionBX() + t * query.moveBX(), query.positionBY() + t * query.moveBY()));
        double gap = Double.POSITIVE_INFINITY;
        for (TurningCorners a : partsA) {
            for (TurningCorners b : partsB) {
                gap = Math.min(gap, a.gap(b));
            }
        }
        return gap;
    }
}
