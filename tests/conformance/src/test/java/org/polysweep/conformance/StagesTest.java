package org.polysweep.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.internal.sign.Stage;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.sweep.SweepAlgorithm;

/** Which stage of arithmetic decides, by examples on the paths of polygons and of boxes. */
class StagesTest {

    private static final PairSweeper POLYGON = PairSweeper.POLYGON;
    private static final double TINY = Double.MIN_VALUE;
    private static final double HUGE = Double.MAX_VALUE;
    private static final ConvexPolygon TRIANGLE = ConvexPolygon.of(0, 0, 4, 1, 1, 3);
    private static final ConvexPolygon DECIMAL_TRIANGLE = ConvexPolygon.of(0, 0, 0.4, 0.1, 0.1, 0.3);
    private static final ConvexPolygon BOX = ConvexPolygon.box(0, 0, 1, 1);
    private static final ConvexPolygon DECIMAL_BOX = ConvexPolygon.box(0, 0, 0.1, 0.3);

    @Test
    void theFilterAloneDecidesWhereNothingIsClose() {
        MovingShape a = TRIANGLE.at(-9, 0.3).moving(20, 0.7);
        // One bound certifies the ray, and the signs of its time.
        assertThat(polygons(a, TRIANGLE.at(0, 0).moving(0, 0))).isEqualTo(new StageCounts(1, 0, 0, 0));
        requireFilterAlone(boxes(BOX.at(-3, 0.3).moving(9, 0.7), BOX.at(0, 0).moving(0, 0)));
    }

    @Test
    void structureDecidesOnAGrid() {
        // The motion is parallel to an edge, and the shapes touch at the end of the step.
        StageCounts triangles =
                polygons(TRIANGLE.at(-8, -2).moving(4, 1), TRIANGLE.at(0, 0).moving(0, 0));
        requireStructureAtMost(triangles);
        // Corner to corner.
        requireStructureAtMost(
                polygons(BOX.at(-3, -3).moving(4, 4), BOX.at(0, 0).moving(0, 0)));
        requireStructureAtMost(boxes(BOX.at(-3, 1).moving(4, 0), BOX.at(0, 0).moving(0, 0)));
    }

    @Test
    void structureDecidesAlongAnAxis() {
        // Numbers of many digits, along the seam.
        MovingShape a = DECIMAL_BOX.at(-0.3, 0.3).moving(0.4, 0);
        requireStructureAtMost(polygons(a, DECIMAL_BOX.at(0, 0).moving(0, 0)));
        requireStructureAtMost(boxes(a, DECIMAL_BOX.at(0, 0).moving(0, 0)));
        // By one bit into the seam: something is almost zero, beside zeros.
        MovingShape lower = DECIMAL_BOX.at(-0.3, Math.nextDown(0.3)).moving(0.4, 0);
        requireStructureAtMost(polygons(lower, DECIMAL_BOX.at(0, 0).moving(0, 0)));
        requireStructureAtMost(boxes(lower, DECIMAL_BOX.at(0, 0).moving(0, 0)));
    }

    @Test
    void expansionsDecideOneUlpBesideWhatIsDegenerate() {
        for (double dx : new double[] {Math.nextDown(0.4), 0.4, Math.nextUp(0.4)}) {
            MovingShape a = DECIMAL_TRIANGLE.at(-0.8, -0.2).moving(dx, 0.1);
            MovingShape b = DECIMAL_TRIANGLE.at(0, 0).moving(0, 0);
            // The numbers fit the 64-bit lattice.
            requireStructureAtMost(polygons(a, b));
            StageCounts alongEdge = StageCounts.ofVerdict(POLYGON.without(Stage.STRUCTURE), a, b);
            assertThat(alongEdge.expansion()).isPositive();
            assertThat(alongEdge.integers()).isZero();
            StageCounts corners = boxes(
                    DECIMAL_BOX.at(-0.3, -0.9).moving(dx, 1.2),
                    DECIMAL_BOX.at(0, 0).moving(0, 0));
            assertThat(corners.expansion()).isPositive();
            assertThat(corners.integers()).isZero();
        }
    }

