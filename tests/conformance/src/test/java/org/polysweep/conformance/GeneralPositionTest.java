package org.polysweep.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.DoubleFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.query.Answers;
import org.polysweep.contact.Explanation.Step;
import org.polysweep.generate.QueryClass;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.oracle.Query;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.trials.Trials;

/**
 * What the filter decides at once, with one bound for all signs of a kind: ordinary queries, without exception here;
 * and of the others those beyond the bound, but not those on it. How many corners it looks at on the way.
 */
class GeneralPositionTest {

    private static final PairSweeper POLYGON = PairSweeper.POLYGON;

    /** The unit roundoff. */
    private static final double U = 0x1p-53;

    private static final double[] POINT = {0, 0};

    /** About 8, and no short number: the queries of a grid are answered in another way. */
    private static final double LONG = 8 + 0x1p-40;

    /** Its left side is upright; the longest edge has the size 16, and the largest coordinate is 16. */
    private static final double[] SHIELD = {0, 4, 0, -4, 8, -12, 16, -4, 16, 4, 8, 8};

    /** Its left side is slanted, and the longest edge. */
    private static final double[] SLANTED = {-4, 4, 4, -4, 8, 0, 4, 4};

    /**
     * In general position: a hit, an overlap that is left at a corner of high number, and a motion that ends before the
     * entry.
     */
    private static final List<Query> BEFORE = List.of(
            pointAgainst(SHIELD, 1, 2, LONG, 1),
            pointAgainst(SHIELD, -9, 1, 2, 2.5 * LONG),
            pointAgainst(SLANTED, 3, 0.5, LONG / 8, 0));

    @ParameterizedTest
    @EnumSource(names = {"TURNED_BOXES", "POLYGONS", "ROUND", "SLIVERS"})
    void ordinaryQueriesAreInGeneralPosition(QueryClass kind) {
        Random random = Trials.random(kind.name().hashCode());
        int near = 0;
        int steps = 0;
        for (int i = 0; i < 200; i++) {
            Query query = kind.next(random);
            MovingShape a = Answers.a(query);
            MovingShape b = Answers.b(query);
            if (finding("search", a, b).isPresent()) {
                near++;
                requireGeneral(a, b);
                steps += cornersLookedAt(a, b);
            }
        }
        // The walk begins near the place.
        assertThat(steps).isBetween(0, near * 14 / 10);
        assertThat(near).isGreaterThanOrEqualTo(100);
    }

    @Test
    void pointsAndSegmentsCanBeInGeneralPosition() {
        // From the outside.
        requireGeneral(pointAgainst(SHIELD, 1, 2, LONG, 1));
        // From the inside.
        requireGeneral(pointAgainst(SHIELD, -4, 1, LONG, 1));
        // A segment has a side that faces the motion.
        double[] slanted = {-2, -3, 1, 4};
        requireGeneral(new Query(slanted, SHIELD, -LONG, 1, 0, 0, 9, 0.5, 0, 0));
    }

    /** Octagons whose boxes meet and which stand still: the walk along no line is not certain of anything. */
    @Test
    void disksThatStayApartAreEnough() {
        double[] octagon = {2, 1, 1, 2, -1, 2, -2, 1, -2, -1, -1, -2, 1, -2, 2, -1};
        requireGeneral(new Query(octagon, octagon, 0.1, 0, 3.4, 3.3, 0, 0, 0, 0));
        requireGeneral(new Query(octagon, octagon, 3.4, 3.3, 0.1, 0, 0, 0, 0, 0));
    }

    @Test
    void theLineHasToPassTheEndsOfTheEdgeByMoreThanTheBound() {
        // Gaps up to 16 + 4, and a displacement of 8: the bound of two terms is 5u · 8 · 20, for 8 · gap.
        requireBound(100 * U, Math.nextUp(100 * U), end -> {
            double[] shield = SHIELD.clone();
            shield[1] = end;
            return pointAgainst(shield, 4, 0, 8, 0);
        });
    }

    @Test
    void theBeginningHasToBeFromTheEntryByMoreThanTheBound() {
        // Gaps up to 16 + 4 + 4, and a longest edge of 16: 5u · 16 · 24, for an edge of length 8 times the gap.
        double at = 240 * U;
        for (int side : new int[] {1, -1}) {
            requireBound(at, Math.nextUp(at), gap -> pointOfItsOwn(SHIELD, -side * gap, 8));
        }
    }

    @Test
    void theBeginningHasToBeFromTheExitByMoreThanTheBound() {
        // Gaps up to 8 + 4 + 4, and a longest edge of 16: 5u · 16 · 16, for 8 times the gap. What is added to 4 is a
        // multiple of 8u.
        double[] slanted = {4, -4, -4, 4, -8, 4, -8, -4};
        for (int side : new int[] {1, -1}) {
            requireBound(
                    160 * U,
                    168 * U,
                    gap -> new Query(new double[] {-side * gap, 4}, slanted, 0, -4, 0, 0, 8, 0, 0, 0));
        }
    }

