package org.polysweep.contact;

/** A and B share no point during the step: no times, no normal. */
public record Miss() implements SweepOutcome {

    @Override
    public Verdict verdict() {
        return Verdict.MISS;
    }
}
