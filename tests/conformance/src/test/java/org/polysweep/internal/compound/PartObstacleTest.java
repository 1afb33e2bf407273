package org.polysweep.internal.compound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polysweep.internal.rotation.SomeBodies.still;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.number.Lattice;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.RoundedPolygon;

/** All differences between points of two parts: what they hold, and where they end. Numbers are counted in eighths. */
class PartObstacleTest {

    private static final ConvexShape POINT = ConvexPolygon.of(0, 0);
    private static final ConvexShape SEGMENT = ConvexPolygon.of(0, 0, 4, 0);
    private static final ConvexShape BOX = ConvexPolygon.box(0, 0, 4, 4);
    private static final ConvexShape DISK = RoundedPolygon.circle(0, 0, 1);

    /** That of a part at the origin and another one. */
    private static PartObstacle obstacle(ConvexShape a, ConvexShape b) {
        return obstacle(a, b, 0);
    }

    private static MovingShape at(ConvexShape shape, double place) {
        return still(shape, place, place);
    }

    private static PartObstacle obstacle(ConvexShape a, ConvexShape b, double place) {
        return PartObstacle.PartShapes.of(at(a, place), at(b, place)).on(new Lattice(-3), BigInteger.ONE);
    }

    private static void assertHolds(PartObstacle obstacle, double... points) {
        for (int i = 0; i < points.length; i += 2) {
            assertThat(obstacle.holds(Place.of(points[i], points[i + 1], LengthUnit.of(-3)), List.of()))
                    .as("%s, %s", points[i], points[i + 1])
                    .isTrue();
        }
    }

    private static void assertLeavesOut(PartObstacle obstacle, double... points) {
        for (int i = 0; i < points.length; i += 2) {
            assertThat(obstacle.holds(Place.of(points[i], points[i + 1], LengthUnit.of(-3)), List.of()))
                    .as("%s, %s", points[i], points[i + 1])
                    .isFalse();
        }
    }

    @Test
    void theInteriorOfABox() {
        PartObstacle box = obstacle(POINT, BOX);
        assertHolds(box, 1, 1, 0.1, 3.9, 2, 2);
        assertLeavesOut(box, 0, 2, 4, 2, 2, 0, 2, 4, 0, 0, 5, 2, -1, 2, 2, 5, 2, -1);
        PartObstacle boxes = obstacle(BOX, BOX);
        assertHolds(boxes, 0, 0, -3.9, 3.9);
        assertLeavesOut(boxes, -4, 0, 4, 4);
    }

    @Test
    void whatHasNoWidthHoldsNothing() {
        assertLeavesOut(obstacle(POINT, SEGMENT), 2, 0, 0, 0, 2, 1);
        assertLeavesOut(obstacle(POINT, POINT), 0, 0);
        assertThat(obstacle(POINT, POINT).hasInterior()).isFalse();
        assertThat(obstacle(POINT, SEGMENT).hasInterior()).isFalse();
        assertThat(obstacle(SEGMENT, SEGMENT).hasInterior()).isFalse();
        assertThat(obstacle(SEGMENT, ConvexPolygon.of(0, 0, 0, 1)).hasInterior())
                .isTrue();
        assertThat(obstacle(POINT, BOX).hasInterior()).isTrue();
        assertThat(obstacle(DISK, POINT).hasInterior()).isTrue();
    }

    @Test
    void aBoxWithASkin() {
        PartObstacle round = obstacle(DISK, BOX);
        assertHolds(round, 2, 2, -0.9, 2, 2, 4.9, -0.6, -0.7, 4.7, 4.7, 0, 0, 4, 0);
        assertLeavesOut(round, -1, 2, 2, 5, 5, 4, 5, 5, -1, -1, 4.75, 4.75, -1, 0, 0, -1, 2, 9);
        assertLeavesOut(obstacle(RoundedPolygon.circle(0, 0, 5), BOX), -3, -4, 7, 8, -4, 7);
        assertHolds(obstacle(RoundedPolygon.circle(0, 0, 5), BOX), -3, -3.9, 6.9, 8, -3.9, 7);
    }

    @Test
    void aCapsuleAndADisk() {
        PartObstacle capsule = obstacle(DISK, SEGMENT);
        assertHolds(capsule, 2, 0, 2, 0.9, 2, -0.9, 4.9, 0, -0.9, 0, 0, 0.9);
        assertLeavesOut(capsule, 2, 1, 2, -1, 5, 0, -1, 0, 6, 0, -2, 0, 4.75, 0.75, -0.75, 0.75);
        PartObstacle disk = obstacle(DISK, POINT);
        assertHolds(disk, 0, 0, 0.7, 0.7, -0.9, 0);
        assertLeavesOut(disk, 1, 0, 0, -1, 0.75, 0.75);
    }

