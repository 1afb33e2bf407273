package org.polysweep.conformance.compound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.compound.CompoundSweep;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.trials.Trials;

/** A box that slides over a joint gets the floor, and a wall only where there is one. */
class SeamsTest {

    private static final CompoundShape BOX = CompoundShape.of(ConvexPolygon.box(0, 0, 1, 1));

    /** All quarters at night; by day no two neighbors, but all fractions. */
    private static final int STEP = Trials.times(2) > 1 ? 1 : 5;

    private final CompoundSweep sweep = new CompoundSweep();

    private static CompoundShape tiles(int from, int to, int top) {
        return CompoundShape.of(IntStream.range(from, to)
                .mapToObj(x -> ConvexPolygon.box(x, top - 1, x + 1, top))
                .toList());
    }

    private SweepResult sweep(CompoundShape ground, double x, double y, double dx, double dy) {
        return sweep.sweep(BOX.at(x, y).moving(dx, dy), ground.at(0, 0).moving(0, 0));
    }

    private static void assertNormal(SweepResult result, double x, double y) {
        assertThat(result.normalX()).isEqualTo(x);
        assertThat(result.normalY()).isEqualTo(y);
    }

    @Test
    void aBoxPressedDownOnAnyOfAThousandTilesIsToldAboutTheFloor() {
        CompoundShape ground = tiles(0, 1000, 0);
        for (int quarter = 0; quarter < 3996; quarter += STEP) {
            for (double dx : new double[] {-4, -1, 0, 0.25, 1, 2, 1000}) {
                SweepResult result = sweep(ground, quarter / 4.0, 0, dx, -1);
                assertThat(result.verdict()).isEqualTo(Verdict.HIT);
                assertThat(result.enter()).isZero();
                assertNormal(result, 0, 1);
            }
        }
    }

    @Test
    void aBoxThatSlidesOnTilesTouchesThem() {
        CompoundShape ground = tiles(0, 1000, 0);
        for (int quarter = 0; quarter < 3996; quarter += STEP) {
            SweepResult result = sweep(ground, quarter / 4.0, 0, 5, 0);
            assertThat(result.verdict()).isEqualTo(Verdict.TOUCH);
            assertNormal(result, 0, 1);
        }
    }

    @Test
    void aBoxThatFallsCornerFirstOntoAJointIsToldAboutTheFloor() {
        SweepResult result = sweep(tiles(0, 4, 0), 0, 1, 2, -2);
        assertThat(result.verdict()).isEqualTo(Verdict.HIT);
        assertThat(result.enter()).isEqualTo(0.5);
        assertNormal(result, 0, 1);
        assertThat(sweep.partA()).isZero();
        assertThat(sweep.partB()).isEqualTo(1);
    }

    @Test
    void aRealWallIsAWall() {
        List<ConvexPolygon> parts = new ArrayList<>();
        IntStream.range(0, 5).forEach(x -> parts.add(ConvexPolygon.box(x, -1, x + 1, 0)));
        parts.add(ConvexPolygon.box(3, 0, 4, 1));
        SweepResult result = sweep(CompoundShape.of(parts), 0, 0, 4, 0);
        assertThat(result.verdict()).isEqualTo(Verdict.HIT);
        assertThat(result.enter()).isEqualTo(0.5);
        assertNormal(result, -1, 0);
        assertThat(sweep.partB()).isEqualTo(5);
    }

    @Test
    void aBoxThatRunsDownAStackedWallIsNotStoppedByItsSeams() {
        CompoundShape wall = CompoundShape.of(IntStream.range(-5, 5)
                .mapToObj(y -> ConvexPolygon.box(1, y, 2, y + 1))
                .toList());
        for (int y = -5; y < 5; y++) {
            SweepResult result = sweep(wall, 0, y, 1, -2);
            assertThat(result.verdict()).isEqualTo(Verdict.HIT);
            assertNormal(result, -1, 0);
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 0", "1, 1", "1, -1", "2, 1", "3, -1", "5, 4"})
    void aChainOfCollinearSegmentsIsOneLine(int x, int y) {
        double[] vertices = new double[2 * 40];
        for (int i = 0; i < 40; i++) {
            vertices[2 * i] = i * x;
            vertices[2 * i + 1] = i * y;
        }
        CompoundShape line = CompoundShape.chain(vertices);
        CompoundShape whole = CompoundShape.chain(0, 0, 39 * x, 39 * y);
        CompoundSweep other = new CompoundSweep();
        Random random = Trials.random(x + 10 * y);
        for (int i = 0; i < Trials.times(1_000); i++) {
            int at = 2 + random.nextInt(30);
            double startX = at * x - random.nextInt(2);
            double startY = at * y + random.nextInt(2);
            double dx = random.nextInt(9) - 4;
            double dy = -random.nextInt(5);
            SweepResult joined = sweep(line, startX, startY, dx, dy);
            SweepResult straight = other.sweep(
                    BOX.at(startX, startY).moving(dx, dy), whole.at(0, 0).moving(0, 0));
            assertThat(joined.verdict()).isEqualTo(straight.verdict());
            if (joined.verdict() == Verdict.HIT || joined.verdict() == Verdict.TOUCH) {
                assertThat(joined.enter()).isEqualTo(straight.enter());
                assertNormal(joined, straight.normalX(), straight.normalY());
            }
        }
    }
}
