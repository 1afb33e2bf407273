package org.polysweep.internal.turning;

import org.polysweep.internal.doubled.DoubleDouble;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.number.Rounding.Direction;
import org.polysweep.internal.predicate.TurningBound;
import org.polysweep.shape.ConvexPolygon;

/**
 * A corner that passes through the middle of an edge, inward or outward: proved in doubles, and its time, place and
 * normal in heads and tails.
 *
 * <p>From the time on that {@link ConservativeAdvancement} has reached, the height of the corner over the edge passes
 * through 0 within a short while. All that time the other corners are above the edge, and the corner is below all other
 * edges of that body. So the bodies are apart on one side of the root of the height, and overlap on the other; and at the
 * root the corner is alone in the middle of the edge.
 *
 * <p>Reusable and not thread-safe; no allocation.
 */
final class CornerImpact {

    private final DoubleDoublePose ownerPose = new DoubleDoublePose();
    private final DoubleDoublePose otherPose = new DoubleDoublePose();
    private final DoubleDouble time = new DoubleDouble();
    private final DoubleDouble edgeX = new DoubleDouble();
    private final DoubleDouble edgeY = new DoubleDouble();
    private final DoubleDouble cornerX = new DoubleDouble();
    private final DoubleDouble cornerY = new DoubleDouble();
    private final DoubleDouble gapX = new DoubleDouble();
    private final DoubleDouble gapY = new DoubleDouble();
    private final DoubleDouble first = new DoubleDouble();
    private final DoubleDouble second = new DoubleDouble();
    private final DoubleDouble third = new DoubleDouble();
    private final DoubleDouble edgeX2 = new DoubleDouble();
    private final DoubleDouble edgeY2 = new DoubleDouble();
    private final DoubleDouble length = new DoubleDouble();
    private final DoubleDouble normalX = new DoubleDouble();
    private final DoubleDouble normalY = new DoubleDouble();

    private boolean isEdgeOfA;
    private int edge;
    private int corner;

    /** 1 if the corner leaves the edge, -1 if it falls onto it. */
    private int way;

    /** What the slope times {@link #way} is at least, all the time. */
    private double leastSlope;

    private double begin;
    private double end;

    /**
     * Whether it is certain that the corner at which an advancement has stopped passes through the middle of the edge, and
     * nothing else happens.
     *
     * @param newWay 1 if the bodies overlap until then, -1 if they are apart
     */
    boolean isProved(ConservativeAdvancement at, int newWay) {
        BodyView view = at.view();
        if (!view.isEdge()) {
            return false;
        }
        isEdgeOfA = at.isEdgeOfA();
        edge = view.edge();
        corner = view.corner();
        way = newWay;
        // docs/error-bounds.md, theorem 14, (4)
        double height = 4 * view.heightError() + Math.max(0, -way * (view.height(edge, corner) - view.radius()));
        double slope = way * view.slope(edge, corner) - view.slopeError();
        leastSlope = slope / 2;
        double step = 2 * (height / slope);
        double duration = 1.5 * step;
        begin = at.time();
        end = begin + 1.25 * step;
        return slope > 0
                && TurningBound.isResolved(step)
                && end <= 1
                && view.greatestCurvature() * duration <= leastSlope
                && areOthersAbove(view, duration)
                && (view.radius() > 0
                        ? view.isOverEdge(edge, corner, duration)
                        : view.edges() > 2 && isBelowOtherEdges(view, duration));
    }

    private boolean areOthersAbove(BodyView view, double duration) {
        for (int i = 0; i < view.other().size(); i++) {
            if (i != corner && view.certainSign(edge, i, duration) <= 0) {
                return false;
            }
        }
        return true;
    }

    private boolean isBelowOtherEdges(BodyView view, double duration) {
        for (int i = 0; i < view.edges(); i++) {
            if (i != edge && view.certainSign(i, corner, duration) >= 0) {
                return false;
            }
        }
        return true;
    }

    /** When the corner has certainly passed, by more than the error of a height. */
    double end() {
        return end;
    }

    /** Finds the time of the impact, after it has been proved. */
    void findTime(ConservativeAdvancement at, TurningMotion owner, TurningMotion other) {
        BodyView view = at.view();
        newton(view, at);
        newton(view, at);
        double near = at.time();
        time.set(near);
        setOwner(owner);
        setOther(other);
        DoubleDouble height = height(owner, other);
        // In units of the height: |zX|²|zY|²|e|.
        third.setProduct(ownerPose.square(), otherPose.square());
        third.setProduct(third, length());
        if (view.radius() > 0) {
            second.setDifference(
                    owner.motion().shape().radius(), -other.motion().shape().radius());
            height.setDifference(height, second.setProduct(second, third));
        }
        double unit = third.head();
        double slope = view.slope(edge, corner);
        double correction = -(height.head() / unit) / slope;
        double farthest = TurningBound.above((Math.abs(height.head()) + height.headError()) / unit / leastSlope);
        double uncertain = view.slopeError() + view.greatestCurvature() * farthest;
        // docs/error-bounds.md, theorem 14, (5)
        double error = TurningBound.ofNewtonStep(correction, uncertain / leastSlope)
                + TurningBound.above(height.headError() / unit / leastSlope);
        time.setNear(near, correction, error);
    }

