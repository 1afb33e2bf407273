package org.polysweep.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class ContactEdgeTest {

    private static List<ContactEdge> edges(double[] a, double[] b, double x, double y, double dx, double dy) {
        return edges(new Query(a, b, 0, 0, x, y, dx, dy, 0, 0));
    }

    private static List<ContactEdge> edges(Query query) {
        Surd enter =
                Oracle.verdictAndTimes(query).enter().flatMap(ExactTime::value).orElseThrow();
        return ContactEdge.of(query, enter);
    }

    private static ContactEdge edge(int x, int y, double length) {
        return new ContactEdge(OracleUnitVector.along(IntVector.of(x, y)), length);
    }

    private static double[] box(double width, double height) {
        return new double[] {0, 0, width, 0, width, height, 0, height};
    }

    @Test
    void oneEdgeGivesTheNormalAndTheShorterSideItsLength() {
        assertThat(edges(box(1, 1), box(1, 3), 2, 0, 2, 0)).containsExactly(edge(-1, 0, 1));
    }

    @Test
    void aCornerInACornerHasTwoThePickedOneFirst() {
        assertThat(edges(box(1, 2), box(4, 4), 2, 3, 1, 1)).containsExactly(edge(-1, 0, 2), edge(0, -1, 1));
    }

    @Test
    void aSegmentHasTwoSidesAndAPointNone() {
        double[] point = {0, 0};
        double[] segment = {0, -1, 0, 1};
        assertThat(edges(point, segment, 3, 0, 6, 0)).containsExactly(edge(-1, 0, 2), edge(1, 0, 2));
        assertThat(edges(point, point, 3, 0, 6, 0)).isEmpty();
    }

    @Test
    void aComponentIsNearWithinSoManyUlp() {
        ContactEdge diagonal = edge(-1, 1, 1);
        double root = Math.sqrt(0.5);
        assertThat(diagonal.isNear(-root, root, 1)).isTrue();
        assertThat(diagonal.isNear(-root, root + 3 * Math.ulp(root), 4)).isTrue();
        assertThat(diagonal.isNear(-root, root + 6 * Math.ulp(root), 4)).isFalse();
        assertThat(diagonal.isNear(root, root, 4)).isFalse();
        assertThat(diagonal.isNear(Double.NaN, root, 4)).isFalse();
        assertThat(new double[] {diagonal.unitX(), diagonal.unitY()})
                .containsExactly(-Math.nextDown(root), Math.nextDown(root));
    }

    /** Two circles of the radii 2 and 3: A comes along 3 below the center of B, so the normal is (-4, -3) / 5. */
    @Test
    void anArcIsAsLongAsItsRadiusByTheSlantOfTheMotion() {
        double[] point = {0, 0};
        Query query = new Query(point, point, 0, 0, 10, 3, 10, 0, 0, 0).withRadii(2, 3);
        for (Query circles : List.of(query, query.withRadii(0, 5))) {
            assertThat(edges(circles)).singleElement().satisfies(arc -> {
                assertThat(arc.normal()).isEqualTo(OracleUnitVector.along(IntVector.of(-4, -3)));
                assertThat(arc.length()).isCloseTo(4, within(1e-15));
            });
        }
    }

    @Test
    void aStraightSideIsNoLongerThanTheArcsBesideIt() {
        assertThat(edges(new Query(box(1, 1), box(1, 3), 0, 0, 9, 0, 9, 0, 0, 0).withRadii(0.5, 0)))
                .containsExactly(edge(-1, 0, 0.5));
        assertThat(edges(new Query(box(1, 1), box(1, 3), 0, 0, 9, 0, 9, 0, 0, 0).withRadii(0.5, 5)))
                .containsExactly(edge(-1, 0, 1));
        assertThat(edges(new Query(box(1, 1), box(1, 3), 0, 0, 9, 0, 4, 3, 0, 0).withRadii(5, 0)))
                .containsExactly(edge(-1, 0, 1));
    }
}
