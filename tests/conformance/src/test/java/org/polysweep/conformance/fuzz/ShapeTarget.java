package org.polysweep.conformance.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ejml.data.DMatrixRMaj;
import org.polysweep.aabb.Aabb;
import org.polysweep.conformance.Doubles;
import org.polysweep.matrix.Matrices;
import org.polysweep.oracle.OracleOutline;
import org.polysweep.shape.ConvexPolygon;

/** Shapes from any numbers: taken with all laws of a shape, or refused with the name of what is wrong. */
public final class ShapeTarget {

    private static final int MOST_COORDINATES = 16;
    private static final BigDecimal LARGEST = new BigDecimal(Double.MAX_VALUE);
    private static final Pattern VERTEX = Pattern.compile("vertices\\[(\\d+)\\]");

    private ShapeTarget() {}

    /** What the fuzzer calls. */
    public static void fuzzerTestOneInput(byte[] input) {
        outcome(input);
    }

    /** Tries one shape, and says what came of it. */
    static String outcome(byte[] input) {
        ByteNumbers numbers = new ByteNumbers(input);
        int form = numbers.nextByte();
        double[] xy = numbers.nextDoubles(numbers.nextByte() % (MOST_COORDINATES + 1));
        boolean taken = switch (form % 5) {
            case 0 -> isPolygon(xy);
            case 1 -> isHull(xy);
            case 2 -> isPolygon(almostConvex(xy, numbers));
            case 3 -> isImage(xy, numbers.nextDoubles(form % 2 == 0 ? 4 : 6));
            default -> isBox(Arrays.copyOf(xy, 4));
        };
        return (taken ? "taken " : "refused ") + form % 5;
    }

    /** The corners of the hull, from any of them on, either way round, with one number exchanged. */
    private static double[] almostConvex(double[] xy, ByteNumbers numbers) {
        if (xy.length < 2 || xy.length % 2 != 0 || !Arrays.stream(xy).allMatch(Double::isFinite)) {
            return xy;
        }
        ConvexPolygon hull = ConvexPolygon.hullOf(xy);
        int n = hull.vertexCount();
        int start = numbers.nextByte();
        int step = numbers.nextByte() % 2 == 0 ? 1 : -1;
        double[] corners = new double[2 * n];
        for (int i = 0; i < n; i++) {
            int corner = Math.floorMod(start + step * i, n);
            corners[2 * i] = hull.x(corner);
            corners[2 * i + 1] = hull.y(corner);
        }
        corners[numbers.nextByte() % (2 * n)] = numbers.nextDouble();
        return corners;
    }

    /** The oracle takes the same lists, and keeps the same vertices and edges. */
    private static boolean isPolygon(double[] xy) {
        Optional<ConvexPolygon> shape = taken(xy, () -> ConvexPolygon.of(xy));
        Optional<OracleOutline> exact;
        try {
            exact = Optional.of(OracleOutline.read(xy));
        } catch (IllegalArgumentException refusal) {
            exact = Optional.empty();
        }
        assertThat(shape.isPresent()).as("whether it is legal").isEqualTo(exact.isPresent());
        if (shape.isEmpty() || exact.isEmpty()) {
            return false;
        }
        ShapeLaws.requireLaws(shape.get(), xy);
        ShapeLaws.requireSameCycle(shape.get(), exact.get());
        return true;
    }

    /** Any finite points have a hull, and none of them lies outside. */
    private static boolean isHull(double[] xy) {
        Optional<ConvexPolygon> shape = taken(xy, () -> ConvexPolygon.hullOf(xy));
        boolean legal = xy.length > 0 && xy.length % 2 == 0 && Arrays.stream(xy).allMatch(Double::isFinite);
        assertThat(shape.isPresent()).as("whether it is legal").isEqualTo(legal);
        shape.ifPresent(hull -> {
            ShapeLaws.requireLaws(hull, xy);
            ShapeLaws.requireNoneOutside(hull, xy);
        });
        return legal;
    }

