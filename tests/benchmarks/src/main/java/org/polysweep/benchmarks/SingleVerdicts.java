package org.polysweep.benchmarks;

import org.polysweep.result.SweepResult;

/** Single calls over the same columns, asked for verdicts alone: what {@link BatchVerdicts} saves. */
public class SingleVerdicts extends BatchBenchmark {

    private final SweepResult result = SweepResult.create();
    private byte[] verdicts = {};

    /** Made by JMH. */
    public SingleVerdicts() {}

    @Override
    protected void prepareAnswers(int size) {
        verdicts = new byte[size];
    }

    @Override
    protected void answerAll() {
        for (int i = 0; i < verdicts.length; i++) {
            queries.sweep(i, result);
            verdicts[i] = result.verdict().code();
        }
    }

    @Override
    protected int verdict(int i) {
        return verdicts[i];
    }
}