    @Test
    void theEndHasToBeFromTheEntryByMoreThanTheBound() {
        // Gaps up to 8 + 4 + 8 and a displacement of 8: 6u · 16 · 28, for 8 times the gap. What is added to 4 is a
        // multiple of 8u.
        for (int side : new int[] {1, -1}) {
            requireBound(
                    336 * U,
                    344 * U,
                    gap -> new Query(new double[] {-side * gap, 4}, SLANTED, -8, -4, 0, 0, 8, 0, 0, 0));
        }
    }

    @Test
    void theCornerHasToBeSharperThanTheEdgeByMoreThanTheBound() {
        // Both longest edges have the size 16: 4u · 16 · 16, for an edge of length 8 times the slant.
        double at = 128 * U;
        requireBound(at, Math.nextUp(at), slant -> {
            double[] lance = {0, 0, -slant, 4, -4, 8, -12, 0, -4, -8};
            return new Query(lance, SHIELD, -4, 0, 0, 0, 8, 0, 0, 0);
        });
    }

    @Test
    void theLineHasToMissByMoreThanTheBound() {
        // Gaps up to 8 + 4 + 4, and a displacement of the size 8: 5u · 8 · 16, for 4 · gap.
        double at = 160 * U;
        requireBound(at, Math.nextUp(at), gap -> {
            double[] passed = {0, 0, -4, -8, 4, -8, 8, 4};
            return new Query(new double[] {-gap, 4}, passed, 0, -4, 0, 0, 4, 4, 0, 0);
        });
    }

    @Test
    void theTopHasToBeOneByMoreThanTheBound() {
        // The longest edge has the size 12: 4u · 8 · 12, for 4 · slant.
        requireBound(96 * U, 98 * U, slant -> {
            double[] passed = {0, 0, -4, -8, 4, -8, 2, 2 - slant};
            return new Query(new double[] {-1, 0}, passed, 0, 0, 0, 0, 4, 4, 0, 0);
        });
    }

    /**
     * The walk begins near the place, or is narrowed down to it, unless the corners are crowded into few directions.
     */
    @ParameterizedTest
    @CsvSource({"30, 1, 3, 59", "100, 1, 7, 95", "1000, 1, 34, 408", "10000, 1, 34, 677", "1000, 0.01, 128, 2166"})
    void fewOfManyCornersAreLookedAt(int corners, double flatness, int most, int together) {
        ConvexPolygon a = ellipse(corners, 0, 1, flatness, 2);
        ConvexPolygon b = ellipse(corners, 0.3, flatness, 1, -5);
        Random random = Trials.random(corners);
        int sum = 0;
        int greatest = 0;
        for (int i = 0; i < 40; i++) {
            double angle = 2 * Math.PI * random.nextDouble();
            double x = 3 * StrictMath.cos(angle);
            double y = 3 * StrictMath.sin(angle);
            // Every fourth passes by, on one side or the other.
            double aside = i % 8 == 0 ? 2.5 : i % 8 == 4 ? -2.5 : random.nextDouble() - 0.5;
            double dx = -2 * x - aside * y;
            double dy = -2 * y + aside * x;
            MovingShape moving = a.at(x - 2, y - 2).moving(dx, dy);
            MovingShape standing = b.at(5, 5).moving(0, 0);
            if (finding("search", moving, standing).isPresent()) {
                requireGeneral(moving, standing);
                int steps = cornersLookedAt(moving, standing);
                sum += steps;
                greatest = Math.max(greatest, steps);
            }
        }
        assertThat(greatest).isBetween(1, most);
        assertThat(sum).isBetween(0, together);
    }

    /** Where the line runs through a corner, that is the place, and nobody goes on looking. */
    @ParameterizedTest
    @CsvSource({"1, 68, 3605", "-1, 68, 3605"})
    void aCornerThatIsMetEndsTheWalk(int way, int most, int together) {
        double[] xy = new double[2 * 101];
        for (int k = -50; k <= 50; k++) {
            xy[2 * (k + 50)] = k;
            xy[2 * (k + 50) + 1] = way * k * k;
        }
        ConvexPolygon bowl = ConvexPolygon.of(xy);
        ConvexPolygon point = ConvexPolygon.of(0, 0);
        int sum = 0;
        int greatest = 0;
        for (int k = -49; k <= 49; k++) {
            int steps = cornersLookedAt(
                    point.at(k, -way * 50).moving(0, way * 4000), bowl.at(0, 0).moving(0, 0));
            // From the middle it is k edges; where those are too many, what was walked in vain and what narrows it down
            // count, too.
            int least = Math.abs(k) > 20 ? Math.abs(k) + 10 : Math.abs(k) - 3;
            assertThat(steps).isGreaterThanOrEqualTo(least);
            sum += steps;
            greatest = Math.max(greatest, steps);
        }
        assertThat(greatest).isBetween(1, most);
        assertThat(sum).isBetween(0, together);
    }