    /** Where the curve of a piece of boundary holds the point, this piece says nothing against it; others may. */
    @Test
    void aPointOnAPieceOfBoundary() {
        PartObstacle round = obstacle(DISK, BOX);
        for (PartObstacle.BoundaryPiece piece : round.boundary()) {
            for (Place place : piece.curve().nearest(new ExactVector(BigInteger.ONE, BigInteger.TWO))) {
                assertThat(round.holds(place, List.of(piece)))
                        .as("%s", piece.extent())
                        .isEqualTo(round.holds(place, List.of()));
            }
        }
    }

    /** The same differences, wherever the two stand. */
    @Test
    void equalObstacles() {
        assertThat(obstacle(DISK, BOX)).isEqualTo(obstacle(DISK, BOX, 7)).hasSameHashCodeAs(obstacle(DISK, BOX, 7));
        assertThat(obstacle(DISK, BOX)).isNotEqualTo(obstacle(POINT, BOX));
        assertThat(obstacle(DISK, BOX)).isNotEqualTo(obstacle(DISK, SEGMENT));
        assertThat(obstacle(DISK, BOX).equals(null)).isFalse();
    }

    @Test
    void theLatticeHoldsBothShapes() {
        ConvexShape fine = ConvexPolygon.of(0.125, 0, 1, 0);
        ConvexShape coarse = ConvexPolygon.of(4, 0, 8, 0);
        for (boolean turned : new boolean[] {false, true}) {
            PartObstacle.PartShapes pair =
                    PartObstacle.PartShapes.of(at(turned ? fine : coarse, 0), at(turned ? coarse : fine, 0));
            assertThat(pair.exponent()).isEqualTo(-3);
        }
    }

    private static void assertPieces(PartObstacle obstacle, double... sides) {
        List<PartObstacle.BoundaryPiece> pieces = obstacle.boundary();
        assertThat(pieces).hasSize(sides.length / 4);
        for (int i = 0; i < sides.length; i += 4) {
            int at = i;
            assertThat(pieces).as("%s", i / 4).anyMatch(piece -> isAround(piece.extent(), sides, at));
        }
    }

    private static boolean isAround(Extent extent, double[] sides, int at) {
        double[] of = {extent.minX(), extent.minY(), extent.maxX(), extent.maxY()};
        for (int i = 0; i < 4; i++) {
            double out = i < 2 ? sides[at + i] - of[i] : of[i] - sides[at + i];
            if (out < 0 || out > 1e-9) {
                return false;
            }
        }
        return true;
    }

    @Test
    void theSidesOfABox() {
        assertPieces(obstacle(POINT, BOX), 0, 0, 4, 0, 4, 0, 4, 4, 0, 4, 4, 4, 0, 0, 0, 4);
        assertPieces(obstacle(POINT, SEGMENT), 0, 0, 4, 0, 0, 0, 4, 0);
        assertPieces(obstacle(POINT, POINT));
    }

    /** Each arc turns by a quarter, so the box around it is a quarter of that around the disk. */
    @Test
    void theArcsAndSidesOfABoxWithASkin() {
        assertPieces(
                obstacle(DISK, BOX),
                // The arcs.
                new double[] {
                    -1,
                    -1,
                    0,
                    0,
                    4,
                    -1,
                    5,
                    0,
                    4,
                    4,
                    5,
                    5,
                    -1,
                    4,
                    0,
                    5,
                    // The sides.
                    -1,
                    -1,
                    5,
                    1,
                    3,
                    -1,
                    5,
                    5,
                    -1,
                    3,
                    5,
                    5,
                    -1,
                    -1,
                    1,
                    5
                });
    }

    /** One corner of a triangle whose other normals lean to all sides. */
    @Test
    void arcsOfATriangle() {
        ConvexShape triangle = ConvexPolygon.of(0, 0, 8, 4, 4, 8);
        List<PartObstacle.BoundaryPiece> pieces = obstacle(DISK, triangle).boundary();
        assertThat(pieces).hasSize(6);
        // The normals are (1, -2), (1, 1) and (-2, 1), in this order.
        double[] arcs = {-1, -1, 1, 1, 8, 3, 9, 5, 3, 8, 5, 9};
        for (int i = 0; i < arcs.length; i += 4) {
            int at = i;
            assertThat(pieces).anyMatch(piece -> isAround(piece.extent(), arcs, at));
        }
    }

    @Test
    void capsulesAndDisksHaveWholeCircles() {
        assertPieces(obstacle(DISK, SEGMENT), -1, -1, 1, 1, 3, -1, 5, 1, -1, -1, 5, 1, -1, -1, 5, 1);
        assertPieces(obstacle(DISK, POINT), -1, -1, 1, 1);
        assertThat(obstacle(DISK, POINT).boundary().get(0).curve())
                .isEqualTo(new Curve.WholeCircle(
                        new ExactVector(BigInteger.ZERO, BigInteger.ZERO), BigInteger.valueOf(8)));
    }
}