    /** Each corner is the rounded image of its vertex, and no rounded image lies outside. */
    private static boolean isImage(double[] xy, double[] matrix) {
        if (!isHull(xy)) {
            return false;
        }
        ConvexPolygon hull = ConvexPolygon.hullOf(xy);
        DMatrixRMaj transform = new DMatrixRMaj(2, matrix.length / 2, true, matrix);
        Optional<ConvexPolygon> image;
        try {
            image = Optional.of(Matrices.transformed(hull, transform));
        } catch (IllegalArgumentException refusal) {
            assertThat(refusal)
                    .hasMessageMatching(
                            "transform\\[[01]\\]\\[[012]\\] must be finite.*|vertices\\[\\d+\\] maps to .*");
            image = Optional.empty();
        }
        boolean legal = Arrays.stream(matrix).allMatch(Double::isFinite);
        // All vertices, where the map has put those that are corners.
        double[] images = new double[xy.length];
        Arrays.fill(images, Double.NaN);
        for (int i = 0; legal && i < hull.vertexCount(); i++) {
            for (int row = 0; row < 2; row++) {
                BigDecimal to = image(matrix, row, hull.x(i), hull.y(i));
                // Beyond the largest double by however little is beyond.
                legal &= to.abs().compareTo(LARGEST) <= 0;
                images[2 * hull.vertexIndex(i) + row] = Doubles.nearest(to);
            }
        }
        assertThat(image.isPresent()).as("whether it is legal").isEqualTo(legal);
        image.ifPresent(shape -> {
            ShapeLaws.requireLaws(shape, images);
            ShapeLaws.requireNoneOutside(
                    shape, Arrays.stream(images).filter(Double::isFinite).toArray());
        });
        return legal;
    }

    private static BigDecimal image(double[] matrix, int row, double x, double y) {
        int columns = matrix.length / 2;
        BigDecimal shift = columns == 3 ? new BigDecimal(matrix[row * columns + 2]) : BigDecimal.ZERO;
        return new BigDecimal(matrix[row * columns])
                .multiply(new BigDecimal(x))
                .add(new BigDecimal(matrix[row * columns + 1]).multiply(new BigDecimal(y)))
                .add(shift);
    }

    private static boolean isBox(double[] sides) {
        double minX = sides[0];
        double minY = sides[1];
        double maxX = sides[2];
        double maxY = sides[3];
        boolean legal = Arrays.stream(sides).allMatch(Double::isFinite) && minX <= maxX && minY <= maxY;
        for (Supplier<?> box : new Supplier<?>[] {
            () -> new Aabb(minX, minY, maxX, maxY), () -> ConvexPolygon.box(minX, minY, maxX, maxY)
        }) {
            try {
                assertThat(box.get()).isNotNull();
                assertThat(legal).isTrue();
            } catch (IllegalArgumentException refusal) {
                assertThat(legal).isFalse();
                assertThat(refusal).hasMessageMatching("(min|max)[XY] .*");
            }
        }
        if (legal) {
            ConvexPolygon box = ConvexPolygon.box(minX, minY, maxX, maxY);
            assertThat(box.isBox()).isTrue();
            ShapeLaws.requireLaws(box, new double[] {minX, minY, maxX, minY, maxX, maxY, minX, maxY});
            assertThat(new double[] {box.minX(), box.minY(), box.maxX(), box.maxY()})
                    .containsExactly(minX + 0.0, minY + 0.0, maxX + 0.0, maxY + 0.0);
        }
        return legal;
    }

    /** The shape; empty if it is refused, with a message that says which of the numbers is wrong. */
    private static Optional<ConvexPolygon> taken(double[] xy, Supplier<ConvexPolygon> shape) {
        try {
            return Optional.of(shape.get());
        } catch (IllegalArgumentException refusal) {
            String message = String.valueOf(refusal.getMessage());
            Matcher vertex = VERTEX.matcher(message);
            if (xy.length == 0) {
                assertThat(message).startsWith("vertices must not be empty");
            } else if (xy.length % 2 != 0) {
                assertThat(message)
                        .startsWith("vertices must have an even number of coordinates, but had " + xy.length + ";");
            } else {
                assertThat(vertex.find()).as(message).isTrue();
                assertThat(Integer.parseInt(vertex.group(1))).isLessThan(xy.length / 2);
            }
            return Optional.empty();
        }
    }
}
