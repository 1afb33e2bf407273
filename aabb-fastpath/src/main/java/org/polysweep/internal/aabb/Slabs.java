package org.polysweep.internal.aabb;

import org.polysweep.contact.Verdict;
import org.polysweep.internal.sign.SignBits;
import org.polysweep.internal.sign.Stage;

/**
 * The third step: on each axis the line of the motion is within C from one time to another, and it is in C while it is
 * within on both. Two times are compared without a division. The slab method.
 *
 * @see <a href="https://doi.org/10.1145/15922.15916">T. L. Kay, J. T. Kajiya, Ray tracing complex scenes, SIGGRAPH
 *     1986</a>
 */
final class Slabs {

    private Slabs() {}

    /** Finds the verdict of two boxes that are apart at t = 0 and approach each other. */
    static void find(BoxPair boxes, BoxPredicates predicates, BoxPassage passage) {
        double order = entryOrder(boxes);
        if ((passage.reaches & SignBits.of(boxes.crossBound - Math.abs(order))) < 0) {
            predicates.stages().decided(Stage.FILTER);
            int isOnY = (int) (SignBits.of(order) >>> 63);
            int onX = boxes.x.nearSide(BoxSide.LEFT);
            int onY = boxes.y.nearSide(BoxSide.LOWER);
            passage.hit(onX ^ ((onX ^ onY) & -isOnY));
        } else {
            findBySigns(boxes, predicates, passage);
        }
    }

    /** The order of the times at which the motion enters on x and on y, as a cross product, rounded. */
    private static double entryOrder(BoxPair boxes) {
        return boxes.x.near() * Math.abs(boxes.y.move) - boxes.y.near() * Math.abs(boxes.x.move);
    }

    private static void findBySigns(BoxPair boxes, BoxPredicates predicates, BoxPassage passage) {
        int near = boxes.nearSides();
        int far = boxes.farSides();
        int entered = entrySides(boxes, predicates);
        boolean isLastX = (entered & BoxSide.ON_X) != 0;
        BoxAxis last = isLastX ? boxes.x : boxes.y;
        BoxAxis other = isLastX ? boxes.y : boxes.x;
        int onLast = isLastX ? BoxSide.ON_X : BoxSide.ON_Y;
        // On an axis without a displacement, a side that holds the origin holds all of the line.
        int sides = entered | (passage.sides & ~(near | far));
        boolean arrivesAtEnd = false;
        if (passage.reaches >= 0) {
            int beside = other.moves() ? predicates.compareTimes(last, !last.movesUp(), other, other.movesUp()) : -1;
            int late = beside > 0 ? 0 : predicates.compareEntryToEnd(last);
            if (beside > 0 || late > 0) {
                passage.miss(
                        BoxStep.SLABS,
                        beside > 0 ? BoxPassage.APART_ACROSS : isLastX ? BoxPassage.APART_ON_X : BoxPassage.APART_ON_Y);
                return;
            }
            sides |= (beside == 0 ? far & ~onLast : 0) | (last.isFlat() ? far & onLast : 0);
            arrivesAtEnd = late == 0;
        }
        Verdict verdict = (sides & ~near) == 0 && !arrivesAtEnd ? Verdict.HIT : Verdict.TOUCH;
        passage.meet(verdict, BoxStep.SLABS, entered, sides, SideOrder.best(boxes, predicates, sides));
    }

    /**
     * Returns the near side through which the line of the motion enters C, or both if it enters at a vertex. There is
     * a displacement.
     */
    static int entrySides(BoxPair boxes, BoxPredicates predicates) {
        int near = boxes.nearSides();
        if (!boxes.x.moves() || !boxes.y.moves()) {
            return near;
        }
        int later = compareEntries(boxes, predicates);
        return later > 0 ? near & BoxSide.ON_X : later < 0 ? near & BoxSide.ON_Y : near;
    }

    /** Returns an axis on which the line of the motion enters C last. There is a displacement. */
    static BoxAxis entryAxis(BoxPair boxes, BoxPredicates predicates) {
        BoxAxis x = boxes.x;
        BoxAxis y = boxes.y;
        return !y.moves() || (x.moves() && compareEntries(boxes, predicates) >= 0) ? x : y;
    }

    /** The sign of the time at which the line enters on x, less the time on y. */
    private static int compareEntries(BoxPair boxes, BoxPredicates predicates) {
        int later = byBound(entryOrder(boxes), boxes, predicates);
        return later != 0 ? later : predicates.compareTimes(boxes.x, !boxes.x.movesUp(), boxes.y, !boxes.y.movesUp());
    }

    /** Returns the axis on which the line of the motion leaves C first. There is a displacement. */
    static BoxAxis exitAxis(BoxPair boxes, BoxPredicates predicates) {
        BoxAxis x = boxes.x;
        BoxAxis y = boxes.y;
        if (!x.moves() || !y.moves()) {
            return x.moves() ? x : y;
        }
        int later = byBound(x.far() * Math.abs(y.move) - y.far() * Math.abs(x.move), boxes, predicates);
        if (later == 0) {
            later = predicates.compareTimes(x, x.movesUp(), y, y.movesUp());
        }
        return later > 0 ? y : x;
    }

    /** The sign of an order of times, or 0 if it is not certain. */
    private static int byBound(double order, BoxPair boxes, BoxPredicates predicates) {
        boolean isCertain =
                Math.abs(order) > boxes.crossBound && predicates.stages().mayUse(Stage.FILTER);
        if (isCertain) {
            predicates.stages().decided(Stage.FILTER);
        }
        return isCertain ? (order > 0 ? 1 : -1) : 0;
    }
}
