package org.polysweep.internal.aabb;

import org.polysweep.contact.Verdict;
import org.polysweep.internal.sign.Stage;

/**
 * The second step: the location of the origin at t = 0: in C, on its boundary or outside. It decides pairs that
 * overlap, that touch, or that are apart on an axis on which they do not approach.
 */
final class BoxInitialContact {

    private BoxInitialContact() {}

    /** Returns whether the verdict is known; otherwise the boxes are apart and approach each other. */
    static boolean decide(BoxPair boxes, BoxPredicates predicates, BoxPassage passage) {
        BoxAxis x = boxes.x;
        BoxAxis y = boxes.y;
        if ((passage.reaches & x.overlapBits() & y.overlapBits()) < 0) {
            predicates.stages().decided(Stage.FILTER);
            passage.overlap();
            return true;
        }
        boolean approach = (passage.reaches & (x.apartBits() | y.apartBits())) < 0;
        return !approach && decideBySigns(boxes, predicates, passage);
    }

    /** As {@link #decide}, by the signs of the four ends of C. */
    private static boolean decideBySigns(BoxPair boxes, BoxPredicates predicates, BoxPassage passage) {
        int left = predicates.low(boxes.x);
        int right = -predicates.high(boxes.x);
        int lower = predicates.low(boxes.y);
        int upper = -predicates.high(boxes.y);
        int sides = BoxSide.ifZero(left, BoxSide.LEFT)
                | BoxSide.ifZero(right, BoxSide.RIGHT)
                | BoxSide.ifZero(lower, BoxSide.LOWER)
                | BoxSide.ifZero(upper, BoxSide.UPPER);
        int near = boxes.nearSides();
        if (Math.max(Math.max(left, right), Math.max(lower, upper)) > 0) {
            int outside = BoxSide.ifPositive(left, BoxSide.LEFT)
                    | BoxSide.ifPositive(right, BoxSide.RIGHT)
                    | BoxSide.ifPositive(lower, BoxSide.LOWER)
                    | BoxSide.ifPositive(upper, BoxSide.UPPER);
            int parting = outside & ~near;
            if (parting != 0) {
                passage.miss(
                        BoxStep.INITIAL_CONTACT,
                        ((parting & BoxSide.ON_X) != 0 ? BoxPassage.APART_ON_X : 0)
                                | ((parting & BoxSide.ON_Y) != 0 ? BoxPassage.APART_ON_Y : 0));
                return true;
            }
            passage.sides = sides;
            return false;
        }
        if (sides == 0) {
            passage.overlap();
        } else {
            // The motion has to lead into C across every side that holds the origin.
            Verdict verdict = (sides & ~near) == 0 ? Verdict.HIT : Verdict.TOUCH;
            passage.meet(verdict, BoxStep.INITIAL_CONTACT, 0, sides, SideOrder.best(boxes, predicates, sides));
        }
        return true;
    }
}
