package org.polysweep.benchmarks;

import org.openjdk.jmh.infra.Blackhole;
import org.polysweep.result.SweepResult;

/** The library on shapes that turn, of whose answer only the time is read: what Box2D's time of impact gives. */
public class TurningPolysweepTime extends TurningPolysweep {

    /** Made by JMH. */
    public TurningPolysweepTime() {}

    @Override
    protected void consume(SweepResult contact, Blackhole blackhole) {
        blackhole.consume(contact.enter());
    }
}