    /** A step of Newton's method from the time at which the advancement is. */
    private void newton(BodyView view, ConservativeAdvancement at) {
        double next = at.time() - (view.height(edge, corner) - view.radius()) / view.slope(edge, corner);
        at.lookAt(Math.min(Math.max(next, begin), end));
    }

    /** The length of the edge. */
    private DoubleDouble length() {
        edgeX2.setProduct(edgeX, edgeX);
        edgeY2.setProduct(edgeY, edgeY);
        return length.setRoot(edgeX2.setSum(edgeX2, edgeY2));
    }

    private void setOwner(TurningMotion owner) {
        ConvexPolygon edges = owner.motion().shape().core();
        edgeX.setDifference(edges.x(edge + 1), edges.x(edge));
        edgeY.setDifference(edges.y(edge + 1), edges.y(edge));
        ownerPose.set(owner, time);
        ownerPose.turn(edgeX, edgeY);
    }

    private void setOther(TurningMotion other) {
        ConvexPolygon corners = other.motion().shape().core();
        cornerX.set(corners.x(corner));
        cornerY.set(corners.y(corner));
        otherPose.set(other, time);
        otherPose.turn(cornerX, cornerY);
    }

    /** As {@link CornerOverEdge} has it. */
    private DoubleDouble height(TurningMotion owner, TurningMotion other) {
        ConvexMotion from = owner.motion();
        ConvexMotion to = other.motion();
        gap(from.x(), to.x(), from.dx(), to.dx(), gapX);
        gap(from.y(), to.y(), from.dy(), to.dy(), gapY);
        gapX.setSum(gapX.setProduct(gapX, otherPose.square()), otherPose.x());
        gapY.setSum(gapY.setProduct(gapY, otherPose.square()), otherPose.y());
        first.setProduct(gapX, ownerPose.y());
        first.setDifference(first, second.setProduct(gapY, ownerPose.x()));
        double beginX = from.shape().core().x(edge);
        double beginY = from.shape().core().y(edge);
        second.setProduct(edgeY, beginX);
        second.setDifference(second, third.setProduct(edgeX, beginY));
        second.setProduct(second, ownerPose.square());
        second.setProduct(second, otherPose.square());
        return first.setDifference(first, second);
    }

    /** The way from one place to another at the time. */
    private void gap(double from, double to, double fromMove, double toMove, DoubleDouble result) {
        result.setDifference(toMove, fromMove).setProduct(result, time);
        result.setSum(result, first.setDifference(to, from));
    }

    boolean isEdgeOfA() {
        return isEdgeOfA;
    }

    int edge() {
        return edge;
    }

    int corner() {
        return corner;
    }

    /** The time, rounded in a direction; NaN if that is not certain. */
    double roundTime(Direction direction) {
        return time.round(direction);
    }

    /** Turns the edge as it is at the time: for the normal. */
    void turnEdge(TurningMotion owner) {
        setOwner(owner);
        third.setProduct(ownerPose.square(), length());
        normalX.setQuotient(ownerPose.y(), third);
        normalY.setQuotient(ownerPose.x(), third);
        // The normal of an edge of A leads from A to B.
        (isEdgeOfA ? normalX : normalY).setNegation(isEdgeOfA ? normalX : normalY);
    }

    /** Turns the corner as it is at the time: for the contact, after the edge. */
    void turnCorner(TurningMotion other) {
        setOther(other);
    }

    /** The x component of the normal from B to A, rounded to nearest; NaN if that is not certain. */
    double roundNormalX() {
        return normalX.roundNearest();
    }

    /** The y component of the normal. */
    double roundNormalY() {
        return normalY.roundNearest();
    }

    /** The x coordinate of the contact, rounded to nearest; NaN if that is not certain. */
    double roundContactX(ConvexMotion other) {
        return contact(
                otherPose.x(), other.x(), other.dx(), normalX, other.shape().radius());
    }

    /** The y coordinate of the contact. */
    double roundContactY(ConvexMotion other) {
        return contact(
                otherPose.y(), other.y(), other.dy(), normalY, other.shape().radius());
    }

    private double contact(DoubleDouble turned, double place, double move, DoubleDouble normal, double radius) {
        first.setQuotient(turned, otherPose.square());
        second.set(move).setProduct(second, time);
        first.setSum(first, second);
        first.setSum(first, second.set(place));
        if (radius > 0) {
            // Beyond a corner of B along the normal, beyond one of A against it.
            second.setProduct(normal, isEdgeOfA ? radius : -radius);
            first.setSum(first, second);
        }
        return first.roundNearest();
    }
}
