package org.polysweep.conformance.shape;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.ejml.data.DMatrixRMaj;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.conformance.cli.CommandLine;
import org.polysweep.contact.Hit;
import org.polysweep.contact.Miss;
import org.polysweep.matrix.Matrices;
import org.polysweep.shape.ConvexDecomposition;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.sweep.Sweep;

/** Outlines whose parts are known, those that somebody drew, and large ones. */
class ConvexDecompositionTest {

    @Test
    void anAngleIsTwoParts() {
        // An L. The cut runs from the corner inside to the lower left.
        List<ConvexPolygon> parts = ConvexDecomposition.of(0, 0, 4, 0, 4, 1, 1, 1, 1, 5, 0, 5);
        assertThat(parts).hasSize(2);
        assertThat(vertices(parts.get(0))).containsExactly(0, 1, 2, 3);
        assertThat(edges(parts.get(0))).containsExactly(0, 1, 2, 3);
        assertThat(vertices(parts.get(1))).containsExactly(0, 3, 4, 5);
        assertThat(edges(parts.get(1))).containsExactly(0, 3, 4, 5);
    }

    @Test
    void clockwiseKeepsTheCallersNumbers() {
        double[] angle = {0, 5, 1, 5, 1, 1, 4, 1, 4, 0, 0, 0};
        List<ConvexPolygon> parts = ConvexDecomposition.of(angle);
        assertThat(parts).hasSize(2);
        assertThat(vertices(parts.get(0))).containsExactly(5, 4, 3, 2);
        assertThat(edges(parts.get(0))).containsExactly(4, 3, 2, 5);
        PartsLaws.require(angle, parts);
    }

    @Test
    void aCutInLineWithAnEdgeLeavesNoCornerThere() {
        // A T upside down: from one of its inner corners to the other the cut goes on in the line of both edges beside
        // them.
        double[] hat = {0, 0, 3, 0, 3, 1, 2, 1, 2, 3, 1, 3, 1, 1, 0, 1};
        List<ConvexPolygon> parts = ConvexDecomposition.of(hat);
        PartsLaws.require(hat, parts);
        assertThat(parts).hasSize(2);
        assertThat(parts).allMatch(ConvexPolygon::isBox);
        assertThat(vertices(parts.get(0))).containsExactly(0, 1, 2, 7);
        assertThat(vertices(parts.get(1))).containsExactly(3, 4, 5, 6);
    }

    @Test
    void equalNeighborsAndStraightVerticesAreLeftOut() {
        double[] angle = {2, 0, 4, 0, 4, 0, 4, 1, 1, 1, 1, 3, 1, 5, -0.0, 5, 0, 5, 0, 0, 0, 0};
        List<ConvexPolygon> parts = ConvexDecomposition.of(angle);
        PartsLaws.require(angle, parts);
        assertThat(parts.stream().flatMapToInt(part -> Arrays.stream(vertices(part))))
                .containsOnly(1, 3, 4, 6, 7, 9);
    }

    @Test
    void aHairsBreadthIsADent() {
        double tiny = Double.MIN_VALUE;
        assertThat(ConvexDecomposition.of(0, 0, 0.5, tiny, 1, 0, 0.5, 1)).hasSize(2);
        assertThat(ConvexDecomposition.of(0, 0, 0.5, 0, 1, 0, 0.5, 1)).hasSize(1);
        assertThat(ConvexDecomposition.of(0, 0, 0.5, -tiny, 1, 0, 0.5, 1)).hasSize(1);
    }

