package org.polysweep.conformance.shape;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;
import org.polysweep.oracle.OracleOutline;
import org.polysweep.shape.ConvexPolygon;

/** Any list of vertices: the library takes it if and only if the oracle does, and keeps the same vertices and edges. */
@PropertyDefaults(tries = 8_000, edgeCases = EdgeCasesMode.NONE)
@StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
class OutlineTest {

    private static final Pattern NAMED_VERTEX =
            Pattern.compile("vertices\\[(\\d+)\\] = \\(([-.\\dE]+), ([-.\\dE]+)\\)");

    /** A corner with the edge that leads counter-clockwise from it, in the caller's numbers. */
    private record Corner(int vertex, int edge) {}

    @Property
    void anyVerticesOnASmallGrid(@ForAll Random random) {
        double[] xy = new double[2 * random.nextInt(1, 7)];
        Arrays.setAll(xy, i -> random.nextInt(0, 3));
        requireAgreement("any", xy);
    }

    @Property
    void anyVerticesOnALine(@ForAll Random random) {
        double[] xy = new double[2 * random.nextInt(2, 7)];
        for (int i = 0; i < xy.length; i += 2) {
            int step = random.nextInt(0, 4);
            xy[i] = 2 * step;
            xy[i + 1] = -3 * step;
        }
        requireAgreement("line", xy);
    }

    /** A legal polygon with a vertex moved, left out, repeated or exchanged: often still legal. */
    @Property
    void almostPolygons(@ForAll Random random) {
        double[] cloud = new double[2 * random.nextInt(3, 10)];
        Arrays.setAll(cloud, i -> random.nextInt(-4, 5));
        ConvexPolygon hull = ConvexPolygon.hullOf(cloud);
        int n = hull.vertexCount();
        double[] xy = new double[2 * n];
        boolean backward = random.nextBoolean();
        int start = random.nextInt(n);
        for (int i = 0; i < n; i++) {
            int corner = Math.floorMod(backward ? start - i : start + i, n);
            xy[2 * i] = hull.x(corner);
            xy[2 * i + 1] = hull.y(corner);
        }
        int from = random.nextInt(n);
        int to = random.nextInt(n);
        switch (random.nextInt(4)) {
            case 0 -> xy[2 * from] += random.nextInt(-1, 2);
            case 1 -> xy[2 * from + 1] = Math.nextUp(xy[2 * from + 1]);
            case 2 -> System.arraycopy(xy, 2 * from, xy, 2 * to, 2);
            default -> {}
        }
        requireAgreement("almost", xy);
    }

    private static void requireAgreement(String label, double[] xy) {
        String given = Arrays.toString(xy);
        Optional<List<Corner>> exact = expected(xy);
        try {
            ConvexPolygon polygon = ConvexPolygon.of(xy);
            assertThat(exact).as(given).isPresent();
            assertThat(corners(polygon)).as(given).isEqualTo(exact.orElseThrow());
        } catch (IllegalArgumentException refusal) {
            assertThat(exact).as(given).isEmpty();
            requireNamedVertex(given, String.valueOf(refusal.getMessage()), xy);
        }
        Statistics.label(label).collect(exact.isPresent());
        Statistics.label(label).coverage(coverage -> {
            coverage.check(true).percentage(share -> share > 5);
            coverage.check(false).percentage(share -> share > 5);
        });
    }

    /** The message names a vertex of the list, with its coordinates. */
    private static void requireNamedVertex(String given, String message, double[] xy) {
        Matcher named = NAMED_VERTEX.matcher(message);
        assertThat(named.find()).as("%s: %s", given, message).isTrue();
        int vertex = Integer.parseInt(named.group(1));
        assertThat(vertex).isLessThan(xy.length / 2);
        assertThat(Double.parseDouble(named.group(2))).isEqualTo(xy[2 * vertex]);
        assertThat(Double.parseDouble(named.group(3))).isEqualTo(xy[2 * vertex + 1]);
    }

    private static Optional<List<Corner>> expected(double[] xy) {
        OracleOutline outline;
        try {
            outline = OracleOutline.read(xy);
        } catch (IllegalArgumentException refusal) {
            return Optional.empty();
        }
        if (outline.size() == 1) {
            return Optional.of(List.of(new Corner(outline.vertexIndex(0), -1)));
        }
        return Optional.of(fromLowest(IntStream.range(0, outline.size())
                .mapToObj(i -> new Corner(outline.vertexIndex(i), outline.edgeIndex(i)))
                .toList()));
    }

    private static List<Corner> corners(ConvexPolygon polygon) {
        if (polygon.vertexCount() == 1) {
            return List.of(new Corner(polygon.vertexIndex(0), -1));
        }
        return fromLowest(IntStream.range(0, polygon.vertexCount())
                .mapToObj(i -> new Corner(polygon.vertexIndex(i), polygon.edgeIndex(i)))
                .toList());
    }

    /** The same cycle, from its lowest vertex on. */
    private static List<Corner> fromLowest(List<Corner> cycle) {
        int n = cycle.size();
        int first = IntStream.range(0, n).reduce(0, (i, j) -> cycle.get(j).vertex < cycle.get(i).vertex ? j : i);
        return IntStream.range(0, n).mapToObj(i -> cycle.get((first + i) % n)).toList();
    }
}
