package org.polysweep.conformance.shape;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigDecimal;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexDecomposition;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.Ray;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.shape.Shape;
import org.polysweep.trials.Trials;

/** What shapes say of themselves, worked out by hand. */
class ShapesByHandTest {

    private static final ConvexPolygon TRIANGLE = ConvexPolygon.of(-1, -2, 3, -2, -1, 1);
    private final RoundedPolygon capsule = RoundedPolygon.capsule(0, 5, 2, 7, 0.5);

    @Test
    void aCompoundKeepsItsParts() {
        for (CompoundShape compound :
                new CompoundShape[] {CompoundShape.of(TRIANGLE, capsule), CompoundShape.of(List.of(TRIANGLE, capsule))
                }) {
            assertThat(compound.partCount()).isEqualTo(2);
            assertThat(compound.part(0)).isSameAs(TRIANGLE);
            assertThat(compound.part(1)).isSameAs(capsule);
            assertThat(compound.parts()).containsExactly(TRIANGLE, capsule);
            assertThat(compound.isOneSided()).isFalse();
            assertThat(compound.minX()).isEqualTo(-1);
            assertThat(compound.minY()).isEqualTo(-2);
            assertThat(compound.maxX()).isEqualTo(3);
            assertThat(compound.maxY()).isEqualTo(capsule.maxY()).isBetween(7.5, 7.5 + 0x1p-49);
            assertThat(compound.toString()).startsWith("CompoundShape[").contains(capsule.toString());
        }
    }

    @Test
    void aChainIsMadeOfSegments() {
        double[] xy = {0, 1, 4, 1, 4, -3, 0, -3};
        for (boolean isOneSided : new boolean[] {false, true}) {
            CompoundShape chain = isOneSided ? CompoundShape.oneSidedChain(xy) : CompoundShape.chain(xy);
            assertThat(chain.isOneSided()).isEqualTo(isOneSided);
            assertThat(chain.partCount()).isEqualTo(3);
            double[][] segments = {{0, 1, 4, 1}, {4, 1, 4, -3}, {4, -3, 0, -3}};
            for (int i = 0; i < 3; i++) {
                assertThat(chain.part(i).core().toArray()).containsExactlyInAnyOrder(segments[i]);
            }
            assertThat(chain.toString()).startsWith(isOneSided ? "OneSidedChain[" : "CompoundShape[");
        }
        assertThat(CompoundShape.chain(0, 0, 1, 2).parts()).hasSize(1);
    }

