package org.polysweep.internal.rotation;

import org.polysweep.internal.expansion.DoubleDouble;

/**
 * The distance of a vertex of one body from a vertex of the other at t = 0, in double-double with a computed error, by
 * the formula of {@code VertexPair}. Reusable, not thread-safe, no allocation.
 */
final class VertexDistance {

    private final DoubleDoublePose ownerPose = new DoubleDoublePose();
    private final DoubleDoublePose otherPose = new DoubleDoublePose();
    private final DoubleDouble unit = new DoubleDouble();
    private final DoubleDouble gapX = new DoubleDouble();
    private final DoubleDouble gapY = new DoubleDouble();
    private final DoubleDouble first = new DoubleDouble();
    private final DoubleDouble second = new DoubleDouble();

    /**
     * Returns the order of the distance and the sum of the radii; {@link DoubleDouble#OPEN} if it is not proved.
     *
     * @param ofOwner the vertex of the owner of the frame
     * @param vertex the vertex of the other body
     */
    int order(BodyFrame frame, int ofOwner, int vertex) {
        RotatingBody owner = frame.owner;
        RotatingBody other = frame.other;
        first.set(0);
        ownerPose.set(owner.rotorPath, first);
        otherPose.set(other.rotorPath, first);
        ownerPose.rotate(first.set(owner.core.x(ofOwner)), second.set(owner.core.y(ofOwner)));
        otherPose.rotate(first.set(other.core.x(vertex)), second.set(other.core.y(vertex)));
        unit.setProduct(ownerPose.square, otherPose.square);
        setGap(gapX, owner.x, other.x, ownerPose.x, otherPose.x);
        setGap(gapY, owner.y, other.y, ownerPose.y, otherPose.y);
        gapX.setProduct(gapX, gapX);
        gapY.setProduct(gapY, gapY);
        gapX.setSum(gapX, gapY);
        first.setDifference(owner.radius, -other.radius);
        first.setProduct(first, unit);
        first.setProduct(first, first);
        return gapX.setDifference(gapX, first).sign();
    }

    /** Along an axis, from one vertex to the other, in the unit. */
    private void setGap(DoubleDouble gap, double from, double to, DoubleDouble ofOwner, DoubleDouble ofOther) {
        gap.setDifference(to, from).setProduct(gap, unit);
        gap.setSum(gap, first.setProduct(ofOther, ownerPose.square));
        gap.setDifference(gap, first.setProduct(ofOwner, otherPose.square));
    }
}
