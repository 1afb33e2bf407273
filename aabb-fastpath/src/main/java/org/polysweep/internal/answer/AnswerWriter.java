package org.polysweep.internal.answer;

import java.util.Arrays;
import java.util.Objects;
import java.util.function.Supplier;
import org.polysweep.contact.Feature;
import org.polysweep.contact.Verdict;

/**
 * Writes answers: the side of a reusable result that engines see. Its methods are static, since methods of {@link
 * AnswerSlots} would be visible to users of {@code SweepResult}.
 */
public final class AnswerWriter {

    private AnswerWriter() {}

    /**
     * Returns the scratch space of a type that belongs to a result, for use again.
     *
     * @param answer the result
     * @param type the type
     * @param maker makes one, if this result has none yet
     * @return the same object for every sweep into this result
     */
    public static <T> T scratch(AnswerSlots answer, Class<T> type, Supplier<T> maker) {
        for (Object known : answer.scratch) {
            if (type.isInstance(known)) {
                return type.cast(known);
            }
        }
        T made = maker.get();
        answer.scratch = Arrays.copyOf(answer.scratch, answer.scratch.length + 1);
        answer.scratch[answer.scratch.length - 1] = made;
        return made;
    }

    /** Returns the engine of the last sweep whose verdict was not MISS. */
    public static LazyAnswer source(LazySlots answer) {
        return Objects.requireNonNull(answer.source);
    }

    /**
     * Forgets the answer: a sweep begins, and if it is refused, nothing can be read. Every public call that takes a
     * result begins with this, before it checks anything else.
     */
    public static void clear(AnswerSlots answer) {
        answer.verdict = AnswerSlots.NO_ANSWER;
        answer.known = 0;
    }

    /** Writes MISS, and forgets everything else. */
    public static void writeMiss(AnswerSlots answer) {
        start(answer, Verdict.MISS, AnswerSlots.NONE);
    }

    /**
     * Writes a verdict, and forgets everything else.
     *
     * @param answer the result
     * @param verdict the verdict
     * @param source the engine that computes the other parts when they are read; never called for MISS
     */
    public static void write(LazySlots answer, Verdict verdict, LazyAnswer source) {
        start(answer, verdict, verdict == Verdict.MISS ? AnswerSlots.NONE : 0);
        if (answer.source != source) {
            answer.source = source;
        }
    }

    /** Writes a verdict other than MISS, and forgets everything else: the caller writes all parts that are read. */
    public static void write(AnswerSlots answer, Verdict verdict) {
        start(answer, verdict, 0);
    }

    /** Changes the verdict of a HIT to OVERLAP, for a part of the step that begins later; everything else remains. */
    public static void changeToOverlap(AnswerSlots answer) {
        answer.verdict = Verdict.OVERLAP.code();
    }

    private static void start(AnswerSlots answer, Verdict verdict, int part) {
        answer.verdict = verdict.code();
        answer.partA = part;
        answer.partB = part;
        answer.known = 0;
    }

    /** Writes which parts of two compounds the answer is about, counted from 0. */
    public static void writeParts(AnswerSlots answer, int partA, int partB) {
        answer.partA = partA;
        answer.partB = partB;
    }

    /** Writes the time of entry, rounded down. */
    public static void writeEnter(AnswerSlots answer, double enter) {
        answer.known |= AnswerSlots.ENTER;
        answer.enter = enter;
    }

    /** Writes the time of exit, rounded up. */
    public static void writeExit(AnswerSlots answer, double exit) {
        answer.known |= AnswerSlots.EXIT;
        answer.exit = exit;
    }

    /** Writes the unit normal, from B toward A; NaN if there is none. */
    public static void writeNormal(AnswerSlots answer, double normalX, double normalY) {
        answer.known |= AnswerSlots.NORMAL;
        answer.normalX = normalX;
        answer.normalY = normalY;
    }

    /**
     * Writes which feature of each shape meets the other.
     *
     * @param answer the result
     * @param kindA what {@code indexA} counts
     * @param indexA the caller's index on A
     * @param kindB what {@code indexB} counts
     * @param indexB the caller's index on B
     */
    public static void writeFeatures(
            AnswerSlots answer, Feature.Kind kindA, int indexA, Feature.Kind kindB, int indexB) {
        answer.known |= AnswerSlots.FEATURES;
        answer.isEdgeA = kindA == Feature.Kind.EDGE;
        answer.indexA = indexA;
        answer.isEdgeB = kindB == Feature.Kind.EDGE;
        answer.indexB = indexB;
    }

    /**
     * Writes the points of contact, in world coordinates.
     *
     * @param answer the result
     * @param count how many they are: 1 or 2; 0 if there is no contact
     * @param x0 the x coordinate of the first; NaN if it does not exist, as are all that follow
     * @param y0 the y coordinate of the first
     * @param x1 the x coordinate of the second
     * @param y1 the y coordinate of the second
     */
    public static void writeContact(AnswerSlots answer, int count, double x0, double y0, double x1, double y1) {
        answer.known |= AnswerSlots.CONTACT;
        answer.contactCount = count;
        answer.contactX0 = x0;
        answer.contactY0 = y0;
        answer.contactX1 = x1;
        answer.contactY1 = y1;
    }

    /**
     * Writes the positions at rest of shapes that are not turned.
     *
     * @param answer the result
     * @param ax the x coordinate for A
     * @param ay the y coordinate for A
     * @param bx the x coordinate for B
     * @param by the y coordinate for B
     */
    public static void writeRest(AnswerSlots answer, double ax, double ay, double bx, double by) {
        answer.known |= AnswerSlots.REST;
        answer.restAX = ax;
        answer.restAY = ay;
        answer.restBX = bx;
        answer.restBY = by;
        writeRestRotors(answer, 1, 0, 1, 0);
    }

    /**
     * Writes the rotors of the shapes at rest, after their positions.
     *
     * @param answer the result
     * @param ac the first component for A
     * @param as the second component for A
     * @param bc the first component for B
     * @param bs the second component for B
     */
    public static void writeRestRotors(AnswerSlots answer, double ac, double as, double bc, double bs) {
        answer.restRotorAC = ac;
        answer.restRotorAS = as;
        answer.restRotorBC = bc;
        answer.restRotorBS = bs;
    }

    /** Returns the verdict that was written last. */
    public static Verdict verdict(AnswerSlots answer) {
        return Verdict.ofCode(answer.verdict);
    }
}
