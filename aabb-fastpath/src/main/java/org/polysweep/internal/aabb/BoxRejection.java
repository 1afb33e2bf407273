package org.polysweep.internal.aabb;

import org.polysweep.internal.sign.SignBits;

/**
 * The first step: rejects two boxes whose projections stay apart on the x axis, on the y axis, or on the axis
 * perpendicular to the displacement. Doubles with one bound for each kind of gap, without branches:
 * docs/error-bounds.md, boxes in batches.
 */
final class BoxRejection {

    private BoxRejection() {}

    /** Returns whether the boxes are certain to miss; otherwise notes whether they are certain to overlap or to hit. */
    static boolean reject(BoxPair boxes, BoxPassage passage) {
        BoxAxis x = boxes.x;
        BoxAxis y = boxes.y;
        double bound = boxes.gapBound;
        double crossBound = boxes.crossBound;
        double gapX = x.gap();
        double gapY = y.gap();
        double cross = Math.abs(x.move * y.middle - y.move * x.middle)
                - (Math.abs(x.move) * y.width + Math.abs(y.move) * x.width);
        long apartX = SignBits.of(bound - gapX);
        long apartY = SignBits.of(bound - gapY);
        long apartAcross = SignBits.of(crossBound - cross);
        if ((apartX | apartY | apartAcross) < 0) {
            passage.reject(apartX, apartY, apartAcross);
            return true;
        }
        // C has an interior if its area is positive. A width of 0 would become -0, were it negated.
        passage.reaches = SignBits.of(gapX + bound)
                & SignBits.of(gapY + bound)
                & SignBits.of(cross + crossBound)
                & SignBits.of(0 - x.width * y.width);
        return false;
    }
}
