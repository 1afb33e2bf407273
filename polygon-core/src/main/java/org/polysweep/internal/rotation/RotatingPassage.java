package org.polysweep.internal.rotation;

import java.util.Locale;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.sign.Stage;

/**
 * The findings of a {@link RotatingSweep} about two bodies. The steps of the sweep only add to it; the answer and the
 * explanation only read it. Reusable, not thread-safe, no allocation.
 */
final class RotatingPassage {

    /** The step of the sweep that decides the verdict. */
    enum Step {
        /** Disks that contain the bodies in every orientation stay apart: MISS. */
        BOUNDING_DISKS,
        /** Inscribed disks overlap at the start: OVERLAP. */
        INSCRIBED_DISKS,
        /** An axis separates the bodies to the end of the step: MISS. */
        SEPARATING_AXIS,
        /** A vertex crosses the interior of an edge, alone: HIT. */
        VERTEX_IMPACT,
        /** With a radius, a vertex comes to a vertex, alone: HIT. */
        ARC_IMPACT,
        /** In doubles a vertex is on an edge at the start, and double-double decides on which side of it. */
        INITIAL_CONTACT,
        /** An edge lies on an edge at the start, exactly, and one of its vertices moves inward: HIT. */
        INITIAL_EDGES,
        /** With a radius, two vertices are closest at the start, and double-double decides about their distance. */
        INITIAL_ARC,
        /** Each edge has a vertex below it at the start: OVERLAP. */
        INITIAL_OVERLAP,
        /** Neither shape rotates, and the line of the motion is clipped at the edges of C. */
        LINE_CLIPPING,
        /** Integers, for the features that come close. */
        EXACT_EVENTS,
        /** Integers, for all features: doubles are not in range, or left out. */
        ALL_EXACT_EVENTS,
        /** Neither shape rotates: the rotated shapes are swept in integers. */
        ROTATED_SHAPES;

        /** The name of the step in an explanation. */
        String label() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }

    /** The crossing of the contact, if a step without integers finds one. */
    final VertexCrossing impact;

    /** The contact of two vertices, if such a step finds one. */
    final ArcCrossing arcImpact;

    /** True if one of the bodies rotates during the step. */
    boolean isRotating;

    /** The beginning of the sweep. */
    double start;

    /** The end of the sweep. */
    double end;

    /** A time until which the bodies are known to be apart; the beginning, if nothing is known. */
    double apartUntil;

    /** The number of steps of conservative advancement. */
    int advancementSteps;

    Verdict verdict = Verdict.MISS;
    Step step = Step.BOUNDING_DISKS;

    /** The last stage that the verdict depends on. */
    Stage stage = Stage.FILTER;

    RotatingPassage(VertexCrossing impact, ArcCrossing arcImpact) {
        this.impact = impact;
        this.arcImpact = arcImpact;
    }

    /**
     * Begins a sweep.
     *
     * @param isRotating whether one of the bodies rotates during the step
     * @param start the beginning of the sweep
     * @param end the end of the sweep
     */
    void begin(boolean isRotating, double start, double end) {
        this.isRotating = isRotating;
        this.start = start;
        this.end = end;
        apartUntil = start;
        advancementSteps = 0;
        stage = Stage.FILTER;
    }

    /** Notes the verdict and the step that decides it; returns true. */
    boolean decide(Verdict verdict, Step step) {
        this.verdict = verdict;
        this.step = step;
        return true;
    }

    /** Returns whether big integers are needed. */
    boolean isExact() {
        return step.compareTo(Step.EXACT_EVENTS) >= 0;
    }

    /** Returns whether the contact is {@link #impact}. */
    boolean hasImpact() {
        return !isExact()
                && step != Step.LINE_CLIPPING
                && !hasArcImpact()
                && (verdict == Verdict.HIT || verdict == Verdict.TOUCH);
    }

    /** Returns whether the contact is {@link #arcImpact}. */
    boolean hasArcImpact() {
        return (step == Step.ARC_IMPACT || step == Step.INITIAL_ARC) && verdict == Verdict.HIT;
    }

    /** A time at which the bodies overlap, after the contact or at the start. */
    double overlapTime() {
        return hasImpact() ? impact.end : hasArcImpact() ? arcImpact.end : start;
    }
}
