package org.polysweep.internal.turning;

import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.number.Rounding.Direction;
import org.polysweep.internal.predicate.TurningBound;
import org.polysweep.shape.ConvexPolygon;

/**
 * A corner that passes through the middle of an edge, inward or outward: proved in doubles, and its time, place and
 * normal in heads and tails.
 *
 * <p>From the time on that {@link ConservativeAdvancement} has reached, the height of the corner over the edge passes
 * through 0 within a short while. All that time the other corners are above the edge, or, if the corner falls, higher
 * than it; and the corner is below all other edges of that body. So the bodies are apart on one side of the root of the
 * height, and overlap on the other; and at the root the corner is alone in the middle of the edge.
 *
 * <p>Reusable and not thread-safe; no allocation.
 */
final class CornerImpact {

    /** No more steps of Newton's method. */
    private static final int MOST_STEPS = 8;

    private final DoubleDoublePose ownerPose = new DoubleDoublePose();
    private final DoubleDoublePose otherPose = new DoubleDoublePose();
    private final HeightResidual residual = new HeightResidual();
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

    private boolean isLengthKnown;
    private double begin;
    private double end;
    private double contactX;
    private double contactY;

    /**
     * Whether it is certain that the corner at which an advancement has stopped passes through the middle of the edge,
     * and nothing else happens.
     *
     * @param newWay 1 if the bodies overlap until then, -1 if they are apart
     */
    boolean isProved(ConservativeAdvancement at, int newWay) {
        if (!takes(at)) {
            return false;
        }
        BodyView view = at.view();
        way = newWay;
        // docs/error-bounds.md, theorem 14, (5)
        double apart = -way * (view.height(edge, corner) - view.radius());
        double distance = 4 * view.heightError() + (apart > 0 ? apart : 0);
        double slope = way * view.slope(edge, corner) - view.slopeError();
        // What follows would refuse it, too, up to rounding, but takes longer.
        if (!(slope > 0) || 4 * view.greatestCurvature() * distance > slope * slope) {
            return false;
        }
        leastSlope = slope / 2;
        double bend = view.greatestCurvature() * (distance / slope);
        double step = distance / (slope - bend);
        double duration = 1.5 * step;
        begin = at.time();
        end = begin + 1.25 * step;
        return TurningBound.isResolved(step)
                && end <= 1
                && view.greatestCurvature() * duration <= leastSlope
                && isAlone(view, duration);
    }

    /** Takes the edge and the corner at which an advancement has stopped, if it was at an edge. */
    private boolean takes(ConservativeAdvancement at) {
        ViewAxis axis = at.view().axis();
        isEdgeOfA = at.isEdgeOfA();
        edge = axis.edge();
        corner = axis.corner();
        isLengthKnown = false;
        return axis.isEdge();
    }

    /** Whether for a while no other corner matters, and this one comes to nothing else than the edge. */
    private boolean isAlone(BodyView view, double duration) {
        ViewAxis axis = view.axis();
        boolean isInside = view.radius() > 0
                ? view.isOverEdge(edge, corner, duration)
                : view.edges() > 2 && axis.isBelowOtherEdges(duration);
        // What falls takes the others down with it, what leaves takes them up.
        return isInside && ((way < 0 && axis.areOthersHigher(duration)) || axis.areOthersAbove(duration));
    }

    /**
     * Whether it is certain that the corner at which an advancement has stopped leaves the edge, and nothing else
     * happens. If they do not overlap before, they are apart until {@link #end}: docs/error-bounds.md, theorem 14,
     * (10).
     */
    boolean isProvedToLeave(ConservativeAdvancement at) {
        if (!takes(at)) {
            return false;
        }
        BodyView view = at.view();
        way = 1;
        double slope = view.slope(edge, corner) - view.slopeError();
        double duration = Math.min(1 - at.time(), slope / view.greatestCurvature());
        begin = at.time();
        end = begin + TurningBound.below(duration);
        return TurningBound.isStep(duration) && isAlone(view, duration);
    }

