package org.polysweep.internal.obstacle;

import org.polysweep.contact.Feature;
import org.polysweep.contact.Point;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;

/**
 * The common part of two shapes at a contact: the features of their cores that touch, and one point or the two ends of
 * a segment.
 *
 * <p>Along the side of C with the normal, the face of each core is an interval, whose length is 0 for a vertex. The
 * contact is the intersection of the two intervals at the time of contact. A point of it lies on the surface: beyond a
 * vertex of A by the radius of A against the normal, or beyond a vertex of B by the radius of B along it.
 */
public interface ExactFaces {

    /**
     * Which vertex is farther along the side of C: the sign of the vertex of A minus the vertex of B. Not called on an
     * arc.
     */
    int compare(int vertexOfA, int vertexOfB);

    /** The point of the surface of A, or of B, that is beyond a vertex of its core. */
    Point beyond(boolean ofA, int vertex);

    /**
     * Writes features and points.
     *
     * @param a the core of A
     * @param faceOfA the edge or vertex of it that lies on the side of C
     * @param b the core of B
     * @param faceOfB the edge or vertex of it
     * @param takesEnds whether the end of an edge is reported as a vertex; with a radius, it is part of the edge
     * @param result receives them
     */
    default void writeShared(
            ConvexPolygon a,
            FeatureRef faceOfA,
            ConvexPolygon b,
            FeatureRef faceOfB,
            boolean takesEnds,
            SweepResult result) {
        FeatureRef onA = faceOfA;
        FeatureRef onB = faceOfB;
        boolean areEdges = !onA.isVertex() && !onB.isVertex();
        if (areEdges || takesEnds) {
            // B's edge runs along the side of C, A's against it.
            int beginA = onA.isVertex() ? onA.index() : a.next(onA.index());
            int endA = onA.index();
            int beginB = onB.index();
            int endB = onB.isVertex() ? onB.index() : b.next(onB.index());
            int begins = compare(beginA, beginB);
            int ends = compare(endA, endB);
            if (areEdges && compare(beginA, endB) < 0 && compare(endA, beginB) > 0) {
                writeFeatures(a, onA, b, onB, result);
                Point begin = begins >= 0 ? beyond(true, beginA) : beyond(false, beginB);
                Point end = ends <= 0 ? beyond(true, endA) : beyond(false, endB);
                AnswerWriter.writeContact(result, 2, begin.x(), begin.y(), end.x(), end.y());
                return;
            }
            onA = begins >= 0 ? FeatureRef.vertex(beginA) : ends <= 0 ? FeatureRef.vertex(endA) : onA;
            onB = begins <= 0 ? FeatureRef.vertex(beginB) : ends >= 0 ? FeatureRef.vertex(endB) : onB;
        }
        writeFeatures(a, onA, b, onB, result);
        Point point = onA.isVertex() ? beyond(true, onA.index()) : beyond(false, onB.index());
        AnswerWriter.writeContact(result, 1, point.x(), point.y(), Double.NaN, Double.NaN);
    }

    private static void writeFeatures(
            ConvexPolygon a, FeatureRef onA, ConvexPolygon b, FeatureRef onB, SweepResult result) {
        Feature ofA = onA.inCallersNumbers(a);
        Feature ofB = onB.inCallersNumbers(b);
        AnswerWriter.writeFeatures(result, ofA.kind(), ofA.index(), ofB.kind(), ofB.index());
    }
}
