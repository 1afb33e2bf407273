package org.polysweep.internal.rotation;

import org.polysweep.contact.Verdict;
import org.polysweep.internal.bound.RotationBound;
import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.rounding.ExpansionRatio;

/**
 * How the line of the motion passes the obstacle C of two polygons, segments or points without radii that keep their
 * orientations, by the clipping of Cyrus and Beck: C is the intersection of half-planes, one for each edge of A and of
 * B, and the line is in C from the last edge through which it enters to the first edge through which it leaves. Doubles
 * discard the edges that cannot be one of these; the others are evaluated exactly: docs/error-bounds.md, theorem 23.
 *
 * <p>Nothing is known if C has no interior, unless the line misses it; if the line only touches C, enters it at a
 * vertex, or crosses an edge exactly at t = 0 or 1. Reusable, not thread-safe.
 * Cost: a loop over all edges for the verdict, and two for the whole line.
 *
 * @see <a href="https://doi.org/10.1016/0097-8493(78)90021-3">M. Cyrus, J. Beck, Generalized two- and three-dimensional
 *     clipping, 1978</a>
 */
final class LineClipping {

    /** The sign of the slope of a height over an edge through which the line enters, or leaves. */
    private static final int ENTERING = -1;

    private static final int LEAVING = 1;

    private final BodyFrames frames;
    private final ClippedInterval inStep;
    private final ClippedInterval lastEntry;
    private final ClippedInterval firstExit;
    private boolean mayDecide;
    private boolean isSought;
    private boolean isKnown;
    private boolean isEntrySought;
    private boolean isEntryKnown;
    private Verdict verdict = Verdict.MISS;

    /** True if both bodies have the same displacement. */
    private boolean isAtRest;

    LineClipping(BodyFrames frames, VertexOnEdge vertexOnEdge) {
        this.frames = frames;
        inStep = new ClippedInterval(vertexOnEdge, frames.ofA);
        lastEntry = new ClippedInterval(vertexOnEdge, frames.ofA);
        firstExit = new ClippedInterval(vertexOnEdge, frames.ofA);
    }

    /**
     * Begins a query.
     *
     * @param mayDecide whether the bodies are in range and do not rotate
     */
    void begin(boolean mayDecide) {
        this.mayDecide = mayDecide;
        isSought = false;
        isEntrySought = false;
    }

    /** Returns whether the verdict is known: OVERLAP, HIT or MISS. */
    boolean isKnown() {
        if (!isSought) {
            isSought = true;
            isKnown = mayDecide && frames.areSharp() && clipStep();
        }
        return isKnown;
    }

    Verdict verdict() {
        return verdict;
    }

    /** Whether nothing moves, so that there is no line. */
    boolean isAtRest() {
        return isAtRest;
    }

    /** Returns whether the line enters C through the middle of one edge, {@link #entering}. */
    boolean hasSingleEntry() {
        return (verdict == Verdict.HIT || isEntryKnown()) && entries().isSingle();
    }

    /** Returns the edge of the last entry: in the step for HIT, before it for OVERLAP. */
    EdgeCrossing entering() {
        return entries().entering();
    }

    /** Sets a time to the exact time of the last entry; returns whether nothing has overflowed or underflowed. */
    boolean copyEnter(ExpansionRatio time) {
        return entering().copyTime(time);
    }

    private ClippedInterval entries() {
        return verdict == Verdict.HIT ? inStep : lastEntry;
    }

    /** Returns the time at which the line enters C, rounded down; NaN if that is not known. */
    double enter() {
        if (isAtRest) {
            return Double.NEGATIVE_INFINITY;
        }
        return verdict == Verdict.HIT || isEntryKnown() ? entering().roundDown() : Double.NaN;
    }

    /** Returns the time at which the line leaves C, rounded up; NaN if that is not known. */
    double exit() {
        if (isAtRest) {
            return Double.POSITIVE_INFINITY;
        }
        return clipLine(LEAVING) ? firstExit.leaving().roundUp() : Double.NaN;
    }

    /** Finds the verdict from the heights at t = 0 and t = 1; returns false if it is not known. */
    private boolean clipStep() {
        frames.moveTo(0);
        isAtRest = frames.a.dx == frames.b.dx && frames.a.dy == frames.b.dy;
        verdict = Verdict.MISS;
        inStep.clear();
        Clip ofA = clipStep(frames.ofA);
        Clip ofB = ofA == Clip.INSIDE ? clipStep(frames.ofB) : ofA;
        if (ofB != Clip.INSIDE) {
            return ofB == Clip.OUTSIDE;
        }
        int order = inStep.order();
        if (order == -1) {
            verdict = inStep.hasEntry() ? Verdict.HIT : Verdict.OVERLAP;
        }
        return order == -1 || order == 1;
    }

