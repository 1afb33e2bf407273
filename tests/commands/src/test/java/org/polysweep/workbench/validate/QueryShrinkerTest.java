package org.polysweep.workbench.validate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.polysweep.contact.Verdict;
import org.polysweep.generate.QueryClass;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.oracle.Part;
import org.polysweep.oracle.Query;

class QueryShrinkerTest {

    private static boolean isLegalAnd(CompoundQuery query, Predicate<ExactTruth> shows) {
        try {
            return shows.test(ExactTruth.of(query, 0));
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private static String shrunk(Query query, Predicate<CompoundQuery> shows) {
        return QueryText.of(new QueryShrinker(5000, shows).shrink(CompoundQuery.of(query)));
    }

    private static double radiusA(CompoundQuery query) {
        return query.pair(0, 0).radiusA();
    }

    private static double radiusB(CompoundQuery query) {
        return query.pair(0, 0).radiusB();
    }

    @Test
    void polygonsLoseTheirVertices() {
        Query query = QueryClass.ROUND.query(1, 5);
        assertThat(query.a().length + query.b().length).isGreaterThan(16);
        String small = shrunk(query, tried -> isLegalAnd(tried, truth -> truth.verdict() != Verdict.MISS));
        assertThat(small).isEqualTo("{\"a\":{\"box\":[0,0,1,1]},\"b\":{\"box\":[0,0,1,1]}}");
    }

    private static final Query SEGMENT =
            new Query(new double[] {0, 0, 3, 1}, new double[] {0, 0, 4, 0, 1, 3}, 7, 0, 0, 0, 0, 0, 0, 0);

    /** A person understands it sooner. */
    @Test
    void aFlatShapeGetsAnInsideAndOthersKeepTheirs() {
        assertThat(shrunk(SEGMENT, tried -> isLegalAnd(tried, truth -> true)))
                .isEqualTo("{\"a\":{\"box\":[0,0,1,1]},\"b\":{\"box\":[0,0,1,1]}}");
    }

    @Test
    void aShapeThatHasToBeFlatMayBecomeAPoint() {
        Predicate<CompoundQuery> flat = tried -> QueryOrder.flatShapes(tried) == 1 && isLegalAnd(tried, truth -> true);
        assertThat(shrunk(SEGMENT, flat)).isEqualTo("{\"a\":{\"box\":[0,0,0,0]},\"b\":{\"box\":[0,0,1,1]}}");
    }

    @Test
    void shapesWithAnInsideGoBeforeFlatOnesOfSimplerNumbers() {
        double[] box = {0, 0, 1, 0, 1, 1, 0, 1};
        Query inside = new Query(box, new double[] {0, 0, 7, 0, 3, 5}, 0, 0, 0, 0, 0, 0, 0, 0);
        Query flat = new Query(box, new double[] {0, 0, 0, 1}, 0, 0, 0, 0, 0, 0, 0, 0);
        assertThat(new QueryOrder().compare(CompoundQuery.of(inside), CompoundQuery.of(flat)))
                .isNegative();
        assertThat(new QueryOrder().compare(CompoundQuery.of(flat), CompoundQuery.of(inside)))
                .isPositive();
    }

    /** What needs a slope keeps one. */
    @Test
    void aTriangleStaysWhereItIsNeeded() {
        Query query = QueryClass.POLYGONS.query(1, 2);
        Predicate<CompoundQuery> tested =
                tried -> BoxForm.of(tried.pair(0, 0).b()).isEmpty()
                        && tried.pair(0, 0).b().length >= 6
                        && isLegalAnd(tried, truth -> true);
        String small = shrunk(query, tested);
        assertThat(small).startsWith("{\"a\":{\"box\":[0,0,1,1]},\"b\":{\"vertices\":[[");
        assertThat(small.length()).isLessThan(70);
    }

    /** A box given awkwardly is written as a box, and a box stays one. */
    @Test
    void aBoxStaysABox() {
        double[] awkward = {0, 0, 0, 1, 0, 1, 1.5, 1, 1.5, 0.5, 1.5, 0};
        Query query = new Query(awkward, awkward, 0x1.3333333333333p-2, 0, 7, 0.25, 9, 0.125, 0, -0.0);
        String small = shrunk(query, tried -> isLegalAnd(tried, truth -> truth.verdict() == Verdict.HIT));
        assertThat(small)
                .matches("\\{\"a\":\\{\"box\":\\[[0-2,]+\\]\\},\"b\":\\{\"box\":\\[[0-2,]+\\]\\}.*\"moveA\":.*\\}");
        assertThat(small).doesNotContain("E", ".").hasSizeLessThan(100);
    }

    private static String shrunkUntil(Query query, Predicate<CompoundQuery> shows) {
        return shrunk(query, tried -> shows.test(tried) && isLegalAnd(tried, truth -> true));
    }

    @Test
    void aRadiusThatIsNotNeededIsDropped() {
        Query query = QueryClass.ROUND_POLYGONS.query(1, 2);
        assertThat(query.radiusA() + query.radiusB()).isPositive();
        assertThat(shrunkUntil(query, tried -> true)).doesNotContain("radius").hasSizeLessThan(50);
    }

    @Test
    void aRadiusThatIsNeededIsASmallNumber() {
        Query query = QueryClass.ROUND_POLYGONS.query(1, 2);
        assertThat(shrunkUntil(query, tried -> radiusA(tried) + radiusB(tried) > 0))
                .matches("(?=.*\"radius\":1\\})(?!.*radius.*radius).*")
                .hasSizeLessThan(70);
        assertThat(shrunkUntil(query.withRadii(0.3, 0.7), tried -> radiusA(tried) > 0 && radiusB(tried) > 0))
                .matches(".*\"radius\":1\\}.*\"radius\":1\\}.*");
    }

    /** A point or a segment with a radius is written by its vertices, not as a flat box. */
    @Test
    void circlesAndCapsulesStayRound() {
        Query circles = QueryClass.ROUND_CIRCLES.query(1, 3).withRadii(1.25, 0.75);
        assertThat(shrunkUntil(circles, tried -> radiusA(tried) > 0 && radiusB(tried) > 0))
                .isEqualTo("{\"a\":{\"vertices\":[[0,0]],\"radius\":1},\"b\":{\"vertices\":[[0,0]],\"radius\":1}}");
        // A polygon with a radius may become a circle, which has an inside, too; but a circle no point.
        Query mixed = QueryClass.ROUND_POLYGONS.query(1, 2).withRadii(0.5, 0.5);
        assertThat(shrunkUntil(mixed, tried -> radiusA(tried) > 0))
                .isEqualTo("{\"a\":{\"vertices\":[[0,0]],\"radius\":1},\"b\":{\"box\":[0,0,1,1]}}");
        double[] level = {0, 0, 3, 0};
        assertThat(QueryText.of(CompoundQuery.of(new Query(level, level, 0, 0, 0, 0, 0, 0, 0, 0).withRadii(2, -0.0))))
                .isEqualTo(
                        "{\"a\":{\"vertices\":[[0,0],[3,0]],\"radius\":2},\"b\":{\"box\":[0,0,3,0],\"radius\":-0.0}}");
    }

    @Test
    void whatShowsNothingSimplerStaysAsItIs() {
        CompoundQuery query = QueryClass.POLYGONS.inParts(1, 2);
        assertThat(new QueryShrinker(100, query::equals).shrink(query)).isEqualTo(query);
    }

    @Test
    void numbersReadBackAndIntegersHaveNoPoint() {
        double[] a = {-0.0, 0, 1, 0, 1e22, Double.MIN_VALUE};
        double[] b = {0x1.999999999999ap-4, 0.5};
        assertThat(QueryText.of(
                        CompoundQuery.of(new Query(a, b, 0, 0, 0, Double.parseDouble("1e-7"), 0, 0, 123456789, -2))))
                .isEqualTo("{\"a\":{\"vertices\":[[-0.0,0],[1,0],[1E22,4.9E-324]]},\"b\":{\"box\":[0.1,0.5,0.1,0.5]},"
                        + "\"positionB\":[0,1E-7],\"moveB\":[123456789,-2]}");
    }

    private static final CompoundQuery HEAP = new CompoundQuery(
            List.of(box(0.3, 0, 1.3, 1), box(1.3, 0, 2.3, 1), new Part(new double[] {5, 5, 6, 6.25}, 0.5)),
            List.of(box(0, -1, 1, 0), box(1, -1, 2, 0), box(2, -1, 3, 0), box(3, -1, 4, 0), box(4, -1, 5, 0)),
            0.25,
            2.5,
            0,
            0,
            1.5,
            -3,
            0,
            0);

    private static Part box(double minX, double minY, double maxX, double maxY) {
        return new Part(BoxForm.vertices(minX, minY, maxX, maxY), 0);
    }

    private static String shrunkInParts(Predicate<CompoundQuery> shows) {
        return QueryText.of(new QueryShrinker(5000, tried -> isLegalAnd(tried, truth -> shows.test(tried)))
                .shrink(HEAP));
    }

    /** A shape of one part is written as that part. */
    @Test
    void partsThatAreNotNeededAreDropped() {
        assertThat(shrunkInParts(tried -> true)).isEqualTo("{\"a\":{\"box\":[0,0,1,1]},\"b\":{\"box\":[0,0,1,1]}}");
    }

    @Test
    void partsThatAreNeededAreAsFewAndAsSimpleAsCanBe() {
        assertThat(shrunkInParts(tried -> tried.b().size() >= 2))
                .isEqualTo("{\"a\":{\"box\":[0,0,1,1]},\"b\":{\"parts\":[{\"box\":[0,0,1,1]},{\"box\":[0,0,1,1]}]}}");
        assertThat(shrunkInParts(tried -> tried.a().stream().anyMatch(part -> part.radius() > 0)))
                .isEqualTo("{\"a\":{\"vertices\":[[0,0]],\"radius\":1},\"b\":{\"box\":[0,0,1,1]}}");
        assertThat(shrunkInParts(
                        tried -> tried.a().size() > 1 && tried.a().get(1).radius() > 0))
                .isEqualTo("{\"a\":{\"parts\":[{\"box\":[0,0,1,1]},{\"vertices\":[[0,0]],\"radius\":1}]},"
                        + "\"b\":{\"box\":[0,0,1,1]}}");
    }

    /** What is between parts stays: the motion leads into the second part of B, across the first one's place. */
    @Test
    void numbersOfAllPartsBecomeSimpler() {
        String small = shrunkInParts(tried -> tried.a().size() >= 2
                && tried.b().size() >= 3
                && ExactTruth.of(tried, 0).verdict() == Verdict.HIT);
        assertThat(small)
                .startsWith("{\"a\":{\"parts\":[{\"box\":[")
                .doesNotContain(".")
                .hasSizeLessThan(200);
    }
}
