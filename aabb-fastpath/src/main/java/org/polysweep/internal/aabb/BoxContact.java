package org.polysweep.internal.aabb;

import org.polysweep.internal.answer.SharedInterval;

/**
 * Where two boxes meet at the time of contact: the side of the obstacle C that answers for it, and which corners of A
 * and B are at the ends of what they share along that side. Reusable.
 */
final class BoxContact extends SharedInterval {

    private final BoxAxis x;
    private final BoxAxis y;
    private final BoxPredicates signs;

    /**
     * At the time of contact the gap on this axis is closed on the side that the motion comes to; unless it is at t =
     * 0.
     */
    private BoxAxis closing;

    private boolean atStart;

    /** C is a point if it has no side. */
    private boolean hasSide;

    private BoxSide side = BoxSide.LOWER;

    /** The line is known to enter between the ends of the side. */
    private boolean isInner;

    BoxContact(BoxAxis x, BoxAxis y, BoxPredicates signs) {
        this.x = x;
        this.y = y;
        this.signs = signs;
        closing = x;
    }

    /** Whether C has a side; if it does not, A and B are points. */
    boolean hasSide() {
        return hasSide;
    }

    /** The side of C. */
    BoxSide side() {
        return side;
    }

    /**
     * Takes the side of C through which the line enters between its ends, on an axis, at or after the beginning of the
     * step.
     */
    void take(BoxAxis axis) {
        closing = axis;
        atStart = false;
        hasSide = true;
        isInner = true;
        if (axis == x) {
            side = axis.movesUp() ? BoxSide.LEFT : BoxSide.RIGHT;
        } else {
            side = axis.movesUp() ? BoxSide.LOWER : BoxSide.UPPER;
        }
    }

    /** Whether it is known that a side of A meets a side of B in more than a point. */
    boolean isFaceToFace() {
        BoxAxis axis = axisAlong(side);
        return isInner && axis.minA < axis.maxA && axis.minB < axis.maxB && !isFlat(closing);
    }

    private static boolean isFlat(BoxAxis axis) {
        return axis.minA == axis.maxA || axis.minB == axis.maxB;
    }

    /** Takes another side of C, which holds the contact. */
    void take(BoxAxis newClosing, boolean newAtStart, BoxSide newSide) {
        closing = newClosing;
        atStart = newAtStart;
        hasSide = true;
        isInner = false;
        side = newSide;
    }

    /** Finds the side of C at a time: that at which a gap is closed, or 0. */
    void find(BoxAxis newClosing, boolean newAtStart) {
        closing = newClosing;
        atStart = newAtStart;
        hasSide = false;
        isInner = false;
        side = BoxSide.LOWER;
        consider(BoxSide.LOWER);
        consider(BoxSide.RIGHT);
        consider(BoxSide.UPPER);
        consider(BoxSide.LEFT);
    }

    private void consider(BoxSide candidate) {
        if (!axisAlong(candidate).isFlat() && holdsContact(candidate)) {
            if (!hasSide || comesBefore(candidate, side)) {
                side = candidate;
            }
            hasSide = true;
        }
    }

    private boolean holdsContact(BoxSide candidate) {
        BoxAxis axis = axisAcross(candidate);
        if (axis == closing && !atStart) {
            // The side that the motion comes to holds it. The far one may not, but never comes before that.
            return true;
        }
        return order(axis, !candidate.isFar(), candidate.isFar()) == 0;
    }

    /**
     * The order of normals at a contact: across the motion first, then opposing it most, then counter-clockwise from
     * it.
     */
    boolean comesBefore(BoxSide candidate, BoxSide other) {
        int along = alongMotion(candidate);
        if ((x.moves() || y.moves()) && (along == 0) != (alongMotion(other) == 0)) {
            return along == 0;
        }
        return opposesMore(candidate, other);
    }

    /** The order of normals for a separation: opposing the motion most, then counter-clockwise from it. */
    boolean opposesMore(BoxSide candidate, BoxSide other) {
        int along = alongMotion(candidate);
        int order = along - alongMotion(other);
        if (order == 0 && along != 0) {
            order = along * signs.compareMoves(axisAcross(candidate), axisAcross(other));
        }
        if (order == 0) {
            order = turnTo(candidate) - turnTo(other);
        }
        return order < 0;
    }

    private int turnTo(BoxSide candidate) {
        return candidate.turnFrom(x.direction(), y.direction());
    }

    /** The sign of n·d for the normal of a side. */
    private int alongMotion(BoxSide candidate) {
        return (candidate.isFar() ? 1 : -1) * axisAcross(candidate).direction();
    }

    private BoxAxis axisAcross(BoxSide candidate) {
        return candidate.isUpright() ? x : y;
    }

    private BoxAxis axisAlong(BoxSide candidate) {
        return candidate.isUpright() ? y : x;
    }

    /** The sign of a gap at the time of contact. */
    private int order(BoxAxis axis, boolean upperA, boolean upperB) {
        if (atStart || (axis != closing && !axis.moves())) {
            return signs.gap(axis, upperA, upperB);
        }
        boolean up = closing.movesUp();
        if (axis == closing) {
            return signs.compareGaps(axis, upperA, upperB, closing, up, !up);
        }
        int later = signs.compareTimes(axis, upperA, upperB, closing, up, !up);
        return axis.movesUp() ? later : -later;
    }

    /** Finds what A and B share along the side. */
    void share() {
        BoxAxis axis = axisAlong(side);
        boolean forward = side.leadsForward();
        // Where the side of B begins and where it ends, which is where that of A, turned round, ends and begins.
        int begins = forward ? order(axis, false, false) : -order(axis, true, true);
        int ends = forward ? order(axis, true, true) : -order(axis, false, false);
        int beginToEnd = forward ? order(axis, false, true) : -order(axis, true, false);
        int endToBegin = forward ? order(axis, true, false) : -order(axis, false, true);
        BoxSide sideOfA = side.opposite();
        beginA = sideOfA.end();
        endA = sideOfA.begin();
        beginB = side.begin();
        endB = side.end();
        boolean haveLengths = axis.minA < axis.maxA && axis.minB < axis.maxB;
        share(begins, ends, haveLengths && beginToEnd > 0 && endToBegin < 0);
    }

    /** Whether a corner of A is the point that they share; the feature is the side, otherwise. */
    boolean isCornerA() {
        return isCornerA;
    }

    /** Whether a corner of B is the point that they share. */
    boolean isCornerB() {
        return isCornerB;
    }

    /** The corner of A that they share, if it is one. */
    int cornerA() {
        return beginA;
    }

    /** The corner of B that they share, if it is one. */
    int cornerB() {
        return beginB;
    }
}