    /** The knowledge about the line and the half-planes of one or more edges. */
    private enum Clip {
        /** Part of the step is inside each of them. */
        INSIDE,
        /** The whole step is outside one of them. */
        OUTSIDE,
        OPEN
    }

    private Clip clipStep(BodyFrame frame) {
        double startError = frame.heightError;
        double endError = RotationBound.above(frame.heightError + frame.slopeError);
        int vertex = 0;
        for (int edge = 0; edge < frame.edges(); edge++) {
            vertex = lowest(frame, edge, vertex);
            if (vertex == FarthestVertex.NONE) {
                return Clip.OPEN;
            }
            double start = frame.height(edge, vertex);
            double end = isAtRest ? start : start + frame.slope(edge, vertex);
            if (start > startError && end > endError) {
                return Clip.OUTSIDE;
            }
            if (!(start < -startError && end < -endError)) {
                Clip clip = clipStep(frame, edge, vertex);
                if (clip != Clip.INSIDE) {
                    return clip;
                }
            }
        }
        return Clip.INSIDE;
    }

    private Clip clipStep(BodyFrame frame, int edge, int vertex) {
        EdgeCrossing crossing = inStep.candidate();
        if (!crossing.set(frame, edge, vertex)) {
            return Clip.OPEN;
        }
        int start = crossing.signAtStart();
        int end = isAtRest ? start : crossing.signAtEnd();
        if (Math.abs(start) != 1 || Math.abs(end) != 1) {
            return Clip.OPEN;
        }
        if (start == end) {
            return start > 0 ? Clip.OUTSIDE : Clip.INSIDE;
        }
        return (start > 0 ? inStep.addEntry() : inStep.addExit()) ? Clip.INSIDE : Clip.OPEN;
    }

    /** Returns the lowest vertex over an edge, up to the error of a height; {@link FarthestVertex#NONE} if unproved. */
    static int lowest(BodyFrame frame, int edge, int guess) {
        double x = frame.ownerCore.normalX(edge);
        double y = frame.ownerCore.normalY(edge);
        return FarthestVertex.from(
                frame.otherCore, -(frame.cosine * x + frame.sine * y), frame.sine * x - frame.cosine * y, guess);
    }

    /** Returns whether the last entry of the whole line, which passes through the interior of C, is known. */
    private boolean isEntryKnown() {
        if (!isEntrySought) {
            isEntrySought = true;
            isEntryKnown = clipLine(ENTERING);
        }
        return isEntryKnown;
    }

    /** Finds the last entry of the whole line, or the first exit; returns whether it is known. */
    private boolean clipLine(int direction) {
        frames.moveTo(0);
        ClippedInterval interval = direction == ENTERING ? lastEntry : firstExit;
        interval.clear();
        double bound = Math.min(bound(frames.ofA, direction), bound(frames.ofB, direction));
        return clipLine(frames.ofA, direction, bound, interval)
                && clipLine(frames.ofB, direction, bound, interval)
                && (direction == ENTERING ? interval.hasEntry() : interval.hasExit());
    }

    /** Returns a bound of the first exit; of minus the last entry, if that is the direction. */
    private double bound(BodyFrame frame, int direction) {
        double bound = Double.POSITIVE_INFINITY;
        int vertex = 0;
        for (int edge = 0; edge < frame.edges(); edge++) {
            vertex = lowest(frame, edge, vertex);
            double slope = direction * frame.slope(edge, vertex);
            double time = -frame.height(edge, vertex) / slope;
            double latest = time + error(frame, time, slope);
            if (slope > frame.slopeError && latest < bound) {
                bound = latest;
            }
        }
        return bound;
    }

    private static double error(BodyFrame frame, double time, double slope) {
        return RotationBound.above(
                (frame.heightError + Math.abs(time) * frame.slopeError) / (slope - frame.slopeError));
    }

    private boolean clipLine(BodyFrame frame, int direction, double bound, ClippedInterval interval) {
        int vertex = 0;
        for (int edge = 0; edge < frame.edges(); edge++) {
            vertex = lowest(frame, edge, vertex);
            double slope = direction * frame.slope(edge, vertex);
            double time = -frame.height(edge, vertex) / slope;
            boolean isFar =
                    slope < -frame.slopeError || (slope > frame.slopeError && time - error(frame, time, slope) > bound);
            if (!isFar && !clipLine(frame, edge, vertex, direction, interval)) {
                return false;
            }
        }
        return true;
    }

    private static boolean clipLine(BodyFrame frame, int edge, int vertex, int direction, ClippedInterval interval) {
        EdgeCrossing crossing = interval.candidate();
        if (!crossing.set(frame, edge, vertex)) {
            return false;
        }
        // A line parallel to the edge is inside it, since the line passes through the interior of C.
        int sign = crossing.signOfSlope();
        if (sign == DoubleDouble.OPEN) {
            return false;
        }
        return sign != direction || (direction == ENTERING ? interval.addEntry() : interval.addExit());
    }
}
