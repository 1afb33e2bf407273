package org.polysweep.internal.rotation;

import org.polysweep.internal.bound.RotationBound;

/**
 * Advances two bodies in doubles as long as they are known to be apart.
 *
 * <p>The bodies are apart as long as the disks that contain them in every orientation are. From then on, a separating
 * axis is chosen at a time t; while all vertices stay beyond it, the bodies are apart. If a vertex has the height s and
 * the slope s' at t, its height at t + h is at least s + s'h - Kh²/2, where K bounds the curvature; the root of that is
 * a safe step, after which an axis is chosen again. Near a contact these are the steps of Newton's method from the free
 * side.
 *
 * <p>Reusable, not thread-safe, no allocation. Cost: a few steps, each of which reads the vertices near the two
 * features that face each other.
 *
 * @see <a href="https://people.eecs.berkeley.edu/~jfc/mirtich/thesis/mirtichThesis.pdf">B. Mirtich, Impulse-based
 *     dynamic simulation of rigid body systems, 1996: conservative advancement</a>
 */
final class ConservativeAdvancement {

    /** Maximum number of steps; beyond it, integers are as fast. */
    private static final int MAX_STEPS = 256;

    /** Why an advancement ends. */
    enum End {
        /** The bounding disks stay apart to the end of the step. */
        DISKS_APART,
        /** An axis separates the bodies to the end of the step. */
        AXIS_APART,
        /** A vertex is proved to hit an edge. */
        IMPACT,
        /** A vertex is proved to hit a vertex. */
        ARC_IMPACT,
        /** Inscribed disks overlap at the time where the advancement begins. */
        DISKS_OVERLAP,
        /** Nothing is known at the time where it begins: the bodies overlap, touch, or are closer than the errors. */
        BLOCKED,
        /** No axis allows a safe step that is long enough. */
        STOPPED
    }

    private final BodyFrames frames;
    private final VertexCrossing impact;
    private final ArcCrossing arcImpact;
    private final BoundingDisks boundingDisks;
    private final CenterLine centerLine;
    private final BodyAxis axisOfA;
    private final BodyAxis axisOfB;

    /** The axis of the last step. */
    private BodyAxis axis;

    private double time;
    private int steps;

    ConservativeAdvancement(BodyFrames frames, VertexCrossing impact, ArcCrossing arcImpact) {
        this.frames = frames;
        this.impact = impact;
        this.arcImpact = arcImpact;
        boundingDisks = new BoundingDisks(frames);
        centerLine = new CenterLine(frames);
        axisOfA = new BodyAxis(frames.ofA);
        axisOfB = new BodyAxis(frames.ofB);
        axis = axisOfB;
    }

    /** Returns whether the bodies are known to be apart from a time on to the end; otherwise see {@link #time}. */
    boolean staysApart(double from) {
        return advance(from, false).compareTo(End.AXIS_APART) <= 0;
    }

    /**
     * Advances from a time as long as the bodies are known to be apart, or until the impact of a vertex on an edge is
     * proved.
     */
    End advance(double from) {
        return advance(from, true);
    }

    private End advance(double from, boolean seeksImpact) {
        steps = 0;
        time = boundingDisks.meeting(from);
        if (time >= 1) {
            return End.DISKS_APART;
        }
        frames.boundCurvature(time);
        centerLine.moveTo(time);
        // If time has passed, the bounding disks have just touched, and the inscribed disks are apart.
        if (centerLine.disksOverlap(frames.ofA.heightError)) {
            return End.DISKS_OVERLAP;
        }
        axis = centerLine.isEdgeOfA ? axisOfA : axisOfB;
        axis.frame().moveTo(time);
        axis.take(centerLine.edge, centerLine.vertex);
        opposite(axis).take(centerLine.vertex, centerLine.edge);
        for (int i = 0; i < MAX_STEPS; i++) {
            double step = axis.safeStep();
            if (seeksImpact && step > 0 && time + step < 1 && impact.prove(axis, VertexCrossing.INWARD)) {
                return End.IMPACT;
            }
            if (time + step < 1 && !RotationBound.isLong(step)) {
                opposite(axis).frame().moveTo(time);
                takeHigherEdge();
                step = longerStep(axis.isEdge() ? axis.safeStep() : 0);
            }
            if (seeksImpact && step > 0 && time + step < 1 && isArcImpact()) {
                return End.ARC_IMPACT;
            }
            if (!RotationBound.isStep(step)) {
                if (time == from && step == 0) {
                    return End.BLOCKED;
                }
                break;
            }
            double next = time + RotationBound.below(step);
            if (next >= 1) {
                time = 1;
                return End.AXIS_APART;
            }
            time = next;
            axis.frame().moveTo(time);
            steps++;
        }
        return seeksImpact && impact.prove(axis, VertexCrossing.INWARD) ? End.IMPACT : End.STOPPED;
    }

    /** Returns whether a vertex is proved to hit the vertex from which the axis leads to it. */
    private boolean isArcImpact() {
        BodyFrame frame = axis.frame();
        return !axis.isEdge()
                && frame.radius > 0
                && arcImpact.prove(frame, axis.farthest(), axis.vertex(), VertexCrossing.INWARD);
    }

    private BodyAxis opposite(BodyAxis of) {
        return of == axisOfB ? axisOfA : axisOfB;
    }

    /** The step along the axis between two vertices, if that is longer. */
    private double longerStep(double step) {
        if (axis.takeVertices()) {
            double between = axis.safeStep();
            if (between > step) {
                return between;
            }
            axis.takeEdge();
            return axis.isEdge() ? axis.safeStep() : 0;
        }
        return step;
    }

    /**
     * Chooses the edge of greatest height near the last edges, or among all edges if the bodies are not apart there.
     */
    @SuppressWarnings("ArgumentSelectionDefectChecker") // a vertex of A is where the edge of B looks for one, and so on
    private void takeHigherEdge() {
        double heightOverB = axisOfB.climb();
        axisOfA.take(axisOfB.vertex(), axisOfB.edge());
        double heightOverA = axisOfA.climb();
        double error = frames.ofA.heightError;
        if (!(heightOverA > error || heightOverB > error)) {
            heightOverB = axisOfB.findHighest();
            heightOverA = axisOfA.findHighest();
        }
        axis = heightOverA > heightOverB ? axisOfA : axisOfB;
    }

    /** The axis of the last step; unless that leads to the end, its frame is at {@link #time}. */
    BodyAxis axis() {
        return axis;
    }

    /** Returns whether the bodies may touch at the time of the axis, at the edge whose normal it is. */
    boolean mayTouch() {
        BodyFrame frame = axis.frame();
        return axis.isEdge() && frame.height(axis.edge(), axis.vertex()) - frame.radius > -2 * frame.heightError;
    }

    /** The time until which the bodies are known to be apart. */
    double time() {
        return time;
    }

    /** The number of steps. */
    int steps() {
        return steps;
    }
}
