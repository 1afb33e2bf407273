package org.polysweep.conformance.impact;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.internal.impact.ArcImpact;
import org.polysweep.trials.Trials;

class ArcImpactTest {

    /** Whatever time is tried first, a line that passes by the circle has no time of impact, and nothing is certain about one. */
    @Test
    void aLineThatMissesHasNoCertainTime() {
        Random random = Trials.random(5);
        ArcImpact impact = new ArcImpact();
        for (int i = 0; i < 50_000; i++) {
            double dx = 2 * random.nextDouble() - 1;
            double dy = 2 * random.nextDouble() - 1;
            double nearest = random.nextDouble();
            double distance = 1.01 + 2 * random.nextDouble();
            double length = Math.sqrt(dx * dx + dy * dy);
            double x = nearest * dx - distance * dy / length;
            double y = nearest * dy + distance * dx / length;
            impact.setRadius(1, 0).set(0, 0, 0, 0, 0, 0, x, y, dx, dy, 0, 0);
            assertThat(impact.roundDown()).isNaN();
            assertThat(impact.normalX()).isNaN();
        }
    }
}
