package org.polysweep.internal.round;

import org.polysweep.contact.Verdict;
import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.number.Rounding.Direction;
import org.polysweep.internal.predicate.VerdictRule;
import org.polysweep.internal.rounding.TimeRatio;
import org.polysweep.internal.sign.ExactOrientation;

/**
 * How the line of the motion passes C, to twice the precision of doubles: for shapes that touch but for rounding, as
 * they do where they have come to rest, and for such as slide along each other. Reusable, no garbage.
 */
final class DoubleDoublePassage {

    private final RoundMotion query;
    private final RoundWalk walkIn;
    private final RoundWalk walkOut;
    private final DoubleDoubleLine line;
    private final DoubleDoubleLine lineBack;
    private final DoubleDoubleWalk front;
    private final DoubleDoubleWalk back;
    private final DoubleDoubleImpact entering;
    private final DoubleDoubleImpact leaving;

    /** The time at which a line that only touches C leaves it. */
    private final TimeRatio lastTouch = new TimeRatio();

    private final DoubleDouble firstTouch = new DoubleDouble();

    private Verdict verdict = Verdict.MISS;
    private int start;
    private boolean tangent;
    private boolean leavesAtOnce;
    private boolean enteringKnown;
    private boolean leavingKnown;

    /** Makes a passage, which corrects the guesses of two walks. */
    DoubleDoublePassage(RoundMotion query, RoundWalk walkIn, RoundWalk walkOut) {
        this.query = query;
        this.walkIn = walkIn;
        this.walkOut = walkOut;
        line = new DoubleDoubleLine(query, 1);
        lineBack = new DoubleDoubleLine(query, -1);
        front = new DoubleDoubleWalk(query, line);
        back = new DoubleDoubleWalk(query, lineBack);
        entering = new DoubleDoubleImpact(query, line);
        leaving = new DoubleDoubleImpact(query, lineBack);
    }

    /** Forgets the last query. */
    void forget() {
        line.forget();
        lineBack.forget();
        front.forget();
        back.forget();
        enteringKnown = false;
        leavingKnown = false;
        tangent = false;
        leavesAtOnce = false;
    }

    /**
     * Finds the verdict.
     *
     * @param meets whether it is certain already that the line enters C where the walk says
     * @return whether it is certain
     */
    boolean decides(boolean meets) {
        if (!meets) {
            int left = front.leftmost();
            int right = back.leftmost();
            if (left == -1 || right == -1) {
                verdict = Verdict.MISS;
                return true;
            }
            if (left == ExactOrientation.OPEN || right == ExactOrientation.OPEN) {
                return false;
            }
            if (left == 0 || right == 0) {
                return touches(left == 0);
            }
            if (!front.enters(walkIn)) {
                return false;
            }
        }
        start = entering().start();
        int end = entering().end();
        if (start == ExactOrientation.OPEN || end == ExactOrientation.OPEN) {
            return false;
        }
        int exit = 1;
        if (start < 0) {
            int turnedExit = leaves() ? leaving.start() : ExactOrientation.OPEN;
            if (turnedExit == ExactOrientation.OPEN) {
                return false;
            }
            exit = -turnedExit;
        }
        leavesAtOnce = exit == 0;
        decide(end, exit);
        return true;
    }

    private void decide(int end, int exit) {
        verdict = query.moves()
                ? VerdictRule.ofMotion(start, end, exit, tangent)
                : VerdictRule.atRest(start, exit, tangent);
    }

    /**
     * A line that only touches C does so on its left or on its right, from the first of the farthest vertices to the
     * last.
     */
    private boolean touches(boolean isOnLeft) {
        tangent = true;
        DoubleDouble last = lastTouch.numerator();
        boolean areVertices;
        if (isOnLeft) {
            front.alongFirst(firstTouch);
            areVertices = front.alongLast(last);
        } else {
            // Seen from the other way the first is the last, and as far along in the other direction.
            back.alongFirst(last);
            areVertices = back.alongLast(firstTouch);
            firstTouch.setNegation(firstTouch);
            last.setNegation(last);
        }
        lastTouch.denominator().set(line.square());
        lastTouch.divide();
        start = firstTouch.sign();
        int end = firstTouch.setDifference(firstTouch, line.square()).sign();
        int exit = last.sign();
        if (!areVertices
                || start == ExactOrientation.OPEN
                || end == ExactOrientation.OPEN
                || exit == ExactOrientation.OPEN) {
            return false;
        }
        decide(end, exit);
        return true;
    }

    Verdict verdict() {
        return verdict;
    }

    /** Whether the contact is where the line enters C. */
    boolean isWhereItEnters() {
        return !tangent && !leavesAtOnce;
    }

    /** The time of entry, rounded down; NaN if it is not certain. */
    double enter() {
        if (isWhereItEnters()) {
            return entering().time().round(Direction.DOWN);
        }
        return start <= 0 ? 0 : Double.NaN;
    }

    /** The time of exit, rounded up; NaN if it is not certain. */
    double exit() {
        if (tangent) {
            return lastTouch.round(Direction.UP);
        }
        return leaves() ? 0 - leaving.time().round(Direction.DOWN) : Double.NaN;
    }

    /** Where the line enters C. */
    DoubleDoubleImpact entering() {
        if (!enteringKnown) {
            enteringKnown = true;
            entering.set(walkIn);
        }
        return entering;
    }

    /** Whether the place where the line leaves C has been found. */
    boolean hasFoundExit() {
        return leavingKnown;
    }

    /** Whether the place is certain where the line leaves C. */
    boolean leaves() {
        if (!leavingKnown) {
            leavingKnown = back.leftmost() == 1 && back.enters(walkOut);
            if (leavingKnown) {
                leaving.set(walkOut);
            }
        }
        return leavingKnown;
    }
}
