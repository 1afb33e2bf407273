package org.polysweep.conformance;

import org.polysweep.result.SweepResult;

/** A hash of every bit of every part of some answers, in their order. */
public final class AnswerHash {

    private long hash;

    /** The hash so far. */
    public long value() {
        return hash;
    }

    /** Adds an answer, all of which is read. */
    public void add(SweepResult result) {
        add(result.verdict().name().hashCode());
        add(result.enter());
        add(result.exit());
        add(result.normalX());
        add(result.normalY());
        add(result.featureKindA().name().hashCode());
        add(result.featureIndexA());
        add(result.featureKindB().name().hashCode());
        add(result.featureIndexB());
        add(result.contactCount());
        for (int point = 0; point < 2; point++) {
            add(result.contactX(point));
            add(result.contactY(point));
        }
        add(result.safeAX());
        add(result.safeAY());
        add(result.safeBX());
        add(result.safeBY());
    }

    /** Every NaN counts as the same: its bits are up to the machine. */
    public void add(double number) {
        add(Double.doubleToLongBits(number));
    }

    private void add(long bits) {
        hash = (hash ^ bits) * 0x9e37_79b9_7f4a_7c15L;
        hash ^= hash >>> 32;
    }
}
