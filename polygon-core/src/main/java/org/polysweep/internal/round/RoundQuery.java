package org.polysweep.internal.round;

import org.polysweep.contact.Feature;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.bound.RoundBound;
import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.obstacle.ExactQuery;
import org.polysweep.internal.prepared.Prepared;
import org.polysweep.internal.rounding.RelativeMotion;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.RoundedPolygon;

/**
 * Two convex shapes with their positions and displacements, and numbers in doubles that follow from these. The core of
 * a circle is not read, only the circle: {@link PointCore}. Reusable, not thread-safe.
 */
final class RoundQuery extends RelativeMotion {

    private static final ConvexShape NOWHERE = RoundedPolygon.circle(0, 0, 0);

    private ConvexShape a = NOWHERE;
    private ConvexShape b = NOWHERE;

    /** The sum of the radii: one term. */
    double radius;

    /** Sets the shapes; positions and displacements are {@link #set set} separately. */
    void setShapes(ConvexShape a, ConvexShape b) {
        this.a = a;
        this.b = b;
        radius = a.radius() + b.radius();
    }

    ConvexPolygon coreA() {
        return a.core();
    }

    ConvexPolygon coreB() {
        return b.core();
    }

    double radiusA() {
        return a.radius();
    }

    double radiusB() {
        return b.radius();
    }

    /** Returns whether both cores are points, so that C is a disk. */
    boolean isOfCircles() {
        return PointCore.isOf(a) && PointCore.isOf(b);
    }

    /** The x coordinate of a vertex of the core of A. */
    double vertexAX(int vertex) {
        return PointCore.isOf(a) ? PointCore.x(a) : a.core().x(vertex);
    }

    /** The y coordinate of that vertex. */
    double vertexAY(int vertex) {
        return PointCore.isOf(a) ? PointCore.y(a) : a.core().y(vertex);
    }

    /** The x coordinate of a vertex of the core of B. */
    double vertexBX(int vertex) {
        return PointCore.isOf(b) ? PointCore.x(b) : b.core().x(vertex);
    }

    /** The y coordinate of that vertex. */
    double vertexBY(int vertex) {
        return PointCore.isOf(b) ? PointCore.y(b) : b.core().y(vertex);
    }

    /** The x component of the gap from a vertex of A to a vertex of B: the sum of two terms. */
    double gapX(int vertexA, int vertexB) {
        return (b.core().x(vertexB) - a.core().x(vertexA)) + offsetX;
    }

    /** The y component of that gap. */
    double gapY(int vertexA, int vertexB) {
        return (b.core().y(vertexB) - a.core().y(vertexA)) + offsetY;
    }

    /** Finds a gap in double-double. */
    void findGap(int vertexA, int vertexB, DoubleDouble gapX, DoubleDouble gapY, DoubleDouble scratch) {
        gapX.setDifference(vertexBX(vertexB), vertexAX(vertexA));
        gapX.setSum(gapX, scratch.setDifference(bx, ax));
        gapY.setDifference(vertexBY(vertexB), vertexAY(vertexA));
        gapY.setSum(gapY, scratch.setDifference(by, ay));
    }

    /** Bounds the size of all gaps between vertices, including the radius, as {@link RoundBound} defines it. */
    double sizeOfGaps() {
        return isOfCircles()
                ? sizeOfGap(PointCore.x(b) - PointCore.x(a), PointCore.y(b) - PointCore.y(a), offsetX, offsetY, radius)
                : 2 * (Prepared.magnitude(a.core()) + Prepared.magnitude(b.core()))
                        + Math.abs(offsetX)
                        + Math.abs(offsetY)
                        + radius;
    }

    /**
     * Returns the size of the gap between two points of A and B, including the radius.
     *
     * @param placeX the x component of their difference, in the coordinates of their shapes
     * @param placeY the y component
     * @param offsetX the x component of the vector from the position of A to the position of B
     * @param offsetY the y component
     * @param radius the sum of the radii
     */
    static double sizeOfGap(double placeX, double placeY, double offsetX, double offsetY, double radius) {
        return Math.abs(placeX) + Math.abs(placeY) + (Math.abs(offsetX) + Math.abs(offsetY)) + radius;
    }

    /** Writes the features on which a line enters C. */
    void writeFeatures(SweepResult result, EntryPiece at) {
        AnswerWriter.writeFeatures(
                result,
                at.isEdgeOfA() ? Feature.Kind.EDGE : Feature.Kind.VERTEX,
                index(a, at.isEdgeOfA(), at.onA()),
                at.isEdgeOfB() ? Feature.Kind.EDGE : Feature.Kind.VERTEX,
                index(b, at.isEdgeOfB(), at.onB()));
    }

    private static int index(ConvexShape shape, boolean isEdge, int on) {
        if (isEdge) {
            return shape.core().edgeIndex(on);
        }
        return PointCore.isOf(shape) ? PointCore.index(shape) : shape.core().vertexIndex(on);
    }

    /** Returns the query in big integers. */
    ExactQuery exact() {
        return ExactQuery.of(new ConvexMotion(a, ax, ay, adx, ady), new ConvexMotion(b, bx, by, bdx, bdy));
    }
}
