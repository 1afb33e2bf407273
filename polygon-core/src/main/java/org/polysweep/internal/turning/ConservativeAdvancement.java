package org.polysweep.internal.turning;

import org.polysweep.internal.predicate.TurningBound;
import org.polysweep.shape.ConvexPolygon;

/**
 * Goes through the step from time to time in doubles, as far as two bodies are certainly apart.
 *
 * <p>At a time t the edge is taken over which the other body is highest. While all corners stay above the line of that
 * edge, the bodies are apart. From a height s and a slope s' on, a corner is at t + h no lower than s + s'h - Kh²/2,
 * where K is the greatest curvature; so up to the root of that nothing happens, and there an edge is looked for again.
 * Near a contact the steps are those of Newton's method, from the side that is free.
 *
 * <p>Reusable and not thread-safe; no allocation but for larger shapes than before. Cost: O(n + m) a step, and a few
 * steps.
 *
 * @see <a href="https://people.eecs.berkeley.edu/~jfc/mirtich/thesis/mirtichThesis.pdf">B. Mirtich, Impulse-based
 *     dynamic simulation of rigid body systems, 1996: conservative advancement</a>
 */
final class ConservativeAdvancement {

    /** Then integers are no slower. */
    private static final int MOST_STEPS = 256;

    private final RotorPath rotorA = new RotorPath();
    private final RotorPath rotorB = new RotorPath();
    private final BodyView fromA;
    private final BodyView fromB;

    /** The place of A less that of B. */
    private double placeX;

    private double placeY;
    private double moveX;
    private double moveY;

    private double time;

    /** From where the last step was decided. */
    private BodyView view;

    private boolean blocked;

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
    boolean set(BodyNumbers a, BodyNumbers b) {
        if (!rotorA.set(a) || !rotorB.set(b)) {
            return false;
        }
        placeX = a.x - b.x;
        placeY = a.y - b.y;
        moveX = a.dx - b.dx;
        moveY = a.dy - b.dy;
        double radius = a.radius + b.radius;
        double move = Math.sqrt(moveX * moveX + moveY * moveY);
        double distance = Math.sqrt(placeX * placeX + placeY * placeY) + move;
        double reachA = reach(a.core);
        double reachB = reach(b.core);
        double size = distance + (reachA + reachB) + radius;
        double distortion = Math.max(rotorA.distortion(), rotorB.distortion());
        fromA.set(a.core, b.core, distance, move, reachB);
        fromB.set(b.core, a.core, distance, move, reachA);
        fromA.setErrors(radius, size, distortion);
        fromB.setErrors(radius, size, distortion);
        return TurningBound.isInRange(size, distortion);
    }

    /** The distance of the farthest corner from the origin. */
    private static double reach(ConvexPolygon polygon) {
        double square = 0;
        for (int i = 0; i < polygon.size(); i++) {
            square = Math.max(square, polygon.x(i) * polygon.x(i) + polygon.y(i) * polygon.y(i));
        }
        return Math.sqrt(square);
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

    /** Goes to a time, and looks at it from both. */
    void lookFromBoth(double newTime) {
        at(newTime);
        look(fromA);
        look(fromB);
    }

    /**
     * Goes forward from a time as far as the bodies are certainly apart.
     *
     * @return whether that is the end
     */
    boolean staysApart(double from) {
        blocked = false;
        steps = 0;
        lookFromBoth(from);
        takeFarthestEdge();
        boolean isTaken = true;
        for (int i = 0; i < MOST_STEPS; i++) {
            double step = view.isEdge() || !isTaken ? view.safeStep() : 0;
            if (time + step < 1 && !TurningBound.isLong(step)) {
                if (!isTaken) {
                    look(view == fromB ? fromA : fromB);
                    takeFarthestEdge();
                    step = view.isEdge() ? view.safeStep() : 0;
                }
                step = longerStep(step);
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
            isTaken = false;
            steps++;
        }
        return false;
    }

    /** The step along the axis between two corners, if that is longer. */
    private double longerStep(double step) {
        if (view.takeCorners()) {
            double between = view.safeStep();
            if (between > step) {
                return between;
            }
            view.takeEdge();
            return view.isEdge() ? view.safeStep() : 0;
        }
        return step;
    }

    /** Takes the edge over which the other body is highest. */
    private void takeFarthestEdge() {
        view = fromA.findFarthestEdge() > fromB.findFarthestEdge() ? fromA : fromB;
    }

    /**
     * Goes forward from a time as far as the bodies certainly overlap.
     *
     * @return whether that is the end
     */
    boolean staysOverlapping(double from) {
        blocked = false;
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
        takeFarthestEdge();
        return Math.max(below, view.safeNearness());
    }

    /** Whether the bodies certainly overlap at a time at which both have been looked from. */
    boolean overlaps() {
        return safeOverlap() > 0;
    }

    /** Whether nothing was certain even at the time from which the last way began. */
    boolean isBlocked() {
        return blocked;
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