    @Test
    void integersDecideWhereProductsOverflow() {
        ConvexPolygon large = ConvexPolygon.of(-HUGE, -HUGE, HUGE, 0, 0, HUGE);
        StageCounts triangles =
                polygons(large.at(-HUGE, 0).moving(HUGE, 1), large.at(HUGE, 0).moving(0, 0));
        assertThat(triangles.filter() + triangles.expansion()).isZero();
        assertThat(triangles.integers()).isPositive();
        ConvexPolygon box = ConvexPolygon.box(0, 0, 0x1p600, 0x1p600);
        assertThat(boxes(
                                box.at(-0x3p600, -0x3p600).moving(0x5p600, 0x7p600),
                                box.at(0, 0).moving(0, 0))
                        .integers())
                .isPositive();
    }

    @Test
    void integersDecideWhereProductsUnderflow() {
        ConvexPolygon small = ConvexPolygon.of(0, 0, 4 * TINY, TINY, TINY, 3 * TINY);
        StageCounts triangles = polygons(
                small.at(-9 * TINY, 0).moving(20 * TINY, TINY), small.at(0, 0).moving(0, 0));
        assertThat(triangles.filter() + triangles.expansion()).isZero();
        assertThat(triangles.integers()).isPositive();
        ConvexPolygon box = ConvexPolygon.box(0, 0, 0x1p-900, 0x1p-900);
        assertThat(boxes(
                                box.at(-0x3p-900, -0x3p-900).moving(0x5p-900, 0x7p-900),
                                box.at(0, 0).moving(0, 0))
                        .integers())
                .isPositive();
    }

    @Test
    void numbersAreRoundedWithoutIntegersWhereNothingIsClose() {
        MovingShape a = TRIANGLE.at(-9, 0.3).moving(20, 0.7);
        requireFilterAlone(StageCounts.ofAnswer(
                SweepAlgorithm.POLYGON, a, TRIANGLE.at(0, 0).moving(0, 0)));
        MovingShape box = BOX.at(-3, 0.3).moving(9, 0.7);
        StageCounts boxes =
                StageCounts.ofAnswer(SweepAlgorithm.AABB, box, BOX.at(0, 0).moving(0, 0));
        assertThat(boxes.expansion()).isPositive();
        assertThat(boxes.integers()).isZero();
    }

    @Test
    void whatIsHalfWayBetweenTwoDoublesNeedsNoIntegers() {
        // At t = 1/2 the corner is at 1 and half an ulp.
        MovingShape a = BOX.at(1, 1).moving(Math.ulp(1.0), -2);
        MovingShape floor = ConvexPolygon.box(0, -1, 9, 0).at(0, 0).moving(0, 0);
        assertThat(StageCounts.ofAnswer(SweepAlgorithm.AABB, a, floor).integers())
                .isZero();
        assertThat(StageCounts.ofAnswer(SweepAlgorithm.POLYGON, a, floor).integers())
                .isZero();
    }

    @Test
    void theShortestWayOutNeedsOneStageWhereNothingIsClose() {
        StageCounts counts = StageCounts.ofAnswer(
                SweepAlgorithm.POLYGON,
                TRIANGLE.at(0.7, 0.3).moving(0, 0),
                TRIANGLE.at(0, 0).moving(0, 0));
        requireFilterAlone(counts);
        // Two turns prove the deepest corner; then the depths.
        assertThat(counts.filter()).isEqualTo(3);
    }

    /** Those two are compared exactly; of the other sides the filter says that they are farther, once for each edge. */
    @Test
    void ofAllWaysOutTheTwoShortestAreCompared() {
        StageCounts counts = StageCounts.ofAnswer(
                SweepAlgorithm.POLYGON,
                BOX.at(0.25, 0.25).moving(0, 0),
                BOX.at(0, 0).moving(0, 0));
        assertThat(counts).isEqualTo(new StageCounts(4, 17, 1, 0));
    }

