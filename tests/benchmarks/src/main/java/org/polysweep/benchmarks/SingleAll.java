package org.polysweep.benchmarks;

import org.polysweep.result.SweepColumns;
import org.polysweep.result.SweepResult;

/** Single calls over the same columns, every field: what {@link BatchAll} saves. */
public class SingleAll extends BatchBenchmark {

    private final SweepResult result = SweepResult.create();
    private SweepColumns answers = new SweepColumns(0);

    /** Made by JMH. */
    public SingleAll() {}

    @Override
    protected void prepareAnswers(int size) {
        answers = new SweepColumns(size);
    }

    @Override
    protected void answerAll() {
        for (int i = 0; i < answers.size(); i++) {
            queries.sweep(i, result);
            answers.write(i, result);
        }
    }

    @Override
    protected int verdict(int i) {
        return answers.verdict[i];
    }
}
