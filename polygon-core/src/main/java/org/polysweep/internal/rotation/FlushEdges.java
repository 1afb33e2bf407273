package org.polysweep.internal.rotation;

import org.polysweep.contact.Feature;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;

/**
 * An edge of one body that lies on an edge of the other at t = 0, or beside it at the distance of a contact, and begins
 * to rotate into it: docs/error-bounds.md, theorem 14, (15). That both of its vertices are at this distance is known
 * exactly; everything else in doubles. Reusable, not thread-safe; no allocation once its arrays are long enough.
 */
final class FlushEdges {

    private final BodyFrames frames;
    private final VertexOnEdge vertexOnEdge;
    private final BodyAxis axisOfA;
    private final BodyAxis axisOfB;
    private final ExactHeight exactHeight = new ExactHeight();
    private final DoubleDouble start = new DoubleDouble();

    /** The frame of the body that has the first edge. */
    private BodyFrame frame;

    private int edge;

    /** The edge of the other body, which runs against the first one. */
    private int otherEdge;

    FlushEdges(BodyFrames frames, VertexOnEdge vertexOnEdge) {
        this.frames = frames;
        this.vertexOnEdge = vertexOnEdge;
        axisOfA = new BodyAxis(frames.ofA);
        axisOfB = new BodyAxis(frames.ofB);
        frame = frames.ofB;
    }

    /** Returns whether the bodies do not overlap at t = 0, and do right after, because a vertex moves inward. */
    boolean prove(VertexCrossing impact) {
        frames.moveTo(0);
        return prove(axisOfB, impact) || prove(axisOfA, impact);
    }

    private boolean prove(BodyAxis axis, VertexCrossing impact) {
        frame = axis.frame();
        ConvexPolygon other = frame.otherCore;
        boolean areFlat = frame.radius == 0 && frame.edges() == 2 && other.vertexCount() == 2;
        if (frame.edges() == 0 || other.vertexCount() == 1 || areFlat) {
            return false;
        }
        axis.take(0, 0);
        axis.findHighest();
        edge = axis.edge();
        return isOnEdge(axis.vertex()) && findOtherEdge(axis.vertex()) && isEntered(impact);
    }

    private boolean findOtherEdge(int vertex) {
        ConvexPolygon other = frame.otherCore;
        int next = other.next(vertex);
        int previous = other.previous(vertex);
        if (next == previous) {
            double length = along(edge, vertex) - along(edge, next);
            otherEdge = length > 0 ? vertex : next;
            return Math.abs(length) > 2 * frame.heightError && isOnEdge(next);
        }
        boolean isBegin = isOnEdge(next);
        otherEdge = isBegin ? vertex : previous;
        return isOnEdge(isBegin ? next : previous) && isAbove(isBegin ? previous : other.previous(previous));
    }

    /** Whether a vertex that moves inward is proved to enter: either end of the other edge. */
    private boolean isEntered(VertexCrossing impact) {
        ConvexPolygon other = frame.otherCore;
        int end = other.next(otherEdge);
        return impact.proveEntering(frame, edge, otherEdge, other.previous(otherEdge))
                || impact.proveEntering(frame, edge, end, end);
    }

    private boolean isAbove(int vertex) {
        return frame.height(edge, vertex) - frame.radius > frame.heightError;
    }

    /** Whether a vertex is exactly at the height of a contact. */
    private boolean isOnEdge(int vertex) {
        double height = frame.height(edge, vertex) - frame.radius;
        if (!(Math.abs(height) <= frame.heightError)) {
            return false;
        }
        vertexOnEdge.set(frame, edge, vertex, start);
        int sign = vertexOnEdge.height().sign();
        if (sign == DoubleDouble.OPEN && frame.radius == 0) {
            exactHeight.set(frame, edge, vertex);
            return exactHeight.height.isCertain() && exactHeight.height.sign() == 0;
        }
        return sign == 0;
    }

    /** The distance of a vertex of the other body from a vertex of the owner, along the edge. */
    private double along(int ofOwner, int vertex) {
        return frame.along(-frame.ownerCore.normalY(edge), frame.ownerCore.normalX(edge), ofOwner, vertex);
    }

    /** Writes both edges. */
    void writeFeatures(SweepResult result) {
        int ofOwner = frame.ownerCore.edgeIndex(edge);
        int ofOther = frame.otherCore.edgeIndex(otherEdge);
        AnswerWriter.writeFeatures(
                result,
                Feature.Kind.EDGE,
                frame.isOfA ? ofOwner : ofOther,
                Feature.Kind.EDGE,
                frame.isOfA ? ofOther : ofOwner);
    }

    /** Writes the ends of the common part of the edges, from the beginning of B's edge on; returns whether proved. */
    boolean writeContact(SweepResult result) {
        frame.moveTo(0);
        int end = frame.ownerCore.next(edge);
        int otherEnd = frame.otherCore.next(otherEdge);
        double atBegin = along(edge, otherEnd);
        double atEnd = along(end, otherEdge);
        if (!(Math.abs(atBegin) > frame.heightError && Math.abs(atEnd) > frame.heightError)) {
            return false;
        }
        vertexOnEdge.set(frame, edge, otherEdge, start);
        vertexOnEdge.findPoint(atBegin < 0, atBegin < 0 ? edge : otherEnd);
        double firstX = vertexOnEdge.contactX;
        double firstY = vertexOnEdge.contactY;
        vertexOnEdge.findPoint(atEnd > 0, atEnd > 0 ? end : otherEdge);
        double lastX = vertexOnEdge.contactX;
        double lastY = vertexOnEdge.contactY;
        if (Double.isNaN(firstX + firstY + lastX + lastY)) {
            return false;
        }
        if (frame.isOfA) {
            AnswerWriter.writeContact(result, 2, lastX, lastY, firstX, firstY);
        } else {
            AnswerWriter.writeContact(result, 2, firstX, firstY, lastX, lastY);
        }
        return true;
    }
}
