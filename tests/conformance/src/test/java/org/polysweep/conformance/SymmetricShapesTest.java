package org.polysweep.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.conformance.query.Answers;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.oracle.OracleClaim;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.trials.Trials;

/**
 * Parallelograms, diamonds, rotated boxes, segments, points and hexagons with a center of symmetry, on small lattices:
 * the shapes of hand-made levels. Doubles compute exactly there, and separating axes, bounding boxes and bounding disks
 * disagree about pairs that part, so every early return of a sweep is taken.
 */
class SymmetricShapesTest {

    private final Random random = Trials.random(20);
    private final Set<Verdict> verdicts = EnumSet.noneOf(Verdict.class);

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 5, 16, 1000})
    void allPathsAgree(int size) {
        int trials = Trials.times(24_000);
        for (int i = 0; i < trials; i++) {
            double far = random.nextInt(6) == 0 ? 1L << random.nextInt(45) : 0;
            MovingShape a = shape(size)
                    .at(coordinate(2 * size) + far, coordinate(2 * size))
                    .moving(move(size), move(size));
            MovingShape b = shape(size).at(far, 0).moving(random.nextBoolean() ? 0 : move(size), 0);
            OracleClaim reference = Answers.claim(PairSweeper.REFERENCE, a, b);
            assertThat(Answers.claim(PairSweeper.POLYGON, a, b))
                    .as("%s, %s", a, b)
                    .isEqualTo(reference);
            assertThat(Answers.claim(PairSweeper.AUTO, a, b)).as("%s, %s", a, b).isEqualTo(reference);
            verdicts.add(Verdict.valueOf(reference.verdict()));
        }
        assertThat(verdicts).containsExactlyInAnyOrder(Verdict.values());
    }

    private ConvexShape shape(int size) {
        double x = coordinate(size);
        double y = coordinate(size);
        double ux = coordinate(size);
        double uy = coordinate(size);
        double vx = coordinate(size);
        double vy = coordinate(size);
        double half = (1 + random.nextInt(2 * size)) / 2.0;
        return switch (random.nextInt(8)) {
            case 0 -> ConvexPolygon.box(x, y, x + half, y + (1 + random.nextInt(size)));
            case 1 -> ConvexPolygon.of(0, -half, half, 0, 0, half, -half, 0);
            case 2 -> spanned(x, y, 1 + Math.abs(ux), uy, -uy, 1 + Math.abs(ux));
            case 3 -> spanned(x, y, ux, uy, vx, vy);
            case 4 -> ConvexPolygon.of(x, y, x + ux, y + uy + half);
            case 5 -> ConvexPolygon.of(x, y);
            case 6 ->
                ConvexPolygon.hullOf(
                        x + ux,
                        y + uy,
                        x + ux + vx,
                        y + uy + vy,
                        x + vx,
                        y + vy,
                        x - ux,
                        y - uy,
                        x - ux - vx,
                        y - uy - vy,
                        x - vx,
                        y - vy);
            default -> RoundedPolygon.of(ConvexPolygon.of(0, -half, half, 0, 0, half, -half, 0), half);
        };
    }

    private static ConvexPolygon spanned(double x, double y, double ux, double uy, double vx, double vy) {
        return ConvexPolygon.hullOf(x, y, x + ux, y + uy, x + ux + vx, y + uy + vy, x + vx, y + vy);
    }

    private double move(int size) {
        return random.nextInt(4) == 0 ? 0 : coordinate(2 * size);
    }

    private double coordinate(int size) {
        return (random.nextInt(4 * size + 1) - 2 * size) / 2.0;
    }
}
