package org.polysweep.contact;

/**
 * Verdicts as numbers, for columns of answers: where there are millions of them, a byte each is enough. They are in the order of {@link
 * Verdict} and do not change.
 */
public final class VerdictCode {

    /** {@link Verdict#OVERLAP}. */
    public static final byte OVERLAP = 0;

    /** {@link Verdict#HIT}. */
    public static final byte HIT = 1;

    /** {@link Verdict#TOUCH}. */
    public static final byte TOUCH = 2;

    /** {@link Verdict#MISS}. */
    public static final byte MISS = 3;

    private VerdictCode() {}

    /** Returns the code of a verdict. */
    public static byte of(Verdict verdict) {
        return switch (verdict) {
            case OVERLAP -> OVERLAP;
            case HIT -> HIT;
            case TOUCH -> TOUCH;
            case MISS -> MISS;
        };
    }

    /**
     * Returns the verdict of a code.
     *
     * @throws IllegalArgumentException if there is none; the message gives the code
     */
    public static Verdict verdict(int code) {
        return switch (code) {
            case OVERLAP -> Verdict.OVERLAP;
            case HIT -> Verdict.HIT;
            case TOUCH -> Verdict.TOUCH;
            case MISS -> Verdict.MISS;
            default -> throw new IllegalArgumentException(code + " is no code of a verdict: they are 0 to 3");
        };
    }
}
