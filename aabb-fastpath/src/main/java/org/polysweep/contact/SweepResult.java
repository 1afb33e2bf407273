package org.polysweep.contact;

import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/**
 * The reusable answer to a sweep, for loops that may not make garbage: every sweep overwrites all of it.
 *
 * <p>The meaning of each number is that of {@link Contact}. What does not exist is NaN, a feature that does not exist has the
 * index {@link #NO_FEATURE}; nothing of an earlier sweep ever shows through.
 *
 * <p>A sweep settles the verdict; each other part is computed when it is first read, so that nobody pays for what is not
 * wanted. Reading therefore writes. Not thread-safe, not even for reading: one result a thread; {@link #toContact} makes a copy
 * to share. A result keeps the shapes of its last sweep, and the scratch space that lets it answer without garbage.
 */
public final class SweepResult {

    /** The index of a feature where there is none: the verdict is neither HIT nor TOUCH. */
    public static final int NO_FEATURE = -1;

    /** The parts of an answer that are computed one by one. */
    private static final int ENTER = 1;

    private static final int EXIT = 2;
    private static final int NORMAL = 4;
    private static final int FEATURES = 8;
    private static final int CONTACT = 16;
    private static final int REST = 32;

    private Verdict verdict = Verdict.MISS;

    /** Which parts have been computed. */
    private int known;

    private AnswerSource source = NoAnswer.NONE;

    /** All sources that have ever written into this result. */
    private AnswerSource[] sources = {NoAnswer.NONE};

    private double enter;
    private double exit;
    private double normalX;
    private double normalY;
    private boolean isVertexA = true;
    private int indexA;
    private boolean isVertexB = true;
    private int indexB;
    private int contactCount;
    private double contactX0;
    private double contactY0;
    private double contactX1;
    private double contactY1;
    private double restAX;
    private double restAY;
    private double restBX;
    private double restBY;

    /** Makes a result that says MISS until a sweep writes into it. */
    public SweepResult() {}

    /** Returns which of the four verdicts was given. */
    public Verdict verdict() {
        return verdict;
    }

    /**
     * Returns the verdict over the rest of the step, t in [from, 1], where A and B are on the same lines: OVERLAP if they are in each
     * other at that time and stay so for a while, HIT if they get into each other then or later. Decided exactly; but a touch
     * that ends less than an ulp before counts as one, and two that have been in each other and just part do not touch. Of compounds
     * it speaks of the two parts that meet first.
     *
     * @param from the beginning of the rest, in [0, 1]
     * @throws IllegalArgumentException if it is not
     */
    public Verdict verdictFrom(double from) {
        if (!(from >= 0 && from <= 1)) {
            throw new IllegalArgumentException("from is " + from + "; a step lasts from 0 to 1");
        }
        if (from == 0 || verdict == Verdict.MISS) {
            return verdict;
        }
        if (verdict == Verdict.TOUCH) {
            return exit() >= from ? Verdict.TOUCH : Verdict.MISS;
        }
        // Rounded down, a time is less than a double exactly if it is; rounded up, at most a double exactly if it is.
        if (exit() <= from) {
            return Verdict.MISS;
        }
        return enter() < from ? Verdict.OVERLAP : Verdict.HIT;
    }

    /** Returns the time at which the contact begins, rounded down; NaN for MISS. */
    public double enter() {
        if ((known & ENTER) == 0) {
            source.writeEnter(this);
        }
        return enter;
    }

    /** Returns the time at which the contact ends, rounded up; NaN for MISS. */
    public double exit() {
        if ((known & EXIT) == 0) {
            source.writeExit(this);
        }
        return exit;
    }

    /** Returns the x component of the unit normal, from B toward A; NaN if there is none. */
    public double normalX() {
        knowNormal();
        return normalX;
    }

    /** Returns the y component of the unit normal, from B toward A; NaN if there is none. */
    public double normalY() {
        knowNormal();
        return normalY;
    }

