package org.polysweep.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polysweep.contact.Verdict.HIT;
import static org.polysweep.contact.Verdict.MISS;
import static org.polysweep.contact.Verdict.OVERLAP;
import static org.polysweep.contact.Verdict.TOUCH;

import java.util.Random;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.query.Answers;
import org.polysweep.contact.Verdict;
import org.polysweep.generate.QueryClass;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.oracle.ExactTime;
import org.polysweep.oracle.ExactTiming;
import org.polysweep.oracle.Oracle;
import org.polysweep.oracle.Query;
import org.polysweep.oracle.Rational;
import org.polysweep.oracle.Surd;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.trials.Trials;

/** The verdict over the rest of a step, {@link SweepResult#verdictFrom}, against the exact times of the oracle. */
class RestOfStepTest {

    private static final int QUERIES = Trials.times(25);

    private static final ConvexPolygon BOX = ConvexPolygon.box(0, 0, 1, 1);

    @ParameterizedTest
    @EnumSource
    void everyPathSaysWhatIsLeft(QueryClass kind) {
        Random random = Trials.random(kind.name().hashCode());
        for (int i = 0; i < QUERIES; i++) {
            Query query = kind.next(random);
            ExactTiming timing = Oracle.verdictAndTimes(query);
            double[] times = times(timing, random);
            for (SweepAlgorithm path : Answers.paths(query)) {
                SweepResult result = SweepResult.create();
                for (double from : times) {
                    // Swept again, so that it does not matter which times have been read.
                    Answers.sweeper(path)
                            .sweep(ConvexMotion.of(Answers.a(query)), ConvexMotion.of(Answers.b(query)), result);
                    assertThat(result.verdictFrom(from))
                            .as("%s from %s of %s", path, from, query)
                            .isEqualTo(expected(timing, from));
                }
            }
        }
    }

    /** The ends of the step, what is between them, and where the verdict changes, each with its neighbors. */
    private static double[] times(ExactTiming timing, Random random) {
        return DoubleStream.of(
                        0,
                        1,
                        random.nextDouble(),
                        Math.scalb(random.nextDouble(), -random.nextInt(1100)),
                        timing.enterDouble(),
                        timing.exitDouble())
                .flatMap(time -> DoubleStream.of(Math.nextDown(time), time, Math.nextUp(time)))
                .filter(time -> time >= 0 && time <= 1)
                .toArray();
    }

    /**
     * By the definition of the four verdicts, for t in [from, 1]; but two that have been in each other and part at this
     * very time do not touch, and a touch counts to the end of the interval between two doubles in which it ends.
     */
    private static Verdict expected(ExactTiming timing, double from) {
        return switch (timing.verdict()) {
            case MISS -> MISS;
            case TOUCH -> from == 0 || sign(timing.exit().orElseThrow(), Math.nextDown(from)) > 0 ? TOUCH : MISS;
            case HIT, OVERLAP -> {
                if (sign(timing.exit().orElseThrow(), from) <= 0) {
                    yield MISS;
                }
                yield sign(timing.enter().orElseThrow(), from) < 0 ? OVERLAP : HIT;
            }
        };
    }

    /** The sign of an exact time minus a double. */
    private static int sign(ExactTime time, double from) {
        return time.value()
                .map(exact -> Integer.signum(exact.compareTo(Surd.of(Rational.of(from)))))
                .orElse(time.sign());
    }

    @Test
    void intoEachOtherAndOutAgain() {
        SweepResult result = SweepResult.create();
        PairSweeper.AUTO.sweep(BOX, 0, 0, 8, 0, BOX, 3, 0, 0, 0, result);
        assertThat(result.enter()).isEqualTo(0.25);
        assertThat(result.exit()).isEqualTo(0.5);
        assertThat(result.verdictFrom(0.25)).isEqualTo(HIT);
        assertThat(result.verdictFrom(Math.nextUp(0.25))).isEqualTo(OVERLAP);
        assertThat(result.verdictFrom(Math.nextDown(0.5))).isEqualTo(OVERLAP);
        assertThat(result.verdictFrom(0.5)).isEqualTo(MISS);
        assertThat(result.verdictFrom(1)).isEqualTo(MISS);
        assertThat(result.verdict()).isEqualTo(HIT);
    }

