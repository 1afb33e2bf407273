package org.polysweep.internal.rotation;

import org.polysweep.contact.Feature;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.number.Rounding.Direction;
import org.polysweep.result.SweepResult;

/**
 * The parts of an answer about two polygons that do not rotate, from {@link LineClipping}. Each method returns whether
 * it has written its part; the exact fallback writes the others. Reusable, not thread-safe, no allocation.
 */
final class LineAnswer {

    private final BodyFrames frames;
    private final LineClipping lineClipping;
    private final VertexOnEdge vertexOnEdge;
    private final ShortestTranslation shortestTranslation;

    LineAnswer(
            BodyFrames frames,
            LineClipping lineClipping,
            VertexOnEdge vertexOnEdge,
            ShortestTranslation shortestTranslation) {
        this.frames = frames;
        this.lineClipping = lineClipping;
        this.vertexOnEdge = vertexOnEdge;
        this.shortestTranslation = shortestTranslation;
    }

    boolean writeEnter(SweepResult result) {
        double enter = isContact() ? lineClipping.enter() : Double.NaN;
        AnswerWriter.writeEnter(result, enter);
        return !Double.isNaN(enter);
    }

    boolean writeExit(SweepResult result) {
        double exit = isContact() ? lineClipping.exit() : Double.NaN;
        AnswerWriter.writeExit(result, exit);
        return !Double.isNaN(exit);
    }

    boolean writeNormal(SweepResult result) {
        if (!isContact()) {
            return false;
        }
        if (lineClipping.isAtRest()) {
            return shortestTranslation.writeNormal(result);
        }
        boolean isKnown = findNormal();
        double x = isKnown ? vertexOnEdge.normalX : Double.NaN;
        double y = isKnown ? vertexOnEdge.normalY : Double.NaN;
        AnswerWriter.writeNormal(result, x, y);
        return !Double.isNaN(x + y);
    }

    /** The line enters C, or is in it. */
    private boolean isContact() {
        return lineClipping.isKnown() && lineClipping.verdict() != Verdict.MISS;
    }

    /** Finds the normal of the edge through which the line enters; returns false if there may be several. */
    private boolean findNormal() {
        if (!lineClipping.hasSingleEntry()) {
            return false;
        }
        EdgeCrossing entering = lineClipping.entering();
        vertexOnEdge.set(entering.frame, entering.edge, entering.vertex, entering.time());
        vertexOnEdge.findNormal();
        return true;
    }

    boolean writeFeatures(SweepResult result) {
        if (!isContact() || !lineClipping.hasSingleEntry()) {
            return false;
        }
        EdgeCrossing entering = lineClipping.entering();
        writeFeatures(entering.frame, entering.edge, entering.vertex, result);
        return true;
    }

    /** Writes an edge of the owner of a frame and a vertex of the other body. */
    static void writeFeatures(BodyFrame frame, int edge, int vertex, SweepResult result) {
        int edgeIndex = frame.ownerCore.edgeIndex(edge);
        int vertexIndex = frame.otherCore.vertexIndex(vertex);
        if (frame.isOfA) {
            AnswerWriter.writeFeatures(result, Feature.Kind.EDGE, edgeIndex, Feature.Kind.VERTEX, vertexIndex);
        } else {
            AnswerWriter.writeFeatures(result, Feature.Kind.VERTEX, vertexIndex, Feature.Kind.EDGE, edgeIndex);
        }
    }

    boolean writeContact(SweepResult result) {
        if (!isContact() || !findNormal()) {
            return false;
        }
        vertexOnEdge.findContact();
        // Where numbers cancel, the exact ones give a time with more digits.
        if (Double.isNaN(vertexOnEdge.contactX + vertexOnEdge.contactY)
                && lineClipping.entering().refine()) {
            findNormal();
            vertexOnEdge.findContact();
        }
        double x = vertexOnEdge.contactX;
        double y = vertexOnEdge.contactY;
        AnswerWriter.writeContact(result, 1, x, y, Double.NaN, Double.NaN);
        return !Double.isNaN(x + y);
    }

    /**
     * Finds the poses at rest: each coordinate of A rounded toward the sign of the normal's, and of B against it.
     */
    boolean writeRest(SweepResult result) {
        if (!isContact() || !findNormal()) {
            return false;
        }
        int signX = vertexOnEdge.signOfNormalX();
        int signY = vertexOnEdge.signOfNormalY();
        if (signX == DoubleDouble.OPEN || signY == DoubleDouble.OPEN) {
            return false;
        }
        RotatingBody a = frames.a;
        RotatingBody b = frames.b;
        EdgeCrossing entering = lineClipping.entering();
        double ax = entering.place(a.x, a.dx, Direction.toward(signX));
        double ay = entering.place(a.y, a.dy, Direction.toward(signY));
        double bx = entering.place(b.x, b.dx, Direction.toward(-signX));
        double by = entering.place(b.y, b.dy, Direction.toward(-signY));
        AnswerWriter.writeRest(result, ax, ay, bx, by);
        RotorPath rotorA = a.rotorPath;
        RotorPath rotorB = b.rotorPath;
        AnswerWriter.writeRestRotors(result, rotorA.c0, rotorA.s0, rotorB.c0, rotorB.s0);
        return !Double.isNaN(ax + ay + bx + by);
    }
}
