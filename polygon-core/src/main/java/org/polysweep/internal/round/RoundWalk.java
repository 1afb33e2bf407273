package org.polysweep.internal.round;

import org.polysweep.internal.obstacle.ExactQuery;
import org.polysweep.internal.obstacle.FeatureRef;
import org.polysweep.internal.obstacle.FrontWalk;
import org.polysweep.internal.obstacle.TimedFeaturePair;
import org.polysweep.internal.prepared.Prepared;
import org.polysweep.internal.prepared.PseudoAngle;
import org.polysweep.shape.ConvexPolygon;

/**
 * Guesses in plain doubles where the line of the motion enters C: begins where it would enter if the cores were
 * circles, and walks from there along the front of C, as {@link FrontWalk} does in integers. Reusable.
 */
final class RoundWalk {

    /** The walk begins no nearer to the top or the bottom of C than 1 : √8, so that it begins on the front. */
    private static final int STEEPEST = 8;

    /**
     * The bits of a double are near to its logarithm, times 2^52, and these are the bits of 1, whose logarithm is 0.
     */
    private static final long BITS_OF_ONE = Double.doubleToRawLongBits(1);

    private final RoundMotion query;
    private ConvexPolygon a;
    private ConvexPolygon b;
    private double lineX;
    private double lineY;
    private double radius;

    private int onA;
    private int onB;
    private boolean arc;
    private boolean edgeOfA;
    private boolean edgeOfB;

    RoundWalk(RoundMotion query) {
        this.query = query;
        a = query.a;
        b = query.b;
    }

    /** The vertex of A, or the edge of A that makes the side. */
    int onA() {
        return onA;
    }

    /** The vertex of B, or the edge of B that makes the side. */
    int onB() {
        return onB;
    }

    /** Whether the line enters on an arc, about the difference of two vertices; or passes C there, if it misses. */
    boolean isArc() {
        return arc;
    }

    /** Whether the line enters a side along an edge of A. */
    boolean isEdgeOfA() {
        return edgeOfA;
    }

    /** Whether the line enters a side along an edge of B. */
    boolean isEdgeOfB() {
        return edgeOfB;
    }

    /** Where the line enters C, or leaves it if the way is -1, in integers. */
    TimedFeaturePair exactly(int way, ExactQuery integers) {
        return TimedFeaturePair.of(new FeatureRef(arc || edgeOfB, onA), new FeatureRef(!edgeOfB, onB), way, integers);
    }

    /** Corrects the guess: the side is one along an edge of A and a parallel one of B. */
    void takeEdges(int newOnA, int newOnB) {
        takeSide(newOnA, newOnB, true, true);
    }

    /** Corrects the guess: the line enters a side. */
    void takeSide(int newOnA, int newOnB, boolean ofA, boolean ofB) {
        onA = newOnA;
        onB = newOnB;
        arc = false;
        edgeOfA = ofA;
        edgeOfB = ofB;
    }

    /** Corrects the guess: the line enters on an arc. */
    void takeArc(int newOnA, int newOnB) {
        endOnArc(newOnA, newOnB);
    }

    /**
     * Finds where a line enters C.
     *
     * @param newLineX the x component of the line
     * @param newLineY the y component
     */
    void run(double newLineX, double newLineY) {
        a = query.a;
        b = query.b;
        lineX = newLineX;
        lineY = newLineY;
        radius = query.radius;
        int bearing = bearingOfEntry();
        int i = Prepared.farthestAt(a, PseudoAngle.opposite(bearing));
        int j = Prepared.farthestAt(b, bearing);
        double height = lineX * query.gapY(i, j) - lineY * query.gapX(i, j);
        if (!goesOn(i, j, height)) {
            goBack(i, j, height);
        }
    }

    /** Ends on the one arc that there is, where both cores are points. */
    void standStill() {
        endOnArc(0, 0);
    }