    @Test
    void matricesHaveARowAVertex() {
        DMatrixRMaj rows = new DMatrixRMaj(10, 2);
        rows.reshape(4, 2);
        rows.setTo(new DMatrixRMaj(new double[][] {{0, 0}, {4, 0}, {1, 1}, {0, 4}}));
        List<ConvexPolygon> parts = Matrices.toConvexParts(rows);
        assertThat(parts)
                .hasSize(2)
                .hasToString(ConvexDecomposition.of(0, 0, 4, 0, 1, 1, 0, 4).toString());
        rows.set(0, 0, -100);
        assertThat(parts.get(0).x(0)).isZero();
        assertThatThrownBy(() -> Matrices.toConvexParts(new DMatrixRMaj(2, 3)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("2×3");
    }

    @Test
    void theListIsUnmodifiable() {
        List<ConvexPolygon> parts = ConvexDecomposition.of(0, 0, 4, 0, 1, 1, 0, 4);
        assertThatThrownBy(() -> parts.remove(0)).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void aBallFliesIntoTheBayAndHitsItsEnd() {
        // A C, open to the right, and a small box into its middle: the hull would be hit at once.
        List<ConvexPolygon> parts = ConvexDecomposition.of(0, 0, 8, 0, 8, 1, 1, 1, 1, 4, 8, 4, 8, 5, 0, 5);
        ConvexPolygon ball = ConvexPolygon.box(0, 0, 1, 1);
        double[] enters = parts.stream()
                .map(part -> Sweep.outcome(ball.at(9, 2).moving(-16, 0), part.at(0, 0)))
                .filter(contact -> !(contact instanceof Miss))
                .mapToDouble(contact -> ((Hit) contact).enter())
                .toArray();
        assertThat(Arrays.stream(enters).min()).hasValue(0.5);
    }

    @ParameterizedTest
    @ValueSource(strings = {"letters", "countries"})
    void realOutlines(String folder) throws IOException {
        Path file = CommandLine.top().resolve(Path.of("tests", "corpora", folder, "outlines.txt"));
        List<String> lines = Files.readAllLines(file);
        assertThat(lines).hasSizeGreaterThan(10);
        for (String line : lines) {
            double[] xy = Arrays.stream(line.split(" ", -1))
                    .skip(1)
                    .mapToDouble(Double::parseDouble)
                    .toArray();
            PartsLaws.require(xy, ConvexDecomposition.of(xy));
        }
    }

    static List<double[]> large() {
        return large(25);
    }

    static List<double[]> veryLarge() {
        return large(50);
    }

    /** Of about four times as many vertices as the square of a number. */
    private static List<double[]> large(int root) {
        int quarter = root * root;
        double[] comb = SimpleOutlines.comb(2 * quarter - 1, 10_000);
        Random random = new Random(10_000);
        return List.of(
                SimpleOutlines.spiral(2 * quarter),
                comb,
                // The boxes of all teeth meet; in the second, products would leave the range of the doubles.
                SimpleOutlines.mapped(comb, 1, 1, -1, 1),
                SimpleOutlines.mapped(comb, 0x1p-1060, 0x1p-1060, -0x1p-1060, 0x1p-1060),
                SimpleOutlines.maze(random, root, root, quarter),
                SimpleOutlines.star(random, 4 * quarter, 1_000),
                SimpleOutlines.monotone(random, 4 * quarter, 100));
    }

    @ParameterizedTest
    @MethodSource("large")
    void someThousandVertices(double[] xy) {
        assertThat(xy.length / 2).isBetween(2_300, 2_700);
        PartsLaws.requireConvexParts(xy, ConvexDecomposition.of(xy));
    }

    @ParameterizedTest
    @MethodSource("veryLarge")
    @Tag("nightly")
    void aboutTenThousandVertices(double[] xy) {
        assertThat(xy.length / 2).isBetween(9_500, 10_500);
        PartsLaws.requireConvexParts(xy, ConvexDecomposition.of(xy));
    }

    private static int[] vertices(ConvexPolygon polygon) {
        return IntStream.range(0, polygon.vertexCount())
                .map(polygon::vertexIndex)
                .toArray();
    }

    private static int[] edges(ConvexPolygon polygon) {
        return IntStream.range(0, polygon.vertexCount()).map(polygon::edgeIndex).toArray();
    }
}
