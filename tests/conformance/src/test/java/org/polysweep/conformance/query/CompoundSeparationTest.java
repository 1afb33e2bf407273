package org.polysweep.conformance.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.contact.MinimumTranslation;
import org.polysweep.contact.Point;
import org.polysweep.contact.Verdict;
import org.polysweep.generate.CompoundClass;
import org.polysweep.generate.QueryClass;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.oracle.Query;
import org.polysweep.query.Intersection;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.trials.Trials;

/** The shortest way out of a compound. */
@Tag("bulk")
class CompoundSeparationTest {

    private static final int QUERIES = Trials.times(100);

    /** Of two polygons with many corners each, the triangles are in each other thousands of times. */
    private static final int MOST_PAIRS = 100;

    private static final CompoundShape ELL =
            CompoundShape.of(ConvexPolygon.box(0, 0, 3, 1), ConvexPolygon.box(0, 0, 1, 3));

    private static MovingShape compound(MovingShape one) {
        return CompoundShape.of(one.shape().parts()).at(one.x(), one.y()).moving(one.dx(), one.dy());
    }

    @ParameterizedTest
    @EnumSource
    void aCompoundOfOnePartIsThatPart(QueryClass kind) {
        Random random = Trials.random(3);
        for (int n = 0; n < QUERIES; n++) {
            Query query = kind.next(random);
            MovingShape a = Answers.a(query);
            MovingShape b = Answers.b(query);
            assertThat(Intersection.minimumTranslation(compound(a), compound(b)))
                    .as("%s", query)
                    .isEqualTo(Intersection.minimumTranslation(a, b));
        }
    }

    /** Among triangles one has to find the way out of the whole: what has a width does not fit into the cuts. */
    @ParameterizedTest
    @EnumSource(
            names = {
                "POLYGONS",
                "ROUND",
                "GRID",
                "TILES",
                "DECIMALS",
                "OFFSETS",
                "SCALES",
                "CORNER_TO_CORNER",
                "ROUND_CAPSULES",
                "ROUND_POLYGONS",
                "ROUND_GRID",
                "ROUND_TINY"
            })
    void aPolygonInTrianglesIsLeftAsTheWholeIs(QueryClass kind) {
        Random random = Trials.random(4);
        int queries = Trials.atLeast(50, 100);
        int within = 0;
        for (int n = 0; n < queries; n++) {
            Query query = kind.next(random);
            MovingShape a = Answers.a(query);
            MovingShape b = Answers.b(query);
            Optional<MinimumTranslation> whole = Intersection.minimumTranslation(a, b);
            int pairs = a.shape().part(0).core().vertexCount()
                    * b.shape().part(0).core().vertexCount();
            if (hasWidth(a) && hasWidth(b) && pairs <= MOST_PAIRS) {
                assertThat(Intersection.minimumTranslation(Triangles.of(a, random), Triangles.of(b, random)))
                        .as("%s", query)
                        .isEqualTo(whole);
                within += whole.isPresent() ? 1 : 0;
            }
        }
        assertThat(within).isPositive();
    }

    private static boolean hasWidth(MovingShape shape) {
        return shape.shape().part(0).radius() > 0
                || shape.shape().part(0).core().vertexCount() > 2;
    }

    /**
     * After a shorter translation the shapes still overlap, in any direction; and separate shapes have no minimum
     * translation.
     */
    @ParameterizedTest
    @EnumSource
    void noShorterWayLeadsOut(CompoundClass kind) {
        Random random = Trials.random(5);
        int within = 0;
        for (int n = 0; n < QUERIES; n++) {
            CompoundQuery query = kind.next(random);
            MovingShape a = Answers.a(query);
            MovingShape b = Answers.b(query);
            Optional<MinimumTranslation> separation = Intersection.minimumTranslation(a, b);
            assertThat(separation.isPresent())
                    .as("%s", query)
                    .isEqualTo(Intersection.verdict(a.placed(), b.placed()) == Verdict.OVERLAP);
            if (separation.isPresent()) {
                within++;
                requireShortest(query, separation.get(), random);
            }
        }
        assertThat(within).isGreaterThan(QUERIES / 20);
    }

