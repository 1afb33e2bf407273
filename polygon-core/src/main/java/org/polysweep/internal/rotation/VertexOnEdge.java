package org.polysweep.internal.rotation;

import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.shape.ConvexPolygon;

/**
 * A vertex of one body and an edge of the other at a time, in double-double: the height of the vertex over the edge by
 * the formula of {@code VertexOverEdge}, and at a contact the normal and the contact point, with computed errors.
 *
 * <p>Reusable, not thread-safe, no allocation.
 */
final class VertexOnEdge {

    private final DoubleDoublePose ownerPose = new DoubleDoublePose();
    private final DoubleDoublePose otherPose = new DoubleDoublePose();
    private final DoubleDouble time = new DoubleDouble();
    private final DoubleDouble edgeX = new DoubleDouble();
    private final DoubleDouble edgeY = new DoubleDouble();
    private final DoubleDouble length = new DoubleDouble();
    private final DoubleDouble gapX = new DoubleDouble();
    private final DoubleDouble gapY = new DoubleDouble();
    private final DoubleDouble unitX = new DoubleDouble();
    private final DoubleDouble unitY = new DoubleDouble();
    private final DoubleDouble first = new DoubleDouble();
    private final DoubleDouble second = new DoubleDouble();
    private final DoubleDouble third = new DoubleDouble();

    /** The unit of the last {@link #height}: |zX|²|zY|²|e|. */
    final DoubleDouble unit = new DoubleDouble();

    private BodyFrame frame;
    private int edge;
    private int vertex;

    /** The normal, rounded to nearest; NaN if that is not proved. */
    double normalX;

    double normalY;

    /** The contact point, rounded to nearest; NaN if that is not proved. */
    double contactX;

    double contactY;

    VertexOnEdge(BodyFrames frames) {
        frame = frames.ofA;
    }

    /** Sets the edge and the vertex of a crossing, and the time. */
    void set(VertexCrossing crossing, DoubleDouble time) {
        set(crossing.frame, crossing.edge, crossing.vertex, time);
    }

    /** Sets the edge, the vertex and the time. */
    void set(BodyFrame frame, int edge, int vertex, DoubleDouble time) {
        this.frame = frame;
        this.edge = edge;
        ConvexPolygon edges = frame.ownerCore;
        edgeX.setDifference(edges.x(edge + 1), edges.x(edge));
        edgeY.setDifference(edges.y(edge + 1), edges.y(edge));
        first.setProduct(edgeX, edgeX);
        second.setProduct(edgeY, edgeY);
        length.setRoot(first.setSum(first, second));
        this.vertex = vertex;
        this.time.set(time);
        ownerPose.set(frame.owner.rotorPath, time);
        ownerPose.rotate(edgeX, edgeY);
    }

    private void rotateVertex() {
        otherPose.set(frame.other.rotorPath, time);
        otherPose.rotate(first.set(frame.otherCore.x(vertex)), second.set(frame.otherCore.y(vertex)));
    }

    /** Returns the height minus its value at a contact, times {@link #unit}. */
    DoubleDouble height() {
        rotateVertex();
        RotatingBody owner = frame.owner;
        RotatingBody other = frame.other;
        setGap(gapX, owner.x, other.x, owner.dx, other.dx, otherPose.x);
        setGap(gapY, owner.y, other.y, owner.dy, other.dy, otherPose.y);
        first.setProduct(gapX, ownerPose.y);
        first.setDifference(first, second.setProduct(gapY, ownerPose.x));
        second.setProduct(edgeY, frame.ownerCore.x(edge));
        second.setDifference(second, third.setProduct(edgeX, frame.ownerCore.y(edge)));
        second.setProduct(second, ownerPose.square);
        second.setProduct(second, otherPose.square);
        first.setDifference(first, second);
        unit.setProduct(ownerPose.square, otherPose.square);
        unit.setProduct(unit, length);
        if (frame.radius > 0) {
            second.setDifference(owner.radius, -other.radius);
            first.setDifference(first, second.setProduct(second, unit));
        }
        return first;
    }

