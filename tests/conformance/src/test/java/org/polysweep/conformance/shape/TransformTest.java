package org.polysweep.conformance.shape;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;
import org.ejml.data.DMatrixRMaj;
import org.polysweep.conformance.Doubles;
import org.polysweep.matrix.Matrices;
import org.polysweep.shape.ConvexPolygon;

class TransformTest {

    /** Clockwise, and with a vertex to spare: corners 3 (4, 0), 1 (0, 3), 0 (0, 0). */
    private static final ConvexPolygon TRIANGLE = ConvexPolygon.of(0, 0, 0, 3, 2, 1.5, 4, 0);

    @Example
    void aQuarterTurnIsExact() {
        ConvexPolygon turned = Matrices.transformed(TRIANGLE, matrix(0, -1, 1, 0));
        assertThat(corner(turned, 3)).containsExactly(0, 4);
        assertThat(corner(turned, 1)).containsExactly(-3, 0);
        assertThat(edgeFrom(turned, 3)).isEqualTo(1);
        assertThat(edgeFrom(turned, 0)).isEqualTo(3);
    }

    @Example
    void aMirrorKeepsTheNumbersAndTurnsTheWinding() {
        ConvexPolygon mirrored = Matrices.transformed(TRIANGLE, matrix(-1, 0, 0, 1));
        assertThat(corner(mirrored, 3)).containsExactly(-4, 0);
        // The caller's order is counter-clockwise now: from 0 by edge 0 to 1, by edge 1 to 3, by edge 3 back to 0.
        assertThat(edgeFrom(mirrored, 0)).isZero();
        assertThat(edgeFrom(mirrored, 1)).isEqualTo(1);
        assertThat(edgeFrom(mirrored, 3)).isEqualTo(3);
        ConvexPolygon again = Matrices.transformed(mirrored, matrix(-1, 0, 0, 1));
        assertThat(edgeFrom(again, 3)).isEqualTo(1);
        assertThat(Matrices.toMatrix(again).data).containsExactlyInAnyOrder(Matrices.toMatrix(TRIANGLE).data);
    }

    @Example
    void powersOfTwoAndShiftsAreExact() {
        DMatrixRMaj transform = new DMatrixRMaj(new double[][] {{0x1p-40, 0, 5}, {0, 0x1p30, -7}});
        ConvexPolygon image = Matrices.transformed(TRIANGLE, transform);
        assertThat(corner(image, 3)).containsExactly(5 + 0x1p-38, -7);
        assertThat(corner(image, 1)).containsExactly(5, 0x3p30 - 7);
    }

    /** Each image is the double nearest to the exact one; here for points, where nothing else can happen. */
    @Property(tries = 3_000, edgeCases = EdgeCasesMode.NONE)
    void everyImageIsTheNearestDouble(@ForAll Random random) {
        double[] numbers =
                IntStream.range(0, 8).mapToDouble(i -> number(random)).toArray();
        DMatrixRMaj transform = new DMatrixRMaj(
                new double[][] {{numbers[0], numbers[1], numbers[2]}, {numbers[3], numbers[4], numbers[5]}});
        ConvexPolygon image = Matrices.transformed(ConvexPolygon.of(numbers[6], numbers[7]), transform);
        assertThat(image.x(0)).isEqualTo(nearest(numbers[0], numbers[6], numbers[1], numbers[7], numbers[2]));
        assertThat(image.y(0)).isEqualTo(nearest(numbers[3], numbers[6], numbers[4], numbers[7], numbers[5]));
    }

