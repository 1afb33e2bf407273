package org.polysweep.round;

import org.polysweep.contact.Verdict;
import org.polysweep.exact.CrossProduct;
import org.polysweep.exact.Rounding.Direction;
import org.polysweep.exact.TimeRatio;

/**
 * How the line of the motion passes C, to twice the precision of doubles: for shapes that touch but for rounding, as they do where they
 * have come to rest, and for such as slide along each other. Reusable, no garbage.
 */
final class FinePassage {

    private final RoundMotion query;
    private final RoundWalk walkIn;
    private final RoundWalk walkOut;
    private final FineWalk front;
    private final FineWalk back;
    private final FineImpact entering;
    private final FineImpact leaving;

    /** The time at which a line that only touches C leaves it. */
    private final TimeRatio lastTouch = new TimeRatio();

    private Verdict verdict = Verdict.MISS;
    private int start;
    private boolean tangent;
    private boolean leavesAtOnce;
    private boolean enteringKnown;
    private boolean leavingKnown;

    /** Makes a passage, which corrects the guesses of two walks. */
    FinePassage(RoundMotion query, RoundWalk walkIn, RoundWalk walkOut) {
        this.query = query;
        this.walkIn = walkIn;
        this.walkOut = walkOut;
        front = new FineWalk(query, 1);
        back = new FineWalk(query, -1);
        entering = new FineImpact(query, 1);
        leaving = new FineImpact(query, -1);
    }

    /** Forgets the last query. */
    void forget() {
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
            if (left == CrossProduct.OPEN || right == CrossProduct.OPEN) {
                return false;
            }
            if (left == 0 || right == 0) {
                return touches(left == 0 ? front : back, left != 0);
            }
            if (!front.enters(walkIn)) {
                return false;
            }
        }
        start = entering().start();
        int end = entering().end();
        if (start == CrossProduct.OPEN || end == CrossProduct.OPEN) {
            return false;
        }
        int exit = 1;
        if (start < 0) {
            int turnedExit = leaves() ? leaving.start() : CrossProduct.OPEN;
            if (turnedExit == CrossProduct.OPEN) {
                return false;
            }
            exit = -turnedExit;
        }
        leavesAtOnce = exit == 0;
        decide(end, exit);
        return true;
    }

    private void decide(int end, int exit) {
        verdict = query.isAtRest() ? Verdict.atRest(start, exit, tangent) : Verdict.ofMotion(start, end, exit, tangent);
    }

    /** A line that only touches C does so on one side, from the first corner to the last. */
    private boolean touches(FineWalk side, boolean isRight) {
        tangent = true;
        FineLine line = front.line();
        int nearA = side.leftmostOfA(isRight);
        int nearB = side.leftmostOfB(isRight);
        line.gap(nearA, nearB);
        line.dot(lastTouch.numerator(), line.gapX(), line.gapY());
        start = lastTouch.numerator().sign();
        int end = lastTouch
                .numerator()
                .setDifference(lastTouch.numerator(), line.square())
                .sign();
        int farA = side.leftmostOfA(!isRight);
        int farB = side.leftmostOfB(!isRight);
        line.gap(farA, farB);
        line.dot(lastTouch.numerator(), line.gapX(), line.gapY());
        int exit = lastTouch.numerator().sign();
        boolean isOpen = start == CrossProduct.OPEN || end == CrossProduct.OPEN || exit == CrossProduct.OPEN;
        if (isOpen || !side.isCertain()) {
            return false;
        }
        lastTouch.denominator().set(line.square());
        lastTouch.divide();
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
    FineImpact entering() {
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
