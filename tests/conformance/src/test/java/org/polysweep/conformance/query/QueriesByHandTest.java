package org.polysweep.conformance.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polysweep.contact.MinimumTranslation;
import org.polysweep.contact.Point;
import org.polysweep.contact.Verdict;
import org.polysweep.query.ClosestPoints;
import org.polysweep.query.Distance;
import org.polysweep.query.Intersection;
import org.polysweep.query.PointLocation;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.PlacedShape;

/** Questions about shapes that stand, convex or not, whose answers are seen at once. */
class QueriesByHandTest {

    private static final ConvexPolygon BOX = ConvexPolygon.box(0, 0, 1, 1);

    /** Two boxes side by side, and one far away. */
    private static final CompoundShape PARTS =
            CompoundShape.of(ConvexPolygon.box(10, 0, 11, 1), BOX, ConvexPolygon.box(1, 0, 2, 1));

    @Test
    void theNearestPartAnswers() {
        PlacedShape parts = PARTS.at(0, 0);
        assertThat(Distance.between(parts, BOX.at(5, 5))).isEqualTo(5);
        assertThat(Distance.between(BOX.at(5, 0), parts)).isEqualTo(3);
        assertThat(Distance.between(BOX.at(1.5, 0.5), parts)).isZero();
        ClosestPoints points = Distance.closestPoints(BOX.at(5, 4), parts).orElseThrow();
        assertThat(points.partB()).isEqualTo(2);
        assertThat(points.pointsA()).containsExactly(new Point(5, 4));
        assertThat(points.pointsB()).containsExactly(new Point(2, 1));
        assertThat(Distance.closestPoints(parts, BOX.at(8, 0)).orElseThrow().partA())
                .isZero();
        assertThat(Distance.closestPoints(BOX.at(8, 0), BOX.at(0, 0))
                        .orElseThrow()
                        .distance())
                .isEqualTo(7);
        assertThat(Distance.closestPoints(BOX.at(2, 0), parts)).isEmpty();
        Distance distance = new Distance();
        assertThat(distance.between(PARTS, 0, 0, PARTS, 0, 3)).isEqualTo(2);
        assertThat(distance.between(BOX, 0, 0, PARTS, 0, 3)).isEqualTo(2);
        assertThat(distance.between(BOX, 0, 0, BOX, 0, 3)).isEqualTo(2);
    }

    @Test
    void aPointIsInOnOrOutside() {
        PlacedShape parts = PARTS.at(0, 5);
        assertThat(PointLocation.of(parts, 0.5, 5.5)).isEqualTo(PointLocation.INSIDE);
        assertThat(PointLocation.of(parts, 1.5, 5.5)).isEqualTo(PointLocation.INSIDE);
        assertThat(PointLocation.of(parts, 10.5, 5.5)).isEqualTo(PointLocation.INSIDE);
        assertThat(PointLocation.of(parts, 1, 5.5)).isEqualTo(PointLocation.BOUNDARY);
        assertThat(PointLocation.of(parts, 10, 6)).isEqualTo(PointLocation.BOUNDARY);
        assertThat(PointLocation.of(parts, 5, 5.5)).isEqualTo(PointLocation.OUTSIDE);
        assertThat(PointLocation.of(parts, 0.5, 6.5)).isEqualTo(PointLocation.OUTSIDE);
    }

    /** A point may be on the side of one part and inside another, whichever comes first. */
    @Test
    void insideOnePartIsInside() {
        ConvexPolygon wide = ConvexPolygon.box(0, 0, 4, 1);
        ConvexPolygon right = ConvexPolygon.box(1, 0, 4, 1);
        for (CompoundShape parts : List.of(CompoundShape.of(wide, right), CompoundShape.of(right, wide))) {
            assertThat(PointLocation.of(parts.at(0, 0), 1, 0.5)).isEqualTo(PointLocation.INSIDE);
            assertThat(PointLocation.of(parts.at(0, 0), 2, 0)).isEqualTo(PointLocation.BOUNDARY);
        }
    }

    @Test
    void verdictsOfWhatStands() {
        Intersection intersection = new Intersection();
        assertThat(intersection.verdict(BOX, 0, 0, BOX, 1, 0)).isEqualTo(Verdict.TOUCH);
        assertThat(intersection.verdict(BOX, 0, 0, BOX, 0.5, 0)).isEqualTo(Verdict.OVERLAP);
        assertThat(intersection.verdict(BOX, 0, 0, PARTS, 0.5, 0)).isEqualTo(Verdict.OVERLAP);
        assertThat(intersection.verdict(PARTS, 0, 0, BOX, 2, 0)).isEqualTo(Verdict.TOUCH);
        assertThat(intersection.verdict(PARTS, 0, 0, BOX, 3, 0)).isEqualTo(Verdict.MISS);
        assertThat(intersection.verdict(PARTS, 0, 0, PARTS, 0, 1)).isEqualTo(Verdict.TOUCH);
    }

    /** A box that is a quarter deep in the right end of another is led out to the right. */
    @Test
    void theWayOutAndItsEnd() {
        for (PlacedShape b : List.of(BOX.at(0, 0), PARTS.at(-1, 0))) {
            PlacedShape a = BOX.at(0.75, 0);
            assertThat(Intersection.minimumTranslation(a, b)).contains(new MinimumTranslation(1, 0, 0.25));
            assertThat(Intersection.minimumTranslation(a.moving(3, 3), b))
                    .isEqualTo(Intersection.minimumTranslation(a, b));
            assertThat(Intersection.freePosition(a, b)).isEqualTo(new Point(1, 0));
            assertThat(Intersection.freePosition(a.moving(0, 0), b)).isEqualTo(new Point(1, 0));
            assertThat(Intersection.freePosition(a.moving(0, 0), b.moving(0, 0)))
                    .isEqualTo(new Point(1, 0));
        }
        assertThat(Intersection.freePosition(BOX.at(7, 7), BOX.at(0, 0))).isEqualTo(new Point(7, 7));
        assertThat(Intersection.minimumTranslation(BOX.at(7, 7), BOX.at(0, 0))).isEmpty();
    }

    @Test
    @SuppressWarnings("NullAway") // what a checker would refuse
    void whatIsMissingIsNamed() {
        PlacedShape box = BOX.at(0, 0);
        List<Runnable> withoutA = List.of(
                () -> Distance.between(null, box),
                () -> Distance.closestPoints(null, box),
                () -> Intersection.minimumTranslation((PlacedShape) null, box),
                () -> Intersection.freePosition((PlacedShape) null, box));
        List<Runnable> withoutB = List.of(
                () -> Distance.between(box, null),
                () -> Distance.closestPoints(box, null),
                () -> Intersection.minimumTranslation(box, (PlacedShape) null),
                () -> Intersection.freePosition(box, (PlacedShape) null));
        withoutA.forEach(call ->
                assertThatNullPointerException().isThrownBy(call::run).withMessageStartingWith("a must not be null"));
        withoutB.forEach(call ->
                assertThatNullPointerException().isThrownBy(call::run).withMessageStartingWith("b must not be null"));
    }
}