    private static void requireShortest(CompoundQuery query, MinimumTranslation separation, Random random) {
        double length = separation.depth() * (1 - 0x1p-20);
        for (int i = 0; i < 40; i++) {
            double angle = 2 * Math.PI * random.nextDouble();
            double part = i == 0 ? 1 : Math.sqrt(random.nextDouble());
            double x = i == 0 ? separation.normalX() : Math.cos(angle);
            double y = i == 0 ? separation.normalY() : Math.sin(angle);
            MovingShape a = Answers.a(query);
            MovingShape moved = a.shape()
                    .at(a.x() + part * length * x, a.y() + part * length * y)
                    .moving(0, 0);
            assertThat(Intersection.verdict(moved.placed(), Answers.b(query).placed()))
                    .as("%s, %s, moved to %s", query, separation, moved)
                    .isEqualTo(Verdict.OVERLAP);
        }
    }

    /** Wherever it is put, it overlaps no body; as a rule at the end of the exact translation, up to rounding. */
    @ParameterizedTest
    @EnumSource
    void aPlaceThatIsCertainlyFree(CompoundClass kind) {
        Random random = Trials.random(6);
        int within = 0;
        int near = 0;
        for (int n = 0; n < 2 * QUERIES; n++) {
            CompoundQuery query = kind.next(random);
            MovingShape b = Answers.b(query);
            // Odd numbers: nothing comes out even.
            MovingShape here = Answers.a(query);
            MovingShape a = here.shape()
                    .at(here.x() + 0.1 * random.nextDouble(), here.y() + 0.1 * random.nextDouble())
                    .moving(0, 0);
            Point place = Intersection.freePosition(a, b);
            Optional<MinimumTranslation> way = Intersection.minimumTranslation(a, b);
            assertThat(Intersection.verdict(a.shape().at(place.x(), place.y()), b.placed()))
                    .as("%s, %s", query, place)
                    .isNotEqualTo(Verdict.OVERLAP);
            if (way.isEmpty()) {
                assertThat(place).isEqualTo(new Point(a.x(), a.y()));
            } else {
                within++;
                double x = a.x() + way.get().depth() * way.get().normalX();
                double y = a.y() + way.get().depth() * way.get().normalY();
                near += Math.hypot(place.x() - x, place.y() - y) < 1e-12 ? 1 : 0;
            }
        }
        assertThat(within).isGreaterThan(QUERIES / 10);
        assertThat(near).isGreaterThan(within * 9 / 10);
    }

    /** Where the sum of position and translation does not lead out, however often it is called. */
    @Test
    void theSumOfPositionAndWayIsNotEnough() {
        MovingShape ball = RoundedPolygon.circle(0, 0, 0.5).at(2, 1).moving(0, 0);
        MovingShape ramp = ConvexPolygon.of(0, 0, 4, 0, 4, 2).at(0, 0).moving(0, 0);
        MinimumTranslation way = Intersection.minimumTranslation(ball, ramp).orElseThrow();
        MovingShape moved = ball.shape()
                .at(2 + way.depth() * way.normalX(), 1 + way.depth() * way.normalY())
                .moving(0, 0);
        assertThat(Intersection.verdict(moved.placed(), ramp.placed())).isEqualTo(Verdict.OVERLAP);
        Point place = Intersection.freePosition(ball, ramp);
        assertThat(Intersection.verdict(ball.shape().at(place.x(), place.y()), ramp.placed()))
                .isNotEqualTo(Verdict.OVERLAP);
        assertThat(Math.hypot(place.x() - moved.x(), place.y() - moved.y())).isLessThan(1e-15);
        // At the ends of the doubles.
        MovingShape wide = ConvexPolygon.box(-Double.MAX_VALUE, -Double.MAX_VALUE, Double.MAX_VALUE, Double.MAX_VALUE)
                .at(0, 0)
                .moving(0, 0);
        assertThatThrownBy(() -> Intersection.freePosition(wide, wide))
                .isInstanceOf(ArithmeticException.class)
                .hasMessageContaining("overflows double");
        MovingShape small = ConvexPolygon.box(0, 0, Double.MIN_VALUE, Double.MIN_VALUE)
                .at(0, 0)
                .moving(0, 0);
        assertThat(Intersection.freePosition(small, small)).isEqualTo(new Point(Double.MIN_VALUE, 0));
    }

