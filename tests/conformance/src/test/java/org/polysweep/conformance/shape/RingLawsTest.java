package org.polysweep.conformance.shape;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;
import org.polysweep.conformance.shape.PartsLaws.Spot;
import org.polysweep.matrix.Matrices;
import org.polysweep.oracle.EvenOddRegion;
import org.polysweep.oracle.OracleOutline;
import org.polysweep.shape.ConvexDecomposition;
import org.polysweep.shape.ConvexPolygon;

/** Rings with holes, and rings that touch themselves: an oracle agrees about all of them. */
@PropertyDefaults(tries = 200, edgeCases = EdgeCasesMode.NONE)
@StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
class RingLawsTest {

    private static final Pattern NAMED_VERTEX =
            Pattern.compile("(outer|holes\\[\\d+\\])\\[(\\d+)\\] = \\(([-.\\dE]+), ([-.\\dE]+)\\)");

    /** Often refused, often touching in every way that there is. */
    @Property(tries = 1_000)
    void anyRingsOnASmallGrid(@ForAll Random random) {
        int reach = random.nextInt(2, 6);
        List<double[]> rings = new ArrayList<>();
        int count = random.nextInt(1, 4);
        for (int ring = 0; ring < count; ring++) {
            double[] xy = new double[2 * random.nextInt(ring == 0 ? 4 : 3, ring == 0 ? 10 : 5)];
            Arrays.setAll(xy, i -> random.nextInt(reach));
            rings.add(xy);
        }
        requireAgreement(rings);
    }

    /** Holes along the unit squares of a frame: they touch it and each other in points and along edges. */
    @Property
    void squaresOutOfAFrame(@ForAll Random random, @ForAll @IntRange(min = 1, max = 5) int side) {
        List<double[]> rings = new ArrayList<>(List.of(SimpleOutlines.disguised(random, box(0, 0, side, side))));
        int count = random.nextInt(1, 7);
        for (int hole = 0; hole < count; hole++) {
            int x = random.nextInt(side);
            int y = random.nextInt(side);
            int width = 1 + random.nextInt(side - x);
            int height = 1 + random.nextInt(side - y);
            double[] square = box(x, y, x + width, y + height);
            double[] diamond = {
                x, y + height / 2.0, x + width / 2.0, y, x + width, y + height / 2.0, x + width / 2.0, y + height
            };
            rings.add(SimpleOutlines.disguised(random, random.nextBoolean() ? square : diamond));
        }
        requireAgreement(sheared(random, rings));
    }

    /** The way along unit edges around cells: at a corner of two cells it goes on or turns. */
    @Property
    void aWalkAroundCells(@ForAll Random random, @ForAll @IntRange(min = 2, max = 5) int side) {
        double[] xy = new double[2 * random.nextInt(4, 24)];
        int x = 0;
        int y = 0;
        for (int i = 0; i < xy.length; i += 2) {
            xy[i] = x;
            xy[i + 1] = y;
            boolean alongX = random.nextBoolean();
            int step = random.nextBoolean() ? 1 : -1;
            x = alongX ? Math.floorMod(x + step, side) : x;
            y = alongX ? y : Math.floorMod(y + step, side);
        }
        requireAgreement(sheared(random, List.of(xy)));
    }

    /** A hole that a bridge joins with the outline: there along an edge, around the hole, and back. */
    @Property
    void keyholes(@ForAll Random random, @ForAll @IntRange(min = 0, max = 12) int points) {
        double[] star = SimpleOutlines.star(random, points, 20);
        int size = star.length / 2;
        List<Double> keyhole = new ArrayList<>();
        int bridge = random.nextInt(size);
        boolean twice = random.nextBoolean();
        for (int i = 0; i <= size; i++) {
            append(keyhole, star, bridge + i, 1);
        }
        for (int i = 0; i <= size; i++) {
            append(keyhole, star, twice ? bridge + i : bridge - i, 0.5);
        }
        double[] ring = keyhole.stream().mapToDouble(number -> number).toArray();
        assertThat(requireAgreement(List.of(ring))).isTrue();
    }

    /** Stars in one another about the origin, each a hole of the first. */
    @Property(tries = 100)
    void starsInStars(@ForAll Random random, @ForAll @IntRange(min = 0, max = 12) int points) {
        double[] star = SimpleOutlines.star(random, points, 20);
        List<double[]> rings = new ArrayList<>();
        for (double scale : new double[] {1, 0.5, 0.25}) {
            rings.add(SimpleOutlines.disguised(
                    random, Arrays.stream(star).map(number -> scale * number).toArray()));
        }
        Collections.swap(rings, 1, random.nextInt(1, 3));
        assertThat(requireAgreement(rings.subList(0, random.nextInt(2, 4)))).isTrue();
    }

