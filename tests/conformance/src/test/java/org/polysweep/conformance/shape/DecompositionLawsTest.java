package org.polysweep.conformance.shape;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.constraints.IntRange;
import org.polysweep.matrix.Matrices;
import org.polysweep.shape.ConvexDecomposition;
import org.polysweep.shape.ConvexPolygon;

/** Simple outlines of many kinds, given in any way: their parts obey all laws. */
@PropertyDefaults(tries = 80, edgeCases = EdgeCasesMode.NONE)
class DecompositionLawsTest {

    @Property
    void stars(@ForAll Random random, @ForAll @IntRange(min = 0, max = 40) int points) {
        requireLaws(random, SimpleOutlines.star(random, points, random.nextInt(2, 30)));
    }

    @Property
    void monotoneOutlines(@ForAll Random random, @ForAll @IntRange(min = 1, max = 40) int points) {
        requireLaws(random, SimpleOutlines.monotone(random, points, random.nextInt(1, 5)));
    }

    @Property
    void slantedOnes(@ForAll Random random, @ForAll @IntRange(min = 1, max = 40) int points) {
        double[] monotone = SimpleOutlines.monotone(random, points, random.nextInt(1, 5));
        int slope = random.nextInt(-3, 4);
        requireLaws(random, SimpleOutlines.mapped(monotone, 1, slope, -slope, 1));
    }

    @Property
    void ofAllMagnitudesAtOnce(@ForAll Random random, @ForAll @IntRange(min = 1, max = 16) int points) {
        requireLaws(random, SimpleOutlines.needles(random, points));
    }

    @Property
    void almostOnALine(@ForAll Random random, @ForAll @IntRange(min = 2, max = 40) int points) {
        requireLaws(random, SimpleOutlines.nearLine(random, points));
    }

    @Property
    void mazesWithMoreStraightVerticesThanCorners(
            @ForAll Random random, @ForAll @IntRange(min = 1, max = 20) int rooms) {
        requireLaws(random, SimpleOutlines.maze(random, 6, 6, rooms));
    }

    @Property(tries = 10)
    void spirals(@ForAll Random random, @ForAll @IntRange(min = 2, max = 90) int side) {
        requireLaws(random, SimpleOutlines.spiral(side));
    }

    @Property(tries = 50)
    void combs(@ForAll Random random, @ForAll @IntRange(min = 1, max = 25) int teeth) {
        double length = random.nextBoolean() ? random.nextInt(1, 100) : Double.MIN_VALUE;
        requireLaws(random, SimpleOutlines.comb(teeth, length));
    }

    /**
     * From 1e-300 to 1e300 and to the ends of the doubles; where nothing is rounded, the same vertices make up the
     * parts.
     */
    @Property
    void anyScale(@ForAll Random random, @ForAll @IntRange(min = 0, max = 20) int points) {
        double[] xy = SimpleOutlines.disguised(random, SimpleOutlines.star(random, points, 31));
        List<int[]> expected = vertices(ConvexDecomposition.of(xy));
        // Halves of whole numbers are in it, and 31.
        for (int exponent : new int[] {-1073, -1022, -997, -500, random.nextInt(-900, 900), 500, 997, 1018}) {
            double[] scaled =
                    Arrays.stream(xy).map(value -> Math.scalb(value, exponent)).toArray();
            List<ConvexPolygon> parts = ConvexDecomposition.of(scaled);
            assertThat(vertices(parts)).usingRecursiveComparison().isEqualTo(expected);
            PartsLaws.requireConvexParts(scaled, parts);
        }
    }

    @Property
    void aConvexOutlineIsOnePart(@ForAll Random random) {
        double[] cloud = new double[2 * random.nextInt(3, 20)];
        Arrays.setAll(cloud, i -> 2 * random.nextInt(-9, 10));
        ConvexPolygon hull = ConvexPolygon.hullOf(cloud);
        if (hull.vertexCount() < 3) {
            return;
        }
        double[] xy = SimpleOutlines.disguised(random, Matrices.toMatrix(hull).data);
        ConvexPolygon whole = ConvexPolygon.of(xy);
        List<ConvexPolygon> parts = ConvexDecomposition.of(xy);
        assertThat(parts).hasSize(1).hasToString("[" + whole + "]");
        ConvexPolygon part = parts.get(0);
        for (int i = 0; i < whole.vertexCount(); i++) {
            assertThat(part.vertexIndex(i)).isEqualTo(whole.vertexIndex(i));
            assertThat(part.edgeIndex(i)).isEqualTo(whole.edgeIndex(i));
        }
    }

    private static void requireLaws(Random random, double[] outline) {
        double[] xy = SimpleOutlines.disguised(random, outline);
        PartsLaws.require(xy, ConvexDecomposition.of(xy));
    }

    private static List<int[]> vertices(List<ConvexPolygon> parts) {
        return parts.stream()
                .map(part -> IntStream.range(0, part.vertexCount())
                        .map(part::vertexIndex)
                        .toArray())
                .toList();
    }
}
