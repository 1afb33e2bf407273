package org.polysweep.internal.answer;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.polysweep.contact.Verdict;

/** The slots of an answer, and the engine that fills those that have not been written when they are read. */
public abstract class LazySlots extends AnswerSlots {

    /** The engine of the last sweep whose verdict was not MISS; null before the first. */
    @Nullable
    LazyAnswer source;

    protected LazySlots() {}

    /** Refuses to read an answer that does not exist. */
    protected final void requireAnswer() {
        if (verdict == NO_ANSWER) {
            throw new IllegalStateException(
                    "the result holds no answer: the last sweep was refused; read it after a sweep that returns");
        }
    }

    /** Returns whether the answer has a part, and computes it if it has not been written. */
    protected final boolean has(int part) {
        return (known & part) != 0 || computes(part);
    }

    private boolean computes(int part) {
        requireAnswer();
        if (verdict == Verdict.MISS.code() || (verdict == Verdict.OVERLAP.code() && part >= FEATURES)) {
            return false;
        }
        LazyAnswer engine = Objects.requireNonNull(source);
        switch (part) {
            case ENTER -> engine.writeEnter(this);
            case EXIT -> engine.writeExit(this);
            case NORMAL -> engine.writeNormal(this);
            case FEATURES -> engine.writeFeatures(this);
            case CONTACT -> engine.writeContact(this);
            default -> engine.writeRest(this);
        }
        return true;
    }
}
