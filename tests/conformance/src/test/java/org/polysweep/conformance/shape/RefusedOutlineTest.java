package org.polysweep.conformance.shape;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;
import org.polysweep.conformance.shape.PartsLaws.Spot;
import org.polysweep.shape.ConvexDecomposition;

/** Which lists of vertices are no simple outline, and what is said about them. */
@PropertyDefaults(tries = 3_000, edgeCases = EdgeCasesMode.NONE)
@StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
class RefusedOutlineTest {

    private static final double NAN = Double.NaN;
    private static final double INFINITY = Double.POSITIVE_INFINITY;
    private static final Pattern NAMED_VERTEX =
            Pattern.compile("vertices\\[(\\d+)\\] = \\(([-.\\dE]+), ([-.\\dE]+)\\)");

    @Example
    void whatIsNoListOfVertices() {
        refused("vertices must not be empty");
        refused("vertices must have an even number of coordinates, but had 7;", 0, 0, 1, 0, 0, 1, 0);
        refused("vertices[1][0] must be finite, but was NaN", 0, 0, NAN, 0, 0, 3);
        refused("vertices[2][1] must be finite, but was Infinity", 0, 0, 4, 0, 0, INFINITY);
    }

    @Example
    void whatHasNoArea() {
        refused("vertices[0] = (2.0, 3.0): all vertices lie on one line", 2, 3);
        refused("vertices[0] = (2.0, 3.0): all vertices lie on one line", 2, 3, 2, 3, 2, 3);
        refused("vertices[0] = (0.0, 0.0): all vertices lie on one line", 0, 0, 1, 1);
        refused("vertices[0] = (0.0, 0.0): all vertices lie on one line", 0, 0, 1, 1, 3, 3, 2, 2);
    }

    @Example
    void whatGoesBackAlongALine() {
        refused("vertices[2] = (6.0, 0.0): the outline goes back along a line", 0, 0, 4, 0, 6, 0, 4, 0, 4, 4, 0, 4);
        refused(
                "vertices[2] = (2.0, 3.0): the outline goes back along a line",
                0,
                0,
                2,
                0,
                2,
                3,
                2,
                0,
                4,
                0,
                4,
                4,
                0,
                4);
    }

    @Example
    void whatCrossesItself() {
        // The two areas add up to zero.
        double[] bowTie = {0, 0, 2, 2, 2, 0, 0, 2};
        refused(
                "vertices[0] = (0.0, 0.0): the edge from there to vertices[1] = (2.0, 2.0)"
                        + " crosses the edge from vertices[2] = (2.0, 0.0) to vertices[3] = (0.0, 2.0)",
                bowTie);
        double[] pentagram = {0, 10, -6, -8, 10, 3, -10, 3, 6, -8};
        refused(" crosses the edge from vertices[", pentagram);
    }

    @Example
    void whatTouchesItself() {
        double[] cornerAtEdge = {0, 0, 4, 0, 4, 4, 2, 0, 0, 4};
        refused(
                "vertices[3] = (2.0, 0.0): the outline touches its edge from vertices[0] = (0.0, 0.0)"
                        + " to vertices[1] = (4.0, 0.0) there",
                cornerAtEdge);
        double[] cornerAtCorner = {0, 0, 4, 0, 2, 2, 4, 4, 0, 4, 2, 2};
        refused("the outline touches its edge", cornerAtCorner);
        double[] edgeAlongEdge = {0, 0, 6, 0, 6, 2, 3, 2, 3, 0, 2, 0, 2, 2, 0, 2};
        refused("the outline touches its edge", edgeAlongEdge);
        double[] twiceAround = {0, 0, 1, 0, 1, 1, 0, 1, 0, 0, 1, 0, 1, 1, 0, 1};
        refused("the outline touches its edge", twiceAround);
        // An ulp more, and it does not.
        assertThat(ConvexDecomposition.of(0, 0, 4, 0, 4, 4, 2, Double.MIN_VALUE, 0, 4))
                .hasSize(3);
    }

    @Example
    void aHoleAtTheEndOfABridge() {
        double[] ring = {0, 0, 6, 0, 6, 6, 0, 6, 0, 0, 2, 2, 2, 4, 4, 4, 4, 2, 2, 2};
        refused("a hole cannot be cut out along a bridge to it and back", ring);
        // The advice in the message: cut in two.
        double[] left = {0, 0, 2, 2, 2, 4, 4, 4, 6, 6, 0, 6};
        double[] right = {0, 0, 6, 0, 6, 6, 4, 4, 4, 2, 2, 2};
        PartsLaws.require(left, ConvexDecomposition.of(left));
        PartsLaws.require(right, ConvexDecomposition.of(right));
    }