    /**
     * The way leads along an axis to where no double is: one coordinate has a neighbor outward, and the other has
     * none.
     */
    @Test
    void alongAnAxisToWhereNoDoubleIs() {
        Random random = Trials.random(7);
        for (int i = 0; i < QUERIES; i++) {
            double top = random.nextDouble();
            double bottom = -random.nextDouble();
            MovingShape floor = ConvexPolygon.box(-3, -3, 3, top).at(0, 0).moving(0, 0);
            MovingShape onIt = ConvexPolygon.box(-1, bottom, 1, 1)
                    .at(0.25, top + 0.5 * bottom)
                    .moving(0, 0);
            Point up = Intersection.freePosition(onIt, floor);
            assertThat(Intersection.verdict(onIt.shape().at(up.x(), up.y()), floor.placed()))
                    .isNotEqualTo(Verdict.OVERLAP);
            assertThat(up.x()).isEqualTo(0.25);
            assertThat(up.y()).isCloseTo(top - bottom, within(0x1p-51));
            MovingShape wall = ConvexPolygon.box(-3, -3, top, 3).at(0, 0).moving(0, 0);
            MovingShape beside = ConvexPolygon.box(bottom, -1, 1, 1)
                    .at(top + 0.5 * bottom, 0.25)
                    .moving(0, 0);
            Point right = Intersection.freePosition(beside, wall);
            assertThat(right).isEqualTo(new Point(up.y(), up.x()));
        }
    }

    /** A motion that is next to nothing decides a tie, and nothing else. */
    @Test
    void ofTheMotionTheDirectionCounts() {
        MovingShape box =
                CompoundShape.of(ConvexPolygon.box(-1, -1, 1, 1)).at(0, 0).moving(0, 0);
        MovingShape other =
                CompoundShape.of(ConvexPolygon.box(-2, -2, 2, 2)).at(0, 0).moving(0, 0);
        for (double size : new double[] {Double.MIN_VALUE, 1e-300, 1, Double.MAX_VALUE}) {
            assertThat(Intersection.minimumTranslation(box.moving(0, size), other))
                    .contains(new MinimumTranslation(0, -1, 3));
            assertThat(Intersection.minimumTranslation(box, other.moving(size, 0)))
                    .contains(new MinimumTranslation(1, 0, 3));
        }
    }

    @Test
    void outOfOnePartAndTheNext() {
        MovingShape box =
                CompoundShape.of(ConvexPolygon.box(0, 0, 1, 1)).at(0.25, 0.5).moving(0, 0);
        // Out of the upright part to the right it is 0.75, and then 0.5 upward.
        assertThat(Intersection.minimumTranslation(box, ELL.at(0, 0)))
                .contains(new MinimumTranslation(0.8320502943378437, 0.5547001962252291, 0.9013878188659974));
        // 3, 4, 5: the depth is a double.
        MovingShape deep =
                CompoundShape.of(ConvexPolygon.box(0, 0, 1, 1)).at(0.25, 0).moving(0, 0);
        CompoundShape thick = CompoundShape.of(ConvexPolygon.box(-9, -9, 9, 1), ConvexPolygon.box(-9, -9, 1, 9));
        assertThat(Intersection.minimumTranslation(deep, thick.at(0, 0)))
                .contains(new MinimumTranslation(0.6, 0.8, 1.25));
    }

