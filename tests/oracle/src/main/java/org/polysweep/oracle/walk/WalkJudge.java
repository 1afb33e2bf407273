package org.polysweep.oracle.walk;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Judges where a character walks, in integers: which bodies overlap, and whether a character that makes no progress
 * could. Bodies are numbered in the order in which they are added.
 */
public final class WalkJudge {

    private final List<JudgedBody> bodies = new ArrayList<>();

    /** One for each pair of parts that was compared: it remembers the axis that separates them. */
    private final Map<List<Integer>, Separation> separations = new HashMap<>();

    /**
     * Adds a body without parts, at (0, 0).
     *
     * @param isOneSided whether it is solid from one side only, so that an overlap is allowed
     * @return its number
     */
    public int add(boolean isOneSided) {
        bodies.add(new JudgedBody(isOneSided));
        return bodies.size() - 1;
    }

    /**
     * Adds a convex part to a body, which must be placed after that.
     *
     * @param body the number of the body
     * @param radius the radius around the polygon
     * @param vertices the vertices of a convex polygon, a segment or a point, x before y
     */
    public void addPart(int body, double radius, double... vertices) {
        bodies.get(body).add(radius, vertices);
    }

    /** Places a body, with a rotor that rotates it by twice the angle of (c, s). */
    public void place(int body, double x, double y, double c, double s) {
        bodies.get(body).place(x, y, c, s);
    }

    /** Returns the numbers of the bodies that a body overlaps, except bodies that are solid from one side only. */
    public List<Integer> overlapped(int body) {
        List<Integer> overlapped = new ArrayList<>();
        for (int other = 0; other < bodies.size(); other++) {
            if (!isFree(body, other, BigInteger.ZERO, BigInteger.ZERO, 0, 0)) {
                overlapped.add(other);
            }
        }
        return overlapped;
    }

    /** Returns whether a body overlaps no other one while it moves along a vector. */
    public boolean isFree(int body, double dx, double dy) {
        return isFree(body, ConvexSet.onGrid(dx), ConvexSet.onGrid(dy));
    }

    private boolean isFree(int body, BigInteger dx, BigInteger dy) {
        double roundedX = rounded(dx);
        double roundedY = rounded(dy);
        for (int other = 0; other < bodies.size(); other++) {
            if (!isFree(body, other, dx, dy, roundedX, roundedY)) {
                return false;
            }
        }
        return true;
    }

    private static double rounded(BigInteger onGrid) {
        int bits = Math.max(0, onGrid.bitLength() - 64);
        return Math.scalb(onGrid.shiftRight(bits).doubleValue(), bits - ConvexSet.GRID_BITS);
    }

    private boolean isFree(int body, int other, BigInteger dx, BigInteger dy, double roundedX, double roundedY) {
        JudgedBody moving = bodies.get(body);
        JudgedBody standing = bodies.get(other);
        if (body == other || standing.isOneSided || moving.isFarFrom(standing, roundedX, roundedY)) {
            return true;
        }
        for (int i = 0; i < moving.parts.size(); i++) {
            for (int k = 0; k < standing.parts.size(); k++) {
                Separation separation =
                        separations.computeIfAbsent(List.of(body, i, other, k), pair -> new Separation());
                if (!separation.isFree(moving.parts.get(i), dx, dy, standing.parts.get(k))) {
                    return false;
                }
            }
        }
        return true;
    }

    /**
     * Finds a displacement by which a character on a floor could make progress, according to {@code docs/character.md}:
     * straight across, along a floor below it or in front of it, or over a step.
     *
     * @param body the number of the character
     * @param walk what its mover allows
     * @param direction 1 to walk to the right of the up direction, -1 to the left
     * @param distance a short distance
     * @return which one is free; empty if none is
     */
    public Optional<String> freeWay(int body, Walk walk, int direction, double distance) {
        double acrossX = direction * walk.upY();
        double acrossY = -direction * walk.upX();
        if (isFree(body, distance * acrossX, distance * acrossY)) {
            return Optional.of("straight across");
        }
        if (leadsAlongFloor(body, walk, acrossX, acrossY, distance)) {
            return Optional.of("along a floor");
        }
        return walk.stepHeight() > 0 && leadsOverStep(body, walk, acrossX, acrossY, distance)
                ? Optional.of("over a step")
                : Optional.empty();
    }

    private boolean leadsAlongFloor(int body, Walk walk, double acrossX, double acrossY, double distance) {
        BigInteger downX = ConvexSet.onGrid(-distance * walk.upX());
        BigInteger downY = ConvexSet.onGrid(-distance * walk.upY());
        BigInteger alongX = ConvexSet.onGrid(distance * acrossX);
        BigInteger alongY = ConvexSet.onGrid(distance * acrossY);
        for (int other = 0; other < bodies.size(); other++) {
            if (isFree(body, other, downX, downY, rounded(downX), rounded(downY))
                    && isFree(body, other, alongX, alongY, rounded(alongX), rounded(alongY))) {
                continue;
            }
            for (ConvexSet part : bodies.get(other).parts) {
                for (int i = 0; i < part.x.length; i++) {
                    int next = (i + 1) % part.x.length;
                    BigInteger edgeX = part.x[next].subtract(part.x[i]).divide(part.denominator);
                    BigInteger edgeY = part.y[next].subtract(part.y[i]).divide(part.denominator);
                    double x = rounded(edgeX);
                    double y = rounded(edgeY);
                    double run = x * acrossX + y * acrossY;
                    double rise = x * walk.upX() + y * walk.upY();
                    if (run == 0 || Math.abs(rise) > 0.999 * walk.slopeLimit() * Math.abs(run)) {
                        continue;
                    }
                    // A power of two of the edge is exact, and no longer than the distance.
                    int shift = Math.max(0, Math.getExponent(Math.hypot(x, y) / distance) + 1);
                    BigInteger wayX = edgeX.shiftRight(shift);
                    BigInteger wayY = edgeY.shiftRight(shift);
                    if (isFree(body, run > 0 ? wayX : wayX.negate(), run > 0 ? wayY : wayY.negate())) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /**
     * Whether there is room to go up by the height of a step, and from there across. What is steeper than the slope
     * limit ends before it has risen by that height, so the distance across is the height divided by the limit; by its
     * own width farther, a round character is above the edge of the step.
     */
    private boolean leadsOverStep(int body, Walk walk, double acrossX, double acrossY, double distance) {
        double height = walk.stepHeight();
        double across = height / walk.slopeLimit() + bodies.get(body).extent() + distance;
        if (!(across < Double.POSITIVE_INFINITY) || !isFree(body, height * walk.upX(), height * walk.upY())) {
            return false;
        }
        JudgedBody lifted = bodies.get(body);
        bodies.set(body, lifted.moved(height * walk.upX(), height * walk.upY()));
        boolean isFree = isFree(body, across * acrossX, across * acrossY);
        bodies.set(body, lifted);
        return isFree;
    }
}
