package org.polysweep.internal.manifold;

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

    private final DoubleDouble cos = new DoubleDouble();
    private final DoubleDouble sin = new DoubleDouble();
    private final DoubleDouble square = new DoubleDouble();
    private final DoubleDouble component = new DoubleDouble();
    private final DoubleDouble other = new DoubleDouble();
    private final DoubleDouble product = new DoubleDouble();
    private final DoubleDouble position = new DoubleDouble();

    /** Sets the shape and its pose. */
    void set(ConvexShape shape, double x, double y, Rotor rotor) {
        this.shape = shape;
        core = shape.core();
        this.x = x;
        this.y = y;
        this.rotor = rotor;
        if (!rotor.isIdentity()) {
            setRotation(rotor.normalized());
        }
    }

    /** cos = (c² - s²) / (c² + s²), sin = 2cs / (c² + s²). */
    private void setRotation(Rotor unit) {
        if (isTiny(unit.halfCos()) || isTiny(unit.halfSin())) {
            cos.setNear(unit.halfSin() == 0 || isTiny(unit.halfSin()) ? 1 : -1, 0, Double.POSITIVE_INFINITY);
            sin.setNear(0, 0, Double.POSITIVE_INFINITY);
            return;
        }
        component.set(unit.halfCos()).setProduct(component, unit.halfCos());
        other.set(unit.halfSin()).setProduct(other, unit.halfSin());
        square.setSum(component, other);
        cos.setQuotient(product.setDifference(component, other), square);
        product.set(2 * unit.halfCos()).setProduct(product, unit.halfSin());
        sin.setQuotient(product, square);
    }

    /** Returns whether scaling may have rounded a component. */
    private static boolean isTiny(double component) {
        return component != 0 && Math.abs(component) < 0x1p-900;
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
        component.set(core.x(i));
        other.set(core.y(i));
        rotate(toX, toY);
        toX.setSum(toX, position.set(x));
        toY.setSum(toY, position.set(y));
    }

    /** Sets two numbers to the vector from a vertex to the next. */
    void edge(int i, DoubleDouble toX, DoubleDouble toY) {
        int end = core.next(i);
        if (rotor.isIdentity()) {
            toX.setDifference(core.x(end), core.x(i));
            toY.setDifference(core.y(end), core.y(i));
            return;
        }
        component.setDifference(core.x(end), core.x(i));
        other.setDifference(core.y(end), core.y(i));
        rotate(toX, toY);
    }

    /** Rotates the vector {@code (component, other)}. */
    private void rotate(DoubleDouble toX, DoubleDouble toY) {
        toX.setProduct(cos, component);
        toX.setDifference(toX, product.setProduct(sin, other));
        toY.setProduct(sin, component);
        toY.setSum(toY, product.setProduct(cos, other));
    }
}
