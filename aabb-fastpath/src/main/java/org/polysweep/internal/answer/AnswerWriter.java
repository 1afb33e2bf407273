package org.polysweep.internal.answer;

import java.util.Arrays;
import java.util.Objects;
import java.util.function.Supplier;
import org.polysweep.contact.Feature;
import org.polysweep.contact.Verdict;
import org.polysweep.result.SweepResult;

/**
 * Writes answers: the interface of a reusable result for engines. Its methods accept the public type, so that engines
 * need not know the implementation.
 */
public final class AnswerWriter {

    private AnswerWriter() {}

    private static AnswerSlots slots(SweepResult answer) {
        return (AnswerSlots) answer;
    }

    /**
     * Returns the scratch space of a type that belongs to a result, for use again.
     *
     * @param answer the result
     * @param type the type
     * @param maker creates the scratch space, if this result has none yet
     * @return the same object for every sweep into this result
     */
    public static <T> T scratch(SweepResult answer, Class<T> type, Supplier<T> maker) {
        AnswerSlots slots = slots(answer);
        for (Object known : slots.scratch) {
            if (type.isInstance(known)) {
                return type.cast(known);
            }
        }
        T made = maker.get();
        slots.scratch = Arrays.copyOf(slots.scratch, slots.scratch.length + 1);
        slots.scratch[slots.scratch.length - 1] = made;
        return made;
    }

    /** Returns the engine of the last sweep whose verdict was not MISS. */
    public static LazyAnswer source(SweepResult answer) {
        return Objects.requireNonNull(slots(answer).source);
    }

    /**
     * Discards the answer: a sweep begins, and if it is refused, nothing can be read. Every public method with a result
     * as an argument calls this first, before it checks anything else.
     */
    public static void clear(SweepResult answer) {
        AnswerSlots slots = slots(answer);
        slots.verdict = AnswerSlots.NO_ANSWER;
        slots.known = 0;
    }

    /** Writes MISS, and discards everything else. */
    public static void writeMiss(SweepResult answer) {
        start(answer, Verdict.MISS, SweepResult.NO_PART);
    }

    /**
     * Writes a verdict, and discards everything else.
     *
     * @param answer the result
     * @param verdict the verdict
     * @param source the engine that computes the other parts when they are read; never called for MISS
     */
    public static void write(SweepResult answer, Verdict verdict, LazyAnswer source) {
        AnswerSlots slots = slots(answer);
        start(answer, verdict, verdict == Verdict.MISS ? SweepResult.NO_PART : 0);
        if (slots.source != source) {
            slots.source = source;
        }
    }

    /** Replaces the engine of an answer by an engine with other poses at rest and the same other parts. */
    public static void writeSource(SweepResult answer, LazyAnswer source) {
        AnswerSlots slots = slots(answer);
        slots.known &= ~AnswerSlots.REST;
        slots.source = source;
    }

    /** Writes a verdict other than MISS, and discards everything else: the caller writes all parts that are read. */
    public static void write(SweepResult answer, Verdict verdict) {
        start(answer, verdict, 0);
    }

    /** Changes the verdict of a HIT to OVERLAP, for a part of the step that begins later; everything else remains. */
    public static void changeToOverlap(SweepResult answer) {
        slots(answer).verdict = Verdict.OVERLAP.code();
    }

    private static void start(SweepResult answer, Verdict verdict, int part) {
        AnswerSlots slots = slots(answer);
        slots.verdict = verdict.code();
        slots.partA = part;
        slots.partB = part;
        slots.known = 0;
    }

    /** Writes which parts of two compounds the answer is about, counted from 0. */
    public static void writeParts(SweepResult answer, int partA, int partB) {
        AnswerSlots slots = slots(answer);
        slots.partA = partA;
        slots.partB = partB;
    }