    /** Simple outlines: also with a vertex moved by an ulp, a spike, or a hole that touches. */
    @Property
    void almostSimple(@ForAll Random random) {
        double[] outline = random.nextBoolean()
                ? SimpleOutlines.star(random, random.nextInt(10), 6)
                : SimpleOutlines.maze(random, 4, 4, random.nextInt(1, 7));
        double[] xy = SimpleOutlines.disguised(random, outline);
        int size = xy.length / 2;
        int vertex = random.nextInt(size);
        List<double[]> rings = new ArrayList<>(List.of(xy));
        switch (random.nextInt(4)) {
            case 0 -> xy[2 * vertex + 1] = Math.nextUp(xy[2 * vertex + 1]);
            case 1 -> rings.set(0, spiked(xy, vertex, random.nextInt(-6, 7), random.nextInt(-6, 7)));
            case 2 -> System.arraycopy(xy, 2 * vertex, xy, 2 * random.nextInt(size), 2);
            default ->
                rings.add(IntStream.range(0, 3)
                        .map(i -> random.nextInt(size))
                        .flatMap(i -> IntStream.of(2 * i, 2 * i + 1))
                        .mapToDouble(i -> xy[i])
                        .toArray());
        }
        requireAgreement(rings);
    }

    @Example
    void partsCountVerticesThroughAllRings() {
        double[] outer = {0, 0, 6, 0, 6, 6, 0, 6};
        double[] hole = {2, 2, 2, 4, 4, 4, 4, 2};
        List<ConvexPolygon> parts = ConvexDecomposition.of(outer, List.of(hole));
        assertThat(parts).hasSize(4);
        assertThat(parts.stream()
                        .flatMapToInt(
                                part -> IntStream.range(0, part.vertexCount()).map(part::vertexIndex))
                        .distinct()
                        .sorted())
                .containsExactly(0, 1, 2, 3, 4, 5, 6, 7);
        assertThat(ConvexDecomposition.of(outer, List.of())).hasSize(1);
        // A hole along an edge, so a U; and a hole with an island, which its edge joins to the rest.
        assertThat(ConvexDecomposition.of(outer, List.of(new double[] {2, 0, 4, 0, 4, 4, 2, 4})))
                .hasSize(3);
        double[] island = {2, 2, 3, 3, 2, 4};
        assertThat(ConvexDecomposition.of(outer, List.of(hole, island))).hasSize(4);
    }

    @Example
    void namesThePlace() {
        double[] outer = {0, 0, 6, 0, 6, 6, 0, 6};
        double[] inside = {1, 1, 2, 1, 2, 2};
        assertThatThrownBy(() -> ConvexDecomposition.of(outer, List.of(inside, new double[] {3, 3, 9, 3, 3, 4})))
                .hasMessage("outer[1] = (6.0, 0.0): the edge from there to outer[2] = (6.0, 6.0) crosses the edge from"
                        + " holes[1][0] = (3.0, 3.0) to holes[1][1] = (9.0, 3.0), so the outline is not simple; give"
                        + " the vertices in order around the shape");
        assertThatThrownBy(() -> ConvexDecomposition.of(outer, List.of(inside, new double[] {7, 1, 8, 1, 8, 2})))
                .hasMessage("holes[1] must be inside outer, but is outside beside the edge from holes[1][0] ="
                        + " (7.0, 1.0) to holes[1][1] = (8.0, 1.0)");
        // It touches the ring, from outside; and it contains the ring.
        assertThatThrownBy(() -> ConvexDecomposition.of(outer, List.of(new double[] {6, 1, 8, 1, 6, 2})))
                .hasMessageStartingWith("holes[0] must be inside outer, but is outside beside the edge from holes[0]");
        assertThatThrownBy(() -> ConvexDecomposition.of(inside, List.of(outer)))
                .hasMessageStartingWith("holes[0] must be inside outer, but is outside beside the edge from holes[0]");
    }