    /**
     * On which side of the edge the corner is where an advancement has stopped, or nearer than at a contact.
     *
     * @return 1 if it is outside, 0 if it is there exactly, -1 if it is inside; {@link DoubleDouble#OPEN}
     */
    int side(ConservativeAdvancement at, BodyNumbers owner, BodyNumbers other) {
        time.set(at.time());
        return gap(at.view(), owner, other).sign();
    }

    /** When the corner has certainly passed, by more than the error of a height. */
    double end() {
        return end;
    }

    /** Finds the time of the impact, after it has been proved. */
    void findTime(ConservativeAdvancement at, BodyNumbers owner, BodyNumbers other) {
        BodyView view = at.view();
        for (int i = 0; i < MOST_STEPS && newton(view, at); i++) {}
        double near = at.time();
        if (view.radius() == 0) {
            findTime(near, true, at, owner, other);
            if (!Double.isNaN(time.roundDown())) {
                return;
            }
            at.lookAt(near);
        }
        findTime(near, false, at, owner, other);
    }

    /** Finds the time from one that is near to it, by the residual or with errors that are computed. */
    private void findTime(
            double near, boolean byResidual, ConservativeAdvancement at, BodyNumbers owner, BodyNumbers other) {
        correct(near, byResidual, at.view(), owner, other);
        // Where the root is near to 0, that has only begun to tell its digits.
        if (TurningBound.isWorthCorrecting(time.head() - near, near) && time.head() >= begin && time.head() <= end) {
            at.lookAt(time.head());
            correct(time.head(), byResidual, at.view(), owner, other);
        }
    }

    /** Takes a step of Newton's method to twice the precision of doubles, from a time at which the view is. */
    private void correct(double near, boolean byResidual, BodyView view, BodyNumbers owner, BodyNumbers other) {
        if (byResidual) {
            residual.set(owner, edge, other, corner, near);
            correct(near, residual.height(), view.residualError(), view.unitError(), view);
        } else {
            time.set(near);
            DoubleDouble height = gap(view, owner, other);
            if (height.sign() == 0) {
                // It is there exactly.
                return;
            }
            double unit = third.head();
            correct(near, height.head() / unit, height.headError() / unit, third.headError() / unit, view);
        }
    }

    /**
     * Takes that step.
     *
     * @param near the time from which it leads
     * @param height the height then, less the distance of a contact
     * @param heightError bounds the error of that
     * @param unitError bounds the relative error of its unit
     * @param view is at that time
     */
    private void correct(double near, double height, double heightError, double unitError, BodyView view) {
        // docs/error-bounds.md, theorem 14, (6)
        double missing = TurningBound.withUnderflow(heightError);
        double correction = -height / view.slope(edge, corner);
        double farthest = TurningBound.above((Math.abs(height) + missing) / leastSlope);
        double uncertain = view.slopeError() + view.greatestCurvature() * farthest;
        double error = TurningBound.ofNewtonStep(correction, uncertain / leastSlope + unitError)
                + TurningBound.above(missing / leastSlope);
        time.setNear(near, correction, TurningBound.withUnderflow(error));
    }

    /** The height less the distance of a contact at the time; in the units that {@link #third} then is. */
    private DoubleDouble gap(BodyView view, BodyNumbers owner, BodyNumbers other) {
        setOwner(owner);
        setOther(other);
        DoubleDouble height = height(owner, other);
        // In units of the height: |zX|²|zY|²|e|.
        third.setProduct(ownerPose.square(), otherPose.square());
        third.setProduct(third, length());
        if (view.radius() > 0) {
            second.setDifference(owner.radius, -other.radius);
            height.setDifference(height, second.setProduct(second, third));
        }
        return height;
    }

    /**
     * A step of Newton's method from the time at which the advancement is; whether it was so long that one more is
     * worth it.
     */
    private boolean newton(BodyView view, ConservativeAdvancement at) {
        double step = -(view.height(edge, corner) - view.radius()) / view.slope(edge, corner);
        double next = at.time() + step;
        at.lookAt(next < begin ? begin : next > end ? end : next);
        return TurningBound.isWorthMore(step, end - begin);
    }

