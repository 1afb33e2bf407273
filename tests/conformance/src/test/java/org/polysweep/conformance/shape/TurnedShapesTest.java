package org.polysweep.conformance.shape;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.awt.geom.AffineTransform;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.shape.Shape;
import org.polysweep.trials.Trials;

/** Shapes that are turned and scaled, by others and by themselves. */
class TurnedShapesTest {

    /** A box with one more vertex on an edge. */
    private final double[] list = {0, 0, 3, 0, 3, 0.7, 3, 2, 0, 2};

    private static final MathContext EXACTLY = new MathContext(80);

    /** What {@code java.awt} makes of the vertices of a box is not convex at many angles; its hull always is. */
    @Test
    void theHullTakesWhatOthersHaveTurned() {
        int refused = 0;
        int refusedInFloats = 0;
        for (int degrees = 0; degrees < 360; degrees++) {
            double[] turned = new double[list.length];
            AffineTransform.getRotateInstance(Math.toRadians(degrees)).transform(list, 0, turned, 0, list.length / 2);
            refused += requireHull(turned, 0x1p-50);
            // As libGDX has them: floats throughout.
            float cosine = (float) Math.cos(Math.toRadians(degrees));
            float sine = (float) Math.sin(Math.toRadians(degrees));
            double[] floats = new double[list.length];
            for (int i = 0; i < list.length; i += 2) {
                floats[i] = cosine * (float) list[i] - sine * (float) list[i + 1];
                floats[i + 1] = sine * (float) list[i] + cosine * (float) list[i + 1];
            }
            refusedInFloats += requireHull(floats, 0x1p-20);
            Shape exact = ConvexPolygon.of(list).rotated(Rotor.ofAngle(Math.toRadians(degrees)));
            assertThat(((ConvexPolygon) exact).vertexCount()).isEqualTo(4);
        }
        assertThat(refused).isGreaterThan(100);
        assertThat(refusedInFloats).isGreaterThan(100);
    }

    /** Whether the list is refused as it is; its hull has the corners of the box, and the vertex if it sticks out. */
    private static int requireHull(double[] vertices, double error) {
        ConvexPolygon hull = ConvexPolygon.hullOf(vertices);
        assertThat(hull.vertexCount()).isBetween(4, 5);
        for (int i = 0; i < hull.vertexCount(); i++) {
            assertThat(hull.vertexIndex(i)).isBetween(0, 4);
        }
        assertThat(hull.maxX() - hull.minX()).isLessThan(Math.sqrt(13) + error);
        try {
            ConvexPolygon.of(vertices);
            return 0;
        } catch (IllegalArgumentException e) {
            assertThat(e).hasMessageContaining("hullOf").hasMessageContaining("Shape.rotated");
            return 1;
        }
    }

    /** Each coordinate is the double nearest to the coordinate of the exact rotation. */
    @Test
    void aTurnIsRoundedOnce() {
        Random random = Trials.random(1);
        for (int trial = 0; trial < Trials.times(300); trial++) {
            double x = random.nextGaussian() * Math.scalb(1.0, random.nextInt(60) - 30);
            double y = random.nextGaussian() * Math.scalb(1.0, random.nextInt(60) - 30);
            double c = random.nextInt(4) == 0 ? random.nextInt(5) - 2 : random.nextGaussian();
            double s = random.nextInt(4) == 0 ? 1 : random.nextGaussian() * Math.scalb(1.0, random.nextInt(40) - 20);
            ConvexPolygon image = ConvexPolygon.of(x, y).rotated(Rotor.ofHalfAngle(c, s));
            BigDecimal cc = new BigDecimal(c).multiply(new BigDecimal(c));
            BigDecimal ss = new BigDecimal(s).multiply(new BigDecimal(s));
            BigDecimal cosine = cc.subtract(ss);
            BigDecimal sine = new BigDecimal(2).multiply(new BigDecimal(c)).multiply(new BigDecimal(s));
            BigDecimal exactX = cosine.multiply(new BigDecimal(x)).subtract(sine.multiply(new BigDecimal(y)));
            BigDecimal exactY = sine.multiply(new BigDecimal(x)).add(cosine.multiply(new BigDecimal(y)));
            assertThat(image.x(0)).isEqualTo(exactX.divide(cc.add(ss), EXACTLY).doubleValue());
            assertThat(image.y(0)).isEqualTo(exactY.divide(cc.add(ss), EXACTLY).doubleValue());
            assertThat(ConvexPolygon.of(x, y).rotated(Rotor.ofHalfAngle(-c, -s)).toArray())
                    .isEqualTo(image.toArray());
            assertThat(ConvexPolygon.of(x, y)
                            .rotated(Rotor.ofHalfAngle(8 * c, 8 * s))
                            .toArray())
                    .isEqualTo(image.toArray());
        }
    }

