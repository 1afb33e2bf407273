package org.polysweep.benchmarks;

import org.polysweep.aabb.AabbBatch;
import org.polysweep.result.SweepColumns;

/** The batch, asked for verdicts, times and normals. */
public class BatchImpacts extends BatchBenchmark {

    private final AabbBatch batch = new AabbBatch();
    private SweepColumns answers = new SweepColumns(0);

    /** Made by JMH. */
    public BatchImpacts() {}

    @Override
    protected void prepareAnswers(int size) {
        answers = new SweepColumns(size);
    }

    @Override
    protected void answerAll() {
        batch.impacts(queries.a, queries.b, 0, answers.size(), answers);
    }

    @Override
    protected int verdict(int i) {
        return answers.verdict[i];
    }
}
