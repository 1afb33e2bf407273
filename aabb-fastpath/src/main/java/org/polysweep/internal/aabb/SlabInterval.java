package org.polysweep.internal.aabb;

import org.polysweep.contact.Verdict;
import org.polysweep.internal.answer.VerdictRule;
import org.polysweep.internal.sign.SweptExtent;

/**
 * How the line of the motion passes the obstacle C, a box: on each axis it is within C from one time to another, and it
 * is in C while it is within on both. The slab method, without a division. Reusable.
 *
 * @see <a href="https://doi.org/10.1145/15922.15916">T. L. Kay, J. T. Kajiya, Ray tracing complex scenes, SIGGRAPH
 *     1986</a>
 */
public final class SlabInterval {

    private final BoxAxis x;
    private final BoxAxis y;
    private final BoxPredicates signs;

    /** The axis on which the motion comes into C last; if nothing moves, either. */
    private BoxAxis lastIn;

    /** Whether the line enters C between the ends of a side. */
    private boolean isInner;

    private int enterToStart;
    private int enterToEnd;
    private int exitToStart;

    SlabInterval(BoxAxis x, BoxAxis y, BoxPredicates signs) {
        this.x = x;
        this.y = y;
        this.signs = signs;
        lastIn = x;
    }

    /** Whether the boxes, swept over the step, are certainly apart on one axis: most pairs are. */
    public boolean isCertainlyApart() {
        return SweptExtent.apart(x.minA, x.maxA, x.minB, x.maxB, x.offset, x.move)
                || SweptExtent.apart(y.minA, y.maxA, y.minB, y.maxB, y.offset, y.move);
    }

    boolean moves() {
        return x.moves() || y.moves();
    }

    /** Whether the line enters C between the ends of a side, and not before the step begins. */
    boolean entersThroughSide() {
        return isInner && enterToStart >= 0;
    }

    /** Whether the line enters C at the beginning of the step or before it. */
    boolean isAtStart() {
        return enterToStart <= 0;
    }

    /** Whether the line enters C exactly at the end of the step. */
    boolean isAtEnd() {
        return enterToEnd == 0;
    }

    /** Whether the line enters C before the beginning of the step and leaves it exactly then. */
    boolean leavesAtStart() {
        return exitToStart == 0;
    }

    /** The axis on which the motion comes into C last: its gap is closed at the time of entry. */
    BoxAxis lastIn() {
        return lastIn;
    }

    /** The axis on which the motion leaves C first. */
    BoxAxis firstOut() {
        if (!x.moves()) {
            return y;
        }
        return y.moves() && compareExits() > 0 ? y : x;
    }

    private int compareEntries() {
        return signs.compareTimes(x, x.movesUp(), !x.movesUp(), y, y.movesUp(), !y.movesUp());
    }

    private int compareExits() {
        return signs.compareTimes(x, !x.movesUp(), x.movesUp(), y, !y.movesUp(), y.movesUp());
    }

    /** The verdict. */
    Verdict verdict() {
        exitToStart = 1;
        enterToEnd = -1;
        isInner = false;
        if (x.moves() && y.moves()) {
            return crossing();
        }
        return moves() ? sliding() : standing();
    }

    private Verdict standing() {
        enterToStart = -1;
        int lowX = signs.low(x);
        int highX = signs.high(x);
        int lowY = signs.low(y);
        int highY = signs.high(y);
        if (lowX > 0 || highX < 0 || lowY > 0 || highY < 0) {
            return Verdict.MISS;
        }
        return lowX == 0 || highX == 0 || lowY == 0 || highY == 0 ? Verdict.TOUCH : Verdict.OVERLAP;
    }

    /** There is motion on one axis only. */
    private Verdict sliding() {
        lastIn = x.moves() ? x : y;
        BoxAxis across = x.moves() ? y : x;
        int low = signs.low(across);
        int high = signs.high(across);
        if (low > 0 || high < 0) {
            return Verdict.MISS;
        }
        isInner = true;
        return passing(low == 0 || high == 0 || lastIn.isFlat());
    }

    /** There is motion on both axes. */
    private Verdict crossing() {
        int entries = compareEntries();
        lastIn = entries >= 0 ? x : y;
        BoxAxis other = entries >= 0 ? y : x;
        isInner = entries != 0;
        int order = signs.compareTimes(
                lastIn, lastIn.movesUp(), !lastIn.movesUp(), other, !other.movesUp(), other.movesUp());
        return order > 0 ? Verdict.MISS : passing(order == 0 || lastIn.isFlat());
    }

    private Verdict passing(boolean grazes) {
        isInner &= !grazes;
        boolean up = lastIn.movesUp();
        int way = up ? 1 : -1;
        enterToEnd = way * signs.gapAtEnd(lastIn, up, !up);
        if (enterToEnd > 0) {
            return Verdict.MISS;
        }
        enterToStart = way * signs.gap(lastIn, up, !up);
        if (enterToStart < 0) {
            // Otherwise it leaves at the start or later, and at the start only if it grazes.
            exitToStart = Math.min(exitSign(x), exitSign(y));
        }
        return VerdictRule.ofMotion(enterToStart, enterToEnd, exitToStart, grazes);
    }

    /** The sign of the time at which the motion leaves C on an axis; 1 if it never does. */
    private int exitSign(BoxAxis axis) {
        if (!axis.moves()) {
            return 1;
        }
        return axis.movesUp() ? signs.high(axis) : -signs.low(axis);
    }
}