    /** Where nearly all corners lie in the same direction no table of directions helps, and the search halves. */
    @ParameterizedTest
    @CsvSource({"1", "3.141592653589793"})
    void crowdedCornersAreNotWalkedOneByOne(double steepness) {
        double[] xy = new double[2 * 10_001];
        for (int k = -5_000; k <= 5_000; k++) {
            xy[2 * (k + 5_000)] = k;
            xy[2 * (k + 5_000) + 1] = steepness * k * k;
        }
        ConvexPolygon bowl = ConvexPolygon.of(xy);
        for (int y = 1; y < 20_000_000; y += 1_234_567) {
            int steps = cornersLookedAt(
                    bowl.at(-30_000, y).moving(60_000, 12_345), bowl.at(0, 0).moving(0, 0));
            assertThat(steps).as("from y = %d", y).isBetween(1, 400);
        }
    }

    private static ConvexPolygon ellipse(int corners, double start, double radiusX, double radiusY, double center) {
        double[] xy = new double[2 * corners];
        for (int i = 0; i < corners; i++) {
            double angle = 2 * Math.PI * (i + start) / corners;
            xy[2 * i] = StrictMath.cos(angle) * radiusX + center;
            xy[2 * i + 1] = StrictMath.sin(angle) * radiusY + center;
        }
        return ConvexPolygon.of(xy);
    }

    /** A point as A, at some distance to the left of the origin of B. */
    private static Query pointAgainst(double[] shape, double distance, double y, double dx, double dy) {
        return new Query(POINT, shape, -distance, y, 0, 0, dx, dy, 0, 0);
    }

    /** The same on the x axis with a vertical offset between the positions. */
    private static Query pointOfItsOwn(double[] shape, double x, double dx) {
        return new Query(new double[] {0, 4}, shape, x, -4, 0, 0, dx, 0, 0, 0);
    }

    /**
     * Requires that a query is left open where a number is on the bound and decided beyond, and so if mirrored, turned
     * and swapped.
     */
    private static void requireBound(double on, double beyond, DoubleFunction<Query> queryOf) {
        for (Query query : images(queryOf.apply(on))) {
            assertThat(isGeneral(query)).as("on the bound: %s", query).isFalse();
            // The guess is right, and one exact sign proves it.
            assertThat(finding("search", Answers.a(query), Answers.b(query)).orElseThrow())
                    .contains("certified");
            requireSameAfterOthers(query);
        }
        for (Query query : images(queryOf.apply(beyond))) {
            requireGeneral(query);
            requireSameAfterOthers(query);
        }
    }

    /** Requires that nothing which a result says or knows of a query before is taken for an answer. */
    private static void requireSameAfterOthers(Query query) {
        SweepResult reference = new SweepResult();
        PairSweeper.REFERENCE.sweep(ConvexMotion.of(Answers.a(query)), ConvexMotion.of(Answers.b(query)), reference);
        for (Query before : BEFORE) {
            SweepResult result = new SweepResult();
            POLYGON.sweep(ConvexMotion.of(Answers.a(before)), ConvexMotion.of(Answers.b(before)), result);
            result.exit();
            POLYGON.sweep(ConvexMotion.of(Answers.a(query)), ConvexMotion.of(Answers.b(query)), result);
            assertThat(result.toContact()).as("%s after %s", query, before).isEqualTo(reference.toContact());
        }
    }

    private static void requireGeneral(Query query) {
        requireGeneral(Answers.a(query), Answers.b(query));
    }

    private static List<Query> images(Query query) {
        Query mirrored = mirrored(query);
        return List.of(query, mirrored, query.swapped(), mirrored.swapped());
    }

    /** Upside down. */
    private static Query mirrored(Query query) {
        return new Query(
                mirrored(query.a()),
                mirrored(query.b()),
                query.positionAX(),
                -query.positionAY(),
                query.positionBX(),
                -query.positionBY(),
                query.moveAX(),
                -query.moveAY(),
                query.moveBX(),
                -query.moveBY());
    }

    private static double[] mirrored(double[] xy) {
        double[] mirrored = xy.clone();
        for (int i = 1; i < mirrored.length; i += 2) {
            mirrored[i] = -mirrored[i];
        }
        return mirrored;
    }

    private static boolean isGeneral(Query query) {
        return isGeneral(Answers.a(query), Answers.b(query));
    }

    private static void requireGeneral(MovingShape a, MovingShape b) {
        assertThat(isGeneral(a, b)).as("%s %s", a, b).isTrue();
    }

    private static boolean isGeneral(MovingShape a, MovingShape b) {
        return finding("general position", a, b).orElseThrow().contains("decided by the filter");
    }

    private static int cornersLookedAt(MovingShape a, MovingShape b) {
        String finding = finding("search", a, b).orElseThrow();
        return Integer.parseInt(finding.substring(0, finding.indexOf(' ')));
    }

    private static Optional<String> finding(String test, MovingShape a, MovingShape b) {
        return POLYGON.explain(ConvexMotion.of(a), ConvexMotion.of(b)).steps().stream()
                .filter(step -> step.test().equals(test))
                .map(Step::finding)
                .findFirst();
    }
}
