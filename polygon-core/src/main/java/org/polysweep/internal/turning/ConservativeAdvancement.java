package org.polysweep.internal.turning;

import org.polysweep.internal.motion.ConvexMotion;
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

    private static final int MOST_STEPS = 40;

    private final RotorPath rotorA = new RotorPath();
    private final RotorPath rotorB = new RotorPath();
    private final BodyView fromA;
    private final BodyView fromB;

    /** The place of A less that of B. */
    private double placeX;

    private double placeY;
    private double moveX;
    private double moveY;

    private double radius;
    private double heightError;
    private double slopeError;

    private double time;
    private BodyView view;
    private int edge;
    private int corner;
    private boolean blocked;

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
    boolean set(TurningMotion a, TurningMotion b) {
        if (!rotorA.set(a) || !rotorB.set(b)) {
            return false;
        }
        ConvexMotion motionA = a.motion();
        ConvexMotion motionB = b.motion();
        placeX = motionA.x() - motionB.x();
        placeY = motionA.y() - motionB.y();
        moveX = motionA.dx() - motionB.dx();
        moveY = motionA.dy() - motionB.dy();
        radius = motionA.shape().radius() + motionB.shape().radius();
        ConvexPolygon coreA = motionA.shape().core();
        ConvexPolygon coreB = motionB.shape().core();
        double move = Math.sqrt(moveX * moveX + moveY * moveY);
        double distance = Math.sqrt(placeX * placeX + placeY * placeY) + move;
        double reachA = reach(coreA);
        double reachB = reach(coreB);
        double size = distance + (reachA + reachB) + radius;
        double distortion = Math.max(rotorA.distortion(), rotorB.distortion());
        heightError = TurningBound.ofHeight(size, distortion);
        slopeError = TurningBound.ofSlope(size, distortion);
        fromA.set(coreA, coreB, distance, move, reachB);
        fromB.set(coreB, coreA, distance, move, reachA);
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

    /** Whether the bodies certainly overlap at the time: each edge of each has a corner of the other below it. */
    boolean overlaps() {
        // Two points have no edge.
        return fromA.edges() + fromB.edges() > 0
                && fromA.isBelowEveryEdge(heightError)
                && fromB.isBelowEveryEdge(heightError);
    }

    /**
     * Goes forward from the beginning as far as the bodies are certainly apart.
     *
     * @return whether that is the end
     */
    boolean reachesEnd() {
        blocked = false;
        at(0);
        look(fromA);
        look(fromB);
        findFarthestEdge();
        boolean isFound = true;
        for (int i = 0; i < MOST_STEPS; i++) {
            double step = view.edges() == 0 ? 0 : safeStep();
            if (!isFound && time + step < 1 && !TurningBound.isLong(step)) {
                look(view == fromB ? fromA : fromB);
                findFarthestEdge();
                isFound = true;
                step = safeStep();
            }
            // The excess is more than the rounding of the sum, unless the step is very short.
            double next = time + TurningBound.below(step);
            if (next >= 1) {
                return true;
            }
            if (!TurningBound.isStep(step)) {
                blocked = time == 0 && step == 0;
                return false;
            }
            lookAt(next);
            isFound = false;
        }
        return false;
    }

    /** Takes the edge over which the other body is highest. */
    private void findFarthestEdge() {
        double fromEdgeOfA = fromA.findFarthestEdge();
        double fromEdgeOfB = fromB.findFarthestEdge();
        view = fromEdgeOfA > fromEdgeOfB ? fromA : fromB;
        edge = view.farthestEdge();
    }

    /** How far all corners certainly stay above the edge; 0 if that is not known. */
    private double safeStep() {
        double curvature = view.greatestCurvature();
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < view.other().size(); i++) {
            double height = view.height(edge, i) - radius - heightError;
            if (!(height > 0)) {
                corner = i;
                return 0;
            }
            double slope = view.slope(edge, i) - slopeError;
            double root = Math.sqrt(slope * slope + 2 * curvature * height);
            double step = slope > 0 ? (slope + root) / curvature : 2 * height / (root - slope);
            if (!(step >= least)) {
                least = step;
                corner = i;
            }
        }
        return least;
    }

    /** Whether the bodies are not even certainly apart at the beginning. */
    boolean isBlocked() {
        return blocked;
    }

    /** The time that has been reached. */
    double time() {
        return time;
    }

    /** The body that has the edge that stopped the last step, and what it sees at the time that has been reached. */
    BodyView view() {
        return view;
    }

    /** The edge that stopped the last step. */
    int edge() {
        return edge;
    }

    /** The corner over it that comes down first, or is not certainly above it. */
    int corner() {
        return corner;
    }

    /** Whether the edge is one of A. */
    boolean isEdgeOfA() {
        return view == fromA;
    }

    boolean isRound() {
        return radius > 0;
    }

    double heightError() {
        return heightError;
    }

    double slopeError() {
        return slopeError;
    }
}