    /** Writes the time of entry, rounded down. */
    public static void writeEnter(SweepResult answer, double enter) {
        AnswerSlots slots = slots(answer);
        slots.known |= AnswerSlots.ENTER;
        slots.enter = enter;
    }

    /** Writes the time of exit, rounded up. */
    public static void writeExit(SweepResult answer, double exit) {
        AnswerSlots slots = slots(answer);
        slots.known |= AnswerSlots.EXIT;
        slots.exit = exit;
    }

    /** Writes the unit normal, from B toward A; NaN if there is none. */
    public static void writeNormal(SweepResult answer, double normalX, double normalY) {
        AnswerSlots slots = slots(answer);
        slots.known |= AnswerSlots.NORMAL;
        slots.normalX = normalX;
        slots.normalY = normalY;
    }

    /**
     * Writes which feature of each shape touches the other.
     *
     * @param answer the result
     * @param kindA the kind of feature that {@code indexA} numbers
     * @param indexA the caller's index on A
     * @param kindB the kind of feature that {@code indexB} numbers
     * @param indexB the caller's index on B
     */
    public static void writeFeatures(
            SweepResult answer, Feature.Kind kindA, int indexA, Feature.Kind kindB, int indexB) {
        AnswerSlots slots = slots(answer);
        slots.known |= AnswerSlots.FEATURES;
        slots.isEdgeA = kindA == Feature.Kind.EDGE;
        slots.indexA = indexA;
        slots.isEdgeB = kindB == Feature.Kind.EDGE;
        slots.indexB = indexB;
    }

    /**
     * Writes the points of contact, in world coordinates.
     *
     * @param answer the result
     * @param count the number of points: 1 or 2; 0 if there is no contact
     * @param x0 the x coordinate of the first; NaN if it does not exist, as are all that follow
     * @param y0 the y coordinate of the first
     * @param x1 the x coordinate of the second
     * @param y1 the y coordinate of the second
     */
    public static void writeContact(SweepResult answer, int count, double x0, double y0, double x1, double y1) {
        AnswerSlots slots = slots(answer);
        slots.known |= AnswerSlots.CONTACT;
        slots.contactCount = count;
        slots.contactX0 = x0;
        slots.contactY0 = y0;
        slots.contactX1 = x1;
        slots.contactY1 = y1;
    }

    /**
     * Writes the rest positions of shapes that are not rotated.
     *
     * @param answer the result
     * @param ax the x coordinate for A
     * @param ay the y coordinate for A
     * @param bx the x coordinate for B
     * @param by the y coordinate for B
     */
    public static void writeRest(SweepResult answer, double ax, double ay, double bx, double by) {
        AnswerSlots slots = slots(answer);
        slots.known |= AnswerSlots.REST;
        slots.restAX = ax;
        slots.restAY = ay;
        slots.restBX = bx;
        slots.restBY = by;
        writeRestRotors(answer, 1, 0, 1, 0);
    }

    /**
     * Writes the rotors of the shapes at their rest positions, after the positions.
     *
     * @param answer the result
     * @param ac the first component for A
     * @param as the second component for A
     * @param bc the first component for B
     * @param bs the second component for B
     */
    public static void writeRestRotors(SweepResult answer, double ac, double as, double bc, double bs) {
        AnswerSlots slots = slots(answer);
        slots.restRotorAC = ac;
        slots.restRotorAS = as;
        slots.restRotorBC = bc;
        slots.restRotorBS = bs;
    }

    /** Writes the rotor of A at its rest position, after all other parts. */
    public static void writeRestRotorA(SweepResult answer, double c, double s) {
        AnswerSlots slots = slots(answer);
        slots.restRotorAC = c;
        slots.restRotorAS = s;
    }

    /** Writes the rotor of B at its rest position, after all other parts. */
    public static void writeRestRotorB(SweepResult answer, double c, double s) {
        AnswerSlots slots = slots(answer);
        slots.restRotorBC = c;
        slots.restRotorBS = s;
    }
}