    @Test
    void whatIsNoChainIsRefused() {
        requireRefused("vertices must have an even number of coordinates, but had 5;", 0, 0, 1, 1, 2);
        requireRefused("a chain needs at least two vertices, but got 0");
        requireRefused("a chain needs at least two vertices, but got 1", 0, 0);
        requireRefused("vertices[1][1] must be finite, but was NaN", 0, 0, 1, Double.NaN, 2, 3);
        requireRefused("vertices[2][0] must be finite, but was Infinity", 0, 0, 1, 1, Double.POSITIVE_INFINITY, 3);
        requireRefused("vertices[1] and vertices[2] must differ, but both were (1.0, 3.0)", 0, 5, 1, 3, 1, 3);
        // One coordinate may be the same.
        assertThat(CompoundShape.chain(0, 0, 1, 0, 1, 1, 0, 1).partCount()).isEqualTo(3);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CompoundShape.of(List.of()))
                .withMessageContaining("parts must not be empty");
    }

    private static void requireRefused(String message, double... xy) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CompoundShape.chain(xy))
                .withMessageContaining(message);
    }

    @Test
    void aConvexShapeIsItsOnlyPart() {
        for (ConvexShape shape : new ConvexShape[] {TRIANGLE, capsule}) {
            assertThat(shape.partCount()).isEqualTo(1);
            assertThat(shape.part(0)).isSameAs(shape);
            assertThat(shape.parts()).containsExactly(shape);
            assertThat(shape.isOneSided()).isFalse();
            assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> shape.part(1));
        }
        assertThat(TRIANGLE.core()).isSameAs(TRIANGLE);
        assertThat(TRIANGLE.radius()).isZero();
        assertThat(capsule.core().toArray()).containsExactly(0, 5, 2, 7);
        assertThat(capsule.radius()).isEqualTo(0.5);
        assertThat(capsule.toString()).startsWith("RoundedPolygon[").contains("0.5");
    }

    @Test
    void aPartIsWhereTheWholeIs() {
        Shape compound = CompoundShape.of(TRIANGLE, capsule);
        MovingShape moving = compound.at(3, 4).moving(5, 6);
        assertThat(moving.part(1)).isEqualTo(new MovingShape(capsule, 3, 4, 5, 6));
        assertThat(moving.placed()).isEqualTo(compound.at(3, 4));
        assertThat(compound.at(3, 4).part(0)).isEqualTo(TRIANGLE.at(3, 4));
    }

    @Test
    void edgesAndNormalsGoRound() {
        double[][] edges = {{4, 0}, {-4, 3}, {0, -3}};
        double[][] normals = {{0, -1}, {0.6, 0.8}, {-1, 0}};
        for (int i = 0; i < 3; i++) {
            assertThat(new double[] {TRIANGLE.edgeX(i), TRIANGLE.edgeY(i)}).containsExactly(edges[i]);
            assertThat(TRIANGLE.normalX(i)).isEqualTo(normals[i][0]);
            assertThat(TRIANGLE.normalY(i)).isEqualTo(normals[i][1]);
            assertThat(TRIANGLE.next(i)).isEqualTo((i + 1) % 3);
            assertThat(TRIANGLE.previous(i)).isEqualTo((i + 2) % 3);
        }
        assertThat(TRIANGLE.minX()).isEqualTo(-1);
        assertThat(TRIANGLE.minY()).isEqualTo(-2);
        assertThat(TRIANGLE.maxX()).isEqualTo(3);
        assertThat(TRIANGLE.maxY()).isEqualTo(1);
    }

    @Test
    void floatsAreDoubles() {
        float[] xy = {0, 0, 0.1f, 0, 0, 3};
        ConvexPolygon polygon = ConvexPolygon.of(xy);
        assertThat(polygon.toArray()).containsExactly(0, 0, 0.1f, 0, 0, 3);
        List<ConvexPolygon> parts = ConvexDecomposition.of(xy);
        assertThat(parts).hasSize(1);
        assertThat(parts.get(0).toArray()).containsExactly(0, 0, 0.1f, 0, 0, 3);
    }

    @Test
    void aBoxMayBeFlat() {
        assertThat(ConvexPolygon.box(1, 2, 1, 5).toArray()).containsExactly(1, 2, 1, 5);
        assertThat(ConvexPolygon.box(1, 2, 3, 2).toArray()).containsExactly(1, 2, 3, 2);
    }

    /** A rotation by a quarter turn, and a reflection, which turns the order of the vertices round. */
    @Test
    void imagesKeepTheNumbersOfTheirVertices() {
        ConvexPolygon turned = TRIANGLE.transformed(0, -1, 1, 0, 10, 0);
        ConvexPolygon mirrored = TRIANGLE.transformed(-1, 0, 0, 1, 0, 10);
        for (int i = 0; i < 3; i++) {
            int given = turned.vertexIndex(i);
            assertThat(turned.x(i)).isEqualTo(10 - TRIANGLE.y(given));
            assertThat(turned.y(i)).isEqualTo(TRIANGLE.x(given));
            assertThat(turned.edgeIndex(i)).isEqualTo(given);
            int other = mirrored.vertexIndex(i);
            assertThat(mirrored.x(i)).isEqualTo(-TRIANGLE.x(other));
            assertThat(mirrored.y(i)).isEqualTo(10 + TRIANGLE.y(other));
            assertThat(mirrored.edgeIndex(i)).isEqualTo((other + 2) % 3);
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        TRIANGLE.transformed(1, 0, 0, 1, Double.MAX_VALUE, 0).transformed(2, 0, 0, 2, 0, 0))
                .withMessageContaining("overflows double");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TRIANGLE.transformed(1, 0, 0, 0x1p1023, 0, 0))
                .withMessageContaining("overflows double");
    }

    /** Sides of a rounded shape are rounded outward, to the next double. */
    @Test
    void theBoxOfARoundedShapeHoldsIt() {
        Random random = Trials.random(1);
        for (int trial = 0; trial < Trials.times(200); trial++) {
            double x = random.nextGaussian();
            double y = 1e6 * random.nextGaussian();
            double radius = random.nextDouble();
            RoundedPolygon circle = RoundedPolygon.circle(x, y, radius);
            requireJustBelow(circle.minX(), exact(x).subtract(exact(radius)));
            requireJustBelow(circle.minY(), exact(y).subtract(exact(radius)));
            requireJustBelow(-circle.maxX(), exact(x).add(exact(radius)).negate());
            requireJustBelow(-circle.maxY(), exact(y).add(exact(radius)).negate());
        }
        RoundedPolygon sharp = RoundedPolygon.of(TRIANGLE, -0.0);
        assertThat(Double.doubleToRawLongBits(sharp.radius())).isZero();
        assertThat(sharp.minX()).isEqualTo(-1);
        assertThat(sharp.minY()).isEqualTo(-2);
        assertThat(sharp.maxX()).isEqualTo(3);
        assertThat(sharp.maxY()).isEqualTo(1);
    }

    private static BigDecimal exact(double number) {
        return new BigDecimal(number);
    }

    private static void requireJustBelow(double bound, BigDecimal exact) {
        assertThat(exact(bound)).isLessThanOrEqualTo(exact);
        assertThat(exact(Math.nextUp(bound))).isGreaterThan(exact);
    }

    @Test
    void whatIsNoRoundedShapeIsRefused() {
        double nan = Double.NaN;
        List<Runnable> refused = List.of(
                () -> RoundedPolygon.of(TRIANGLE, -1),
                () -> RoundedPolygon.of(TRIANGLE, Double.POSITIVE_INFINITY),
                () -> RoundedPolygon.circle(nan, 0, 1),
                () -> RoundedPolygon.circle(0, nan, 1),
                () -> RoundedPolygon.capsule(nan, 0, 0, 0, 1),
                () -> RoundedPolygon.capsule(0, nan, 0, 0, 1),
                () -> RoundedPolygon.capsule(0, 0, nan, 0, 1),
                () -> RoundedPolygon.capsule(0, 0, 0, nan, 1));
        List<String> named = List.of("radius", "radius", "centerX", "centerY", "x0", "y0", "x1", "y1");
        for (int i = 0; i < refused.size(); i++) {
            assertThatIllegalArgumentException()
                    .isThrownBy(refused.get(i)::run)
                    .withMessageStartingWith(named.get(i) + " must be ");
        }
    }

    @Test
    void aRayHasADirection() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Ray.segment(1, 1, 0, -0.0))
                .withMessageContaining("must not both be 0");
        assertThat(Ray.segment(1, 2, 0, 3)).isEqualTo(new Ray(1, 2, 0, 3, false));
        assertThat(Ray.endless(1, 2, 3, 0)).isEqualTo(new Ray(1, 2, 3, 0, true));
    }
}
