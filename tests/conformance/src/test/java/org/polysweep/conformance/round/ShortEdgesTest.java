package org.polysweep.conformance.round;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.contact.Feature;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.result.SweepResult;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.trials.Trials;

/**
 * An edge so short that its square underflows may lie along an edge of ordinary length: the side of both is long
 * enough.
 */
class ShortEdgesTest {

    private static final int PAIRS = Trials.times(400);

    private static final double[] BOX = {-1, -1, 1, -1, 1, 1, -1, 1};

    @Test
    void aSegmentOfAlmostNoLengthMeetsTheSideOfABox() {
        Random random = Trials.random(1);
        SweepResult result = SweepResult.create();
        int alongBoth = 0;
        for (int i = 0; i < PAIRS; i++) {
            double length = Math.scalb(1 + random.nextDouble(), -100 - random.nextInt(900));
            double[] segment = random.nextBoolean() ? new double[] {0, 0, length, 0} : new double[] {0, 0, 0, length};
            double[] motion = {4 * random.nextGaussian(), 4 * random.nextGaussian(), 0, 0};
            motion[2] = -2 * motion[0] * random.nextDouble();
            motion[3] = -2 * motion[1] * random.nextDouble();
            double[] still = random.doubles(4, -0.5, 0.5).toArray();
            RoundPair pair = new RoundPair(BOX, random.nextDouble(), motion, segment, 0.3, still);
            RoundPair asked = random.nextBoolean() ? pair : pair.swapped();
            PairSweeper.AUTO.sweep(ConvexMotion.of(asked.a()), ConvexMotion.of(asked.b()), result);
            assertThat(result.toOutcome()).as("%s", asked).isEqualTo(asked.answer(SweepAlgorithm.REFERENCE));
            if (result.verdict() == Verdict.HIT) {
                alongBoth += result.featureKindA() == Feature.Kind.EDGE && result.featureKindB() == Feature.Kind.EDGE
                        ? 1
                        : 0;
            }
        }
        assertThat(alongBoth).isGreaterThan(PAIRS / 20);
    }
}
