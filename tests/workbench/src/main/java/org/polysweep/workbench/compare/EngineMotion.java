package org.polysweep.workbench.compare;

import java.util.ArrayList;
import java.util.List;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.oracle.Part;

/**
 * The motion of a query as engines have it, in doubles: from the orientation at t = 0, by the angle to that at t = 1,
 * the way the rotor goes there, at a constant angular speed; or by directions, the short way ({@link WayOfTurning}).
 *
 * <p>How far the shapes are apart is known up to {@link #error}. Let S be the sum of the magnitudes of what a corner's
 * place is computed from: positions, displacements, and the distances of the farthest corners from the local origins.
 * An angle is twice an arc tangent of products of rotors brought to a length of 1 to 3: off by less than 2^-47, times t
 * included, as no angle is larger than 2π. Its sine and cosine are off by as much, and by an ulp; a corner by less than
 * 2^-46·S, and the difference of two by 2^-45·S. A unit normal is the normal of a rotated edge, which is off by 2^-46
 * in direction and by less than 2^-50 in length; a height over it by less than 2^-44·S in all, and so is a distance
 * between corners. {@link #error} is 2^-42·S.
 *
 * <p>By directions, the angle at a time is the angle of (1 - t + t cos φ, t sin φ), which is off by less than 2^-46, as
 * φ is by less than 2^-47. Its length is at least cos(φ/2), more than 2^-4 for |φ| ≤ 3: so the angle is off by less
 * than 2^-42, 32 times as much, and so is everything else. The angular speed, sin φ over the square of that length, is
 * 2 tan(φ/2) at most.
 */
final class EngineMotion {

    /** Beyond these magnitudes, products might overflow or lose digits: nothing is said about such a query. */
    private static final double LARGEST = 0x1p300;

    private static final double LEAST = 0x1p-300;

    /** Nearer to half a turn, nothing is said about directions: they turn as fast as one likes in the middle. */
    private static final double MOST_BY_DIRECTIONS = 3;

    private final CompoundQuery query;
    private final boolean byDirections;
    private final List<TurningCorners> partsA;
    private final List<TurningCorners> partsB;
    private final double angleA;
    private final double angleB;
    private final double byA;
    private final double byB;
    private final double reachA;
    private final double reachB;

    private EngineMotion(CompoundQuery query, WayOfTurning way) {
        this.query = query;
        byDirections = way == WayOfTurning.DIRECTIONS;
        partsA = parts(query.a());
        partsB = parts(query.b());
        double[] a = query.rotorsA().stream().mapToDouble(c -> c).toArray();
        double[] b = query.rotorsB().stream().mapToDouble(c -> c).toArray();
        angleA = angle(1, 0, a[0], a[1]);
        angleB = angle(1, 0, b[0], b[1]);
        byA = shortWay(turn(a[0], a[1], a[2], a[3]));
        byB = shortWay(turn(b[0], b[1], b[2], b[3]));
        reachA = reach(partsA);
        reachB = reach(partsB);
    }

    /** The motion of a query, in another way than by rotors. */
    static EngineMotion of(CompoundQuery query, WayOfTurning way) {
        return new EngineMotion(query, way);
    }

    /** The angle itself, or the shorter angle; NaN where rounding might choose the other one. */
    private double shortWay(double by) {
        if (!byDirections) {
            return by;
        }
        double shortest = Math.IEEEremainder(by, 2 * Math.PI);
        return Math.abs(shortest) <= MOST_BY_DIRECTIONS ? shortest : Double.NaN;
    }

    /** The angle after some time, as a part of the angle of the whole step. */
    private double after(double t, double by) {
        return byDirections ? StrictMath.atan2(t * StrictMath.sin(by), 1 - t + t * StrictMath.cos(by)) : t * by;
    }

    private double greatestSpeed(double by) {
        return byDirections ? 2 * StrictMath.tan(Math.abs(by) / 2) : Math.abs(by);
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
        return (byDirections ? 0x1p-37 : 0x1p-42) * size();
    }

    /**
     * How far any two points of the two shapes move relative to each other in the step at most, apart from rounding.
     */
    double speed() {
        return Math.hypot(query.moveAX() - query.moveBX(), query.moveAY() - query.moveBY())
                + greatestSpeed(byA) * reachA
                + greatestSpeed(byB) * reachB;
    }

    /** How far the shapes are apart at a time; if negative, at least so deep in each other. */
    double gap(double t) {
        partsA.forEach(part -> part.place(
                angleA + after(t, byA),
                query.positionAX() + t * query.moveAX(),
                query.positionAY() + t * query.moveAY()));
        partsB.forEach(part -> part.place(
                angleB + after(t, byB),
                query.positionBX() + t * query.moveBX(),
                query.positionBY() + t * query.moveBY()));
        double gap = Double.POSITIVE_INFINITY;
        for (TurningCorners a : partsA) {
            for (TurningCorners b : partsB) {
                gap = Math.min(gap, a.gap(b));
            }
        }
        return gap;
    }
}