    /** An ellipse turned by any angle: rounding may remove vertices, and the rest is convex and legal. */
    @Property(tries = 600, edgeCases = EdgeCasesMode.NONE)
    @StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
    void roundingNeverBreaksConvexity(@ForAll Random random) {
        boolean flat = random.nextBoolean();
        double[] ellipse = ellipse(flat ? 1e16 : 1e15, 3);
        double angle = random.nextDouble() * 2 * Math.PI;
        double cos = StrictMath.cos(angle);
        double sin = StrictMath.sin(angle);
        ConvexPolygon turned;
        try {
            turned = Matrices.transformed(ConvexPolygon.of(ellipse), matrix(cos, -sin, sin, cos));
        } catch (IllegalArgumentException refusal) {
            // It says so where rounding exchanges vertices; where it moves them by less than they are apart, it must
            // not.
            assertThat(flat).isTrue();
            assertThat(refusal).hasMessageContaining("order of its vertices");
            return;
        }
        Statistics.label("loses corners").collect(turned.vertexCount() < 36);
        Statistics.label("loses corners")
                .coverage(coverage -> coverage.check(true).percentage(share -> share > 20));
        assertThat(Matrices.toMatrix(Matrices.toPolygon(Matrices.toMatrix(turned))).data)
                .isEqualTo(Matrices.toMatrix(turned).data);
        // The result has images of the vertices with these numbers, and no image lies outside.
        for (int i = 0; i < turned.vertexCount(); i++) {
            int vertex = turned.vertexIndex(i);
            assertThat(turned.x(i)).isEqualTo(nearest(cos, ellipse[2 * vertex], -sin, ellipse[2 * vertex + 1], 0));
            assertThat(turned.y(i)).isEqualTo(nearest(sin, ellipse[2 * vertex], cos, ellipse[2 * vertex + 1], 0));
        }
        double greatest = IntStream.range(0, 36)
                .mapToDouble(i -> nearest(cos, ellipse[2 * i], -sin, ellipse[2 * i + 1], 0))
                .max()
                .orElseThrow();
        assertThat(turned.maxX()).isEqualTo(greatest);
    }

    private static double[] ellipse(double halfWidth, double halfHeight) {
        double[] xy = new double[72];
        for (int i = 0; i < 36; i++) {
            xy[2 * i] = halfWidth * StrictMath.cos(i * Math.PI / 18);
            xy[2 * i + 1] = halfHeight * StrictMath.sin(i * Math.PI / 18);
        }
        return xy;
    }

    @Example
    void aSingularTransformFlattens() {
        ConvexPolygon segment = Matrices.transformed(TRIANGLE, matrix(1, 0, 0, 0));
        assertThat(segment.vertexCount()).isEqualTo(2);
        assertThat(segment.maxX()).isEqualTo(4);
        assertThat(Matrices.transformed(TRIANGLE, matrix(0, 0, 0, 0)).vertexCount())
                .isEqualTo(1);
    }

    @Example
    void refused() {
        assertThatThrownBy(() -> Matrices.transformed(TRIANGLE, new DMatrixRMaj(3, 3)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("3×3");
        assertThatThrownBy(() -> Matrices.transformed(TRIANGLE, new DMatrixRMaj(2, 1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("2×1");
        assertThatThrownBy(() -> Matrices.transformed(TRIANGLE, matrix(1, 0, Double.NaN, 1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("transform[1][0] must be finite, but was NaN");
        assertThatThrownBy(() -> Matrices.transformed(TRIANGLE, matrix(Double.MAX_VALUE, 0, 0, 1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContainingAll("Infinity", "vertices[3]");
    }

    private static double nearest(double a, double x, double b, double y, double shift) {
        BigDecimal exact = new BigDecimal(a)
                .multiply(new BigDecimal(x))
                .add(new BigDecimal(b).multiply(new BigDecimal(y)))
                .add(new BigDecimal(shift));
        return Doubles.nearest(exact);
    }

    private static double number(Random random) {
        double scale = random.nextInt(3) == 0 ? Math.scalb(1.0, random.nextInt(-60, 60)) : 1;
        return random.nextInt(4) == 0 ? random.nextInt(-3, 4) : (random.nextDouble() - 0.5) * scale;
    }

    private static double[] corner(ConvexPolygon polygon, int vertex) {
        int i = indexOf(polygon, vertex);
        return new double[] {polygon.x(i), polygon.y(i)};
    }

    /** The number of the edge that leads counter-clockwise from the caller's vertex. */
    private static int edgeFrom(ConvexPolygon polygon, int vertex) {
        return polygon.edgeIndex(indexOf(polygon, vertex));
    }

    private static int indexOf(ConvexPolygon polygon, int vertex) {
        return IntStream.range(0, polygon.vertexCount())
                .filter(i -> polygon.vertexIndex(i) == vertex)
                .findFirst()
                .orElseThrow();
    }

    private static DMatrixRMaj matrix(double a, double b, double c, double d) {
        return new DMatrixRMaj(new double[][] {{a, b}, {c, d}});
    }
}
