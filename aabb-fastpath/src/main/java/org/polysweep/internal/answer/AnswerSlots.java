package org.polysweep.internal.answer;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.polysweep.contact.Feature;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.result.SweepResult;

/**
 * The numbers of an answer, which of them have been written, and the engine that computes the others when they are
 * read. Engines write them through {@link AnswerWriter}; users see the {@link SweepResult}. Not thread-safe.
 *
 * <p>A sweep writes numbers only: writing a reference into an old object runs a write barrier, which takes as much time
 * as a few signs.
 */
public final class AnswerSlots extends SweepResult {

    /** Replaces the {@link Verdict#code} if there is no answer, because the last sweep was refused. */
    static final byte NO_ANSWER = -1;

    /** The parts of an answer that are computed one by one. */
    static final int ENTER = 1;

    static final int EXIT = 2;
    static final int NORMAL = 4;
    static final int FEATURES = 8;
    static final int CONTACT = 16;
    static final int REST = 32;

    /** The {@link Verdict#code}, or {@link #NO_ANSWER}. */
    byte verdict = Verdict.MISS.code();

    /** The parts that have been written, as bits. */
    int known;

    int partA = NO_PART;
    int partB = NO_PART;
    double enter;
    double exit;
    double normalX;
    double normalY;
    boolean isEdgeA;
    int indexA;
    boolean isEdgeB;
    int indexB;
    int contactCount;
    double contactX0;
    double contactY0;
    double contactX1;
    double contactY1;
    double restAX;
    double restAY;
    double restBX;
    double restBY;
    double restRotorAC;
    double restRotorAS;
    double restRotorBC;
    double restRotorBS;

    /** The scratch space of the engines that have written into this result: the next sweep allocates nothing. */
    Object[] scratch = {};

    /** The engine of the last sweep whose verdict was not MISS; null before the first. */
    @Nullable
    LazyAnswer source;

    /** Refuses to read an answer that does not exist. */
    private void requireAnswer() {
        if (verdict == NO_ANSWER) {
            throw new IllegalStateException(
                    "the result holds no answer: the last sweep was refused; read it after a sweep that returns");
        }
    }

    /** Returns whether the answer has a part, and computes it if it has not been written. */
    private boolean has(int part) {
        return (known & part) != 0 || computes(part);
    }

    private boolean computes(int part) {
        requireAnswer();
        if (verdict == Verdict.MISS.code() || (verdict == Verdict.OVERLAP.code() && part >= FEATURES)) {
            return false;
        }
        LazyAnswer engine = Objects.requireNonNull(source);
        int before = known;
        try {
            compute(part, engine);
        } catch (RuntimeException | Error e) {
            // What has been written so far may not be proved.
            known = before;
            throw e;
        }
        return true;
    }

    private void compute(int part, LazyAnswer engine) {
        switch (part) {
            case ENTER -> engine.writeEnter(this);
            case EXIT -> engine.writeExit(this);
            case NORMAL -> engine.writeNormal(this);
            case FEATURES -> engine.writeFeatures(this);
            case CONTACT -> engine.writeContact(this);
            default -> engine.writeRest(this);
        }
    }

    @Override
    public Verdict verdict() {
        requireAnswer();
        return Verdict.ofCode(verdict);
    }

    @Override
    public int partA() {
        requireAnswer();
        return partA;
    }

    @Override
    public int partB() {
        requireAnswer();
        return partB;
    }

    @Override
    public Verdict verdictFrom(double from) {
        if (!(from >= 0 && from <= 1)) {
            throw new IllegalArgumentException("from must be in [0, 1], but was " + from);
        }
        Verdict found = verdict();
        if (from == 0 || found == Verdict.MISS) {
            return found;
        }
        if (found == Verdict.TOUCH) {
            return exit() >= from ? Verdict.TOUCH : Verdict.MISS;
        }
        // Rounding down preserves "less than a double". The exit is not before the entry.
        if (found == Verdict.HIT && enter() >= from) {
            return Verdict.HIT;
        }
        return hasEnded(from) ? Verdict.MISS : Verdict.OVERLAP;
    }

    /** Returns whether the exact time of exit of a HIT or an OVERLAP is less than a time or equal to it. */
    private boolean hasEnded(double time) {
        int order = (known & EXIT) == 0 ? Objects.requireNonNull(source).compareExit(time) : DoubleDouble.OPEN;
        // Rounding up preserves "at most a double".
        return order == DoubleDouble.OPEN ? exit() <= time : order <= 0;
    }

    @Override
    public double enter() {
        return has(ENTER) ? enter : Double.NaN;
    }

    @Override
    public double exit() {
        return has(EXIT) ? exit : Double.NaN;
    }

    @Override
    public double normalX() {
        return has(NORMAL) ? normalX : Double.NaN;
    }

    @Override
    public double normalY() {
        return has(NORMAL) ? normalY : Double.NaN;
    }

    @Override
    public Feature.Kind featureKindA() {
        return kind(has(FEATURES) && isEdgeA);
    }

    @Override
    public int featureIndexA() {
        return has(FEATURES) ? indexA : NO_FEATURE;
    }

    @Override
    public Feature.Kind featureKindB() {
        return kind(has(FEATURES) && isEdgeB);
    }

    @Override
    public int featureIndexB() {
        return has(FEATURES) ? indexB : NO_FEATURE;
    }

    @Override
    public int contactCount() {
        return has(CONTACT) ? contactCount : 0;
    }

    @Override
    public double contactX(int point) {
        boolean isFirst = checked(point) == 0;
        return !has(CONTACT) ? Double.NaN : isFirst ? contactX0 : contactX1;
    }

    @Override
    public double contactY(int point) {
        boolean isFirst = checked(point) == 0;
        return !has(CONTACT) ? Double.NaN : isFirst ? contactY0 : contactY1;
    }

    @Override
    public double safeAX() {
        return has(REST) ? restAX : Double.NaN;
    }

    @Override
    public double safeAY() {
        return has(REST) ? restAY : Double.NaN;
    }

    @Override
    public double safeBX() {
        return has(REST) ? restBX : Double.NaN;
    }

    @Override
    public double safeBY() {
        return has(REST) ? restBY : Double.NaN;
    }

    @Override
    public double safeHalfCosA() {
        return has(REST) ? restRotorAC : Double.NaN;
    }

    @Override
    public double safeHalfSinA() {
        return has(REST) ? restRotorAS : Double.NaN;
    }

    @Override
    public double safeHalfCosB() {
        return has(REST) ? restRotorBC : Double.NaN;
    }

    @Override
    public double safeHalfSinB() {
        return has(REST) ? restRotorBS : Double.NaN;
    }

    private static Feature.Kind kind(boolean isEdge) {
        return isEdge ? Feature.Kind.EDGE : Feature.Kind.VERTEX;
    }

    private static int checked(int point) {
        if (point != 0 && point != 1) {
            throw new IndexOutOfBoundsException(
                    "point must be 0 or 1, but was " + point + "; a contact has at most two points");
        }
        return point;
    }
}
