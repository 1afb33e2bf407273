package org.polysweep.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Random;
import java.util.Set;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.contact.SweepOutcome;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.internal.sign.Stage;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.trials.Trials;

/**
 * A long and thin polygon of many corners against one of few, both on a grid. They keep their farthest corners at
 * unequal distances of bearings, the way from where circles would meet is long, and doubles are exact, so that nothing
 * proves the place afterwards.
 */
class UnequalGridPolygonsTest {

    private static final PairSweeper REFERENCE = PairSweeper.REFERENCE;
    private static final PairSweeper POLYGON = PairSweeper.POLYGON;

    /** Proves every place, by signs in exact arithmetic. */
    private static final PairSweeper PROVED = POLYGON.without(Stage.FILTER, Stage.STRUCTURE);

    private static final ConvexPolygon HILL = parabola(-32, 64);

    @Test
    void aSegmentInsideAManyCorneredHillStandsStill() {
        MovingShape hill = HILL.at(8, 51).moving(0, 0);
        MovingShape segment = ConvexPolygon.of(0, 0, -8, 552).at(0, 0).moving(0, 0);
        assertThat(contact(POLYGON, hill, segment).verdict()).isEqualTo(Verdict.OVERLAP);
    }

    @Test
    void aManyCorneredHillMovesOntoASegment() {
        MovingShape hill = HILL.at(2, 6).moving(-3, 0);
        MovingShape segment = ConvexPolygon.of(0, 0, -169, 969).at(0, 0).moving(0, 0);
        assertThat(contact(POLYGON, hill, segment)).isEqualTo(contact(REFERENCE, hill, segment));
    }

    @ParameterizedTest
    @CsvSource({"64, 2, 4000", "64, 5, 4000", "128, 2, 2000", "128, 40, 800", "300, 3, 800", "300, 100, 400"})
    void thinPolygonsAgree(int many, int few, int queries) {
        Random random = Trials.random(many * 1000L + few);
        Set<Verdict> verdicts = EnumSet.noneOf(Verdict.class);
        for (int i = 0; i < Trials.times(queries); i++) {
            ConvexPolygon large = parabola(-random.nextInt(many), many);
            ConvexPolygon small = few < 10 ? hull(random, few, 1 << random.nextInt(3, 11)) : parabola(0, few);
            ConvexPolygon a = random.nextBoolean() ? large : small;
            ConvexPolygon b = a == large ? small : large;
            int cornerOfA = random.nextInt(a.vertexCount());
            int cornerOfB = random.nextInt(b.vertexCount());
            double dx = random.nextInt(3) == 0 ? 0 : random.nextInt(-20, 21);
            double dy = random.nextInt(3) == 0 ? 0 : random.nextInt(-1000, 1001);
            // A corner meets a corner at that time, or passes by.
            double time = random.nextInt(-2, 3) / 2.0;
            double x = b.x(cornerOfB) - a.x(cornerOfA) - time * dx + nudge(random, 20);
            double y = b.y(cornerOfB) - a.y(cornerOfA) - time * dy + nudge(random, 500);
            verdicts.add(requireAgreement(a.at(x, y).moving(dx, dy), b.at(0, 0).moving(0, 0)));
        }
        assertThat(verdicts).contains(Verdict.OVERLAP, Verdict.HIT, Verdict.MISS);
    }

    private static Verdict requireAgreement(MovingShape a, MovingShape b) {
        SweepOutcome proved = contact(PROVED, a, b);
        assertThat(contact(POLYGON, a, b)).as("%s %s", a, b).isEqualTo(proved);
        return proved.verdict();
    }

    private static SweepOutcome contact(PairSweeper sweeper, MovingShape a, MovingShape b) {
        SweepResult result = SweepResult.create();
        sweeper.sweep(ConvexMotion.of(a), ConvexMotion.of(b), result);
        return result.toOutcome();
    }

    private static double nudge(Random random, int most) {
        return random.nextBoolean() ? 0 : random.nextInt(-most, most + 1);
    }

    private static ConvexPolygon hull(Random random, int points, int reach) {
        return ConvexPolygon.hullOf(DoubleStream.generate(() -> random.nextInt(-reach, reach + 1))
                .limit(2L * points)
                .toArray());
    }

    /** The points (k, k²) from some k on. */
    private static ConvexPolygon parabola(int from, int corners) {
        return ConvexPolygon.of(IntStream.range(from, from + corners)
                .mapToDouble(k -> k)
                .flatMap(k -> DoubleStream.of(k, k * k))
                .toArray());
    }
}
