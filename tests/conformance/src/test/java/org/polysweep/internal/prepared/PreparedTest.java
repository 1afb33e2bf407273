package org.polysweep.internal.prepared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.trials.Trials;

/**
 * What is looked up about a polygon is what its corners say. The corners are even whole numbers, with which doubles
 * compute exactly.
 */
class PreparedTest {

    private final Random random = Trials.random(1);

    /** The hull of some points near a circle somewhere, so that all directions come; from a point to 60 corners. */
    private ConvexPolygon polygon() {
        int count = 1 + random.nextInt(random.nextInt(4) == 0 ? 90 : 8);
        double radius = 1 + random.nextInt(2_000);
        double centerX = random.nextInt(4_000) - 2_000;
        double centerY = random.nextInt(4_000) - 2_000;
        double[] xy = new double[2 * count];
        for (int i = 0; i < count; i++) {
            double angle = 2 * Math.PI * random.nextDouble();
            xy[2 * i] = 2 * Math.rint(centerX + radius * Math.cos(angle));
            xy[2 * i + 1] = 2 * Math.rint(centerY + radius * Math.sin(angle));
        }
        return ConvexPolygon.hullOf(xy);
    }

    private static IntStream corners(ConvexPolygon polygon) {
        return IntStream.range(0, polygon.vertexCount());
    }

    @Test
    void aCircleHoldsAllCorners() {
        for (int trial = 0; trial < Trials.times(300); trial++) {
            ConvexPolygon polygon = polygon();
            double x = Prepared.centerX(polygon);
            double y = Prepared.centerY(polygon);
            assertThat(2 * x).isEqualTo(polygon.minX() + polygon.maxX());
            assertThat(2 * y).isEqualTo(polygon.minY() + polygon.maxY());
            double square = corners(polygon)
                    .mapToDouble(i -> Math.pow(polygon.x(i) - x, 2) + Math.pow(polygon.y(i) - y, 2))
                    .max()
                    .orElseThrow();
            assertThat(Prepared.boundingRadius(polygon)).isEqualTo(Math.sqrt(square));
            double magnitude = corners(polygon)
                    .mapToDouble(i -> Math.max(Math.abs(polygon.x(i)), Math.abs(polygon.y(i))))
                    .max()
                    .orElseThrow();
            assertThat(Prepared.magnitude(polygon)).isEqualTo(magnitude);
        }
    }

    /** The disk comes close to the nearest side, and lies on the inner side of all. */
    @Test
    void aDiskLiesWithin() {
        int disks = 0;
        for (int trial = 0; trial < Trials.times(300); trial++) {
            ConvexPolygon polygon = polygon();
            double least = corners(polygon)
                    .mapToDouble(
                            i -> distanceFromSide(polygon, i, Prepared.centerX(polygon), Prepared.centerY(polygon)))
                    .min()
                    .orElseThrow();
            double radius = Prepared.inscribedRadius(polygon);
            if (polygon.vertexCount() < 3 || least <= 0) {
                assertThat(radius).isEqualTo(Double.NEGATIVE_INFINITY);
            } else {
                disks++;
                assertThat(radius).isBetween(least - 1e-9, least);
            }
        }
        assertThat(disks).isPositive();
    }

    /** Positive inside. */
    private static double distanceFromSide(ConvexPolygon polygon, int i, double x, double y) {
        int next = (i + 1) % polygon.vertexCount();
        double alongX = polygon.x(next) - polygon.x(i);
        double alongY = polygon.y(next) - polygon.y(i);
        double cross = alongX * (y - polygon.y(i)) - alongY * (x - polygon.x(i));
        return cross / Math.sqrt(alongX * alongX + alongY * alongY);
    }

    @Test
    void noEdgeIsLongerThanTheEdgeSize() {
        for (int trial = 0; trial < Trials.times(300); trial++) {
            ConvexPolygon polygon = polygon();
            double longest = corners(polygon)
                    .mapToDouble(i -> Math.abs(polygon.edgeX(i)) + Math.abs(polygon.edgeY(i)))
                    .max()
                    .orElseThrow();
            assertThat(Prepared.edgeSize(polygon)).isGreaterThanOrEqualTo(longest);
        }
        assertThat(Prepared.edgeSize(ConvexPolygon.of(0, 0, 2, -9, 3, 0))).isEqualTo(12);
        assertThat(Prepared.edgeSize(ConvexPolygon.of(6, 6))).isZero();
    }

    /** The edges before it turn left from the first, those from it on do not. */
    @Test
    void edgesAreToldApartByHalfATurn() {
        for (int trial = 0; trial < Trials.times(300); trial++) {
            ConvexPolygon polygon = polygon();
            int size = polygon.vertexCount();
            int halfTurn = Prepared.halfTurn(polygon);
            assertThat(halfTurn).isBetween(1, size);
            for (int edge = 1; edge < size; edge++) {
                double cross = polygon.edgeX(0) * polygon.edgeY(edge) - polygon.edgeY(0) * polygon.edgeX(edge);
                assertThat(cross > 0).isEqualTo(edge < halfTurn);
            }
        }
    }

    /**
     * Directions are whole numbers when they are taken so many times, and so are the places of the corners along them.
     */
    private static final double UNIT = PseudoAngle.FULL_TURN;

