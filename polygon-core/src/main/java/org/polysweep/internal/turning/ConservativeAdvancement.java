package org.polysweep.internal.turning;

import org.polysweep.internal.predicate.TurningBound;
import org.polysweep.shape.ConvexPolygon;

/**
 * Goes through the step from time to time in doubles, as far as two bodies are certainly apart.
 *
 * <p>Nothing happens before the disks meet that hold the two in every orientation. At a time t an edge is taken over
 * which the other body is high. While all corners stay above the line of that edge, the bodies are apart. From a height
 * s and a slope s' on, a corner is at t + h no lower than s + s'h - Kh²/2, where K is the greatest curvature; so up to
 * the root of that nothing happens, and there an edge is looked for again. Near a contact the steps are those of
 * Newton's method, from the side that is free.
 *
 * <p>Reusable and not thread-safe; no allocation. Cost: a few steps, and a step looks at the corners near the two that
 * face each other.
 *
 * @see <a href="https://people.eecs.berkeley.edu/~jfc/mirtich/thesis/mirtichThesis.pdf">B. Mirtich, Impulse-based
 *     dynamic simulation of rigid body systems, 1996: conservative advancement</a>
 */
final class ConservativeAdvancement {

    /** Then integers are no slower. */
    private static final int MOST_STEPS = 256;

    private final RotorPath rotorA = new RotorPath();
    private final RotorPath rotorB = new RotorPath();
    private final TurningDisks disks = new TurningDisks(rotorA, rotorB);
    private final MiddleWay middles = new MiddleWay(rotorA, rotorB);
    private BodyNumbers a = new BodyNumbers();
    private BodyNumbers b = new BodyNumbers();
    private final BodyView fromA;
    private final BodyView fromB;

    /** The place of A less that of B. */
    private double placeX;

    private double placeY;
    private double moveX;
    private double moveY;

    /** The size that {@link TurningBound} speaks of. */
    private double size;

    private double time;

    /** From where the last step was decided. */
    private BodyView view;

    private boolean blocked;

    /** Whether disks in the bodies overlap where the last way was blocked. */
    private boolean isDeep;

    /** How many steps the last way took. */
    private int steps;

    ConservativeAdvancement() {
        ConvexPolygon nothing = ConvexPolygon.of(0, 0);
        fromA = new BodyView(nothing, rotorA, rotorB);
        fromB = new BodyView(nothing, rotorB, rotorA);
        view = fromB;
    }

    /**
     * Sets the query.
     *
     * @return whether all numbers are in the range of the bounds
     */
    boolean set(BodyNumbers newA, BodyNumbers newB) {
        a = newA;
        b = newB;
        if (!rotorA.set(a) || !rotorB.set(b)) {
            return false;
        }
        placeX = a.x - b.x;
        placeY = a.y - b.y;
        moveX = a.dx - b.dx;
        moveY = a.dy - b.dy;
        double radius = a.radius + b.radius;
        double move = Math.sqrt(moveX * moveX + moveY * moveY);
        double distance = Math.abs(placeX) + Math.abs(placeY) + move;
        size = distance + (a.reach + b.reach) + radius;
        double distortion = Math.sqrt(Math.max(rotorA.squareOfDistortion(), rotorB.squareOfDistortion()));
        fromA.set(a, b, move);
        fromB.set(b, a, move);
        fromA.setErrors(radius, size, distortion);
        fromB.setErrors(radius, size, distortion);
        disks.set(a, b, size, distortion);
        return TurningBound.isInRange(size, distortion);
    }

    /** Goes to a time. */
    private void at(double newTime) {
        time = newTime;
        rotorA.at(time);
        rotorB.at(time);
    }

    /** Looks from the owner of an edge at the other body. */
    private void look(BodyView from) {
        double x = placeX + time * moveX;
        double y = placeY + time * moveY;
        if (from == fromB) {
            fromB.at(x, y, moveX, moveY);
        } else {
            fromA.at(-x, -y, -moveX, -moveY);
        }
    }

    /** Goes to a time, and looks at it from the owner of the edge that has stopped the last step. */
    void lookAt(double newTime) {
        at(newTime);
        look(view);
    }

    /** Goes to a time, and looks at it from both; what follows is about that time and later ones. */
    void lookFromBoth(double newTime) {
        boundCurvature(newTime);
        at(newTime);
        look(fromA);
        look(fromB);
    }

    /** What ends an advancement before it has come as far as it can. */
    interface Goal {

        /** None. */
        Goal NONE = at -> false;

        /** Whether it is reached at the time that an advancement has come to. */
        boolean isReached(ConservativeAdvancement at);
    }

    /**
     * Goes forward from a time as far as the bodies are certainly apart.
     *
     * @return whether that is the end
     */
    boolean staysApart(double from) {
        return staysApart(from, Goal.NONE);
    }