    /** A slot that is exactly as wide as the body is free; one that is narrower by an ulp is not. */
    @Test
    void aSlotThatFits() {
        MovingShape body =
                CompoundShape.of(ConvexPolygon.box(0, 0, 1, 1)).at(0.125, 0).moving(0, 0);
        ConvexShape left = ConvexPolygon.box(-9, -9, 0, 9);
        CompoundShape slot = CompoundShape.of(left, ConvexPolygon.box(1, -9, 9, 9));
        assertThat(Intersection.minimumTranslation(body, slot.at(0, 0))).contains(new MinimumTranslation(-1, 0, 0.125));
        CompoundShape narrow = CompoundShape.of(left, ConvexPolygon.box(Math.nextDown(1.0), -9, 9, 9));
        assertThat(Intersection.minimumTranslation(body, narrow.at(0, 0)))
                .contains(new MinimumTranslation(1, 0, 9 - 0.125));
    }

    /** A point is led onto the seam between two tiles, which is in neither. */
    @Test
    void ontoASeam() {
        CompoundShape tiles = CompoundShape.of(ConvexPolygon.box(0, -4, 4, 4), ConvexPolygon.box(4, -4, 8, 4));
        MovingShape point = CompoundShape.of(ConvexPolygon.of(0, 0)).at(3.5, 0).moving(0, 0);
        assertThat(Intersection.minimumTranslation(point, tiles.at(0, 0))).contains(new MinimumTranslation(1, 0, 0.5));
        MovingShape onIt = CompoundShape.of(ConvexPolygon.of(0, 0)).at(4, 0).moving(0, 0);
        assertThat(Intersection.minimumTranslation(onIt, tiles.at(0, 0))).isEmpty();
    }

    /** Between two circles, the way leads to where the circles about both, grown by the third, cross. */
    @Test
    void intoTheNotchOfTwoCircles() {
        CompoundShape two = CompoundShape.of(RoundedPolygon.circle(-3, 0, 4), RoundedPolygon.circle(3, 0, 4));
        MovingShape ball =
                CompoundShape.of(RoundedPolygon.circle(0, 0, 1)).at(0, 1).moving(0, 0);
        // They cross at (0, 4), 3-4-5.
        assertThat(Intersection.minimumTranslation(ball, two.at(0, 0))).contains(new MinimumTranslation(0, 1, 3));
        // From the middle it is as far down as up: against the motion, or else the first counter-clockwise.
        MovingShape middle = ball.shape().at(0, 0).moving(0, 0);
        assertThat(Intersection.minimumTranslation(middle, two.at(0, 0))).contains(new MinimumTranslation(0, 1, 4));
        assertThat(Intersection.minimumTranslation(middle.moving(0, 1), two.at(0, 0)))
                .contains(new MinimumTranslation(0, -1, 4));
        assertThat(Intersection.minimumTranslation(middle.moving(-1, 0), two.at(0, 0)))
                .contains(new MinimumTranslation(0, -1, 4));
    }

    /** A ball in the corner of an ell with a bevel of √2, where the lines beside the sides have roots. */
    @Test
    void acrossABevel() {
        ConvexPolygon bevel = ConvexPolygon.of(-8, -8, 8, -8, 8, 0, 0, 8, -8, 8);
        ConvexPolygon wall = ConvexPolygon.box(-8, -8, 0, 20);
        MovingShape ball =
                CompoundShape.of(RoundedPolygon.circle(0, 0, 2)).at(0, 8).moving(0, 0);
        MinimumTranslation way = Intersection.minimumTranslation(
                        ball, CompoundShape.of(bevel, wall).at(0, 0))
                .orElseThrow();
        // The center comes to rest at x = 2 and x + y = 8 + 2√2.
        double y = 6 + 2 * Math.sqrt(2) - 8;
        assertThat(way.depth()).isCloseTo(Math.hypot(2, y), within(0x1p-50));
        assertThat(way.normalX() * way.depth()).isCloseTo(2, within(0x1p-50));
        assertThat(way.normalY() * way.depth()).isCloseTo(y, within(0x1p-50));
    }

