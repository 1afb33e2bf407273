package org.polysweep.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ContactEdgeTest {

    private static List<ContactEdge> edges(double[] a, double[] b, double x, double y, double dx, double dy) {
        Query query = new Query(a, b, 0, 0, x, y, dx, dy, 0, 0);
        Rational enter =
                Oracle.verdictAndTimes(query).enter().flatMap(ExactTime::number).orElseThrow();
        return ContactEdge.of(query, enter);
    }

    private static double[] box(double width, double height) {
        return new double[] {0, 0, width, 0, width, height, 0, height};
    }

    @Test
    void oneEdgeGivesTheNormalAndTheShorterSideItsLength() {
        assertThat(edges(box(1, 1), box(1, 3), 2, 0, 2, 0)).containsExactly(new ContactEdge(IntVector.of(-1, 0), 1));
    }

    @Test
    void aCornerInACornerHasTwoThePickedOneFirst() {
        assertThat(edges(box(1, 2), box(4, 4), 2, 3, 1, 1))
                .containsExactly(new ContactEdge(IntVector.of(-1, 0), 2), new ContactEdge(IntVector.of(0, -1), 1));
    }

    @Test
    void aSegmentHasTwoSidesAndAPointNone() {
        double[] point = {0, 0};
        double[] segment = {0, -1, 0, 1};
        assertThat(edges(point, segment, 3, 0, 6, 0))
                .containsExactly(new ContactEdge(IntVector.of(-1, 0), 2), new ContactEdge(IntVector.of(1, 0), 2));
        assertThat(edges(point, point, 3, 0, 6, 0)).isEmpty();
    }

    @Test
    void aComponentIsNearWithinSoManyUlp() {
        ContactEdge diagonal = new ContactEdge(IntVector.of(-1, 1), 1);
        double root = Math.sqrt(0.5);
        assertThat(diagonal.isNear(-root, root, 1)).isTrue();
        assertThat(diagonal.isNear(-root, root + 3 * Math.ulp(root), 4)).isTrue();
        assertThat(diagonal.isNear(-root, root + 6 * Math.ulp(root), 4)).isFalse();
        assertThat(diagonal.isNear(root, root, 4)).isFalse();
        assertThat(diagonal.isNear(Double.NaN, root, 4)).isFalse();
        assertThat(new double[] {diagonal.unitX(), diagonal.unitY()})
                .containsExactly(-Math.nextDown(root), Math.nextDown(root));
    }
}
