package org.polysweep.benchmarks;

import org.openjdk.jmh.infra.Blackhole;
import org.polysweep.benchmarks.query.BenchmarkQuery;
import org.polysweep.contact.Verdict;
import org.polysweep.result.SweepResult;

/** The library on shapes that turn, of whose answer only the time is read: what Box2D's time of impact gives. */
public class TurningPolysweepTime extends TurningPolysweep {

    /** Made by JMH. */
    public TurningPolysweepTime() {}

    @Override
    protected boolean answer(BenchmarkQuery query, Blackhole blackhole) {
        SweepResult answer = sweep(query);
        Verdict verdict = answer.verdict();
        blackhole.consume(verdict);
        if (verdict == Verdict.HIT || verdict == Verdict.TOUCH) {
            blackhole.consume(answer.enter());
        }
        return verdict != Verdict.MISS;
    }
}