    /** Returns what {@link #indexA()} counts; VERTEX if that is {@link #NO_FEATURE}. */
    public Feature.Kind kindA() {
        knowFeatures();
        return kind(isVertexA);
    }

    /** Returns the caller's index of the vertex or edge of A that meets B, or {@link #NO_FEATURE}. */
    public int indexA() {
        knowFeatures();
        return indexA;
    }

    /** Returns what {@link #indexB()} counts; VERTEX if that is {@link #NO_FEATURE}. */
    public Feature.Kind kindB() {
        knowFeatures();
        return kind(isVertexB);
    }

    /** Returns the caller's index of the vertex or edge of B that meets A, or {@link #NO_FEATURE}. */
    public int indexB() {
        knowFeatures();
        return indexB;
    }

    /** Returns the number of contact points: 1 or 2 for HIT and TOUCH, otherwise 0. */
    public int contactCount() {
        knowContact();
        return contactCount;
    }

    /**
     * Returns the x coordinate of a contact point in the world; NaN if there is no such point.
     *
     * @param point 0 or 1
     * @throws IndexOutOfBoundsException if {@code point} is neither
     */
    public double contactX(int point) {
        knowContact();
        return checked(point) == 0 ? contactX0 : contactX1;
    }

    /**
     * Returns the y coordinate of a contact point in the world; NaN if there is no such point.
     *
     * @param point 0 or 1
     * @throws IndexOutOfBoundsException if {@code point} is neither
     */
    public double contactY(int point) {
        knowContact();
        return checked(point) == 0 ? contactY0 : contactY1;
    }

    /** Returns the x coordinate of where to put A, rounded away from B; NaN unless HIT or TOUCH. */
    public double restAX() {
        knowRest();
        return restAX;
    }

    /** Returns the y coordinate of where to put A, rounded away from B; NaN unless HIT or TOUCH. */
    public double restAY() {
        knowRest();
        return restAY;
    }

    /** Returns the x coordinate of where to put B, rounded away from A; NaN unless HIT or TOUCH. */
    public double restBX() {
        knowRest();
        return restBX;
    }

    /** Returns the y coordinate of where to put B, rounded away from A; NaN unless HIT or TOUCH. */
    public double restBY() {
        knowRest();
        return restBY;
    }

    /** Returns an immutable copy of the answer, every part of it. */
    public Contact toContact() {
        return switch (verdict) {
            case MISS -> new Miss();
            case OVERLAP -> new Overlap(enter(), exit(), normalX(), normalY());
            case HIT ->
                new Hit(enter(), exit(), normalX(), normalY(), featureA(), featureB(), points(), restA(), restB());
            case TOUCH ->
                new Touch(enter(), exit(), normalX(), normalY(), featureA(), featureB(), points(), restA(), restB());
        };
    }

    private Feature featureA() {
        return new Feature(kindA(), indexA());
    }

    private Feature featureB() {
        return new Feature(kindB(), indexB());
    }

    private List<Point> points() {
        Point first = new Point(contactX(0), contactY(0));
        return contactCount() == 1 ? List.of(first) : List.of(first, new Point(contactX(1), contactY(1)));
    }

    private Point restA() {
        return new Point(restAX(), restAY());
    }

    private Point restB() {
        return new Point(restBX(), restBY());
    }

    private void knowNormal() {
        if ((known & NORMAL) == 0) {
            source.writeNormal(this);
        }
    }

    private void knowFeatures() {
        if ((known & FEATURES) == 0) {
            contactSource().writeFeatures(this);
        }
    }

    private void knowContact() {
        if ((known & CONTACT) == 0) {
            contactSource().writeContact(this);
        }
    }

    private void knowRest() {
        if ((known & REST) == 0) {
            contactSource().writeRest(this);
        }
    }

    /** The source of what only a contact has. */
    private AnswerSource contactSource() {
        return verdict == Verdict.OVERLAP ? NoAnswer.NONE : source;
    }

