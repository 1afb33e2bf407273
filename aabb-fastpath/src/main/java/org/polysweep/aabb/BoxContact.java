package org.polysweep.aabb;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import org.polysweep.contact.Feature;
import org.polysweep.contact.SweepResult;
import org.polysweep.exact.ExactVector;
import org.polysweep.exact.NormalOrder;
import org.polysweep.exact.Ratio;
import org.polysweep.exact.Rounding.Direction;

/**
 * Where two boxes meet at a time of contact: the side of the obstacle C that answers for it, and what A and B have in common
 * along that side.
 */
final class BoxContact {

    private final BoxPair pair;
    private final Ratio time;

    /** The side of C; empty if C is a point, and then there is no side. */
    private final Optional<BoxSide> side;

    BoxContact(BoxPair pair, Ratio time) {
        this.pair = pair;
        this.time = time;
        side = Arrays.stream(BoxSide.values())
                .filter(candidate -> pair.hasSide(candidate) && isHeldBy(candidate))
                .min(Comparator.comparing(BoxSide::normal, NormalOrder.atContact(pair.d())));
    }

    /** Whether the place that the motion has reached lies on the line of a side of C, from which it has not departed. */
    private boolean isHeldBy(BoxSide candidate) {
        Slab slab = pair.across(candidate);
        BigInteger bound = candidate.isFar() ? slab.high() : slab.low();
        return time.along(bound.negate(), slab.move()).signum() == 0;
    }

    /** The outward normal of C, from B toward A; not a unit vector where C is a point. */
    ExactVector normal() {
        return side.map(BoxSide::normal).orElseGet(() -> pair.d().negated());
    }

    /** Writes features, points and places to rest. */
    void writeTo(SweepResult result) {
        // Where C is a point, A and B are points, and any side has both of them at its corners.
        writeShared(side.orElse(BoxSide.LOWER), result);
        writeRest(result);
    }

    private void writeShared(BoxSide sideOfB, SweepResult result) {
        Slab slab = pair.along(sideOfB);
        BoxSide sideOfA = sideOfB.opposite();
        boolean forward = sideOfB.leadsForward();
        // Intervals at the time of contact, in units of one over the denominator of the time, counted along B's side.
        BigInteger minA = time.along(slab.minA(), slab.move()).numerator();
        BigInteger maxA = time.along(slab.maxA(), slab.move()).numerator();
        BigInteger minB = time.along(slab.minB(), BigInteger.ZERO).numerator();
        BigInteger maxB = time.along(slab.maxB(), BigInteger.ZERO).numerator();
        int beginnings = forward ? minA.compareTo(minB) : maxB.compareTo(maxA);
        int ends = forward ? maxA.compareTo(maxB) : minB.compareTo(minA);

        if (minA.max(minB).compareTo(maxA.min(maxB)) < 0) {
            result.writeFeatures(
                    Feature.Kind.EDGE, edge(pair.a(), sideOfA), Feature.Kind.EDGE, edge(pair.b(), sideOfB));
            addPoint(result, beginnings >= 0, sideOfA.end(), sideOfB.begin());
            addPoint(result, ends <= 0, sideOfA.begin(), sideOfB.end());
            return;
        }
        boolean cornerOfA = beginnings >= 0 || ends <= 0;
        boolean cornerOfB = beginnings <= 0 || ends >= 0;
        int cornerA = beginnings >= 0 ? sideOfA.end() : sideOfA.begin();
        int cornerB = beginnings <= 0 ? sideOfB.begin() : sideOfB.end();
        result.writeFeatures(
                cornerOfA ? Feature.Kind.VERTEX : Feature.Kind.EDGE,
                cornerOfA ? vertex(pair.a(), cornerA) : edge(pair.a(), sideOfA),
                cornerOfB ? Feature.Kind.VERTEX : Feature.Kind.EDGE,
                cornerOfB ? vertex(pair.b(), cornerB) : edge(pair.b(), sideOfB));
        addPoint(result, cornerOfA, cornerA, cornerB);
    }

    /** The number of a corner: of those that coincide, the lowest. */
    private static int vertex(MovingAabb moving, int corner) {
        boolean isRight = corner == 1 || corner == 2;
        boolean isUpper = corner >= 2;
        boolean right = isRight && moving.box().minX() < moving.box().maxX();
        boolean upper = isUpper && moving.box().minY() < moving.box().maxY();
        if (upper) {
            return right || moving.box().minX() == moving.box().maxX() ? 2 : 3;
        }
        return right ? 1 : 0;
    }

    /** The number of a side that has a length; a segment has only one. */
    private static int edge(MovingAabb moving, BoxSide side) {
        boolean flat = moving.box().minX() == moving.box().maxX()
                || moving.box().minY() == moving.box().maxY();
        return flat ? 0 : side.begin();
    }

    /** Adds the place of a corner, of A if A has one there, at the time of contact. */
    private void addPoint(SweepResult result, boolean isCornerOfA, int cornerOfA, int cornerOfB) {
        int corner = isCornerOfA ? cornerOfA : cornerOfB;
        boolean isRight = corner == 1 || corner == 2;
        boolean isUpper = corner >= 2;
        Slab x = pair.x();
        Slab y = pair.y();
        Ratio atX = isCornerOfA
                ? time.along(isRight ? x.maxA() : x.minA(), x.moveA())
                : time.along(isRight ? x.maxB() : x.minB(), x.moveB());
        Ratio atY = isCornerOfA
                ? time.along(isUpper ? y.maxA() : y.minA(), y.moveA())
                : time.along(isUpper ? y.maxB() : y.minB(), y.moveB());
        result.addContact(pair.round(atX, Direction.NEAREST), pair.round(atY, Direction.NEAREST));
    }

    /**
     * At the exact time the line of the side separates A from B. Rounding each coordinate of A toward the sign of the normal,
     * and each of B against it, moves neither over that line.
     */
    private void writeRest(SweepResult result) {
        int x = normal().x().signum();
        int y = normal().y().signum();
        MovingAabb a = pair.a();
        MovingAabb b = pair.b();
        result.writeRest(
                rest(a.x(), pair.x().moveA(), x),
                rest(a.y(), pair.y().moveA(), y),
                rest(b.x(), pair.x().moveB(), -x),
                rest(b.y(), pair.y().moveB(), -y));
    }

    private double rest(double position, BigInteger move, int sign) {
        return pair.round(time.along(pair.lattice().at(position), move), Direction.toward(sign));
    }
}