    /** Returns the slope of the height if neither body rotates, in the unit of the last height. */
    DoubleDouble slope() {
        first.setDifference(frame.other.dx, frame.owner.dx);
        second.setDifference(frame.other.dy, frame.owner.dy);
        first.setProduct(first, ownerPose.y);
        first.setDifference(first, second.setProduct(second, ownerPose.x));
        return first.setProduct(first, otherPose.square);
    }

    /** Returns the sign of the x component of the normal that was found last. */
    int signOfNormalX() {
        return unitX.sign();
    }

    int signOfNormalY() {
        return unitY.sign();
    }

    /** Along an axis, from the origin of the owner to the vertex, times the square of the other rotor. */
    private void setGap(
            DoubleDouble gap, double from, double to, double fromMove, double toMove, DoubleDouble rotated) {
        gap.setDifference(toMove, fromMove).setProduct(gap, time);
        gap.setSum(gap, first.setDifference(to, from));
        gap.setSum(gap.setProduct(gap, otherPose.square), rotated);
    }

    /** Finds the normal, from B to A. */
    void findNormal() {
        third.setProduct(ownerPose.square, length);
        unitX.setQuotient(ownerPose.y, third);
        unitY.setQuotient(ownerPose.x, third);
        // The outward normal of an edge of A points from A to B.
        DoubleDouble reversed = frame.isOfA ? unitX : unitY;
        reversed.setNegation(reversed);
        normalX = unitX.roundNearest();
        normalY = unitY.roundNearest();
    }

    /**
     * Finds the normal and the contact point, which is the vertex. Where the edge is parallel to an axis, the other
     * coordinate is the coordinate of the edge, which may be exact: on a level floor, for example.
     */
    void findContact() {
        findNormal();
        rotateVertex();
        RotatingBody owner = frame.owner;
        RotatingBody other = frame.other;
        boolean isUpright = ownerPose.x.sign() == 0;
        boolean isLevel = ownerPose.y.sign() == 0;
        ownerPose.rotate(first.set(frame.ownerCore.x(edge)), second.set(frame.ownerCore.y(edge)));
        // From an edge or a vertex of B along the normal, or from an edge or a vertex of A against it.
        double ofEdge = frame.isOfA ? -owner.radius : owner.radius;
        double ofVertex = frame.isOfA ? other.radius : -other.radius;
        contactX = isUpright
                ? round(ownerPose, ownerPose.x, owner.x, owner.dx, unitX, ofEdge)
                : round(otherPose, otherPose.x, other.x, other.dx, unitX, ofVertex);
        contactY = isLevel
                ? round(ownerPose, ownerPose.y, owner.y, owner.dy, unitY, ofEdge)
                : round(otherPose, otherPose.y, other.y, other.dy, unitY, ofVertex);
    }

    /** Finds the normal, and the point of the surface beyond a vertex of the owner, or of the other body. */
    void findPoint(boolean ofOwner, int vertex) {
        findNormal();
        otherPose.set(frame.other.rotorPath, time);
        RotatingBody body = ofOwner ? frame.owner : frame.other;
        ConvexPolygon core = ofOwner ? frame.ownerCore : frame.otherCore;
        DoubleDoublePose pose = ofOwner ? ownerPose : otherPose;
        pose.rotate(first.set(core.x(vertex)), second.set(core.y(vertex)));
        double radius = ofOwner == frame.isOfA ? -body.radius : body.radius;
        contactX = round(pose, pose.x, body.x, body.dx, unitX, radius);
        contactY = round(pose, pose.y, body.y, body.dy, unitY, radius);
        ownerPose.rotate(edgeX, edgeY);
    }

    private double round(
            DoubleDoublePose pose,
            DoubleDouble rotated,
            double position,
            double displacement,
            DoubleDouble normal,
            double radius) {
        first.setQuotient(rotated, pose.square);
        second.set(displacement).setProduct(second, time);
        first.setSum(first, second);
        first.setSum(first, second.set(position));
        return first.setSum(first, second.setProduct(normal, radius)).roundNearest();
    }
}