    @Test
    void equallyShortWaysOutNeedNoIntegers() {
        ConvexPolygon turned = ConvexPolygon.of(0.3, 0.1, -0.1, 0.3, -0.3, -0.1, 0.1, -0.3);
        for (ConvexPolygon shape : new ConvexPolygon[] {BOX, DECIMAL_BOX, turned}) {
            StageCounts counts = StageCounts.ofAnswer(
                    SweepAlgorithm.POLYGON,
                    shape.at(0, 0).moving(0, 0),
                    shape.at(0, 0).moving(0, 0));
            assertThat(counts.expansion()).isPositive();
            assertThat(counts.integers()).isZero();
        }
    }

    @Test
    void integersFindTheShortestWayOutWhereNumbersAreTooLarge() {
        ConvexPolygon large = ConvexPolygon.of(-HUGE, -HUGE, HUGE, 0, 0, HUGE);
        StageCounts counts = StageCounts.ofAnswer(
                SweepAlgorithm.POLYGON,
                large.at(HUGE, 0).moving(0, 0),
                large.at(0, 0).moving(0, 0));
        assertThat(counts.filter() + counts.expansion()).isZero();
        assertThat(counts.integers()).isPositive();
    }

    /**
     * Between a face and a face, the features are known from the verdict; only the ends of what they share are to be
     * found.
     */
    @Test
    void theFeaturesOfTwoFacesCostNothing() {
        MovingShape a = BOX.at(-3, 0.3).moving(9, 0.7);
        StageCounts faces =
                StageCounts.ofAnswer(SweepAlgorithm.AABB, a, BOX.at(0, 0).moving(0, 0));
        // The axis that is left first, both times, the coordinate that the sides have in common, the ends of both sides
        // along the other axis, and four coordinates of rest.
        assertThat(faces).isEqualTo(new StageCounts(10, 0, 2, 0));
        // Nor do the signs of a face and a segment.
        StageCounts faceAndSegment = StageCounts.ofAnswer(
                SweepAlgorithm.AABB, a, ConvexPolygon.box(0, 0, 0, 1).at(0, 0).moving(0, 0));
        assertThat(faceAndSegment.sum()).isEqualTo(faces.sum());
    }

    /** Resting boxes come into each other at no time that would have to be rounded: it is 0. */
    @Test
    void theBeginningIsNotRounded() {
        StageCounts resting = StageCounts.ofAnswer(
                SweepAlgorithm.AABB,
                BOX.at(0.25, 1).moving(0.5, -3),
                BOX.at(0, 0).moving(0, 0));
        // The axis that is left first and the time of exit; then five coordinates of the contact and four of rest.
        assertThat(resting).isEqualTo(new StageCounts(2, 0, 9, 0));
    }

    /** Nor is the beginning of a touch, though its end is. */
    @Test
    void onlyTheEndOfATouchIsRounded() {
        StageCounts leaving = StageCounts.ofAnswer(
                SweepAlgorithm.POLYGON, BOX.at(1, 0).moving(1, 0), BOX.at(0, 0).moving(0, 0));
        // The end, the direction of the shared side and four orders of vertices; then four coordinates of the contact
        // and four of the positions.
        assertThat(leaving).isEqualTo(new StageCounts(0, 6, 8, 0));
    }

    private static void requireFilterAlone(StageCounts counts) {
        assertThat(counts.filter()).isPositive();
        assertThat(counts.structure() + counts.expansion() + counts.integers()).isZero();
    }

    private static void requireStructureAtMost(StageCounts counts) {
        assertThat(counts.structure()).isPositive();
        assertThat(counts.expansion() + counts.integers()).isZero();
    }

    private static StageCounts polygons(MovingShape a, MovingShape b) {
        return StageCounts.ofVerdict(SweepAlgorithm.POLYGON, a, b);
    }

    private static StageCounts boxes(MovingShape a, MovingShape b) {
        return StageCounts.ofVerdict(SweepAlgorithm.AABB, a, b);
    }
}