    /** Very often not simple, in every way that there is. */
    @Property(tries = 10_000)
    void anyVerticesOnASmallGrid(@ForAll Random random) {
        double[] xy = new double[2 * random.nextInt(3, 9)];
        int reach = random.nextInt(3, 6);
        Arrays.setAll(xy, i -> random.nextInt(reach));
        requireAgreement(xy);
    }

    /** A simple outline with a vertex moved, by much or by an ulp, or two exchanged: often simple still. */
    @Property
    void almostSimple(@ForAll Random random) {
        double[] xy = SimpleOutlines.disguised(
                random,
                random.nextBoolean()
                        ? SimpleOutlines.star(random, random.nextInt(12), 6)
                        : SimpleOutlines.maze(random, 4, 4, random.nextInt(1, 7)));
        int vertex = 2 * random.nextInt(xy.length / 2);
        switch (random.nextInt(3)) {
            case 0 -> xy[vertex] += random.nextInt(-2, 3);
            case 1 -> xy[vertex + 1] = Math.nextUp(xy[vertex + 1]);
            default -> System.arraycopy(xy, vertex, xy, 2 * random.nextInt(xy.length / 2), 2);
        }
        requireAgreement(xy);
    }

    private static void requireAgreement(double[] xy) {
        String given = Arrays.toString(xy);
        boolean simple = isSimple(PartsLaws.corners(xy));
        try {
            PartsLaws.require(xy, ConvexDecomposition.of(xy));
            assertThat(simple).as(given).isTrue();
        } catch (IllegalArgumentException refusal) {
            assertThat(simple).as(given).isFalse();
            requireTruth(given, String.valueOf(refusal.getMessage()), xy);
        }
        Statistics.collect(simple);
        Statistics.coverage(coverage -> {
            coverage.check(true).percentage(share -> share > 5);
            coverage.check(false).percentage(share -> share > 5);
        });
    }

    private static boolean isSimple(List<Spot> corners) {
        int size = corners.size();
        for (int i = 0; i < size; i++) {
            Spot a = corners.get(i);
            Spot b = corners.get((i + 1) % size);
            if (PartsLaws.turn(a, b, corners.get((i + 2) % size)) == 0) {
                return false;
            }
            for (int j = i + 2; j < size - (i == 0 ? 1 : 0); j++) {
                if (touch(a, b, corners.get(j), corners.get((j + 1) % size))) {
                    return false;
                }
            }
        }
        return size > 2;
    }

    private static boolean touch(Spot a, Spot b, Spot c, Spot d) {
        return PartsLaws.isOn(a, c, b)
                || PartsLaws.isOn(a, d, b)
                || PartsLaws.isOn(c, a, d)
                || PartsLaws.isOn(c, b, d)
                || cross(a, b, c, d);
    }

    private static boolean cross(Spot a, Spot b, Spot c, Spot d) {
        return PartsLaws.turn(a, b, c) * PartsLaws.turn(a, b, d) < 0
                && PartsLaws.turn(c, d, a) * PartsLaws.turn(c, d, b) < 0;
    }

    /** The message names vertices of the list, with their coordinates, and what it says about them is so. */
    private static void requireTruth(String given, String message, double[] xy) {
        List<Spot> named = new ArrayList<>();
        Matcher matcher = NAMED_VERTEX.matcher(message);
        while (matcher.find()) {
            Spot spot = Spot.of(xy, Integer.parseInt(matcher.group(1)));
            assertThat(new Spot(Double.parseDouble(matcher.group(2)), Double.parseDouble(matcher.group(3))))
                    .isEqualTo(spot);
            named.add(spot);
        }
        String about = given + ": " + message;
        if (message.contains("crosses")) {
            assertThat(cross(named.get(0), named.get(1), named.get(2), named.get(3)))
                    .as(about)
                    .isTrue();
        } else if (message.contains("touches")) {
            assertThat(PartsLaws.isOn(named.get(1), named.get(0), named.get(2)))
                    .as(about)
                    .isTrue();
        } else {
            assertThat(message).containsAnyOf("all vertices lie on one line", "goes back along a line");
            assertThat(named).as(about).hasSize(1);
        }
    }

    private static void refused(String message, double... xy) {
        assertThatThrownBy(() -> ConvexDecomposition.of(xy))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message);
    }
}
