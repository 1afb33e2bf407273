package org.polysweep.benchmarks;

import org.polysweep.aabb.AabbBatch;
import org.polysweep.benchmarks.query.BoxPairs;
import org.polysweep.benchmarks.query.CirclePairs;
import org.polysweep.contact.SweepColumns;
import org.polysweep.contact.SweepResult;
import org.polysweep.contact.VerdictCode;
import org.polysweep.sweep.CircleBatch;

/** Whether the batch that is to be timed gives what single calls give; {@link Agreement} says whether those are right. */
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
        SweepResult single = new SweepResult();
        for (int i = 0; i < size; i++) {
            pairs.sweep(i, single);
            byte expected = VerdictCode.of(single.verdict());
            if (verdicts[i] != expected
                    || answers.verdict[i] != expected
                    || Double.compare(answers.enter[i], single.enter()) != 0) {
                throw new IllegalStateException("pair " + i + ": a single call answers " + single.verdict() + " at "
                        + single.enter() + ", but the batch " + VerdictCode.verdict(verdicts[i]) + ", and "
                        + VerdictCode.verdict(answers.verdict[i]) + " at " + answers.enter[i]);
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
        SweepResult single = new SweepResult();
        for (int i = 0; i < size; i++) {
            pairs.sweep(i, single);
            if (VerdictCode.verdict(verdicts[i]) != single.verdict()) {
                throw new IllegalStateException("circles " + i + ": a single call answers " + single.verdict()
                        + ", but the batch " + VerdictCode.verdict(verdicts[i]));
            }
        }
        return size;
    }
}
