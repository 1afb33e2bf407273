package org.polysweep.conformance.shape;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.ejml.data.DMatrixRMaj;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.matrix.Matrices;
import org.polysweep.shape.ConvexPolygon;

/** What is accepted, what is merged, and which of the caller's numbers vertices and edges keep. */
class ConvexPolygonTest {

    private static final double TINY = Double.MIN_VALUE;
    private static final double HUGE = Double.MAX_VALUE;

    @Test
    void counterClockwise() {
        ConvexPolygon triangle = ConvexPolygon.of(0, 0, 4, 0, 0, 3);
        assertThat(vertices(triangle)).containsExactly(0, 1, 2);
        assertThat(edges(triangle)).containsExactly(0, 1, 2);
        assertThat(triangle.next(0)).isEqualTo(1);
        assertThat(triangle.next(2)).isZero();
    }

    @Test
    void clockwiseKeepsTheCallersNumbers() {
        // In the caller's order edge 0 leads up, edge 1 down the slope, edge 2 back along the ground.
        ConvexPolygon triangle = ConvexPolygon.of(0, 0, 0, 3, 4, 0);
        assertThat(vertices(triangle)).containsExactly(2, 1, 0);
        assertThat(edges(triangle)).containsExactly(1, 0, 2);
        assertThat(triangle.x(0)).isEqualTo(4);
        assertThat(triangle.y(1)).isEqualTo(3);
    }

    @Test
    void equalNeighborsBecomeTheOneWithTheLowestNumber() {
        ConvexPolygon triangle = ConvexPolygon.of(0, 0, 0, 0, 4, 0, 4, 0, 4, 0, 0, 3, 0, 0, -0.0, 0);
        assertThat(vertices(triangle)).containsExactly(0, 2, 5);
        assertThat(edges(triangle)).containsExactly(0, 2, 5);
    }

    @Test
    void verticesOnAnEdgeAreLeftOut() {
        ConvexPolygon triangle = ConvexPolygon.of(1, 0, 2, 0, 4, 0, 2, 1.5, 0, 3, 0, 0);
        assertThat(vertices(triangle)).containsExactly(2, 4, 5);
        assertThat(edges(triangle)).containsExactly(2, 4, 5);
        // Clockwise, the edge along the ground begins at (4, 0), wherever other vertices lie on it.
        ConvexPolygon clockwise = ConvexPolygon.of(0, 0, 0, 3, 2, 1.5, 4, 0, 2, 0, 1, 0);
        assertThat(vertices(clockwise)).containsExactly(3, 1, 0);
        assertThat(edges(clockwise)).containsExactly(1, 0, 3);
    }

    @Test
    void aHairsBreadthIsACorner() {
        assertThat(ConvexPolygon.of(0, 0, 0.5, -TINY, 1, 0, 0.5, 1).vertexCount())
                .isEqualTo(4);
        // 0.1 + 0.2 is more than 0.3 in doubles, so this is no straight line.
        assertThat(ConvexPolygon.of(0, 0, 0.1, 0.3, 0.1 + 0.2, 0.9).vertexCount())
                .isEqualTo(3);
        assertThat(ConvexPolygon.of(0, 0, 1, 3, 3, 9).vertexCount()).isEqualTo(2);
    }

    @Test
    void aPoint() {
        ConvexPolygon point = ConvexPolygon.of(2, 3, 2, 3, 2, 3);
        assertThat(vertices(point)).containsExactly(0);
        assertThat(point.next(0)).isZero();
        assertThat(point.minX()).isEqualTo(2);
        assertThat(point.maxY()).isEqualTo(3);
        assertThat(ConvexPolygon.of(2, 3).vertexCount()).isEqualTo(1);
    }

    @Test
    void aSegmentMayStartAnywhere() {
        // From (0, 0) through (1, 1) and (2, 2) to (3, 3), and back in one step.
        assertSegment(0, 3, 0, 0, 1, 1, 2, 2, 3, 3);
        assertSegment(2, 3, 1, 1, 2, 2, 3, 3, 0, 0);
        assertSegment(1, 2, 2, 2, 3, 3, 0, 0, 1, 1);
        assertSegment(0, 1, 3, 3, 0, 0, 1, 1, 2, 2);
        assertSegment(0, 3, 3, 3, 2, 2, 1, 1, 0, 0);
        assertSegment(0, 1, 0, 0, 3, 3, 2, 2, 1, 1);
        assertSegment(1, 3, 1, 1, 0, 0, 0, 0, 3, 3, 2, 2);
        assertSegment(0, 1, 0, 0, 0, 7);
        assertSegment(0, 2, 0, 0, 0, 0, 7, 0, 0, 0);
    }

