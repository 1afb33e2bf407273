package org.polysweep.internal.manifold;

import org.polysweep.internal.bound.SeparationBound;
import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;

/**
 * The core of a shape at a position and in an orientation: vertices and edges in the world, rounded to double-double
 * numbers whose errors are known, and to doubles. Reusable; allocates only if a core has more vertices than any before.
 */
final class PlacedCore {

    ConvexShape shape = ConvexPolygon.of(0, 0);
    ConvexPolygon core = shape.core();
    double x;
    double y;
    Rotor rotor = Rotor.IDENTITY;

    /** The vertices relative to an origin near them, rounded; the first {@code core.vertexCount()} elements. */
    double[] nearX = new double[8];

    double[] nearY = new double[8];

    /** The vector from each vertex to the next, rounded. */
    double[] edgeX = new double[8];

    double[] edgeY = new double[8];

    /** True if rotor and edges are in the ranges of the bound of theorem 26. */
    boolean isBounded;

    private final DoubleDouble cos = new DoubleDouble();
    private final DoubleDouble sin = new DoubleDouble();
    private final DoubleDouble square = new DoubleDouble();
    private final DoubleDouble component = new DoubleDouble();
    private final DoubleDouble other = new DoubleDouble();
    private final DoubleDouble product = new DoubleDouble();

    /** The rotated vertices, in slots 2i, and edges, in slots 2i + 1, each computed when a query first reads it. */
    private DoubleDouble[] rotatedX = {};

    private DoubleDouble[] rotatedY = {};

    /** The query for which a slot has been computed. */
    private long[] rotatedFor = {};

    private long query;

    /** Sets the shape and its pose. */
    void set(ConvexShape shape, double x, double y, Rotor rotor) {
        this.shape = shape;
        core = shape.core();
        this.x = x;
        this.y = y;
        this.rotor = rotor;
        if (!rotor.isIdentity()) {
            setRotation(rotor.halfCos(), rotor.halfSin());
            query++;
            int slots = 2 * core.vertexCount();
            if (rotatedFor.length < slots) {
                rotatedX = numbers(slots);
                rotatedY = numbers(slots);
                rotatedFor = new long[slots];
            }
        }
    }

    /** cos = (c² - s²) / (c² + s²), sin = 2cs / (c² + s²); the length of the rotor does not matter. */
    private void setRotation(double halfCos, double halfSin) {
        if (isExtreme(halfCos) || isExtreme(halfSin)) {
            cos.setNear(0, 0, Double.POSITIVE_INFINITY);
            sin.setNear(0, 0, Double.POSITIVE_INFINITY);
            return;
        }
        component.set(halfCos).setProduct(component, halfCos);
        other.set(halfSin).setProduct(other, halfSin);
        square.setSum(component, other);
        cos.setQuotient(product.setDifference(component, other), square);
        product.set(2 * halfCos).setProduct(product, halfSin);
        sin.setQuotient(product, square);
    }

    /** Returns whether the product of a component with another one might overflow, or underflow to 0. */
    private static boolean isExtreme(double component) {
        double size = Math.abs(component);
        return size != 0 && (size < 0x1p-200 || size > 0x1p200);
    }

    /** Rounds vertices and edges to doubles. Returns a bound of the coordinates of vertices. */
    double round(double originX, double originY) {
        int count = core.vertexCount();
        if (nearX.length < count) {
            nearX = new double[count];
            nearY = new double[count];
            edgeX = new double[count];
            edgeY = new double[count];
        }
        double c = rotor.isIdentity() ? 1 : cos.head();
        double s = rotor.isIdentity() ? 0 : sin.head();
        double shiftX = x - originX;
        double shiftY = y - originY;
        double reach = 0;
        isBounded = rotor.isIdentity() || !(isExtreme(rotor.halfCos()) || isExtreme(rotor.halfSin()));
        for (int i = 0; i < count; i++) {
            double vertexX = core.x(i);
            double vertexY = core.y(i);
            nearX[i] = c * vertexX - s * vertexY + shiftX;
            nearY[i] = s * vertexX + c * vertexY + shiftY;
            reach = Math.max(reach, Math.abs(vertexX) + Math.abs(vertexY));
            double alongX = core.edgeX(i);
            double alongY = core.edgeY(i);
            edgeX[i] = c * alongX - s * alongY;
            edgeY[i] = s * alongX + c * alongY;
            isBounded &= count == 1 || SeparationBound.appliesTo(alongX * alongX + alongY * alongY);
        }
        return reach + Math.abs(shiftX) + Math.abs(shiftY);
    }

    /** Sets two numbers to the position of a vertex in the world. */
    void vertex(int i, DoubleDouble toX, DoubleDouble toY) {
        if (rotor.isIdentity()) {
            toX.setDifference(core.x(i), -x);
            toY.setDifference(core.y(i), -y);
            return;
        }
        int slot = 2 * i;
        if (rotatedFor[slot] != query) {
            component.set(core.x(i));
            other.set(core.y(i));
            rotate(slot);
            rotatedX[slot].setSum(rotatedX[slot], product.set(x));
            rotatedY[slot].setSum(rotatedY[slot], product.set(y));
        }
        toX.set(rotatedX[slot]);
        toY.set(rotatedY[slot]);
    }

    /** Sets two numbers to the vector from a vertex to the next. */
    void edge(int i, DoubleDouble toX, DoubleDouble toY) {
        int end = core.next(i);
        if (rotor.isIdentity()) {
            toX.setDifference(core.x(end), core.x(i));
            toY.setDifference(core.y(end), core.y(i));
            return;
        }
        int slot = 2 * i + 1;
        if (rotatedFor[slot] != query) {
            component.setDifference(core.x(end), core.x(i));
            other.setDifference(core.y(end), core.y(i));
            rotate(slot);
        }
        toX.set(rotatedX[slot]);
        toY.set(rotatedY[slot]);
    }

    /** Rotates the vector {@code (component, other)} into a slot. */
    private void rotate(int slot) {
        DoubleDouble toX = rotatedX[slot];
        DoubleDouble toY = rotatedY[slot];
        toX.setProduct(cos, component);
        toX.setDifference(toX, product.setProduct(sin, other));
        toY.setProduct(sin, component);
        toY.setSum(toY, product.setProduct(cos, other));
        rotatedFor[slot] = query;
    }

    private static DoubleDouble[] numbers(int count) {
        DoubleDouble[] numbers = new DoubleDouble[count];
        for (int i = 0; i < count; i++) {
            numbers[i] = new DoubleDouble();
        }
        return numbers;
    }
}