    /** The bearing of the normal of C where the line would enter it if the cores were circles. */
    private int bearingOfEntry() {
        double centerX = Prepared.centerX(b) - Prepared.centerX(a) + query.offsetX;
        double centerY = Prepared.centerY(b) - Prepared.centerY(a) + query.offsetY;
        double reach = Prepared.boundingRadius(a) + Prepared.boundingRadius(b) + radius;
        double square = reach * reach * (lineX * lineX + lineY * lineY);
        double across = lineX * centerY - lineY * centerX;
        double squareAcross = across * across;
        double along = roughRoot(Math.max(square - squareAcross, squareAcross / STEEPEST));
        return PseudoAngle.of(across * lineY - along * lineX, -(across * lineX + along * lineY));
    }

    /**
     * The square root of a positive number, up to 7 %: half its logarithm. A true root would keep everything waiting
     * that follows.
     */
    private static double roughRoot(double square) {
        return Double.longBitsToDouble((Double.doubleToRawLongBits(square) + BITS_OF_ONE) >>> 1);
    }

    /**
     * Walks counter-clockwise while the line runs below the beginning of the next side; false if it does so nowhere.
     */
    private boolean goesOn(int fromA, int fromB, double from) {
        int i = fromA;
        int j = fromB;
        double height = from;
        for (int left = a.size() + b.size(); left > 0; left--) {
            double xA = a.edgeX(i);
            double yA = a.edgeY(i);
            double xB = b.edgeX(j);
            double yB = b.edgeY(j);
            double turn = xB * yA - yB * xA;
            boolean takesB = turn < 0 || (turn == 0 && lineX * yB < lineY * xB);
            double step = takesB ? lineX * yB - lineY * xB : lineY * xA - lineX * yA;
            double shift = takesB
                    ? radius * (lineX * b.normalY(j) - lineY * b.normalX(j))
                    : radius * (lineY * a.normalX(i) - lineX * a.normalY(i));
            if (!(step < 0 && height + shift > 0)) {
                endOnArc(i, j);
                return i != fromA || j != fromB;
            }
            height += step;
            if (height + shift < 0) {
                endOnSide(i, j, takesB);
                return true;
            }
            if (takesB) {
                j = b.next(j);
            } else {
                i = a.next(i);
            }
        }
        endOnArc(i, j);
        return true;
    }

    /** Walks clockwise while the line runs above the end of the side before. */
    private void goBack(int fromA, int fromB, double from) {
        int i = fromA;
        int j = fromB;
        double height = from;
        for (int left = a.size() + b.size(); left > 0; left--) {
            int beforeA = a.previous(i);
            int beforeB = b.previous(j);
            double xA = a.edgeX(beforeA);
            double yA = a.edgeY(beforeA);
            double xB = b.edgeX(beforeB);
            double yB = b.edgeY(beforeB);
            double turn = xB * yA - yB * xA;
            boolean takesB = turn > 0 || (turn == 0 && lineX * yB < lineY * xB);
            double step = takesB ? lineX * yB - lineY * xB : lineY * xA - lineX * yA;
            double shift = takesB
                    ? radius * (lineX * b.normalY(beforeB) - lineY * b.normalX(beforeB))
                    : radius * (lineY * a.normalX(beforeA) - lineX * a.normalY(beforeA));
            if (!(step < 0 && height + shift < 0)) {
                break;
            }
            height -= step;
            if (takesB) {
                j = beforeB;
            } else {
                i = beforeA;
            }
            if (height + shift > 0) {
                endOnSide(i, j, takesB);
                return;
            }
        }
        endOnArc(i, j);
    }

    private void endOnArc(int i, int j) {
        onA = i;
        onB = j;
        arc = true;
        edgeOfA = false;
        edgeOfB = false;
    }

    private void endOnSide(int i, int j, boolean takesB) {
        takeSide(i, j, !takesB, takesB);
    }
}
