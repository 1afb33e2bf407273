package org.polysweep.benchmarks;

import org.polysweep.aabb.AabbBatch;
import org.polysweep.benchmarks.query.BoxPairs;
import org.polysweep.benchmarks.query.CirclePairs;
import org.polysweep.contact.Verdict;
import org.polysweep.matrix.CircleBatch;
import org.polysweep.result.SweepColumns;
import org.polysweep.result.SweepResult;

/**
 * Whether the batch that is to be timed gives what single calls give; {@link Agreement} says whether those are right.
 */
final class BatchAgreement {

    private BatchAgreement() {}

    /**
     * Compares verdicts and times of entry, bit for bit.
     *
     * @return how many pairs were compared
     * @throws IllegalStateException if an answer differs; the message gives the number of the pair and both answers
     */
    static int check(BoxPairs pairs) {
        int size = pairs.a.size();
        AabbBatch batch = new AabbBatch();
        byte[] verdicts = new byte[size];
        batch.verdicts(pairs.a, pairs.b, 0, size, verdicts);
        SweepColumns answers = new SweepColumns(size);
        batch.sweep(pairs.a, pairs.b, 0, size, answers);
        SweepResult single = SweepResult.create();
        for (int i = 0; i < size; i++) {
            pairs.sweep(i, single);
            byte expected = single.verdict().code();
            if (verdicts[i] != expected
                    || answers.verdict[i] != expected
                    || Double.compare(answers.enter[i], single.enter()) != 0) {
                throw new IllegalStateException("pair " + i + ": a single call answers " + single.verdict() + " at "
                        + single.enter() + ", but the batch " + Verdict.ofCode(verdicts[i]) + ", and "
                        + Verdict.ofCode(answers.verdict[i]) + " at " + answers.enter[i]);
            }
        }
        return size;
    }

    /**
     * Compares verdicts of circles.
     *
     * @return how many pairs were compared
     * @throws IllegalStateException if a verdict differs; the message gives the number of the pair and both
     */
    static int check(CirclePairs pairs) {
        int size = pairs.radiiA.length;
        byte[] verdicts = new byte[size];
        new CircleBatch().verdicts(pairs.radiiA, pairs.radiiB, pairs.motions, 0, size, verdicts);
        SweepResult single = SweepResult.create();
        for (int i = 0; i < size; i++) {
            pairs.sweep(i, single);
            if (Verdict.ofCode(verdicts[i]) != single.verdict()) {
                throw new IllegalStateException("circles " + i + ": a single call answers " + single.verdict()
                        + ", but the batch " + Verdict.ofCode(verdicts[i]));
            }
        }
        return size;
    }
}
