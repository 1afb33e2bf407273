package org.polysweep.internal.compound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polysweep.internal.rotation.SomeBodies.rotated;
import static org.polysweep.internal.rotation.SomeBodies.still;

import org.junit.jupiter.api.Test;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.RoundedPolygon;

/** Boxes that hold something: sums are rounded outward, and sides belong to the box. */
class ExtentTest {

    private static final double NEAR = 0x1p-40;

    /** A box holds another one, and is hardly larger. */
    private static void assertNear(Extent extent, double minX, double minY, double maxX, double maxY) {
        assertThat(extent.minX()).isLessThan(minX).isGreaterThan(minX - NEAR);
        assertThat(extent.minY()).isLessThan(minY).isGreaterThan(minY - NEAR);
        assertThat(extent.maxX()).isGreaterThan(maxX).isLessThan(maxX + NEAR);
        assertThat(extent.maxY()).isGreaterThan(maxY).isLessThan(maxY + NEAR);
    }

    private static MovingShape at(ConvexShape shape) {
        return still(shape, 10, 20);
    }

    /** By 3-4-5, and by a quarter. */
    @Test
    void shapesThatAreTurned() {
        MovingShape box = still(ConvexPolygon.box(0, 0, 10, 5), 10, 20);
        assertNear(Extent.of(rotated(box, 2, 1)), 6, 20, 16, 31);
        assertNear(Extent.of(rotated(box, -1, -1)), 5, 20, 10, 30);
        assertNear(Extent.ofVertex(rotated(box, 2, -1), 1), 16, 12, 16, 12);
    }

    @Test
    void shapesAndTheirCorners() {
        ConvexPolygon box = ConvexPolygon.box(1, 2, 4, 8);
        assertNear(Extent.of(at(box)), 11, 22, 14, 28);
        assertNear(Extent.of(at(RoundedPolygon.of(box, 2))), 9, 20, 16, 30);
        assertNear(Extent.ofVertex(at(box), 2), 14, 28, 14, 28);
        assertNear(Extent.ofVertex(at(RoundedPolygon.of(box, 2)), 0), 11, 22, 11, 22);
    }

    @Test
    void differences() {
        assertNear(new Extent(1, 3, 2, 4).minus(new Extent(5, 11, 7, 15)), -6, -12, -3, -7);
    }

    @Test
    void twoRadii() {
        Extent extent = new Extent(-1, 2, 5, 9);
        assertNear(extent.grown(1, 2), -4, -1, 8, 12);
        assertNear(extent.grown(0, 2), -3, 0, 7, 11);
        assertNear(extent.grown(2, 0), -3, 0, 7, 11);
        assertThat(extent.grown(0, 0)).isEqualTo(extent);
    }

    @Test
    void twoTogetherAndWhatTheyHaveInCommon() {
        Extent first = new Extent(0, 1, 4, 5);
        Extent second = new Extent(2, -1, 9, 3);
        assertThat(first.with(second)).isEqualTo(new Extent(0, -1, 9, 5));
        assertThat(first.common(second)).isEqualTo(new Extent(2, 1, 4, 3));
        assertThat(first.upsideDown()).isEqualTo(new Extent(0, -5, 4, -1));
    }

    @Test
    void boxesThatTouchMeet() {
        Extent extent = new Extent(0, 0, 4, 4);
        Extent[] beside = {
            new Extent(4, 0, 5, 4), new Extent(-1, 0, 0, 4), new Extent(0, 4, 4, 5), new Extent(0, -1, 4, 0)
        };
        for (Extent other : beside) {
            assertThat(extent.meets(other)).isTrue();
        }
        Extent[] apart = {
            new Extent(4.1, 0, 5, 4), new Extent(-1, 0, -0.1, 4), new Extent(0, 4.1, 4, 5), new Extent(0, -1, 4, -0.1)
        };
        for (Extent other : apart) {
            assertThat(extent.meets(other)).isFalse();
            assertThat(other.meets(extent)).isFalse();
        }
    }

    @Test
    void aBoxContainsItself() {
        Extent extent = new Extent(0, 0, 4, 4);
        assertThat(extent.contains(extent)).isTrue();
        assertThat(extent.contains(new Extent(1, 1, 3, 3))).isTrue();
        Extent[] farther = {
            new Extent(-0.1, 1, 3, 3), new Extent(1, -0.1, 3, 3), new Extent(1, 1, 4.1, 3), new Extent(1, 1, 3, 4.1)
        };
        for (Extent other : farther) {
            assertThat(extent.contains(other)).isFalse();
        }
    }

    @Test
    void cornersAreFinite() {
        double most = Double.MAX_VALUE;
        double infinite = Double.POSITIVE_INFINITY;
        assertThat(Place.verticesOf(new Extent(-most, most / 2, -most / 2, most), LengthUnit.of(0)))
                .hasSize(4);
        assertThat(Place.verticesOf(new Extent(-infinite, 0, 1, 1), LengthUnit.of(0)))
                .isEmpty();
        assertThat(Place.verticesOf(new Extent(0, -infinite, 1, 1), LengthUnit.of(0)))
                .isEmpty();
        assertThat(Place.verticesOf(new Extent(0, 0, infinite, 1), LengthUnit.of(0)))
                .isEmpty();
        assertThat(Place.verticesOf(new Extent(0, 0, 1, infinite), LengthUnit.of(0)))
                .isEmpty();
        // The distances of the corners from the origin, on a lattice with the unit 1/2.
        assertThat(Place.verticesOf(new Extent(-3, 4, 5, 12), LengthUnit.of(-1)))
                .extracting(place -> place.distance(LengthUnit.of(-1)))
                .containsExactlyInAnyOrder(5.0, 13.0, Math.nextUp(Math.sqrt(153)), Math.nextUp(Math.sqrt(41)));
    }

    @Test
    void fromTheOriginInAndOut() {
        assertThat(new Extent(-1, -2, 3, 4).depth()).isEqualTo(1);
        assertThat(new Extent(-9, -2, 3, 4).depth()).isEqualTo(2);
        assertThat(new Extent(-9, -8, 3, 4).depth()).isEqualTo(3);
        assertThat(new Extent(-9, -8, 7, 4).depth()).isEqualTo(4);
        assertThat(new Extent(1, -2, 3, 4).depth()).isNotPositive();
        assertThat(new Extent(-1, -2, 3, 4).distance()).isZero();
        assertThat(new Extent(3, 4, 5, 6).distance()).isEqualTo(4);
        assertThat(new Extent(-5, -6, -3, -4).distance()).isEqualTo(4);
        assertThat(new Extent(3, -1, 5, 1).distance()).isEqualTo(3);
        assertThat(new Extent(-5, -1, -3, 1).distance()).isEqualTo(3);
    }
}