    @Test
    void quarterTurnsAreExact() {
        ConvexPolygon box = ConvexPolygon.box(0, 0, 0.1, 0.3);
        assertThat(box.rotated(Rotor.ofHalfAngle(1, 1)).maxY()).isEqualTo(0.1);
        assertThat(box.rotated(Rotor.ofHalfAngle(1, 1)).minX()).isEqualTo(-0.3);
        assertThat(box.rotated(Rotor.ofHalfAngle(1, 1)).vertexIndex(0)).isEqualTo(3);
        assertThat(box.rotated(Rotor.ofHalfAngle(1, 1))
                        .rotated(Rotor.ofHalfAngle(1, 1))
                        .rotated(Rotor.ofHalfAngle(1, 1))
                        .rotated(Rotor.ofHalfAngle(1, 1))
                        .toString())
                .isEqualTo(box.toString());
        assertThat(box.rotated(Rotor.ofHalfAngle(0, 1)).minY()).isEqualTo(-0.3);
        assertThat(box.rotated(Rotor.ofHalfAngle(3, 0)).toString()).isEqualTo(box.toString());
    }

    @Test
    void allKindsAreTurnedAndScaled() {
        RoundedPolygon capsule = RoundedPolygon.capsule(1, 0, 3, 0, 0.5);
        assertThat(capsule.rotated(Rotor.ofHalfAngle(1, 1)).toString())
                .isEqualTo(RoundedPolygon.capsule(0, 1, 0, 3, 0.5).toString());
        assertThat(capsule.scaled(3).toString())
                .isEqualTo(RoundedPolygon.capsule(3, 0, 9, 0, 1.5).toString());
        CompoundShape pair = CompoundShape.of(capsule, ConvexPolygon.box(0, 0, 1, 2));
        assertThat(pair.rotated(Rotor.ofHalfAngle(1, 1)).part(0).toString())
                .isEqualTo(capsule.rotated(Rotor.ofHalfAngle(1, 1)).toString());
        assertThat(pair.rotated(Rotor.ofHalfAngle(1, 1)).part(1).toString())
                .isEqualTo(ConvexPolygon.box(-2, 0, 0, 1).toString());
        CompoundShape ground = CompoundShape.oneSidedChain(0, 0, 2, 0, 4, 1);
        assertThat(ground.scaled(0.5).toString())
                .isEqualTo(CompoundShape.oneSidedChain(0, 0, 1, 0, 2, 0.5).toString());
        assertThat(ground.rotated(Rotor.ofHalfAngle(0, 1)).isOneSided()).isTrue();
        assertThat(CompoundShape.chain(0, 0, 2, 0)
                        .rotated(Rotor.ofHalfAngle(0, 1))
                        .isOneSided())
                .isFalse();
    }

    /** Two parts that share a corner do so afterwards. */
    @Test
    void seamsStayClosed() {
        ConvexPolygon left = ConvexPolygon.box(0, 0, 0.3, 1);
        ConvexPolygon right = ConvexPolygon.box(0.3, 0, 0.7, 1);
        for (int i = 1; i < 50; i++) {
            CompoundShape turned = CompoundShape.of(left, right).rotated(Rotor.ofHalfAngle(i, 7));
            assertThat(turned.part(0).core().toString())
                    .contains(corner(turned.part(1).core(), 0));
            assertThat(turned.part(0).core().toString())
                    .contains(corner(turned.part(1).core(), 3));
        }
    }

    private static String corner(ConvexPolygon polygon, int callersIndex) {
        for (int i = 0; i < polygon.vertexCount(); i++) {
            if (polygon.vertexIndex(i) == callersIndex) {
                return "(" + polygon.x(i) + ", " + polygon.y(i) + ")";
            }
        }
        throw new AssertionError("corner " + callersIndex + " is gone");
    }

    @Test
    void whatIsNoTurnOrScaleIsRefused() {
        ConvexPolygon box = ConvexPolygon.box(0, 0, 1, 1e200);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> box.rotated(Rotor.ofHalfAngle(0, 0)))
                .withMessageContaining("both be 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> box.rotated(Rotor.ofHalfAngle(Double.NaN, 1)))
                .withMessageContaining("halfCos must be finite, but was NaN");
        for (double factor : new double[] {0, -1, Double.NaN, Double.POSITIVE_INFINITY}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> box.scaled(factor))
                    .withMessageContaining("factor must be ");
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> box.scaled(1e200))
                .withMessageContaining("overflows double");
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        CompoundShape.oneSidedChain(0, 0, Double.MIN_VALUE, 0).scaled(0.25))
                .withMessageContaining("segment 0");
        assertThat(CompoundShape.chain(0, 0, Double.MIN_VALUE, 0)
                        .scaled(0.25)
                        .part(0)
                        .core()
                        .vertexCount())
                .isOne();
    }
}