    /** The length of the edge, which does not turn. */
    private DoubleDouble length() {
        if (isLengthKnown) {
            return length;
        }
        isLengthKnown = true;
        edgeX2.setProduct(edgeX, edgeX);
        edgeY2.setProduct(edgeY, edgeY);
        return length.setRoot(edgeX2.setSum(edgeX2, edgeY2));
    }

    private void setOwner(BodyNumbers owner) {
        ConvexPolygon edges = owner.core;
        edgeX.setDifference(edges.x(edge + 1), edges.x(edge));
        edgeY.setDifference(edges.y(edge + 1), edges.y(edge));
        ownerPose.set(owner, time);
        ownerPose.turn(edgeX, edgeY);
    }

    private void setOther(BodyNumbers other) {
        setCorner(other.core, corner);
        otherPose.set(other, time);
        otherPose.turn(cornerX, cornerY);
    }

    private void setCorner(ConvexPolygon of, int which) {
        cornerX.set(of.x(which));
        cornerY.set(of.y(which));
    }

    /** As {@link CornerOverEdge} has it. */
    private DoubleDouble height(BodyNumbers owner, BodyNumbers other) {
        gap(owner.x, other.x, owner.dx, other.dx, gapX);
        gap(owner.y, other.y, owner.dy, other.dy, gapY);
        gapX.setSum(gapX.setProduct(gapX, otherPose.square()), otherPose.x());
        gapY.setSum(gapY.setProduct(gapY, otherPose.square()), otherPose.y());
        first.setProduct(gapX, ownerPose.y());
        first.setDifference(first, second.setProduct(gapY, ownerPose.x()));
        double beginX = owner.core.x(edge);
        double beginY = owner.core.y(edge);
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

    /** Turns the edge as it is at the time: for the normal and the contact. */
    void turnEdge(BodyNumbers owner) {
        setOwner(owner);
        third.setProduct(ownerPose.square(), length());
        normalX.setQuotient(ownerPose.y(), third);
        normalY.setQuotient(ownerPose.x(), third);
        // The normal of an edge of A leads from A to B.
        (isEdgeOfA ? normalX : normalY).setNegation(isEdgeOfA ? normalX : normalY);
    }

    /** The x component of the normal from B to A, rounded to nearest; NaN if that is not certain. */
    double roundNormalX() {
        return normalX.roundNearest();
    }

    /** The y component of the normal. */
    double roundNormalY() {
        return normalY.roundNearest();
    }

    /**
     * Finds the contact, after the edge has been turned: the place of the corner. But where the edge is parallel to an
     * axis, the coordinate across is that of the edge, which may be exact: on a level floor, say.
     */
    void findContact(BodyNumbers owner, BodyNumbers other) {
        boolean isUpright = ownerPose.x().sign() == 0;
        boolean isLevel = ownerPose.y().sign() == 0;
        setOther(other);
        setCorner(owner.core, edge);
        ownerPose.turn(cornerX, cornerY);
        // From an edge or a corner of B along the normal, of A against it.
        double acrossRadius = isEdgeOfA ? -owner.radius : owner.radius;
        double alongRadius = isEdgeOfA ? other.radius : -other.radius;
        contactX = isUpright
                ? round(ownerPose, ownerPose.x(), owner.x, owner.dx, normalX, acrossRadius)
                : round(otherPose, otherPose.x(), other.x, other.dx, normalX, alongRadius);
        contactY = isLevel
                ? round(ownerPose, ownerPose.y(), owner.y, owner.dy, normalY, acrossRadius)
                : round(otherPose, otherPose.y(), other.y, other.dy, normalY, alongRadius);
    }

    private double round(
            DoubleDoublePose pose, DoubleDouble turned, double place, double move, DoubleDouble normal, double radius) {
        first.setQuotient(turned, pose.square());
        second.set(move).setProduct(second, time);
        first.setSum(first, second);
        first.setSum(first, second.set(place));
        return first.setSum(first, second.setProduct(normal, radius)).roundNearest();
    }

    /** The x coordinate of the contact, rounded to nearest; NaN if that is not certain. */
    double contactX() {
        return contactX;
    }

    /** The y coordinate of the contact. */
    double contactY() {
        return contactY;
    }
}
