package org.polysweep.internal.rotation;

import org.polysweep.internal.expansion.DoubleDouble;

/**
 * The distance of a vertex of one body from a vertex of the other at a time, in double-double with a computed error, by
 * the formula of {@code VertexPair}; and the normal and the contact point if they touch there. Reusable, not
 * thread-safe, no allocation.
 */
final class VertexDistance {

    private final DoubleDoublePose ownerPose = new DoubleDoublePose();
    private final DoubleDoublePose otherPose = new DoubleDoublePose();
    private final DoubleDouble time = new DoubleDouble();
    private final DoubleDouble gapX = new DoubleDouble();
    private final DoubleDouble gapY = new DoubleDouble();
    private final DoubleDouble unitX = new DoubleDouble();
    private final DoubleDouble unitY = new DoubleDouble();
    private final DoubleDouble square = new DoubleDouble();
    private final DoubleDouble first = new DoubleDouble();
    private final DoubleDouble second = new DoubleDouble();
    private final DoubleDouble third = new DoubleDouble();

    /** The unit of distances: |zX|²|zY|². */
    final DoubleDouble unit = new DoubleDouble();

    private BodyFrame frame;

    /** The normal, rounded to nearest; NaN if that is not proved. */
    double normalX;

    double normalY;

    /** The contact point, rounded to nearest; NaN if that is not proved. */
    double contactX;

    double contactY;

    VertexDistance(BodyFrames frames) {
        frame = frames.ofA;
    }

    /**
     * Sets the vertices and the time.
     *
     * @param ofOwner the vertex of the owner of the frame
     * @param vertex the vertex of the other body
     */
    void set(BodyFrame frame, int ofOwner, int vertex, DoubleDouble time) {
        this.frame = frame;
        this.time.set(time);
        RotatingBody owner = frame.owner;
        RotatingBody other = frame.other;
        ownerPose.set(owner.rotorPath, time);
        otherPose.set(other.rotorPath, time);
        ownerPose.rotate(first.set(owner.core.x(ofOwner)), second.set(owner.core.y(ofOwner)));
        otherPose.rotate(first.set(other.core.x(vertex)), second.set(other.core.y(vertex)));
        unit.setProduct(ownerPose.square, otherPose.square);
        setGap(gapX, owner.x, other.x, owner.dx, other.dx, ownerPose.x, otherPose.x);
        setGap(gapY, owner.y, other.y, owner.dy, other.dy, ownerPose.y, otherPose.y);
        first.setProduct(gapX, gapX);
        square.setSum(first, second.setProduct(gapY, gapY));
    }

    /** Along an axis, from one vertex to the other, in the unit. */
    private void setGap(
            DoubleDouble gap,
            double from,
            double to,
            double fromMove,
            double toMove,
            DoubleDouble ofOwner,
            DoubleDouble ofOther) {
        gap.setDifference(toMove, fromMove).setProduct(gap, time);
        gap.setSum(gap, first.setDifference(to, from));
        gap.setProduct(gap, unit);
        gap.setSum(gap, first.setProduct(ofOther, ownerPose.square));
        gap.setDifference(gap, first.setProduct(ofOwner, otherPose.square));
    }

    /** Returns the square of the distance minus its value at a contact, in the square of the unit. */
    DoubleDouble excess() {
        first.setDifference(frame.owner.radius, -frame.other.radius);
        first.setProduct(first, unit);
        first.setProduct(first, first);
        return first.setDifference(square, first);
    }

    /** Finds the normal, from B to A. */
    void findNormal() {
        second.setRoot(square);
        unitX.setQuotient(gapX, second);
        unitY.setQuotient(gapY, second);
        if (frame.isOfA) {
            unitX.setNegation(unitX);
            unitY.setNegation(unitY);
        }
        normalX = unitX.roundNearest();
        normalY = unitY.roundNearest();
    }

    /** Returns the sign of the x component of the normal that was found last. */
    int signOfNormalX() {
        return unitX.sign();
    }

    int signOfNormalY() {
        return unitY.sign();
    }

    /** Finds the normal and the contact point: from the vertex of A against the normal, by the radius of A. */
    void findContact() {
        findNormal();
        RotatingBody a = frame.isOfA ? frame.owner : frame.other;
        DoubleDoublePose pose = frame.isOfA ? ownerPose : otherPose;
        contactX = round(pose.x, pose.square, a.x, a.dx, unitX, a.radius);
        contactY = round(pose.y, pose.square, a.y, a.dy, unitY, a.radius);
    }

    /**
     * Finds the normal, and returns the depth at t = 0 of two vertices that are closer than at a contact, rounded up;
     * NaN if that is not proved. For radii R and the distance s, it is (R² - s²) / (R + s).
     *
     * @param atStart computes the numerator, if double-double is inconclusive
     */
    double depthAtStart(BodyFrame frame, int ofOwner, int vertex, DistanceNearStart atStart) {
        set(frame, ofOwner, vertex, first.set(0));
        findNormal();
        double depth = depth(excess(), unit);
        return Double.isNaN(depth) ? depth(atStart.excess(frame, ofOwner, vertex, 0), atStart.unit()) : depth;
    }

    private double depth(DoubleDouble excess, DoubleDouble unit) {
        third.set(excess);
        second.setRoot(square);
        first.setDifference(frame.owner.radius, -frame.other.radius);
        second.setSum(second, first.setProduct(first, unit));
        second.setProduct(second, unit);
        return -first.setQuotient(third, second).roundDown() + 0.0;
    }

    private double round(
            DoubleDouble rotated,
            DoubleDouble squareOfRotor,
            double position,
            double displacement,
            DoubleDouble normal,
            double radius) {
        first.setQuotient(rotated, squareOfRotor);
        second.set(displacement).setProduct(second, time);
        first.setSum(first, second);
        first.setSum(first, second.set(position));
        return first.setDifference(first, second.setProduct(normal, radius)).roundNearest();
    }
}
