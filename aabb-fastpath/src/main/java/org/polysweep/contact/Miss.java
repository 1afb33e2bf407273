package org.polysweep.contact;

/** A and B share no point during the step: no times, no normal. */
public record Miss() implements Contact {

    @Override
    public Verdict verdict() {
        return Verdict.MISS;
    }

    @Override
    public double enter() {
        return Double.NaN;
    }

    @Override
    public double exit() {
        return Double.NaN;
    }

    @Override
    public double normalX() {
        return Double.NaN;
    }

    @Override
    public double normalY() {
        return Double.NaN;
    }

    @Override
    public int partA() {
        return -1;
    }

    @Override
    public int partB() {
        return -1;
    }
}