    private static void assertSegment(int first, int second, double... xy) {
        ConvexPolygon segment = ConvexPolygon.of(xy);
        assertThat(vertices(segment)).containsExactly(first, second);
        assertThat(edges(segment)).containsExactly(first, first);
    }

    @Test
    void minusZeroIsZero() {
        ConvexPolygon point = ConvexPolygon.of(-0.0, -0.0);
        assertThat(Double.doubleToRawLongBits(point.x(0))).isZero();
        assertThat(Double.doubleToRawLongBits(point.y(0))).isZero();
        assertThat(ConvexPolygon.of(-0.0, 0, 0, -0.0, 1, 0).vertexCount()).isEqualTo(2);
        assertThat(ConvexPolygon.box(-1, -1, -0.0, 0.0).isBox()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(doubles = {TINY, Double.MIN_NORMAL, 1, HUGE / 2, HUGE})
    void anyMagnitudeIsLegal(double size) {
        ConvexPolygon square = ConvexPolygon.of(-size, -size, size, -size, size, size, -size, size);
        assertThat(square.vertexCount()).isEqualTo(4);
        assertThat(square.isBox()).isTrue();
        assertThat(square.minX()).isEqualTo(-size);
        assertThat(square.maxY()).isEqualTo(size);
        assertThat(vertices(ConvexPolygon.of(-size, -size, 0, 0, size, size, -size, size)))
                .containsExactly(0, 2, 3);
    }

    @Test
    void tenThousandVertices() {
        int n = 10_000;
        double[] xy = new double[2 * n];
        for (int i = 0; i < n; i++) {
            // A parabola on whole numbers has as many corners as points.
            xy[2 * i] = i;
            xy[2 * i + 1] = (double) i * i;
        }
        ConvexPolygon hill = ConvexPolygon.of(xy);
        assertThat(vertices(hill)).isEqualTo(IntStream.range(0, n).toArray());
        assertThat(ConvexPolygon.hullOf(xy).vertexCount()).isEqualTo(n);
    }

    @Test
    void theCallersArrayIsCopied() {
        double[] xy = {0, 0, 1, 0, 0, 1};
        ConvexPolygon triangle = ConvexPolygon.of(xy);
        xy[2] = 100;
        assertThat(triangle.x(1)).isEqualTo(1);
        assertThat(triangle.maxX()).isEqualTo(1);
    }

    @Test
    void matricesHaveARowAVertex() {
        DMatrixRMaj rows = new DMatrixRMaj(new double[][] {{0, 0}, {0, 3}, {2, 1.5}, {4, 0}});
        ConvexPolygon triangle = Matrices.toPolygon(rows);
        rows.set(0, 0, -100);
        assertThat(vertices(triangle)).containsExactly(3, 1, 0);
        assertThat(Matrices.toMatrix(triangle).numRows).isEqualTo(3);
        assertThat(Matrices.toMatrix(triangle).data).containsExactly(4, 0, 0, 3, 0, 0);
    }

    @Test
    void aMatrixMayHaveRoomToSpare() {
        DMatrixRMaj rows = new DMatrixRMaj(10, 2);
        rows.reshape(3, 2);
        rows.setTo(new DMatrixRMaj(new double[][] {{0, 0}, {4, 0}, {0, 3}}));
        assertThat(Matrices.toPolygon(rows).vertexCount()).isEqualTo(3);
    }

    @Test
    void itIsWrittenForPeople() {
        assertThat(ConvexPolygon.of(0, 0, 0, 3, 4, 0)).hasToString("ConvexPolygon[(4.0, 0.0), (0.0, 3.0), (0.0, 0.0)]");
    }

    private static int[] vertices(ConvexPolygon polygon) {
        return IntStream.range(0, polygon.vertexCount())
                .map(polygon::vertexIndex)
                .toArray();
    }

    private static int[] edges(ConvexPolygon polygon) {
        return IntStream.range(0, polygon.vertexCount()).map(polygon::edgeIndex).toArray();
    }
}
