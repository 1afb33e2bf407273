package org.polysweep.conformance.query;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.contact.Verdict;
import org.polysweep.generate.QueryClass;
import org.polysweep.oracle.Query;
import org.polysweep.query.ClosestPoints;
import org.polysweep.query.Distance;
import org.polysweep.query.Intersection;
import org.polysweep.query.PointLocation;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.PlacedShape;
import org.polysweep.trials.Trials;

/**
 * Static queries of compounds: a shape that is cut into
 * parts is as far away, and obstructs as much, as before.
 */
class CompoundQuestionsTest {

    private static final int QUERIES = Trials.times(80);

    @ParameterizedTest
    @EnumSource
    void aCompoundOfOnePartIsThatPart(QueryClass kind) {
        Random random = Trials.random(1);
        for (int n = 0; n < QUERIES; n++) {
            Query query = kind.next(random);
            MovingShape a = Answers.a(query);
            MovingShape b = Answers.b(query);
            PlacedShape wholeA = CompoundShape.of(a.shape().parts()).at(a.x(), a.y());
            PlacedShape wholeB = CompoundShape.of(b.shape().parts()).at(b.x(), b.y());
            assertThat(Intersection.verdict(wholeA, wholeB))
                    .as("%s", query)
                    .isEqualTo(Intersection.verdict(a.placed(), b.placed()));
            assertThat(Distance.between(wholeA, wholeB))
                    .as("%s", query)
                    .isEqualTo(Distance.between(a.placed(), b.placed()));
            assertThat(Distance.closestPoints(wholeA, wholeB))
                    .as("%s", query)
                    .isEqualTo(Distance.closestPoints(a.placed(), b.placed()));
            assertThat(PointLocation.of(wholeA, query.positionBX(), query.positionBY()))
                    .isEqualTo(PointLocation.of(a.placed(), query.positionBX(), query.positionBY()));
        }
    }

    /**
     * The triangles from a corner cover the polygon. They are cut through its interior, so who is outside does not
     * notice.
     */
    @ParameterizedTest
    @EnumSource(
            names = {"POLYGONS", "GRID", "TILES", "ROUND", "OFFSETS", "ROUND_POLYGONS", "ROUND_GRID", "ROUND_TANGENT"})
    void aPolygonInTrianglesIsWhereItWas(QueryClass kind) {
        Random random = Trials.random(2);
        int apart = 0;
        for (int n = 0; n < QUERIES; n++) {
            Query query = kind.next(random);
            MovingShape a = Answers.a(query);
            MovingShape b = Answers.b(query);
            MovingShape partsOfA = Triangles.of(a, random);
            MovingShape partsOfB = Triangles.of(b, random);
            assertThat(Distance.between(partsOfA.placed(), partsOfB.placed()))
                    .as("%s", query)
                    .isEqualTo(Distance.between(a.placed(), b.placed()));
            Optional<ClosestPoints> whole = Distance.closestPoints(a.placed(), b.placed());
            Optional<ClosestPoints> inParts = Distance.closestPoints(partsOfA.placed(), partsOfB.placed());
            assertThat(inParts.map(CompoundQuestionsTest::numbers))
                    .as("%s", query)
                    .isEqualTo(whole.map(CompoundQuestionsTest::numbers));
            if (whole.isPresent()) {
                apart++;
                assertThat(Intersection.verdict(partsOfA.placed(), partsOfB.placed()))
                        .isEqualTo(Verdict.MISS);
            } else {
                assertThat(Intersection.verdict(partsOfA.placed(), partsOfB.placed()))
                        .isNotEqualTo(Verdict.MISS);
            }
        }
        assertThat(apart).isPositive();
    }

    /** Where edges face each other, which of their closest points are named depends on where they are cut. */
    private static List<Double> numbers(ClosestPoints gap) {
        return List.of(gap.distance(), gap.normalX(), gap.normalY());
    }

    /** Half a unit in the last place nearer decides, also where the distances are rounded to the same double. */
    @Test
    void theNearestPartIsFoundExactly() {
        ConvexPolygon point = ConvexPolygon.of(0, 0);
        // Squares of distances: some 2 + 2^-51, and some 2 + 2^-50, whose roots have the same double below.
        double one = 1;
        double more = 1 + 0x1p-52;
        ConvexPolygon farther = ConvexPolygon.of(more, more);
        ConvexPolygon nearer = ConvexPolygon.of(one, more);
        assertThat(Distance.between(point.at(0, 0), nearer.at(0, 0)))
                .isEqualTo(Distance.between(point.at(0, 0), farther.at(0, 0)));
        MovingShape here = CompoundShape.of(point).at(0, 0).moving(0, 0);
        for (boolean isFirst : new boolean[] {true, false}) {
            CompoundShape both = isFirst ? CompoundShape.of(nearer, farther) : CompoundShape.of(farther, nearer);
            ClosestPoints gap =
                    Distance.closestPoints(here.placed(), both.at(0, 0)).orElseThrow();
            assertThat(gap.partB()).isEqualTo(isFirst ? 0 : 1);
            assertThat(Distance.closestPoints(both.at(0, 0), here.placed())
                            .orElseThrow()
                            .partA())
                    .isEqualTo(isFirst ? 0 : 1);
        }
        CompoundShape equal = CompoundShape.of(ConvexPolygon.of(3, 4), ConvexPolygon.of(-4, 3), ConvexPolygon.of(0, 5));
        assertThat(Distance.closestPoints(here.placed(), equal.at(0, 0))
                        .orElseThrow()
                        .partB())
                .isZero();
    }

    @Test
    void pointsInAnEll() {
        CompoundShape ell = CompoundShape.of(ConvexPolygon.box(0, 0, 3, 1), ConvexPolygon.box(0, 1, 1, 3));
        assertThat(PointLocation.of(ell.at(10, 0), 12, 0.5)).isEqualTo(PointLocation.INSIDE);
        assertThat(PointLocation.of(ell.at(10, 0), 12, 1)).isEqualTo(PointLocation.BOUNDARY);
        assertThat(PointLocation.of(ell.at(10, 0), 12, Math.nextUp(1))).isEqualTo(PointLocation.OUTSIDE);
        // On the seam.
        assertThat(PointLocation.of(ell.at(10, 0), 10.5, 1)).isEqualTo(PointLocation.BOUNDARY);
    }

    @Test
    void aOneSidedChainIsInNobody() {
        CompoundShape box = CompoundShape.of(ConvexPolygon.box(-1, -1, 1, 1));
        assertThat(Intersection.verdict(
                        box.at(0, 0), CompoundShape.chain(-5, 0, 5, 0).at(0, 0)))
                .isEqualTo(Verdict.OVERLAP);
        assertThat(Intersection.verdict(
                        box.at(0, 0), CompoundShape.oneSidedChain(-5, 0, 5, 0).at(0, 0)))
                .isNotEqualTo(Verdict.OVERLAP);
        assertThat(Intersection.verdict(
                        box.at(0, 1), CompoundShape.oneSidedChain(-5, 0, 5, 0).at(0, 0)))
                .isEqualTo(Verdict.TOUCH);
    }
}
