package org.polysweep.benchmarks;

import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.internal.sign.Stage;

/** The library on shapes with a radius, where the exact fallback decides what doubles do not: without double-double. */
public class RoundInIntegers extends RoundPolysweep {

    /** Made by JMH. */
    public RoundInIntegers() {
        super(PairSweeper.AUTO.without(Stage.EXPANSION));
    }
}
