package org.polysweep.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.lifecycle.AfterContainer;
import org.polysweep.trials.Trials;

/** A property draws what the seed of the run says, and as often as the run says: nothing is left to luck by day. */
class TrialsTest {

    private static final int TRIES = 8;

    private static final List<Long> DRAWN = new ArrayList<>();

    @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    void someNumbers(@ForAll Random random) {
        DRAWN.add(random.nextLong());
    }

    @AfterContainer
    static void theyAreTheSameInEveryRunWithThisSeed() {
        assertThat(DRAWN).hasSize(Trials.times(TRIES));
        if (System.getProperty("trials.seed", "1").equals("1")) {
            assertThat(DRAWN).startsWith(-374_412_599_577_139_349L, -703_485_391_558_515_303L);
        }
    }
}
