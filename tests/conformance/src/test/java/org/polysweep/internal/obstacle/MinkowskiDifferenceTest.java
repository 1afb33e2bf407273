package org.polysweep.internal.obstacle;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.number.Lattice;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.trials.Trials;

/** Where the difference of a box and a point is nearest to the origin, which is where the point is, and its corners. */
class MinkowskiDifferenceTest {

    private static final Lattice INTEGERS = new Lattice(0);

    private static ExactShape at(ConvexPolygon polygon, int x, int y) {
        return new ExactShape(polygon, INTEGERS.vector(x, y), INTEGERS);
    }

    /** A point beside, on, and in the box from (0, 0) to (4, 2), whose corners are numbered from (0, 0) on. */
    @ParameterizedTest
    @CsvSource({
        "2, -3, edge 0",
        "7, 1, edge 1",
        "2, 5, edge 2",
        "-3, 1, edge 3",
        "2, 0, edge 0",
        "4, 1, edge 1",
        "-1, -1, vertex 0",
        "0, 0, vertex 0",
        "4, -3, vertex 1",
        "5, 0, vertex 1",
        "4, 2, vertex 2",
        "6, 5, vertex 2",
        "-2, 2, vertex 3",
        "2, 1, inside",
        "1, 1, inside"
    })
    void nearest(int x, int y, String spot) {
        ConvexPolygon box = ConvexPolygon.box(0, 0, 4, 2);
        MinkowskiDifference difference = MinkowskiDifference.of(at(ConvexPolygon.of(0, 0), x, y), at(box, 0, 0));
        assertThat(difference.nearest().map(found -> found.describe(box)).orElse("inside"))
                .isEqualTo(spot);
        for (int i = 0; i < 4; i++) {
            assertThat(difference.next(difference.previous(i))).isEqualTo(i);
        }
    }

    @Test
    void nearestOfASegment() {
        MinkowskiDifference segment =
                MinkowskiDifference.of(at(ConvexPolygon.of(0, 0), 1, 1), at(ConvexPolygon.of(0, 0, 4, 0), 0, 0));
        assertThat(segment.size()).isEqualTo(2);
        assertThat(segment.nearest().orElseThrow().isVertex()).isFalse();
        ExactVector edge = segment.edge(segment.nearest().orElseThrow().index());
        assertThat(edge.x()).isEqualTo(BigInteger.valueOf(-4));
    }

    /** The triangle (0, 0), (2, 0), (0, 2) from the box of 1 by 1: from (-1, -1) on, with parallel edges as one. */
    @Test
    void corners() {
        MinkowskiDifference difference = MinkowskiDifference.of(
                at(ConvexPolygon.box(0, 0, 1, 1), 0, 0), at(ConvexPolygon.of(0, 0, 2, 0, 0, 2), 0, 0));
        assertThat(places(difference)).containsExactly("-1 -1", "2 -1", "2 0", "0 2", "-1 2");
        assertThat(places(MinkowskiDifference.of(at(ConvexPolygon.of(0, 0), 3, 4), at(ConvexPolygon.of(0, 0), 5, 5))))
                .containsExactly("2 1");
    }

    /** All differences of two corners have the same hull, and it has its corners where the difference has. */
    @Test
    void theHullOfAllDifferences() {
        Random random = Trials.random(1);
        for (int i = 0; i < Trials.times(300); i++) {
            ConvexPolygon a = hull(random, 1 + random.nextInt(7));
            ConvexPolygon b = hull(random, 1 + random.nextInt(7));
            double[] differences = new double[2 * a.vertexCount() * b.vertexCount()];
            for (int k = 0; k < a.vertexCount() * b.vertexCount(); k++) {
                differences[2 * k] = b.x(k / a.vertexCount()) - a.x(k % a.vertexCount());
                differences[2 * k + 1] = b.y(k / a.vertexCount()) - a.y(k % a.vertexCount());
            }
            ConvexPolygon expected = ConvexPolygon.hullOf(differences);
            List<String> corners = new ArrayList<>();
            for (int k = 0; k < expected.vertexCount(); k++) {
                corners.add((int) expected.x(k) + " " + (int) expected.y(k));
            }
            List<String> found = places(MinkowskiDifference.of(at(a, 0, 0), at(b, 0, 0)));
            assertThat(found).as("%s %s", a, b).containsExactlyInAnyOrderElementsOf(corners);
            Collections.rotate(corners, -corners.indexOf(found.get(0)));
            assertThat(found).as("%s %s", a, b).isEqualTo(corners);
        }
    }

    private static ConvexPolygon hull(Random random, int points) {
        return ConvexPolygon.hullOf(
                random.ints(2L * points, -3, 4).asDoubleStream().toArray());
    }

    private static List<String> places(MinkowskiDifference difference) {
        List<String> places = new ArrayList<>();
        for (int i = 0; i < difference.size(); i++) {
            places.add(difference.vertex(i).x() + " " + difference.vertex(i).y());
        }
        return places;
    }
}
