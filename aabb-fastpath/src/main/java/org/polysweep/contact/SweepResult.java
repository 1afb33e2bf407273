package org.polysweep.contact;

import java.util.List;

/**
 * The reusable answer to a sweep, for loops that may not make garbage: every sweep overwrites all of it.
 *
 * <p>The meaning of each number is that of {@link Contact}. What does not exist is NaN, a feature that does not exist has the
 * index {@link #NO_FEATURE}; nothing of an earlier sweep ever shows through. Not thread-safe: one result a thread.
 */
public final class SweepResult {

    /** The index of a feature where there is none: the verdict is neither HIT nor TOUCH. */
    public static final int NO_FEATURE = -1;

    private Verdict verdict = Verdict.MISS;
    private double enter = Double.NaN;
    private double exit = Double.NaN;
    private double normalX = Double.NaN;
    private double normalY = Double.NaN;
    private Feature.Kind kindA = Feature.Kind.VERTEX;
    private int indexA = NO_FEATURE;
    private Feature.Kind kindB = Feature.Kind.VERTEX;
    private int indexB = NO_FEATURE;
    private int contactCount;
    private double contactX0 = Double.NaN;
    private double contactY0 = Double.NaN;
    private double contactX1 = Double.NaN;
    private double contactY1 = Double.NaN;
    private double restAX = Double.NaN;
    private double restAY = Double.NaN;
    private double restBX = Double.NaN;
    private double restBY = Double.NaN;

    /** Makes a result that says MISS until a sweep writes into it. */
    public SweepResult() {}

    /** Returns which of the four verdicts was given. */
    public Verdict verdict() {
        return verdict;
    }

    /** Returns the time at which the contact begins, rounded down; NaN for MISS. */
    public double enter() {
        return enter;
    }

    /** Returns the time at which the contact ends, rounded up; NaN for MISS. */
    public double exit() {
        return exit;
    }

    /** Returns the x component of the unit normal, from B toward A; NaN if there is none. */
    public double normalX() {
        return normalX;
    }

    /** Returns the y component of the unit normal, from B toward A; NaN if there is none. */
    public double normalY() {
        return normalY;
    }

    /** Returns what {@link #indexA()} counts; VERTEX if that is {@link #NO_FEATURE}. */
    public Feature.Kind kindA() {
        return kindA;
    }

    /** Returns the caller's index of the vertex or edge of A that meets B, or {@link #NO_FEATURE}. */
    public int indexA() {
        return indexA;
    }

    /** Returns what {@link #indexB()} counts; VERTEX if that is {@link #NO_FEATURE}. */
    public Feature.Kind kindB() {
        return kindB;
    }

    /** Returns the caller's index of the vertex or edge of B that meets A, or {@link #NO_FEATURE}. */
    public int indexB() {
        return indexB;
    }

    /** Returns the number of contact points: 1 or 2 for HIT and TOUCH, otherwise 0. */
    public int contactCount() {
        return contactCount;
    }

    /**
     * Returns the x coordinate of a contact point in the world; NaN if there is no such point.
     *
     * @param point 0 or 1
     * @throws IndexOutOfBoundsException if {@code point} is neither
     */
    public double contactX(int point) {
        return checked(point) == 0 ? contactX0 : contactX1;
    }

    /**
     * Returns the y coordinate of a contact point in the world; NaN if there is no such point.
     *
     * @param point 0 or 1
     * @throws IndexOutOfBoundsException if {@code point} is neither
     */
    public double contactY(int point) {
        return checked(point) == 0 ? contactY0 : contactY1;
    }

    /** Returns the x coordinate of where to put A, rounded away from B; NaN unless HIT or TOUCH. */
    public double restAX() {
        return restAX;
    }

    /** Returns the y coordinate of where to put A, rounded away from B; NaN unless HIT or TOUCH. */
    public double restAY() {
        return restAY;
    }

    /** Returns the x coordinate of where to put B, rounded away from A; NaN unless HIT or TOUCH. */
    public double restBX() {
        return restBX;
    }

    /** Returns the y coordinate of where to put B, rounded away from A; NaN unless HIT or TOUCH. */
    public double restBY() {
        return restBY;
    }

    /** Returns an immutable copy of the answer. */
    public Contact toContact() {
        return switch (verdict) {
            case MISS -> new Miss();
            case OVERLAP -> new Overlap(enter, exit, normalX, normalY);
            case HIT -> new Hit(enter, exit, normalX, normalY, featureA(), featureB(), points(), restA(), restB());
            case TOUCH -> new Touch(enter, exit, normalX, normalY, featureA(), featureB(), points(), restA(), restB());
        };
    }

    private Feature featureA() {
        return new Feature(kindA, indexA);
    }

    private Feature featureB() {
        return new Feature(kindB, indexB);
    }

    private List<Point> points() {
        Point first = new Point(contactX0, contactY0);
        return contactCount == 1 ? List.of(first) : List.of(first, new Point(contactX1, contactY1));
    }

    private Point restA() {
        return new Point(restAX, restAY);
    }

    private Point restB() {
        return new Point(restBX, restBY);
    }

    private static int checked(int point) {
        if (point != 0 && point != 1) {
            throw new IndexOutOfBoundsException("point " + point + " of a contact: it has at most two, 0 and 1");
        }
        return point;
    }

    // What follows is for those who write a sweep: first one of the three verdict methods, then, for HIT and TOUCH, the
    // rest.

    /** Writes MISS, and forgets everything else. */
    public void writeMiss() {
        writeVerdict(Verdict.MISS, Double.NaN, Double.NaN, Double.NaN, Double.NaN);
    }

    /**
     * Writes a verdict with its times and normal, and forgets everything else.
     *
     * @param newVerdict the verdict
     * @param newEnter the time of entry, rounded down
     * @param newExit the time of exit, rounded up
     * @param newNormalX the x component of the unit normal, from B toward A; NaN if there is none
     * @param newNormalY the y component
     */
    public void writeVerdict(
            Verdict newVerdict, double newEnter, double newExit, double newNormalX, double newNormalY) {
        verdict = newVerdict;
        enter = newEnter;
        exit = newExit;
        normalX = newNormalX;
        normalY = newNormalY;
        writeFeatures(Feature.Kind.VERTEX, NO_FEATURE, Feature.Kind.VERTEX, NO_FEATURE);
        contactCount = 0;
        contactX0 = Double.NaN;
        contactY0 = Double.NaN;
        contactX1 = Double.NaN;
        contactY1 = Double.NaN;
        writeRest(Double.NaN, Double.NaN, Double.NaN, Double.NaN);
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
        kindA = newKindA;
        indexA = newIndexA;
        kindB = newKindB;
        indexB = newIndexB;
    }

    /**
     * Adds a contact point: the first, or the second.
     *
     * @param x its x coordinate in the world
     * @param y its y coordinate in the world
     */
    public void addContact(double x, double y) {
        if (contactCount == 0) {
            contactX0 = x;
            contactY0 = y;
        } else if (contactCount == 1) {
            contactX1 = x;
            contactY1 = y;
        } else {
            throw new IllegalStateException("a contact has at most two points");
        }
        contactCount++;
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
        restAX = newRestAX;
        restAY = newRestAY;
        restBX = newRestBX;
        restBY = newRestBY;
    }
}