    /** The exact times are 1/3 and 2/3, each between two doubles. */
    @Test
    void betweenTwoDoubles() {
        SweepResult result = SweepResult.create();
        PairSweeper.AUTO.sweep(BOX, 0, 0, 6, 0, BOX, 3, 0, 0, 0, result);
        double below = 1.0 / 3;
        assertThat(result.verdictFrom(below)).isEqualTo(HIT);
        assertThat(result.verdictFrom(Math.nextUp(below))).isEqualTo(OVERLAP);
        double above = Math.nextUp(2.0 / 3);
        assertThat(result.verdictFrom(Math.nextDown(above))).isEqualTo(OVERLAP);
        assertThat(result.verdictFrom(above)).isEqualTo(MISS);
    }

    @Test
    void whoIsInTheOtherAtTheBeginning() {
        SweepResult result = SweepResult.create();
        PairSweeper.AUTO.sweep(BOX, 0, 0, 1, 0, BOX, 0.5, 0, 0, 0, result);
        assertThat(result.verdictFrom(0)).isEqualTo(OVERLAP);
        assertThat(result.verdictFrom(-0.0)).isEqualTo(OVERLAP);
        assertThat(result.verdictFrom(1)).isEqualTo(OVERLAP);
        PairSweeper.AUTO.sweep(BOX, 0, 0, 0, 0, BOX, 0.5, 0, 0, 0, result);
        assertThat(result.verdictFrom(1)).isEqualTo(OVERLAP);
    }

    /** Sliding to the end of an edge: at 1/4, which is a double, or at 1/5, which is not. */
    @Test
    void aTouchCountsToTheNextDouble() {
        SweepResult result = SweepResult.create();
        PairSweeper.AUTO.sweep(BOX, 0, 0, 0, 4, BOX, 1, 0, 0, 0, result);
        assertThat(result.verdictFrom(0.25)).isEqualTo(TOUCH);
        assertThat(result.verdictFrom(Math.nextUp(0.25))).isEqualTo(MISS);
        PairSweeper.AUTO.sweep(BOX, 0, 0, 0, 5, BOX, 1, 0, 0, 0, result);
        assertThat(Rational.of(0.2)).isGreaterThan(Rational.of(1, 5));
        assertThat(result.verdictFrom(0.2)).isEqualTo(TOUCH);
        assertThat(result.verdictFrom(Math.nextUp(0.2))).isEqualTo(MISS);
        assertThat(result.verdict()).isEqualTo(TOUCH);
    }

    @Test
    void arrivingAtTheEnd() {
        SweepResult result = SweepResult.create();
        PairSweeper.AUTO.sweep(BOX, 0, 0, 1, 0, BOX, 2, 0, 0, 0, result);
        assertThat(result.verdictFrom(1)).isEqualTo(TOUCH);
        PairSweeper.AUTO.sweep(BOX, 0, 0, Math.nextUp(1.0), 0, BOX, 2, 0, 0, 0, result);
        assertThat(result.verdictFrom(1 - 0x1p-52)).isEqualTo(HIT);
        assertThat(result.verdictFrom(1 - 0x1p-53)).isEqualTo(OVERLAP);
        assertThat(result.verdictFrom(1)).isEqualTo(OVERLAP);
    }

    /** A circle passes another at a distance, in it from 1/2 - √3/4 to 1/2 + √3/4. */
    @Test
    void irrationalTimes() {
        RoundedPolygon circle = RoundedPolygon.circle(0, 0, 1);
        SweepResult result = SweepResult.create();
        PairSweeper.AUTO.sweep(circle, -2, 1, 4, 0, circle, 0, 0, 0, 0, result);
        double enter = result.enter();
        double exit = result.exit();
        assertThat(enter).isBetween(0.0669, 0.067);
        assertThat(exit).isBetween(0.933, 0.9331);
        assertThat(result.verdictFrom(enter)).isEqualTo(HIT);
        assertThat(result.verdictFrom(Math.nextUp(enter))).isEqualTo(OVERLAP);
        assertThat(result.verdictFrom(Math.nextDown(exit))).isEqualTo(OVERLAP);
        assertThat(result.verdictFrom(exit)).isEqualTo(MISS);
    }
}
