package org.polysweep.internal.polygon;

import org.polysweep.internal.prepared.Prepared;
import org.polysweep.internal.prepared.PseudoAngle;
import org.polysweep.shape.ConvexPolygon;

/**
 * Guesses in doubles which features of two cores are closest: it goes along the outline of the configuration-space
 * obstacle C = B - A, edge by edge, as long as that leads toward the origin. It begins where C reaches farthest from
 * the center of B toward the center of A, so the walk is short.
 *
 * <p>A guess needs no bounds: {@link ClosestProof} decides whether it is right. Reusable, no allocation.
 */
final class ClosestGuess {

    private final ClosestFeatures pair;

    /** The current vertices of A and B. */
    private int onA;

    private int onB;

    /** The edge of C that follows, and the edges of A and B that make it. */
    private double edgeX;

    private double edgeY;
    private boolean isOfA;
    private boolean isOfB;

    ClosestGuess(ClosestFeatures pair) {
        this.pair = pair;
    }

    /** Sets the features of the pair to the guess. */
    void run() {
        ConvexPolygon a = pair.a;
        ConvexPolygon b = pair.b;
        int bearing = PseudoAngle.of(
                Prepared.centerX(a) - Prepared.centerX(b) - pair.offsetX,
                Prepared.centerY(a) - Prepared.centerY(b) - pair.offsetY);
        onB = Prepared.farthestAt(b, bearing);
        onA = Prepared.farthestAt(a, PseudoAngle.opposite(bearing));
        if (!walk(true)) {
            walk(false);
        }
    }

    /** Walks in one direction; returns whether it has moved, or found an edge. */
    private boolean walk(boolean isCounterClockwise) {
        ConvexPolygon a = pair.a;
        ConvexPolygon b = pair.b;
        boolean moved = false;
        for (int left = a.vertexCount() + b.vertexCount(); left > 0; left--) {
            int edgeOfA = isCounterClockwise ? onA : a.previous(onA);
            int edgeOfB = isCounterClockwise ? onB : b.previous(onB);
            chooseEdge(edgeOfA, edgeOfB, isCounterClockwise);
            double toward =
                    -edgeX * (pair.termX(onA, onB) + pair.offsetX) - edgeY * (pair.termY(onA, onB) + pair.offsetY);
            if (!(toward > 0)) {
                break;
            }
            if (toward < edgeX * edgeX + edgeY * edgeY) {
                pair.setFeatures(isOfA ? edgeOfA : onA, isOfA, isOfB ? edgeOfB : onB, isOfB);
                return true;
            }
            moved = true;
            if (isOfA) {
                onA = isCounterClockwise ? a.next(onA) : edgeOfA;
            }
            if (isOfB) {
                onB = isCounterClockwise ? b.next(onB) : edgeOfB;
            }
        }
        pair.setFeatures(onA, false, onB, false);
        return moved;
    }

    /**
     * The edge of C that comes next: the next edge of B or, reversed, of A, whichever turns less; both if they are
     * parallel.
     */
    private void chooseEdge(int edgeOfA, int edgeOfB, boolean isCounterClockwise) {
        double sign = isCounterClockwise ? 1 : -1;
        double ofAX = -sign * pair.a.edgeX(edgeOfA);
        double ofAY = -sign * pair.a.edgeY(edgeOfA);
        double ofBX = sign * pair.b.edgeX(edgeOfB);
        double ofBY = sign * pair.b.edgeY(edgeOfB);
        double turn = sign * (ofBX * ofAY - ofBY * ofAX);
        isOfB = pair.b.vertexCount() > 1 && (turn >= 0 || pair.a.vertexCount() == 1);
        isOfA = pair.a.vertexCount() > 1 && (turn <= 0 || pair.b.vertexCount() == 1);
        edgeX = (isOfA ? ofAX : 0) + (isOfB ? ofBX : 0);
        edgeY = (isOfA ? ofAY : 0) + (isOfB ? ofBY : 0);
    }
}
