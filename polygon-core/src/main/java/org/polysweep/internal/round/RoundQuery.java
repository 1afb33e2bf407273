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
 * a circle is not read for its center: {@link Prepared#isPoint}. Reusable, not thread-safe.
 */
final class RoundQuery extends RelativeMotion {

    private static final ConvexPolygon NOWHERE = ConvexPolygon.of(0, 0);

    private ConvexPolygon coreA = NOWHERE;
    private ConvexPolygon coreB = NOWHERE;
    double radiusA;
    double radiusB;

    /** The sum of the radii: one term. */
    double radius;

    /** True if both cores are points, so that C is a disk. */
    boolean isOfCircles;

    /** The centers of two circles. */
    private double centerAX;

    private double centerAY;
    private double centerBX;
    private double centerBY;

    /** Sets the shapes; positions and displacements are {@link #set set} separately. */
    void setShapes(ConvexShape a, ConvexShape b) {
        coreA = a.core();
        coreB = b.core();
        radiusA = a.radius();
        radiusB = b.radius();
        radius = radiusA + radiusB;
        isOfCircles = Prepared.isPoint(a) && Prepared.isPoint(b);
        if (isOfCircles) {
            centerAX = Prepared.pointX(a);
            centerAY = Prepared.pointY(a);
            centerBX = Prepared.pointX(b);
            centerBY = Prepared.pointY(b);
        }
    }

    ConvexPolygon coreA() {
        return coreA;
    }

    ConvexPolygon coreB() {
        return coreB;
    }

    /** The x coordinate of a vertex of the core of A. */
    double vertexAX(int vertex) {
        return isOfCircles ? centerAX : coreA.x(vertex);
    }

    /** The y coordinate of that vertex. */
    double vertexAY(int vertex) {
        return isOfCircles ? centerAY : coreA.y(vertex);
    }

    /** The x coordinate of a vertex of the core of B. */
    double vertexBX(int vertex) {
        return isOfCircles ? centerBX : coreB.x(vertex);
    }

    /** The y coordinate of that vertex. */
    double vertexBY(int vertex) {
        return isOfCircles ? centerBY : coreB.y(vertex);
    }

    /** The x component of the gap from a vertex of A to a vertex of B: the sum of two terms. */
    double gapX(int vertexA, int vertexB) {
        return (coreB.x(vertexB) - coreA.x(vertexA)) + offsetX;
    }

    /** The y component of that gap. */
    double gapY(int vertexA, int vertexB) {
        return (coreB.y(vertexB) - coreA.y(vertexA)) + offsetY;
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
        return isOfCircles
                ? sizeOfGap(centerBX - centerAX, centerBY - centerAY, offsetX, offsetY, radius)
                : 2 * (Prepared.magnitude(coreA) + Prepared.magnitude(coreB))
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
                at.isEdgeOfA() ? coreA.edgeIndex(at.onA()) : coreA.vertexIndex(at.onA()),
                at.isEdgeOfB() ? Feature.Kind.EDGE : Feature.Kind.VERTEX,
                at.isEdgeOfB() ? coreB.edgeIndex(at.onB()) : coreB.vertexIndex(at.onB()));
    }

    /** Returns the query in big integers. */
    ExactQuery exact() {
        return ExactQuery.of(
                new ConvexMotion(RoundedPolygon.of(coreA, radiusA), ax, ay, adx, ady),
                new ConvexMotion(RoundedPolygon.of(coreB, radiusB), bx, by, bdx, bdy));
    }
}
