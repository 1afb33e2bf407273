package org.polysweep.conformance.shape;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import org.polysweep.matrix.Matrices;
import org.polysweep.oracle.OracleOutline;
import org.polysweep.shape.ConvexPolygon;

/** The hull of points: strictly convex, made of them, with none of them outside. Each is checked in decimals. */
@PropertyDefaults(tries = 3_000, edgeCases = EdgeCasesMode.NONE)
class HullTest {

    @Property
    void ofPointsOnAGrid(@ForAll Random random) {
        double[] xy = new double[2 * random.nextInt(1, 12)];
        Arrays.setAll(xy, i -> random.nextInt(-2, 3));
        requireHull(xy);
    }

    @Property
    void ofPointsThatAlmostLieOnALine(@ForAll Random random) {
        double[] xy = new double[2 * random.nextInt(1, 9)];
        for (int i = 0; i < xy.length; i += 2) {
            xy[i] = random.nextInt(-5, 6) / 10.0;
            xy[i + 1] = xy[i] * 3 + (random.nextInt(4) == 0 ? Double.MIN_VALUE : 0);
        }
        requireHull(xy);
    }

    @Example
    void edgesBeginAtTheirVertices() {
        ConvexPolygon hull = ConvexPolygon.hullOf(1, 1, 0, 0, 2, 2, 2, 0, 0, 2, 2, 0);
        assertThat(hull.vertexCount()).isEqualTo(4);
        for (int i = 0; i < 4; i++) {
            assertThat(hull.edgeIndex(i)).isEqualTo(hull.vertexIndex(i));
        }
        assertThat(new int[] {hull.vertexIndex(0), hull.vertexIndex(1), hull.vertexIndex(2), hull.vertexIndex(3)})
                .containsExactlyInAnyOrder(1, 3, 2, 4);
    }

    private static void requireHull(double[] xy) {
        ConvexPolygon hull = ConvexPolygon.hullOf(xy);
        double[] corners = Matrices.toMatrix(hull).data;
        String given = Arrays.toString(xy);
        // The oracle takes it as it is: convex, counter-clockwise, nothing to be merged.
        OracleOutline outline = OracleOutline.read(corners);
        assertThat(outline.size()).as(given).isEqualTo(hull.vertexCount());
        for (int i = 0; i < hull.vertexCount(); i++) {
            assertThat(outline.edgeIndex(i)).as(given).isEqualTo(hull.vertexCount() == 2 ? 0 : outline.vertexIndex(i));
            int vertex = hull.vertexIndex(i);
            assertThat(hull.x(i)).isEqualTo(xy[2 * vertex]);
            assertThat(hull.y(i)).isEqualTo(xy[2 * vertex + 1]);
            for (int p = 0; p < xy.length; p += 2) {
                int next = hull.next(i);
                assertThat(turn(hull.x(i), hull.y(i), hull.x(next), hull.y(next), xy[p], xy[p + 1]))
                        .as(given)
                        .isNotNegative();
                assertThat(xy[p] == hull.x(i) && xy[p + 1] == hull.y(i) && p / 2 < vertex)
                        .as("of equal points the first")
                        .isFalse();
            }
        }
        assertThat(hull.minX()).isEqualTo(every(xy, 0).min().orElseThrow());
        assertThat(hull.maxY()).isEqualTo(every(xy, 1).max().orElseThrow());
    }

    private static DoubleStream every(double[] xy, int first) {
        return IntStream.range(0, xy.length / 2).mapToDouble(i -> xy[2 * i + first]);
    }

    private static int turn(double ax, double ay, double bx, double by, double cx, double cy) {
        BigDecimal left = minus(bx, ax).multiply(minus(cy, ay));
        BigDecimal right = minus(by, ay).multiply(minus(cx, ax));
        return left.compareTo(right);
    }

    private static BigDecimal minus(double left, double right) {
        return new BigDecimal(left).subtract(new BigDecimal(right));
    }
}