    /** Whether both say that the rings are legal. */
    private static boolean requireAgreement(List<double[]> rings) {
        String given = rings.stream().map(Arrays::toString).toList().toString();
        EvenOddRegion region = new EvenOddRegion(rings);
        EvenOddRegion.Verdict expected = region.verdict();
        try {
            List<ConvexPolygon> parts = ConvexDecomposition.of(rings.get(0), rings.subList(1, rings.size()));
            assertThat(expected).as(given).isEqualTo(EvenOddRegion.Verdict.LEGAL);
            requireConvexPartsOf(rings, parts);
            assertThat(region.difference(parts.stream()
                            .map(part -> Matrices.toMatrix(part).data)
                            .toList()))
                    .as(given)
                    .isEmpty();
        } catch (IllegalArgumentException refusal) {
            String message = String.valueOf(refusal.getMessage());
            requireTruth(given, message, rings);
            // Of a crossing and a hole outside, either may be found first.
            if (!message.contains("must be inside") || expected != EvenOddRegion.Verdict.CROSSING) {
                assertThat(verdict(message)).as(given + message).isEqualTo(expected);
            }
        }
        Statistics.collect(expected);
        return expected == EvenOddRegion.Verdict.LEGAL;
    }

    private static EvenOddRegion.Verdict verdict(String message) {
        return message.contains("crosses")
                ? EvenOddRegion.Verdict.CROSSING
                : message.contains("must be inside")
                        ? EvenOddRegion.Verdict.HOLE_OUTSIDE
                        : message.contains("no area") ? EvenOddRegion.Verdict.EMPTY : EvenOddRegion.Verdict.LEGAL;
    }

    private static void requireConvexPartsOf(List<double[]> rings, List<ConvexPolygon> parts) {
        double[] vertices = rings.stream().flatMapToDouble(Arrays::stream).toArray();
        for (ConvexPolygon part : parts) {
            assertThat(OracleOutline.read(Matrices.toMatrix(part).data).size())
                    .isEqualTo(part.vertexCount())
                    .isGreaterThan(2);
            for (int i = 0; i < part.vertexCount(); i++) {
                assertThat(new Spot(part.x(i), part.y(i))).isEqualTo(Spot.of(vertices, part.vertexIndex(i)));
            }
        }
    }

    /** The message names vertices by their rings, with their coordinates; edges that it says to cross do. */
    private static void requireTruth(String given, String message, List<double[]> rings) {
        List<Spot> named = new ArrayList<>();
        Matcher matcher = NAMED_VERTEX.matcher(message);
        while (matcher.find()) {
            String ring = matcher.group(1);
            int number = ring.equals("outer") ? 0 : 1 + Integer.parseInt(ring.replaceAll("\\D", ""));
            Spot spot = Spot.of(rings.get(number), Integer.parseInt(matcher.group(2)));
            assertThat(new Spot(Double.parseDouble(matcher.group(3)), Double.parseDouble(matcher.group(4))))
                    .isEqualTo(spot);
            named.add(spot);
        }
        assertThat(named).as(given + message).isNotEmpty();
        if (message.contains("crosses")) {
            Spot a = named.get(0);
            Spot b = named.get(1);
            Spot c = named.get(2);
            Spot d = named.get(3);
            assertThat(PartsLaws.turn(a, b, c) * PartsLaws.turn(a, b, d)).isNegative();
            assertThat(PartsLaws.turn(c, d, a) * PartsLaws.turn(c, d, b)).isNegative();
        }
    }

    private static double[] box(int minX, int minY, int maxX, int maxY) {
        return new double[] {minX, minY, maxX, minY, maxX, maxY, minX, maxY};
    }

    private static List<double[]> sheared(Random random, List<double[]> rings) {
        int slope = random.nextInt(-2, 3);
        double scale = random.nextBoolean() ? 1 : random.nextBoolean() ? 0x1p-1060 : 0x1p1010;
        return rings.stream()
                .map(ring -> SimpleOutlines.mapped(ring, scale, slope * scale, -slope * scale, scale))
                .toList();
    }

    private static void append(List<Double> ring, double[] star, int vertex, double scale) {
        int i = 2 * Math.floorMod(vertex, star.length / 2);
        Collections.addAll(ring, scale * star[i], scale * star[i + 1]);
    }

    /** The ring with a detour from a vertex to a point and back. */
    private static double[] spiked(double[] xy, int vertex, double x, double y) {
        double[] spiked = Arrays.copyOf(xy, xy.length + 4);
        int at = 2 * vertex + 2;
        System.arraycopy(xy, at, spiked, at + 4, xy.length - at);
        spiked[at] = x;
        spiked[at + 1] = y;
        spiked[at + 2] = xy[at - 2];
        spiked[at + 3] = xy[at - 1];
        return spiked;
    }
}
