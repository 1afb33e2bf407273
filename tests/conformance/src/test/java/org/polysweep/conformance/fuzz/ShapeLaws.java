package org.polysweep.conformance.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.stream.IntStream;
import org.polysweep.matrix.Matrices;
import org.polysweep.oracle.OracleOutline;
import org.polysweep.shape.ConvexPolygon;

/** What holds for every shape. */
final class ShapeLaws {

    private ShapeLaws() {}

    /**
     * Strictly convex, counter-clockwise, made of the vertices that it names, with its edges and sides where they
     * belong.
     */
    static void requireLaws(ConvexPolygon shape, double[] xy) {
        int n = shape.vertexCount();
        // Its corners are a list of which the oracle has nothing to merge or to turn.
        OracleOutline corners = OracleOutline.read(Matrices.toMatrix(shape).data);
        assertThat(corners.size()).isEqualTo(n);
        for (int i = 0; i < n; i++) {
            assertThat(corners.vertexIndex(i)).isEqualTo((corners.vertexIndex(0) + i) % n);
            int vertex = shape.vertexIndex(i);
            requireSame(shape.x(i), xy[2 * vertex] + 0.0);
            requireSame(shape.y(i), xy[2 * vertex + 1] + 0.0);
            int next = shape.next(i);
            assertThat(shape.previous(next)).isEqualTo(i);
            assertThat(shape.edgeIndex(i)).isIn(vertex, shape.vertexIndex(next));
            // The outward normal of an edge lies to its right.
            requireSign(shape.normalX(i), Double.compare(shape.y(next), shape.y(i)));
            requireSign(shape.normalY(i), Double.compare(shape.x(i), shape.x(next)));
            assertThat(Math.hypot(shape.normalX(i), shape.normalY(i)))
                    .isBetween(n == 1 ? 0.0 : 1 - 0x1p-52, 1 + 0x1p-52);
        }
        requireSame(
                shape.minX(), IntStream.range(0, n).mapToDouble(shape::x).min().orElseThrow());
        requireSame(
                shape.minY(), IntStream.range(0, n).mapToDouble(shape::y).min().orElseThrow());
        requireSame(
                shape.maxX(), IntStream.range(0, n).mapToDouble(shape::x).max().orElseThrow());
        requireSame(
                shape.maxY(), IntStream.range(0, n).mapToDouble(shape::y).max().orElseThrow());
    }

    /** A component of a normal may be too small for a double, then it is 0. */
    private static void requireSign(double component, int sign) {
        assertThat(component == 0 || Math.signum(component) == sign).isTrue();
        requireSame(component, component + 0.0);
    }

    /** Bit for bit, so that -0.0 is not 0.0. */
    private static void requireSame(double actual, double expected) {
        assertThat(Double.doubleToLongBits(actual))
                .as("%s, %s", actual, expected)
                .isEqualTo(Double.doubleToLongBits(expected));
    }

    /** None of some points lies outside of a hull. */
    static void requireNoneOutside(ConvexPolygon hull, double[] points) {
        for (int i = 0; i < hull.vertexCount(); i++) {
            int next = hull.next(i);
            for (int p = 0; p < points.length; p += 2) {
                BigDecimal left = minus(hull.x(next), hull.x(i)).multiply(minus(points[p + 1], hull.y(i)));
                BigDecimal right = minus(hull.y(next), hull.y(i)).multiply(minus(points[p], hull.x(i)));
                assertThat(left).isGreaterThanOrEqualTo(right);
            }
        }
        // On the line of a segment, and not beyond its ends; or the point itself.
        for (int p = 0; p < points.length; p += 2) {
            assertThat(points[p] + 0.0).isBetween(hull.minX(), hull.maxX());
            assertThat(points[p + 1] + 0.0).isBetween(hull.minY(), hull.maxY());
        }
    }

    private static BigDecimal minus(double left, double right) {
        return new BigDecimal(left).subtract(new BigDecimal(right));
    }

    /** The vertices and edges are those that the oracle keeps, in the same order. */
    static void requireSameCycle(ConvexPolygon polygon, OracleOutline exact) {
        int n = exact.size();
        assertThat(polygon.vertexCount()).isEqualTo(n);
        int shift = IntStream.range(0, n)
                .filter(i -> exact.vertexIndex(i) == polygon.vertexIndex(0))
                .findFirst()
                .orElseThrow();
        for (int i = 0; i < n; i++) {
            assertThat(polygon.vertexIndex(i)).isEqualTo(exact.vertexIndex(i + shift));
            if (n > 1) {
                assertThat(polygon.edgeIndex(i)).isEqualTo(exact.edgeIndex(i + shift));
            }
        }
    }
}