    /** From the common center of two circles it is equally far everywhere that a bar leaves free. */
    @Test
    void outOfACircleThatIsPartlyBarred() {
        MovingShape ball =
                CompoundShape.of(RoundedPolygon.circle(0, 0, 1)).at(0, 0).moving(0, 0);
        CompoundShape disc = CompoundShape.of(RoundedPolygon.circle(0, 0, 4));
        assertThat(Intersection.minimumTranslation(ball, disc.at(0, 0))).contains(new MinimumTranslation(1, 0, 5));
        CompoundShape barred = CompoundShape.of(RoundedPolygon.circle(0, 0, 4), ConvexPolygon.box(-40, -2, 40, 2));
        // The bar, grown by the ball, is 6 high, and the circle of 5 leaves it at (4, 3).
        assertThat(Intersection.minimumTranslation(ball, barred.at(0, 0)))
                .contains(new MinimumTranslation(0.8, 0.6, 5));
        assertThat(Intersection.minimumTranslation(ball.moving(1, 0), barred.at(0, 0)))
                .contains(new MinimumTranslation(-0.8, 0.6, 5));
        assertThat(Intersection.minimumTranslation(ball.moving(0, 1), barred.at(0, 0)))
                .contains(new MinimumTranslation(0, -1, 5));
    }

    @Test
    void aOneSidedChainIsNotLeft() {
        MovingShape box =
                CompoundShape.of(ConvexPolygon.box(-1, -1, 1, 1)).at(0, 0).moving(0, 0);
        assertThat(Intersection.minimumTranslation(
                        box, CompoundShape.oneSidedChain(-5, 0, 5, 0).at(0, 0)))
                .isEmpty();
        assertThat(Intersection.minimumTranslation(
                        box, CompoundShape.chain(-5, 0, 5, 0).at(0, 0)))
                .contains(new MinimumTranslation(0, 1, 1));
    }

    /** Overflow, and the smallest doubles. */
    @Test
    void numbersAtTheEnds() {
        double far = Double.MAX_VALUE;
        CompoundShape wide =
                CompoundShape.of(ConvexPolygon.box(-far, -far, far, far), ConvexPolygon.box(-far, -far, 0, far));
        assertThat(Intersection.minimumTranslation(wide.at(0, 0), wide.at(0, 0)))
                .contains(new MinimumTranslation(1, 0, Double.POSITIVE_INFINITY));
        assertThat(Intersection.minimumTranslation(wide.at(far, 0), wide.at(0, 0)))
                .contains(new MinimumTranslation(1, 0, far));
        double least = Double.MIN_VALUE;
        CompoundShape small =
                CompoundShape.of(ConvexPolygon.box(0, 0, 3 * least, least), ConvexPolygon.box(0, 0, least, 3 * least));
        MovingShape box =
                CompoundShape.of(ConvexPolygon.box(0, 0, least, least)).at(0, 0).moving(0, 0);
        assertThat(Intersection.minimumTranslation(box, small.at(0, 0))).contains(new MinimumTranslation(-1, 0, least));
        // Into the corner it is √2 times the least double.
        CompoundShape thick = CompoundShape.of(
                ConvexPolygon.box(-9 * least, -9 * least, 9 * least, least),
                ConvexPolygon.box(-9 * least, -9 * least, least, 9 * least));
        double half = Math.sqrt(0.5);
        assertThat(Intersection.minimumTranslation(box, thick.at(0, 0)))
                .contains(new MinimumTranslation(half, half, 2 * least));
    }

    /** In a heap of segments nothing has a width, except two that cross. */
    @Test
    void segmentsThatCross() {
        CompoundShape cross = CompoundShape.of(List.of(ConvexPolygon.of(-2, 0, 2, 0), ConvexPolygon.of(0, -2, 0, 2)));
        assertThat(Intersection.minimumTranslation(cross.at(0, 0), cross.at(0, 0)))
                .isPresent();
        CompoundShape level = CompoundShape.of(List.of(ConvexPolygon.of(-2, 0, 2, 0), ConvexPolygon.of(2, 0, 4, 0)));
        assertThat(Intersection.minimumTranslation(level.at(0, 0), level.at(1, 0)))
                .isEmpty();
    }
}
