package org.polysweep.internal.round;

import java.util.Optional;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.bound.SweptExtent;
import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.obstacle.ExactQuery;
import org.polysweep.internal.obstacle.LineInterval;
import org.polysweep.internal.obstacle.VerdictRule;
import org.polysweep.internal.sign.Stage;
import org.polysweep.internal.sign.Stages;
import org.polysweep.shape.ConvexPolygon;

/**
 * The findings of the steps of a sweep of rounded shapes, without integers: the axis on which the bounding boxes stay
 * apart, or where the line of the motion enters C and leaves it, and the verdict. Each step only adds to it. Reusable,
 * no allocation.
 */
// Writing an ordinal to a long-lived object is faster than writing a reference, and only this method reads it.
@SuppressWarnings("EnumOrdinal")
final class RoundPassage {

    /** How the line of the motion, extended in both directions, passes C, or the earlier step that has decided. */
    enum Outcome {
        /** The exact fallback decides. */
        OPEN,
        /** The centers of two circles stay farther apart than the sum of the radii. */
        CIRCLES_APART,
        /**
         * The centers of two circles come closer than the sum of the radii, so the line passes through the interior of
         * the disk C.
         */
        CIRCLES_COLLIDE,
        /** The bounding boxes stay apart on the x axis. */
        APART_ON_X,
        /** The bounding boxes stay apart on the y axis. */
        APART_ON_Y,
        /** Beside C. */
        MISSES,
        /** Through the interior of C. */
        CROSSES,
        /** Through the interior of C, which it leaves at t = 0. */
        LEAVES_AT_START,
        /** Along a supporting line of C. */
        TOUCHES
    }

    private final RoundQuery query;
    private final Stages stages;
    private final MotionLine line;

    /** Where the line enters C. */
    final LineEntry entry;

    private final LineEntry exit;

    /** How the line touches C, if it touches C only. */
    final Tangent tangent = new Tangent();

    /** The ordinal, because writing an int is faster than writing a reference. */
    private int outcome;

    /** The code. */
    private byte verdict;

    private boolean isRefined;

    RoundPassage(RoundQuery query, Stages stages) {
        this.query = query;
        this.stages = stages;
        line = new MotionLine(query);
        entry = new LineEntry(query, line, stages, 1);
        exit = new LineEntry(query, line, stages, -1);
    }

    /** Begins with two circles that stay apart. */
    void rejectCircles() {
        reject(Outcome.CIRCLES_APART);
    }

    private void reject(Outcome rejecting) {
        outcome = rejecting.ordinal();
        isRefined = false;
    }

    /**
     * Begins with two circles that collide.
     *
     * @param found the code of the verdict
     * @param gapSize the size of the gap between the centers
     */
    void beginInDisk(byte found, double gapSize) {
        line.setInDisk(gapSize);
        entry.beginInDisk();
        exit.beginInDisk();
        outcome = Outcome.CIRCLES_COLLIDE.ordinal();
        verdict = found;
        isRefined = false;
    }

    /** Begins with two shapes, and rejects them if their bounding boxes provably stay apart on x or y. */
    boolean rejects() {
        RoundQuery q = query;
        ConvexPolygon a = q.coreA();
        ConvexPolygon b = q.coreB();
        if (SweptExtent.apart(a.minX(), a.maxX(), b.minX(), b.maxX(), q.radius, q.offsetX, q.dx)) {
            reject(Outcome.APART_ON_X);
            return true;
        }
        if (SweptExtent.apart(a.minY(), a.maxY(), b.minY(), b.maxY(), q.radius, q.offsetY, q.dy)) {
            reject(Outcome.APART_ON_Y);
            return true;
        }
        return false;
    }

    /**
     * Follows the line of two shapes that are not rejected, and finds the verdict unless the exact fallback is needed.
     */
    void find() {
        line.set();
        boolean isInRange = line.isInRange();
        entry.begin(isInRange);
        exit.begin(isInRange);
        verdict = Verdict.MISS.code();
        outcome = follow().ordinal();
        isRefined = entry.usesDoubleDouble() || exit.usesDoubleDouble();
    }

