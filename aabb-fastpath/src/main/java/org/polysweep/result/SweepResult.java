package org.polysweep.result;

import java.util.List;
import org.polysweep.contact.Feature;
import org.polysweep.contact.Hit;
import org.polysweep.contact.Miss;
import org.polysweep.contact.Overlap;
import org.polysweep.contact.Point;
import org.polysweep.contact.SweepOutcome;
import org.polysweep.contact.Touch;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.answer.AnswerSlots;
import org.polysweep.pose.Pose;
import org.polysweep.pose.Rotor;

/**
 * The reusable answer to a sweep, for loops that must not allocate: every sweep overwrites all of it. {@link
 * org.polysweep.result} has the rule of reuse.
 *
 * <p>Each number has the meaning that {@link SweepOutcome} documents. A number that does not exist is NaN, and a
 * feature that does not exist has the index {@link #NO_FEATURE}; nothing of an earlier sweep remains. After a sweep
 * that was refused, with an exception, there is no answer: every method here throws an {@link IllegalStateException},
 * until a sweep returns.
 *
 * <p>A sweep finds the verdict; each other part is computed when it is first read, so that no time is spent on parts
 * that are not read. Reading therefore writes. Not thread-safe, not even for reading: use one result per thread; {@link
 * #toOutcome} makes a copy to share. A result keeps the shapes of its last sweep, and the scratch space with which the
 * next sweep allocates nothing.
 */
public abstract sealed class SweepResult permits AnswerSlots {

    /** The index of a feature where there is none: the verdict is neither HIT nor TOUCH. */
    public static final int NO_FEATURE = -1;

    /** The number of a part where there is none: the verdict is MISS. */
    public static final int NO_PART = -1;

    /** Creates the public part of a result; no type of a user can extend this one. */
    protected SweepResult() {}

    /** Returns a new result, whose verdict is MISS until a sweep writes into it. */
    public static SweepResult create() {
        return new AnswerSlots();
    }

    /** Returns the verdict. */
    public abstract Verdict verdict();

    /** Returns the index of the part of A in the answer, from 0: 0 for a convex shape, {@link #NO_PART} for MISS. */
    public abstract int partA();

    /** Returns the index of the part of B in the answer, from 0: 0 for a convex shape, {@link #NO_PART} for MISS. */
    public abstract int partB();

    /**
     * Returns the verdict over the rest of the step, t in [from, 1], with the same motions of A and B: OVERLAP if they
     * overlap at that time and right after it, HIT if they begin to overlap then or later. Decided exactly, except that
     * a touch that ended less than an ulp before is included, and two shapes that have overlapped and just separate do
     * not touch. For compounds it uses the two parts that collide first.
     *
     * @param from the beginning of the rest, in [0, 1]
     * @throws IllegalArgumentException if it is not
     */
    public abstract Verdict verdictFrom(double from);

    /** Returns the time at which the contact begins, rounded down; NaN for MISS. */
    public abstract double enter();

    /** Returns the time at which the contact ends, rounded up; NaN for MISS. */
    public abstract double exit();

    /** Returns the x component of the unit normal, from B toward A; NaN if there is none. */
    public abstract double normalX();

    /** Returns the y component of the unit normal, from B toward A; NaN if there is none. */
    public abstract double normalY();

    /** Returns the kind of the feature of A; VERTEX if {@link #featureIndexA()} is {@link #NO_FEATURE}. */
    public abstract Feature.Kind featureKindA();

    /** Returns the caller's index of the vertex or edge of A that touches B, or {@link #NO_FEATURE}. */
    public abstract int featureIndexA();

    /** Returns the kind of the feature of B; VERTEX if {@link #featureIndexB()} is {@link #NO_FEATURE}. */
    public abstract Feature.Kind featureKindB();

    /** Returns the caller's index of the vertex or edge of B that touches A, or {@link #NO_FEATURE}. */
    public abstract int featureIndexB();

    /** Returns the number of contact points: 1 or 2 for HIT and TOUCH, otherwise 0. */
    public abstract int contactCount();

    /**
     * Returns the x coordinate of a contact point in the world; NaN if the point does not exist.
     *
     * @param point 0 or 1
     * @throws IndexOutOfBoundsException if {@code point} is neither
     */
    public abstract double contactX(int point);

    /**
     * Returns the y coordinate of a contact point in the world; NaN if the point does not exist.
     *
     * @param point 0 or 1
     * @throws IndexOutOfBoundsException if {@code point} is neither
     */
    public abstract double contactY(int point);

    /** Returns the x coordinate of the rest position of A, rounded away from B; NaN unless HIT or TOUCH. */
    public abstract double safeAX();

    /** Returns the y coordinate of the rest position of A, rounded away from B; NaN unless HIT or TOUCH. */
    public abstract double safeAY();

    /** Returns the x coordinate of the rest position of B, rounded away from A; NaN unless HIT or TOUCH. */
    public abstract double safeBX();

    /** Returns the y coordinate of the rest position of B, rounded away from A; NaN unless HIT or TOUCH. */
    public abstract double safeBY();

    /**
     * Returns the first component of the rotor of A at its rest position: (1, 0) if no rotor was given; NaN unless HIT
     * or TOUCH.
     */
    public abstract double safeHalfCosA();

    /** Returns the second component of the rotor of A at its rest position; NaN unless HIT or TOUCH. */
    public abstract double safeHalfSinA();

    /** Returns the first component of the rotor of B at its rest position; NaN unless HIT or TOUCH. */
    public abstract double safeHalfCosB();

    /** Returns the second component of the rotor of B at its rest position; NaN unless HIT or TOUCH. */
    public abstract double safeHalfSinB();

    /** Returns an immutable copy of the answer, every part of it. */
    public SweepOutcome toOutcome() {
        return switch (verdict()) {
            case MISS -> new Miss();
            case OVERLAP -> new Overlap(enter(), exit(), normalX(), normalY(), partA(), partB());
            case HIT ->
                new Hit(
                        enter(),
                        exit(),
                        normalX(),
                        normalY(),
                        partA(),
                        partB(),
                        featureA(),
                        featureB(),
                        points(),
                        restA(),
                        restB());
            case TOUCH ->
                new Touch(
                        enter(),
                        exit(),
                        normalX(),
                        normalY(),
                        partA(),
                        partB(),
                        featureA(),
                        featureB(),
                        points(),
                        restA(),
                        restB());
        };
    }

    private Feature featureA() {
        return new Feature(featureKindA(), featureIndexA());
    }

    private Feature featureB() {
        return new Feature(featureKindB(), featureIndexB());
    }

    private List<Point> points() {
        Point first = new Point(contactX(0), contactY(0));
        return contactCount() == 1 ? List.of(first) : List.of(first, new Point(contactX(1), contactY(1)));
    }

    private Pose restA() {
        return new Pose(safeAX(), safeAY(), Rotor.ofHalfAngle(safeHalfCosA(), safeHalfSinA()));
    }

    private Pose restB() {
        return new Pose(safeBX(), safeBY(), Rotor.ofHalfAngle(safeHalfCosB(), safeHalfSinB()));
    }
}
