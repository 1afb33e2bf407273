package org.polysweep.benchmarks;

import org.polysweep.aabb.AabbBatch;

/** The batch, asked for verdicts alone. */
public class BatchVerdicts extends BatchBenchmark {

    private final AabbBatch batch = new AabbBatch();
    private byte[] verdicts = {};

    /** Made by JMH. */
    public BatchVerdicts() {}

    @Override
    protected void prepareAnswers(int size) {
        verdicts = new byte[size];
    }

    @Override
    protected void answerAll() {
        batch.verdicts(queries.a, queries.b, 0, verdicts.length, verdicts);
    }

    @Override
    protected int verdict(int i) {
        return verdicts[i];
    }
}
