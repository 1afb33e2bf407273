package org.polysweep.workbench.validate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.polysweep.contact.Verdict;
import org.polysweep.generate.QueryClass;
import org.polysweep.oracle.Query;

class QueryShrinkerTest {

    private static boolean isLegalAnd(Query query, Predicate<ExactTruth> shows) {
        try {
            return shows.test(ExactTruth.of(query, 0));
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private static String shrunk(Query query, Predicate<Query> shows) {
        return QueryText.of(new QueryShrinker(5000, shows).shrink(query));
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
        Predicate<Query> flat = tried -> QueryOrder.flatShapes(tried) == 1 && isLegalAnd(tried, truth -> true);
        assertThat(shrunk(SEGMENT, flat)).isEqualTo("{\"a\":{\"box\":[0,0,0,0]},\"b\":{\"box\":[0,0,1,1]}}");
    }

    @Test
    void shapesWithAnInsideGoBeforeFlatOnesOfSimplerNumbers() {
        double[] box = {0, 0, 1, 0, 1, 1, 0, 1};
        Query inside = new Query(box, new double[] {0, 0, 7, 0, 3, 5}, 0, 0, 0, 0, 0, 0, 0, 0);
        Query flat = new Query(box, new double[] {0, 0, 0, 1}, 0, 0, 0, 0, 0, 0, 0, 0);
        assertThat(new QueryOrder().compare(inside, flat)).isNegative();
        assertThat(new QueryOrder().compare(flat, inside)).isPositive();
    }

    /** What needs a slope keeps one. */
    @Test
    void aTriangleStaysWhereItIsNeeded() {
        Query query = QueryClass.POLYGONS.query(1, 2);
        Predicate<Query> tested =
                tried -> BoxForm.of(tried.b()).isEmpty() && tried.b().length >= 6 && isLegalAnd(tried, truth -> true);
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

    private static String shrunkUntil(Query query, Predicate<Query> shows) {
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
        assertThat(shrunkUntil(query, tried -> tried.radiusA() + tried.radiusB() > 0))
                .matches("(?=.*\"radius\":1\\})(?!.*radius.*radius).*")
                .hasSizeLessThan(70);
        assertThat(shrunkUntil(query.withRadii(0.3, 0.7), tried -> tried.radiusA() > 0 && tried.radiusB() > 0))
                .matches(".*\"radius\":1\\}.*\"radius\":1\\}.*");
    }

    /** A point or a segment with a radius is written by its vertices, not as a flat box. */
    @Test
    void circlesAndCapsulesStayRound() {
        Query circles = QueryClass.ROUND_CIRCLES.query(1, 3).withRadii(1.25, 0.75);
        assertThat(shrunkUntil(circles, tried -> tried.radiusA() > 0 && tried.radiusB() > 0))
                .isEqualTo("{\"a\":{\"vertices\":[[0,0]],\"radius\":1},\"b\":{\"vertices\":[[0,0]],\"radius\":1}}");
        // A polygon with a radius may become a circle, which has an inside, too; but a circle no point.
        Query mixed = QueryClass.ROUND_POLYGONS.query(1, 2).withRadii(0.5, 0.5);
        assertThat(shrunkUntil(mixed, tried -> tried.radiusA() > 0))
                .isEqualTo("{\"a\":{\"vertices\":[[0,0]],\"radius\":1},\"b\":{\"box\":[0,0,1,1]}}");
        double[] level = {0, 0, 3, 0};
        assertThat(QueryText.of(new Query(level, level, 0, 0, 0, 0, 0, 0, 0, 0).withRadii(2, -0.0)))
                .isEqualTo(
                        "{\"a\":{\"vertices\":[[0,0],[3,0]],\"radius\":2},\"b\":{\"box\":[0,0,3,0],\"radius\":-0.0}}");
    }

    @Test
    void whatShowsNothingSimplerStaysAsItIs() {
        Query query = QueryClass.POLYGONS.query(1, 2);
        assertThat(new QueryShrinker(100, query::equals).shrink(query)).isEqualTo(query);
    }

    @Test
    void numbersReadBackAndIntegersHaveNoPoint() {
        double[] a = {-0.0, 0, 1, 0, 1e22, Double.MIN_VALUE};
        double[] b = {0x1.999999999999ap-4, 0.5};
        assertThat(QueryText.of(new Query(a, b, 0, 0, 0, Double.parseDouble("1e-7"), 0, 0, 123456789, -2)))
                .isEqualTo("{\"a\":{\"vertices\":[[-0.0,0],[1,0],[1E22,4.9E-324]]},\"b\":{\"box\":[0.1,0.5,0.1,0.5]},"
                        + "\"positionB\":[0,1E-7],\"moveB\":[123456789,-2]}");
    }
}
