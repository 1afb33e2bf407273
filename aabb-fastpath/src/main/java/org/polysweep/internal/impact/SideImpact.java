package org.polysweep.internal.impact;

import org.polysweep.internal.doubled.ErrorFreeTransform;
import org.polysweep.internal.doubled.Roundoff;
import org.polysweep.internal.predicate.RoundBound;

/**
 * When a line crosses the line of an edge moved outward by a radius, {@code n·(t·d - v) = R·|n|}: rounded down where doubles and a
 * bound of second order leave no doubt. No allocation.
 */
public final class SideImpact {

    /** Bounds the error of the residual, in units of what it is made from: docs/error-bounds.md, theorem 11. */
    private static final double RESIDUAL = 80 * Roundoff.U * Roundoff.U;

    /** Bounds the error of the denominator, in units of its products: docs/error-bounds.md, theorems 1 and 5. */
    private static final double DENOMINATOR = (1 + 5) * Roundoff.U;

    /** Covers what underflow adds to any of these: docs/error-bounds.md, theorem 11. */
    private static final double UNDERFLOW = 0x1p-800;

    /** Of a shorter edge nothing is certain: squares might underflow, docs/error-bounds.md, theorem 11. */
    static final double SHORTEST = 0x1p-150;

    private SideImpact() {}

    /**
     * Rounds the time down. The numbers lie within {@link RoundBound#isInRange}.
     *
     * @param fromX the beginning of the edge, counter-clockwise on C: that of an edge of B, or the end of one of A
     * @param toX the end of the edge
     * @param placeAx a place on A, in its own coordinates
     * @param placeBx the place on B that makes with it a point of the edge
     * @return the double; NaN if it is not certain
     */
    public static double roundDown(
            double fromX,
            double fromY,
            double toX,
            double toY,
            double placeAx,
            double placeAy,
            double placeBx,
            double placeBy,
            double positionAx,
            double positionAy,
            double positionBx,
            double positionBy,
            double moveAx,
            double moveAy,
            double moveBx,
            double moveBy,
            double radiusA,
            double radiusB) {
        double edgeX = toX - fromX;
        double edgeXTail = ErrorFreeTransform.sumTail(toX, -fromX, edgeX);
        double edgeY = toY - fromY;
        double edgeYTail = ErrorFreeTransform.sumTail(toY, -fromY, edgeY);
        if (!(Math.abs(edgeX) + Math.abs(edgeY) > SHORTEST)) {
            return Double.NaN;
        }
        double moveX = moveAx - moveBx;
        double moveXTail = ErrorFreeTransform.sumTail(moveAx, -moveBx, moveX);
        double moveY = moveAy - moveBy;
        double moveYTail = ErrorFreeTransform.sumTail(moveAy, -moveBy, moveY);
        double termX1 = placeBx - placeAx;
        double termX2 = positionBx - positionAx;
        double gapX = termX1 + termX2;
        double gapXTail = ErrorFreeTransform.gapTail(placeAx, placeBx, positionAx, positionBx, termX1, termX2, gapX);
        double termY1 = placeBy - placeAy;
        double termY2 = positionBy - positionAy;
        double gapY = termY1 + termY2;
        double gapYTail = ErrorFreeTransform.gapTail(placeAy, placeBy, positionAy, positionBy, termY1, termY2, gapY);
        double radius = radiusA + radiusB;
        double radiusTail = ErrorFreeTransform.sumTail(radiusA, radiusB, radius);

        // The length of the edge, and Newton's step from the root in doubles.
        double squareX = edgeX * edgeX;
        double squareY = edgeY * edgeY;
        double square = squareX + squareY;
        double length = Math.sqrt(square);
        double lengthSquare = length * length;
        double lengthTail = ((square - lengthSquare)
                        + ErrorFreeTransform.sumTail(squareX, squareY, square)
                        + (ErrorFreeTransform.productTail(edgeX, edgeX, squareX)
                                + ErrorFreeTransform.productTail(edgeY, edgeY, squareY)
                                - ErrorFreeTransform.productTail(length, length, lengthSquare))
                        + 2 * (edgeX * edgeXTail + edgeY * edgeYTail))
                / (2 * length);

        double denominator1 = edgeY * moveX;
        double denominator2 = edgeX * moveY;
        double denominator = denominator1 - denominator2;
        double doubt = DENOMINATOR * (Math.abs(denominator1) + Math.abs(denominator2)) + UNDERFLOW;
        double reach = radius * length;
        double time = (edgeY * gapX - edgeX * gapY + reach) / denominator;

        // What is left of the gap at that time.
        double wayX = time * moveX;
        double leftX = gapX - wayX;
        double leftXTail = ErrorFreeTransform.leftTail(gapX, gapXTail, time, moveX, moveXTail, wayX, leftX);
        double wayY = time * moveY;
        double leftY = gapY - wayY;
        double leftYTail = ErrorFreeTransform.leftTail(gapY, gapYTail, time, moveY, moveYTail, wayY, leftY);
        double product1 = edgeY * leftX;
        double product2 = edgeX * leftY;
        double height = product1 - product2;
        double heightTail = ErrorFreeTransform.sumTail(product1, -product2, height)
                + (ErrorFreeTransform.productTail(edgeY, leftX, product1)
                        - ErrorFreeTransform.productTail(edgeX, leftY, product2))
                + (edgeY * leftXTail + edgeYTail * leftX)
                - (edgeX * leftYTail + edgeXTail * leftY);
        double reachTail =
                ErrorFreeTransform.productTail(radius, length, reach) + (radius * lengthTail + radiusTail * length);
        double sum = height + reach;
        double rest = sum + (ErrorFreeTransform.sumTail(height, reach, sum) + (heightTail + reachTail));
        double sizeX = Math.abs(termX1) + Math.abs(termX2) + Math.abs(wayX);
        double sizeY = Math.abs(termY1) + Math.abs(termY2) + Math.abs(wayY);
        double bound = RESIDUAL * (Math.abs(edgeX) * sizeY + Math.abs(edgeY) * sizeX + reach) + UNDERFLOW;
        return TimeFilter.decide(time, rest / denominator, rest, bound, denominator, doubt, false);
    }
}
