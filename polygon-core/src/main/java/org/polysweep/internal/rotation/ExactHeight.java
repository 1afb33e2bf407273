package org.polysweep.internal.rotation;

import org.polysweep.internal.expansion.Expansion;
import org.polysweep.internal.rounding.ExpansionRatio;
import org.polysweep.shape.ConvexPolygon;

/**
 * The height of a vertex over an edge and its slope, exactly, in expansions, for two bodies that keep the orientations
 * that they have at t = 0: by the formula of {@code VertexOverEdge}, in the unit |zX|²|zY|²|e|. Reusable, not
 * thread-safe; no allocation once its arrays are long enough.
 */
final class ExactHeight {

    private final ExactPose owner = new ExactPose();
    private final ExactPose other = new ExactPose();
    private final Expansion edgeX = new Expansion();
    private final Expansion edgeY = new Expansion();
    private final Expansion gapX = new Expansion();
    private final Expansion gapY = new Expansion();
    private final Expansion begin = new Expansion();
    private final Expansion term = new Expansion();

    /** |zX|²|zY|². */
    final Expansion squares = new Expansion();

    /** The height at t = 0. */
    final Expansion height = new Expansion();

    /** The height at t = 1. */
    final Expansion heightAtEnd = new Expansion();

    /** The time at which the height is 0: its numerator is the height times -1, its denominator the slope. */
    final ExpansionRatio time = new ExpansionRatio();

    /** Sets the bodies, the edge and the vertex. */
    void set(BodyFrame frame, int edge, int vertex) {
        ConvexPolygon core = frame.ownerCore;
        RotatingBody a = frame.owner;
        RotatingBody b = frame.other;
        owner.set(a.rotorPath);
        other.set(b.rotorPath);
        edgeX.setDifference(core.x(edge + 1), core.x(edge));
        edgeY.setDifference(core.y(edge + 1), core.y(edge));
        begin.clear();
        begin.addMultiple(core.x(edge), edgeY);
        begin.addMultiple(-core.y(edge), edgeX);
        begin.compress();
        squares.clear();
        squares.addProduct(owner.square, other.square);
        squares.compress();
        owner.rotate(edgeX, edgeY);
        term.set(frame.otherCore.x(vertex));
        height.set(frame.otherCore.y(vertex));
        other.rotate(term, height);
        setGap(gapX, b.x, a.x, other.x);
        setGap(gapY, b.y, a.y, other.y);
        height.clear();
        height.addProduct(gapX, owner.y);
        height.subtractProduct(gapY, owner.x);
        height.subtractProduct(begin, squares);
        height.compress();
        Expansion numerator = time.numerator();
        numerator.clear();
        numerator.subtract(height);
        setSlope(b.dx, a.dx, b.dy, a.dy);
        heightAtEnd.clear();
        heightAtEnd.subtract(numerator);
        heightAtEnd.addMultiple(1, time.denominator());
    }

    private void setSlope(double toX, double fromX, double toY, double fromY) {
        gapX.setDifference(toX, fromX);
        gapY.setDifference(toY, fromY);
        term.setCross(gapX, gapY, owner.x, owner.y);
        Expansion slope = time.denominator();
        slope.clear();
        slope.addProduct(term, other.square);
        slope.compress();
    }

    /** Along an axis, from the origin of the owner to the vertex, times the square of the other rotor. */
    private void setGap(Expansion gap, double to, double from, Expansion rotated) {
        term.setDifference(to, from);
        gap.clear();
        gap.addProduct(term, other.square);
        gap.addMultiple(1, rotated);
        gap.compress();
    }
}
