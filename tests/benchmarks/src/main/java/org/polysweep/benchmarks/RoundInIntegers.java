package org.polysweep.benchmarks;

import org.polysweep.exact.Stage;
import org.polysweep.sweep.Sweeper;

/** The library on shapes with a radius, where integers answer what doubles leave open: without heads and tails. */
public class RoundInIntegers extends RoundPolysweep {

    /** Made by JMH. */
    public RoundInIntegers() {
        super(Sweeper.AUTO.without(Stage.EXPANSION));
    }
}