    /**
     * The steps, in order: returns as soon as the verdict is known. One method on purpose: it is so long that HotSpot
     * compiles it separately (docs/dev/performance-log.md, "What was tried").
     */
    private Outcome follow() {
        if (!stages.mayUse(Stage.FILTER)) {
            return Outcome.OPEN;
        }
        if (entry.isInRange()) {
            entry.prove();
            if (entry.passesBy()) {
                return Outcome.MISSES;
            }
        }
        int left = entry.isProved() ? 1 : entry.leftmost();
        int right = entry.isProved() ? 1 : exit.leftmost();
        if (left == -1 || right == -1) {
            return Outcome.MISSES;
        }
        if (left == DoubleDouble.OPEN || right == DoubleDouble.OPEN) {
            return Outcome.OPEN;
        }
        boolean grazes = left == 0 || right == 0;
        boolean isFound = grazes ? tangent.set(left == 0 ? entry : exit, left == 0 ? 1 : -1) : entry.find();
        if (!isFound) {
            return Outcome.OPEN;
        }
        int start = grazes ? tangent.start() : entry.start();
        int end = grazes ? tangent.end() : start == -1 || !query.moves() ? -1 : entry.end();
        int leave = grazes ? tangent.exit() : start == -1 ? exitToStart() : 1;
        if (start == DoubleDouble.OPEN || end == DoubleDouble.OPEN || leave == DoubleDouble.OPEN) {
            return Outcome.OPEN;
        }
        verdict = (query.moves()
                        ? VerdictRule.ofMotion(start, end, leave, grazes)
                        : VerdictRule.atRest(start, leave, grazes))
                .code();
        return grazes ? Outcome.TOUCHES : leave == 0 ? Outcome.LEAVES_AT_START : Outcome.CROSSES;
    }

    /** The sign of the time of exit: the negated sign of the entry of the reversed line. */
    private int exitToStart() {
        int opposite = exit.find() ? exit.start() : DoubleDouble.OPEN;
        return opposite == DoubleDouble.OPEN ? opposite : -opposite;
    }

    /** How the line passes C, or the earlier step that has decided. */
    Outcome outcome() {
        return Outcome.values()[outcome];
    }

    boolean is(Outcome expected) {
        return outcome == expected.ordinal();
    }

    /** The verdict, unless the exact fallback decides or the pair is rejected. */
    Verdict verdict() {
        return Verdict.ofCode(verdict);
    }

    /** The stage that decides the verdict. */
    Stage stage() {
        return is(Outcome.OPEN) ? Stage.INTEGERS : isRefined ? Stage.EXPANSION : Stage.FILTER;
    }

    /**
     * Returns whether it is known how the shapes collide; false if nothing moves, and if they only touch in passing or
     * part at once.
     */
    boolean knowsContact() {
        return (is(Outcome.CROSSES) || is(Outcome.CIRCLES_COLLIDE)) && query.moves();
    }

    /** Whether it is known that the shapes overlap and do not move. */
    boolean isOverlapAtRest() {
        return !is(Outcome.OPEN) && verdict == Verdict.OVERLAP.code() && !query.moves();
    }

    /** Whether it is known that the shapes touch at t = 0, and do not move or part at once. */
    boolean touchesAtStart() {
        return verdict == Verdict.TOUCH.code()
                && (is(Outcome.LEAVES_AT_START) || (is(Outcome.CROSSES) && !query.moves()));
    }

    /** The time of entry, rounded down; NaN if it is not certain. */
    double enter() {
        if (knowsContact()) {
            return entry.roundDown();
        }
        if (is(Outcome.OPEN)) {
            return Double.NaN;
        }
        if (!query.moves()) {
            return verdict == Verdict.OVERLAP.code() ? Double.NEGATIVE_INFINITY : 0;
        }
        return is(Outcome.LEAVES_AT_START) || tangent.start() <= 0 ? 0 : Double.NaN;
    }

    /** The time of exit, rounded up; NaN if it is not certain. */
    double exit() {
        if (is(Outcome.OPEN)) {
            return Double.NaN;
        }
        if (!query.moves()) {
            return Double.POSITIVE_INFINITY;
        }
        if (is(Outcome.TOUCHES)) {
            return tangent.roundUpLast();
        }
        return exit.find() ? 0 - exit.roundDown() : Double.NaN;
    }

    /**
     * Compares the time of exit with another one: -1 if it is not greater, 1 if it is greater; {@link
     * DoubleDouble#OPEN} if that is not certain.
     */
    int compareExit(double other) {
        int opposite = knowsContact() ? exit.compare(-other) : DoubleDouble.OPEN;
        return opposite == DoubleDouble.OPEN ? opposite : -opposite;
    }

    /** The passage in integers, if the pieces are known on which the line enters and leaves; empty if they are not. */
    Optional<LineInterval> exactly(ExactQuery integers) {
        return knowsContact() && exit.find()
                ? Optional.of(
                        new LineInterval(entry.piece.exactly(1, integers), exit.piece.exactly(-1, integers), false))
                : Optional.empty();
    }
}
