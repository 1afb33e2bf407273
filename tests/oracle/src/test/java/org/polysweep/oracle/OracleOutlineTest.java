package org.polysweep.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.polysweep.oracle.Shapes.points;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class OracleOutlineTest {
    private static final double MAX = Double.MAX_VALUE;
    private static final double MIN = Double.MIN_VALUE;

    @Test
    void cornersAreCounterClockwiseWithTheCallersIndices() {
        assertThat(vertices(0, 0, 1, 0, 1, 1)).containsExactly(0, 1, 2);
        assertThat(edges(0, 0, 1, 0, 1, 1)).containsExactly(0, 1, 2);
        assertThat(vertices(0, 0, 1, 1, 1, 0)).containsExactly(2, 1, 0);
        assertThat(edges(0, 0, 1, 1, 1, 0)).containsExactly(1, 0, 2);
    }

    @Test
    void equalNeighborsAreMergedToTheLowestIndex() {
        assertThat(vertices(5, 5, 5, 5, 5, 5)).containsExactly(0);
        assertThat(edges(5, 5, 5, 5)).isEmpty();
        assertThat(vertices(0, 0, 0, 0, 1, 0, 1, 1, 1, 1, 0, 0)).containsExactly(0, 2, 3);
        assertThat(vertices(0.0, -0.0, -0.0, 0.0, 1, 0)).containsExactly(0, 2);
    }

    @Test
    void straightVerticesAreMerged() {
        assertThat(vertices(1, 0, 2, 0, 2, 2, 0, 2, 0, 1, 0, 0)).containsExactly(1, 2, 3, 5);
        assertThat(edges(1, 0, 2, 0, 2, 2, 0, 2, 0, 1, 0, 0)).containsExactly(1, 2, 3, 5);
    }

    @Test
    void collinearIsExactlyCollinear() {
        double almost = Math.nextUp(0.5);
        assertThat(vertices(0, 0, 1, 0, almost, 0.5, 0, 1)).hasSize(4);
        assertThat(vertices(0, 0, 1, 0, 0.5, 0.5, 0, 1)).hasSize(3);
        assertRefused("vertex 2", 0, 0, 1, 0, Math.nextDown(0.5), 0.5, 0, 1);
        // 0.1 + 0.2 is not 0.3: the three decimals are not on one line, and the turn at vertex 1 is real
        assertThat(vertices(0, 0, 0.1, 0.1, 0.3, 0.1 + 0.2)).hasSize(3);
    }

    @Test
    void segmentsMayStartAnywhere() {
        assertThat(vertices(0, 0, 3, 3)).containsExactly(0, 1);
        assertThat(edges(0, 0, 3, 3)).containsExactly(0, 0);
        assertThat(vertices(0, 0, 1, 1, 2, 2, 3, 3)).containsExactly(0, 3);
        assertThat(vertices(1, 1, 2, 2, 3, 3, 0, 0)).containsExactly(2, 3);
        assertThat(edges(1, 1, 2, 2, 3, 3, 0, 0)).containsExactly(2, 2);
        assertThat(vertices(1, 0, 0, 0, 3, 0, 2, 0)).containsExactly(1, 2);
        assertThat(vertices(0, 0, 3, 0, 2, 0, 1, 0)).containsExactly(0, 1);
        assertThat(vertices(0, 0, 1, 1, 0, 0)).containsExactly(0, 1);
    }

    @Test
    void backAndForthIsRefused() {
        assertRefused("vertex 3 (1.0, 0.0)", 0, 0, 1, 0, 2, 0, 1, 0);
        assertRefused("vertex", 0, 0, 2, 0, 1, 0, 3, 0);
        assertRefused("vertex", 0, 0, 1, 0, 0, 0, 1, 0);
        assertRefused("vertex", 0, 0, 3, 0, 1, 0, 2, 0, 0.5, 0);
        assertRefused("vertex 2 (3.0, 0.0)", 0, 0, 1, 0, 3, 0, 2, 0, 2, 2);
    }

    @Test
    void notConvexIsRefused() {
        assertRefused("vertex 2 (1.0, 1.0): the polygon is not convex", 0, 0, 4, 0, 1, 1, 0, 4);
        assertRefused("vertex 1 (1.0, 1.0): the polygon is not convex", 0, 4, 1, 1, 4, 0, 0, 0);
        assertRefused("not convex", 0, 0, 2, 2, 2, 0, 0, 2);
    }

    @Test
    void windingMoreThanOnceIsRefused() {
        assertRefused("winds more than once", 0, 0, 1, 0, 1, 1, 0, 0, 1, 0, 1, 1);
        assertRefused("winds more than once", 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1, 0);
        List<Double> star = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            star.add(Math.cos(4 * Math.PI * i / 5));
            star.add(Math.sin(4 * Math.PI * i / 5));
        }
        double[] flat = star.stream().mapToDouble(Double::doubleValue).toArray();
        assertRefused("winds more than once", flat);
        assertRefused("winds more than once", Shapes.reversed(flat));
    }

    @Test
    void whatIsNotAListOfPointsIsRefused() {
        assertRefused("no vertex at all");
        assertRefused("vertex 1 has only one coordinate, 7.0", 0, 0, 7);
        assertRefused("vertex 1, coordinate 0 is NaN", 0, 0, Double.NaN, 1);
        assertRefused("vertex 0, coordinate 1 is Infinity", 0, Double.POSITIVE_INFINITY);
        assertRefused("vertex 0, coordinate 0 is -Infinity", Double.NEGATIVE_INFINITY, Double.NaN);
    }

    @Test
    void theWholeRangeOfDoublesIsLegal() {
        assertThat(vertices(-MAX, -MAX, MAX, -MAX, MAX, MAX, -MAX, MAX)).hasSize(4);
        assertThat(vertices(-MAX, 0, 0, MIN, MAX, 0, 0, -MIN)).hasSize(4);
        assertThat(vertices(-MAX, 0, 0, -0.0, MAX, 0)).containsExactly(0, 2);
        assertThat(vertices(0, 0, MIN, 0, 0, MIN)).hasSize(3);
    }

    @Test
    void theArgumentIsNamed() {
        double[] bad = points(0, Double.NaN);
        double[] good = points(0, 0);
        assertThatThrownBy(() -> Oracle.answer(Shapes.moving(bad, good, 0, 0))).hasMessageStartingWith("a: vertex 0");
        assertThatThrownBy(() -> Oracle.answer(Shapes.moving(good, bad, 0, 0))).hasMessageStartingWith("b: vertex 0");
        assertThatThrownBy(() -> Oracle.answer(Shapes.moving(good, good, 0, Double.NEGATIVE_INFINITY)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("moveA[1] is -Infinity");
        assertThatThrownBy(() -> Oracle.verdictAndTimes(new Query(good, good, 0, 0, Double.NaN, 0, 0, 0, 0, 0)))
                .hasMessage("positionB[0] is NaN");
    }

    private static List<Integer> vertices(double... flat) {
        OracleOutline outline = OracleOutline.read(flat);
        List<Integer> indices = new ArrayList<>();
        for (int i = 0; i < outline.size(); i++) {
            indices.add(outline.vertexIndex(i));
        }
        return indices;
    }

    private static List<Integer> edges(double... flat) {
        OracleOutline outline = OracleOutline.read(flat);
        List<Integer> indices = new ArrayList<>();
        for (int i = 0; i < outline.edgeCount(); i++) {
            indices.add(outline.edgeIndex(i));
        }
        return indices;
    }

    private static void assertRefused(String message, double... flat) {
        assertThatThrownBy(() -> OracleOutline.read(flat))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message);
    }
}
