package org.polysweep.internal.rotation.exact;

import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.answer.LazyAnswer;
import org.polysweep.result.SweepResult;

/** An answer that takes everything from the answer of another sweep, except what a subclass adds. */
public abstract class ExtendedAnswer implements LazyAnswer {

    /** The answer for everything else; this object itself before the first sweep. */
    private LazyAnswer swept = this;

    /** Takes the place of the answer that a result has. */
    protected final void extend(SweepResult result) {
        swept = AnswerWriter.source(result);
        AnswerWriter.writeSource(result, this);
    }

    @Override
    public void writeEnter(SweepResult result) {
        swept.writeEnter(result);
    }

    @Override
    public void writeExit(SweepResult result) {
        swept.writeExit(result);
    }

    @Override
    public void writeNormal(SweepResult result) {
        swept.writeNormal(result);
    }

    @Override
    public void writeFeatures(SweepResult result) {
        swept.writeFeatures(result);
    }

    @Override
    public void writeContact(SweepResult result) {
        swept.writeContact(result);
    }

    @Override
    public void writeRest(SweepResult result) {
        swept.writeRest(result);
    }
}
