package org.polysweep.internal.bound;

import org.polysweep.internal.expansion.ErrorFreeTransform;
import org.polysweep.internal.rounding.RelativeMotion;
import org.polysweep.internal.rounding.TimeFilter;

/**
 * The height of a vertex of a polygon B over the line of an edge of a polygon A at a time, times the length of the
 * edge; positive on the outside of A. It is computed with almost twice the precision of doubles, and with a bound of
 * its error: docs/error-bounds.md, theorem 5, whose residual it is, at any time. Reusable, no allocation.
 */
public final class HeightAtTime {

    private double height;
    private double bound;

    /**
     * Finds the height.
     *
     * @param fromX the x coordinate of the beginning of the edge
     * @param fromY its y coordinate
     * @param toX the x coordinate of the end of the edge
     * @param toY its y coordinate
     * @param vertexX the x coordinate of the vertex, in the coordinates of B
     * @param vertexY its y coordinate
     * @param motion the motions of A and B
     * @param time the time, in [0, 1]
     */
    public void find(
            double fromX,
            double fromY,
            double toX,
            double toY,
            double vertexX,
            double vertexY,
            RelativeMotion motion,
            double time) {
        double edgeX = toX - fromX;
        double edgeXTail = ErrorFreeTransform.sumTail(toX, -fromX, edgeX);
        double edgeY = toY - fromY;
        double edgeYTail = ErrorFreeTransform.sumTail(toY, -fromY, edgeY);
        double termX = vertexX - fromX;
        double gapX = termX + motion.offsetX;
        double gapXTail = motion.gapTailX(fromX, vertexX, termX, gapX);
        double pathX = time * motion.dx;
        double leftX = gapX - pathX;
        double leftXTail = ErrorFreeTransform.leftTail(gapX, gapXTail, time, motion.dx, motion.tailX(), pathX, leftX);
        double termY = vertexY - fromY;
        double gapY = termY + motion.offsetY;
        double gapYTail = motion.gapTailY(fromY, vertexY, termY, gapY);
        double pathY = time * motion.dy;
        double leftY = gapY - pathY;
        double leftYTail = ErrorFreeTransform.leftTail(gapY, gapYTail, time, motion.dy, motion.tailY(), pathY, leftY);
        double product1 = edgeY * leftX;
        double product2 = edgeX * leftY;
        double difference = product1 - product2;
        height = difference
                + (ErrorFreeTransform.sumTail(product1, -product2, difference)
                        + (ErrorFreeTransform.productTail(edgeY, leftX, product1)
                                - ErrorFreeTransform.productTail(edgeX, leftY, product2))
                        + (edgeY * leftXTail + edgeYTail * leftX)
                        - (edgeX * leftYTail + edgeXTail * leftY));
        double sizeX = Math.abs(termX) + Math.abs(motion.offsetX) + Math.abs(pathX);
        double sizeY = Math.abs(termY) + Math.abs(motion.offsetY) + Math.abs(pathY);
        bound = TimeFilter.ACROSS_EDGE * (Math.abs(edgeX) * sizeY + Math.abs(edgeY) * sizeX)
                + TimeFilter.UNDERFLOW * (1 + Math.abs(edgeX) + Math.abs(edgeY));
    }

    /** Returns a lower bound of the height. */
    public double below() {
        return Math.nextDown(Math.nextDown(height - bound));
    }

    /** Returns whether the height is proved to be negative. */
    public boolean isNegative() {
        return -height > bound;
    }
}