    private static Feature.Kind kind(boolean isVertex) {
        return isVertex ? Feature.Kind.VERTEX : Feature.Kind.EDGE;
    }

    private static int checked(int point) {
        if (point != 0 && point != 1) {
            throw new IndexOutOfBoundsException("point " + point + " of a contact: it has at most two, 0 and 1");
        }
        return point;
    }

    // What follows is for those who write a sweep.

    /**
     * Returns the source of a type that belongs to this result, for use again.
     *
     * @param type the type
     * @param maker makes one, if this result has none yet
     * @return the same object for every sweep into this result
     */
    public <T extends AnswerSource> T source(Class<T> type, Supplier<T> maker) {
        for (AnswerSource known : sources) {
            if (type.isInstance(known)) {
                return type.cast(known);
            }
        }
        T made = maker.get();
        sources = Arrays.copyOf(sources, sources.length + 1);
        sources[sources.length - 1] = made;
        return made;
    }

    /** Returns where the parts of the answer come from that have not been read. */
    public AnswerSource source() {
        return source;
    }

    /** Writes MISS, and forgets everything else. */
    public void writeMiss() {
        write(Verdict.MISS, NoAnswer.NONE);
    }

    /**
     * Writes a verdict, and forgets everything else.
     *
     * @param newVerdict the verdict
     * @param newSource where the other parts come from, if they are read; a MISS has none
     */
    public void write(Verdict newVerdict, AnswerSource newSource) {
        verdict = newVerdict;
        source = newVerdict == Verdict.MISS ? NoAnswer.NONE : newSource;
        known = 0;
    }

    /** Writes the time of entry, rounded down. */
    public void writeEnter(double newEnter) {
        known |= ENTER;
        enter = newEnter;
    }

    /** Writes the time of exit, rounded up. */
    public void writeExit(double newExit) {
        known |= EXIT;
        exit = newExit;
    }

    /** Writes the unit normal, from B toward A; NaN if there is none. */
    public void writeNormal(double newNormalX, double newNormalY) {
        known |= NORMAL;
        normalX = newNormalX;
        normalY = newNormalY;
    }

    /**
     * Writes which feature of each shape meets the other.
     *
     * @param newKindA what {@code newIndexA} counts
     * @param newIndexA the caller's index on A
     * @param newKindB what {@code newIndexB} counts
     * @param newIndexB the caller's index on B
     */
    public void writeFeatures(Feature.Kind newKindA, int newIndexA, Feature.Kind newKindB, int newIndexB) {
        known |= FEATURES;
        isVertexA = newKindA == Feature.Kind.VERTEX;
        indexA = newIndexA;
        isVertexB = newKindB == Feature.Kind.VERTEX;
        indexB = newIndexB;
    }

    /**
     * Writes the points of contact, in world coordinates.
     *
     * @param count how many they are: 1 or 2; 0 if there is no contact
     * @param x0 the x coordinate of the first; NaN if it does not exist, as are all that follow
     * @param y0 the y coordinate of the first
     * @param x1 the x coordinate of the second
     * @param y1 the y coordinate of the second
     */
    public void writeContact(int count, double x0, double y0, double x1, double y1) {
        known |= CONTACT;
        contactCount = count;
        contactX0 = x0;
        contactY0 = y0;
        contactX1 = x1;
        contactY1 = y1;
    }

    /**
     * Writes where to put the shapes.
     *
     * @param newRestAX the x coordinate for A
     * @param newRestAY the y coordinate for A
     * @param newRestBX the x coordinate for B
     * @param newRestBY the y coordinate for B
     */
    public void writeRest(double newRestAX, double newRestAY, double newRestBX, double newRestBY) {
        known |= REST;
        restAX = newRestAX;
        restAY = newRestAY;
        restBX = newRestBX;
        restBY = newRestBY;
    }
}