    @Test
    void theFarthestCornerIsKeptForEachDirection() {
        for (int trial = 0; trial < Trials.times(100); trial++) {
            ConvexPolygon polygon = polygon();
            int spacing = Prepared.bearingSpacing(polygon);
            assertThat(Integer.bitCount(spacing)).isEqualTo(1);
            assertThat(PseudoAngle.FULL_TURN / spacing).isGreaterThanOrEqualTo(Math.max(32, polygon.vertexCount() / 2));
            for (int bearing = 0; bearing < PseudoAngle.FULL_TURN; bearing += spacing) {
                double x = PseudoAngle.directionX(bearing) * UNIT;
                double y = PseudoAngle.directionY(bearing) * UNIT;
                int farthest = Prepared.farthestAt(polygon, bearing);
                double reach = polygon.x(farthest) * x + polygon.y(farthest) * y;
                corners(polygon)
                        .forEach(i ->
                                assertThat(polygon.x(i) * x + polygon.y(i) * y).isLessThanOrEqualTo(reach));
                assertThat(Prepared.farthestAt(polygon, bearing + spacing - 1)).isEqualTo(farthest);
                assertThat(Prepared.farthestAt(polygon, bearing + 3 * PseudoAngle.FULL_TURN))
                        .isEqualTo(farthest);
            }
        }
    }

    @Test
    void theLowestBitOfAllCoordinatesIsKnown() {
        assertThat(Prepared.exponent(ConvexPolygon.of(8, 16, 24, 16, 8, 32))).isEqualTo(3);
        assertThat(Prepared.exponent(ConvexPolygon.of(8, 16, 24.25, 16, 8, 32))).isEqualTo(-2);
        assertThat(Prepared.exponent(ConvexPolygon.of(0x3p100, 0x1p101))).isEqualTo(100);
        assertThat(Prepared.isCoarse(ConvexPolygon.of(8, 16, 24.25, 16, 8, 32))).isTrue();
        assertThat(Prepared.isCoarse(ConvexPolygon.of(8, 16, 24.1, 16, 8, 32))).isFalse();
    }

    @Test
    void normalsPointOutward() {
        ConvexPolygon polygon = ConvexPolygon.of(0, 0, 4, 0, 4, 3);
        double[][] normals = {{0, -1}, {1, 0}, {-0.6, 0.8}};
        for (int edge = 0; edge < 3; edge++) {
            assertThat(polygon.normalX(edge)).isEqualTo(normals[edge][0]);
            assertThat(polygon.normalY(edge)).isEqualTo(normals[edge][1]);
        }
    }

    /** The rectangle from (0, 0) to (4, 2), from each corner on, and either way round. */
    @ParameterizedTest
    @CsvSource({"0, 0123, 0123", "1, 3012, 3012", "2, 2301, 2301", "3, 1230, 1230"})
    void aBoxKeepsTheNumbersOfItsCorners(int start, String vertices, String edges) {
        double[] around = {0, 0, 4, 0, 4, 2, 0, 2};
        double[] xy = new double[8];
        for (int i = 0; i < 8; i++) {
            xy[i] = around[(i + 2 * start) % 8];
        }
        ConvexPolygon box = ConvexPolygon.of(xy);
        requireBox(box, vertices, edges);
    }

    /** Given clockwise: vertex 0 is (0, 0), 1 is above it; the edge from 0 to 1 is the left side. */
    @Test
    void aClockwiseBoxKeepsItsNumbersToo() {
        ConvexPolygon box = ConvexPolygon.of(0, 0, 0, 2, 4, 2, 4, 0);
        requireBox(box, "0321", "3210");
    }

    @Test
    void aFlatBoxHasCornersThatCoincide() {
        ConvexPolygon level = ConvexPolygon.of(4, 1, 0, 1);
        assertThat(level.isBox()).isTrue();
        assertThat(boxVertices(level)).isEqualTo("1001");
        ConvexPolygon upright = ConvexPolygon.of(1, 0, 1, 4);
        assertThat(upright.isBox()).isTrue();
        assertThat(boxVertices(upright)).isEqualTo("0011");
        ConvexPolygon point = ConvexPolygon.of(7, 7);
        assertThat(point.isBox()).isTrue();
        assertThat(boxVertices(point)).isEqualTo("0000");
    }

    @Test
    void whatIsNoBoxHasNoneOfItsCorners() {
        ConvexPolygon[] others = {
            ConvexPolygon.of(0, 0, 4, 0, 0, 4),
            ConvexPolygon.of(0, 0, 4, 0, 4, 2, 1, 2),
            ConvexPolygon.of(0, 1, 4, 0, 4, 2, 0, 2),
            ConvexPolygon.of(0, 0, 4, 0, 5, 2, 0, 2),
            ConvexPolygon.of(0, 0, 4, 0, 4, 3, 0, 2),
            ConvexPolygon.of(0, 0, 1, 1),
            ConvexPolygon.of(0, 0, 2, 0, 3, 1, 2, 2, 0, 2)
        };
        for (ConvexPolygon other : others) {
            assertThat(other.isBox()).isFalse();
            assertThatExceptionOfType(IndexOutOfBoundsException.class)
                    .isThrownBy(() -> Prepared.boxCorners(other).vertexIndex(0));
            assertThatExceptionOfType(IndexOutOfBoundsException.class)
                    .isThrownBy(() -> Prepared.boxCorners(other).edgeIndex(0));
        }
    }

    private static void requireBox(ConvexPolygon box, String vertices, String edges) {
        assertThat(box.isBox()).isTrue();
        assertThat(boxVertices(box)).isEqualTo(vertices);
        StringBuilder sides = new StringBuilder();
        for (int side = 0; side < 4; side++) {
            sides.append(Prepared.boxCorners(box).edgeIndex(side));
        }
        assertThat(sides).hasToString(edges);
    }

    private static String boxVertices(ConvexPolygon box) {
        StringBuilder corners = new StringBuilder();
        for (int corner = 0; corner < 4; corner++) {
            corners.append(Prepared.boxCorners(box).vertexIndex(corner));
        }
        return corners.toString();
    }
}
