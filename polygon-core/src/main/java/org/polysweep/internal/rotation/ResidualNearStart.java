package org.polysweep.internal.rotation;

import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.expansion.Expansion;
import org.polysweep.shape.ConvexPolygon;

/**
 * The height of a vertex over an edge, minus its value at a contact, at a double next to a root that is near to 0: the
 * exact value at 0, plus the time times the divided difference. If the shapes are an ulp apart at t = 0, the root is
 * the quotient of two tiny numbers, and both are known to twice the precision of doubles. Reusable, not thread-safe; no
 * allocation once its arrays are long enough.
 */
final class ResidualNearStart {

    private final ExactHeight exactHeight = new ExactHeight();
    private final Expansion difference = new Expansion();
    private final Expansion reach = new Expansion();
    private final Expansion squareOfReach = new Expansion();
    private final Expansion squareOfEdge = new Expansion();
    private final DividedPose owner = new DividedPose();
    private final DividedPose other = new DividedPose();
    private final DividedDifference gapX = new DividedDifference();
    private final DividedDifference gapY = new DividedDifference();
    private final DividedDifference height = new DividedDifference();
    private final DoubleDouble edgeX = new DoubleDouble();
    private final DoubleDouble edgeY = new DoubleDouble();
    private final DoubleDouble length = new DoubleDouble();
    private final DoubleDouble radius = new DoubleDouble();
    private final DoubleDouble excess = new DoubleDouble();
    private final DoubleDouble first = new DoubleDouble();
    private final DoubleDouble second = new DoubleDouble();

    /** The unit of the height, |zX|²|zY|²|e|, as a function of time. */
    private final DividedDifference unit = new DividedDifference();

    /** Returns the unit of the height at the time. */
    DoubleDouble unit() {
        return unit.end;
    }

    /** Returns the height at a time, minus its value at a contact. */
    DoubleDouble height(BodyFrame frame, int edge, int vertex, double time) {
        findHeight(frame, edge, vertex, time);
        exactHeight.set(frame, edge, vertex);
        if (frame.radius == 0) {
            excess.set(exactHeight.height);
        } else {
            findExcess(frame, edge);
        }
        return first.setProduct(height.slope, time).setSum(first, excess);
    }

    /** Finds the height minus its value at a contact as a function of time; see {@code VertexOverEdge}. */
    private void findHeight(BodyFrame frame, int edge, int vertex, double time) {
        ConvexPolygon core = frame.ownerCore;
        RotatingBody a = frame.owner;
        RotatingBody b = frame.other;
        owner.set(a.rotorPath, time);
        other.set(b.rotorPath, time);
        edgeX.setDifference(core.x(edge + 1), core.x(edge));
        edgeY.setDifference(core.y(edge + 1), core.y(edge));
        first.setProduct(edgeX, edgeX);
        second.setProduct(edgeY, edgeY);
        length.setRoot(first.setSum(first, second));
        owner.rotate(edgeX, edgeY);
        other.rotate(first.set(frame.otherCore.x(vertex)), second.set(frame.otherCore.y(vertex)));
        unit.setProduct(owner.square, other.square);
        gapX.setLine(b.x, a.x, b.dx, a.dx, time);
        gapX.setProduct(gapX, other.square);
        gapX.setSum(gapX, other.x);
        gapX.setProduct(gapX, owner.y);
        gapY.setLine(b.y, a.y, b.dy, a.dy, time);
        gapY.setProduct(gapY, other.square);
        gapY.setSum(gapY, other.y);
        gapY.setProduct(gapY, owner.x);
        first.setProduct(edgeY, core.x(edge));
        first.setDifference(first, second.setProduct(edgeX, core.y(edge)));
        height.setProduct(unit, first);
        gapY.setSum(gapY, height);
        height.setDifference(gapX, gapY);
        unit.setProduct(unit, length);
        gapX.setProduct(unit, radius.setDifference(a.radius, -b.radius));
        height.setDifference(height, gapX);
    }

    /**
     * Finds the height at 0 minus its value L at a contact, which may be irrational: with a double l next to L, it is
     * (H - l) + (l² - L²) / (l + L), where H, l and L² are exact.
     */
    private void findExcess(BodyFrame frame, int edge) {
        ConvexPolygon core = frame.ownerCore;
        first.setProduct(unit.start, radius);
        double near = first.head();
        first.setSum(first, second.set(near));
        reach.setDifference(core.x(edge + 1), core.x(edge));
        difference.setDifference(core.y(edge + 1), core.y(edge));
        squareOfEdge.clear();
        squareOfEdge.addProduct(reach, reach);
        squareOfEdge.addProduct(difference, difference);
        squareOfEdge.compress();
        difference.setDifference(frame.owner.radius, -frame.other.radius);
        reach.clear();
        reach.addProduct(exactHeight.squares, difference);
        reach.compress();
        squareOfReach.clear();
        squareOfReach.addProduct(reach, reach);
        squareOfReach.compress();
        difference.clear();
        difference.addProduct(near, near);
        difference.subtractProduct(squareOfReach, squareOfEdge);
        second.set(difference);
        excess.setQuotient(second, first);
        difference.set(-near);
        difference.addMultiple(1, exactHeight.height);
        excess.setSum(excess, first.set(difference));
    }
}