    /**
     * Goes forward from a time as far as the bodies are certainly apart, or until a goal is reached at a time at which
     * they are.
     *
     * @return whether that is the end
     */
    boolean staysApart(double from, Goal goal) {
        blocked = false;
        isDeep = false;
        steps = 0;
        double begin = disks.meeting(from);
        if (begin >= 1) {
            time = from;
            return true;
        }
        boundCurvature(begin);
        at(begin);
        middles.set(a, b, placeX + time * moveX, placeY + time * moveY);
        // Later than at first, the larger disks have just met, and these are apart.
        isDeep = middles.disksOverlap(fromA.heightError());
        if (isDeep) {
            blocked = true;
            return false;
        }
        // Should the other body have the edge that counts, the corner is where to begin to look for it.
        (middles.isEdgeOfA() ? fromB : fromA).axis().begin(middles.corner(), middles.edge());
        view = middles.isEdgeOfA() ? fromA : fromB;
        look(view);
        view.axis().begin(middles.edge(), middles.corner());
        view.axis().takeEdge();
        for (int i = 0; i < MOST_STEPS; i++) {
            double step = view.axis().safeStep();
            if (step > 0 && time + step < 1 && goal.isReached(this)) {
                return false;
            }
            if (time + step < 1 && !TurningBound.isLong(step)) {
                look(view == fromB ? fromA : fromB);
                takeHigherEdge();
                step = longerStep(view.axis().isEdge() ? view.axis().safeStep() : 0);
            }
            if (!TurningBound.isStep(step)) {
                blocked = time == from && step == 0;
                return false;
            }
            double next = time + TurningBound.below(step);
            if (next >= 1) {
                return true;
            }
            lookAt(next);
            steps++;
        }
        return false;
    }

    /**
     * Bounds the curvature from a time on. The way from the one place to the other is longest then or at the end:
     * docs/error-bounds.md, theorem 14, (1).
     */
    private void boundCurvature(double from) {
        double x = placeX + from * moveX;
        double y = placeY + from * moveY;
        double endX = placeX + moveX;
        double endY = placeY + moveY;
        double square = x * x + y * y;
        double squareAtEnd = endX * endX + endY * endY;
        double distance = TurningBound.ofDisks(Math.sqrt(square > squareAtEnd ? square : squareAtEnd), size);
        fromA.boundCurvature(distance);
        fromB.boundCurvature(distance);
    }

    /** The step along the axis between two corners, if that is longer. */
    private double longerStep(double step) {
        ViewAxis axis = view.axis();
        if (axis.takeCorners()) {
            double between = axis.safeStep();
            if (between > step) {
                return between;
            }
            axis.takeEdge();
            return axis.isEdge() ? axis.safeStep() : 0;
        }
        return step;
    }

    /**
     * Takes an edge over which the other body is high, near to the last one; over all of them, if it is not outside.
     */
    private void takeHigherEdge() {
        BodyView first = fromB.edges() > 0 ? fromB : fromA;
        BodyView second = first == fromB ? fromA : fromB;
        double height = first.axis().climb();
        second.axis().begin(first.axis().corner(), first.axis().edge());
        double other = second.axis().climb();
        if (!(height > first.heightError() || other > first.heightError())) {
            height = first.axis().findHighest();
            other = second.axis().findHighest();
        }
        view = other > height ? second : first;
    }

    /**
     * Goes forward from a time as far as the bodies certainly overlap.
     *
     * @return whether that is the end
     */
    boolean staysOverlapping(double from) {
        blocked = false;
        isDeep = false;
        lookFromBoth(from);
        for (int i = 0; i < MOST_STEPS; i++) {
            double step = safeOverlap();
            if (!TurningBound.isStep(step)) {
                blocked = time == from && step == 0;
                return false;
            }
            double next = time + TurningBound.below(step);
            if (next >= 1) {
                return true;
            }
            lookFromBoth(next);
        }
        return false;
    }

    /** How long each edge certainly has a corner below it, or a corner is nearer than at a contact. */
    private double safeOverlap() {
        double belowA = fromA.safeOverlap();
        double belowB = fromB.safeOverlap();
        view = belowA < belowB ? fromA : fromB;
        // Two points have no edge.
        double below = fromA.edges() + fromB.edges() == 0 ? 0 : Math.min(belowA, belowB);
        if (view.radius() == 0) {
            return below;
        }
        view = fromA.axis().findHighest() > fromB.axis().findHighest() ? fromA : fromB;
        return Math.max(below, view.safeNearness());
    }

    /** Whether the bodies certainly overlap at a time at which both have been looked from. */
    boolean overlaps() {
        return isDeep || safeOverlap() > 0;
    }

    /** Whether nothing was certain even at the time from which the last way began. */
    boolean isBlocked() {
        return blocked;
    }

    /** Whether they may touch, as far as doubles can tell, where the last way was blocked. */
    boolean mayTouch() {
        ViewAxis axis = view.axis();
        return !isDeep
                && axis.isEdge()
                && view.height(axis.edge(), axis.corner()) - view.radius() > -2 * view.heightError();
    }

    /** How many steps the bodies stayed apart on the last way. */
    int steps() {
        return steps;
    }

    /** The time that has been reached. */
    double time() {
        return time;
    }

    /** The body that has the edge that stopped the last step, and what it sees at the time that has been reached. */
    BodyView view() {
        return view;
    }

    /** Whether the edge that stopped the last step is one of A. */
    boolean isEdgeOfA() {
        return view == fromA;
    }

    BodyView fromA() {
        return fromA;
    }

    BodyView fromB() {
        return fromB;
    }
}
