package org.polysweep.internal.world.step;

import org.polysweep.contact.Verdict;
import org.polysweep.internal.bound.Ulp;
import org.polysweep.internal.world.response.StepBodyMotion;
import org.polysweep.internal.world.response.StepPairMotion;
import org.polysweep.internal.world.rounding.OutwardRounding;
import org.polysweep.internal.world.rounding.WorldThresholds;
import org.polysweep.internal.world.segment.PairSweep;
import org.polysweep.internal.world.segment.Trajectories;
import org.polysweep.internal.world.state.Outward;
import org.polysweep.world.body.WorldContact;

/**
 * Gives two bodies new segments after a contact, which are proved not to lead into each other there. The segments are
 * tried as rounded, then moved outward by more and more units in the last place. An exact sweep of the two bodies tests
 * each attempt.
 */
final class SegmentChange {

    private static final int NONE = -1;

    private final Trajectories trajectories;
    private final PairSweep sweep;
    private final Side a;
    private final Side b;
    private final Encounter encounter;
    private double normalX;
    private double normalY;
    private Outward outward = Outward.NONE;
    private boolean goesOut;
    private boolean isPushed;
    private double haste;
    private double hurry;

    /** The index of the first new segment, and the result for the two segments that were tried last. */
    private int firstSegment;

    private Verdict verdict = Verdict.MISS;
    private boolean staysApart;

    /** Creates the change of segments for an encounter, which is set again for each contact. */
    SegmentChange(Trajectories trajectories, PairSweep sweep, Encounter encounter) {
        this.trajectories = trajectories;
        this.sweep = sweep;
        this.encounter = encounter;
        a = new Side(1, encounter.a());
        b = new Side(-1, encounter.b());
    }

    /** The segment of A from now on. */
    int segmentA() {
        return a.newSegment;
    }

    int segmentB() {
        return b.newSegment;
    }

    /** Returns whether it is known that the two parts do not even touch on their new segments. */
    boolean staysApart() {
        return staysApart;
    }

    /**
     * Finds the new segments for the motions after a contact. A body with a new segment no longer rotates.
     *
     * @param contact the contact
     * @param motion their motions; bodies that may be changed, and bodies that have stalled, may get another segment
     * @param wayOut the outward direction of the island of the two
     * @param keepsAhead whether one body must stay ahead of the other one
     * @param speedOfTurn the approximate speed of a rotating body there; 0 if none rotates
     */
    void find(WorldContact contact, StepPairMotion motion, Outward wayOut, boolean keepsAhead, double speedOfTurn) {
        normalX = contact.normalX();
        normalY = contact.normalY();
        a.part = contact.partA();
        b.part = contact.partB();
        outward = wayOut;
        isPushed = keepsAhead;
        hurry = speedOfTurn;
        haste = 0;
        a.begin(motion.a());
        b.begin(motion.b());
        if (!a.changes && !b.changes) {
            // They approach by less than the precision of doubles.
            a.changes = motion.a().canChange();
            b.changes = motion.b().canChange();
        }
        double rise = outward.rise(normalX, normalY);
        goesOut = normalX != 0 && normalY != 0 && WorldThresholds.INVERSE_OF_MIN_RISE * Math.abs(rise) >= 1;
        a.isPushedOut = a.changes && !(goesOut && b.changes && rise < 0);
        b.isPushedOut = b.changes && !(goesOut && a.changes && rise > 0);
        // The one that is farther in cannot be moved out.
        goesOut &= rise > 0 ? a.isPushedOut : b.isPushedOut;
        firstSegment = trajectories.count;
        staysApart = false;
        int ulps = pushOut(0);
        if (ulps == NONE) {
            add(0, 0);
            if (eitherTurns()) {
                hasten(0);
            }
        } else if (verdict != Verdict.HIT) {
            staysApart = verdict == Verdict.MISS;
        } else if (!eitherTurns()) {
            // Both parts are convex: if they collide again, they overlap more and more from here on.
            turnMotions(ulps);
        } else if (isPushed) {
            hasten(ulps);
        }
    }

    /** Returns whether one of the two still rotates on its new segment. */
    private boolean eitherTurns() {
        return trajectories.turns(a.newSegment) || trajectories.turns(b.newSegment);
    }

    /**
     * Keeps a body that is pushed by a rotating body ahead of it for the rest of the step: otherwise the contact point,
     * which now has the same speed, would catch up on its circle. The pushed body gets the least of several speeds with
     * which the two do not collide again; if there is none, its speed is unchanged.
     */
    private void hasten(int ulps) {
        if (hurry == 0) {
            return;
        }
        for (double share = 1.0 / WorldThresholds.INVERSE_OF_MIN_SPEED_MARGIN;
                share <= WorldThresholds.MAX_SPEED_MARGIN;
                share *= 4) {
            haste = share * hurry;
            if (pushOut(ulps) != NONE && verdict != Verdict.HIT) {
                staysApart = verdict == Verdict.MISS;
                return;
            }
        }
        haste = 0;
        add(ulps, 0);
    }

    /**
     * Adds the segments, moved outward by the fewest units in the last place with which the bodies are apart at the
     * time; returns the number of units, or NONE.
     */
    private int pushOut(int leastUlps) {
        for (int ulps = leastUlps;
                OutwardRounding.isTried(ulps) && (ulps <= 1 || staysOnItsSide(ulps));
                ulps = OutwardRounding.next(ulps)) {
            if (areApart(ulps, 0)) {
                return ulps;
            }
        }
        return NONE;
    }

    /** Rotates the motions outward, if that prevents an overlap by the remaining, rounded approach. */
    private void turnMotions(int ulps) {
        for (int more = 1; OutwardRounding.isTried(more); more = OutwardRounding.next(more)) {
            if (areApart(ulps, more) && verdict != Verdict.HIT) {
                staysApart = verdict == Verdict.MISS;
                return;
            }
        }
        add(ulps, 0);
    }

    /**
     * Returns whether a push is so short, compared with the bodies, that neither passes through anything that it
     * touches.
     */
    private boolean staysOnItsSide(int ulps) {
        double width = sweep.narrowest(a.place.segment(), a.part, b.place.segment(), b.part, normalX, normalY);
        return OutwardRounding.isShort(ulps * Ulp.of(encounter.magnitude()), width);
    }

    /**
     * Adds segments, moved and rotated outward by some units in the last place; returns whether the bodies are then
     * apart.
     */
    private boolean areApart(int ulps, int ulpsOfMotion) {
        add(ulps, ulpsOfMotion);
        double time = encounter.time();
        verdict = switch (sweep.relation(a.newSegment, a.part, b.newSegment, b.part, time)) {
            case APART -> Verdict.MISS;
            case OVERLAPPING -> Verdict.OVERLAP;
            case APPROACHING, UNKNOWN -> sweep.sweepParts(a.newSegment, a.part, b.newSegment, b.part, time);
        };
        return verdict != Verdict.OVERLAP && !(verdict == Verdict.HIT && sweep.enter() <= time);
    }

    /** Adds segments; they replace the segments that have been added before. */
    private void add(int ulps, int ulpsOfMotion) {
        trajectories.count = firstSegment;
        a.add(ulps, ulpsOfMotion);
        b.add(ulps, ulpsOfMotion);
    }

    /** One of the two bodies. */
    private final class Side {

        /** 1 if the normal points toward this body, as it does for A; -1 for B. */
        private final int sign;

        private final Encounter.Place place;
        private int part;
        private double dx;
        private double dy;

        /** True if the body gets a new segment; and true if that segment is moved outward. */
        private boolean changes;

        private boolean isPushedOut;
        private int newSegment;

        Side(int sign, Encounter.Place place) {
            this.sign = sign;
            this.place = place;
        }

        void begin(StepBodyMotion motion) {
            dx = motion.dx();
            dy = motion.dy();
            int segment = place.segment();
            changes = motion.getsSegment()
                    && (dx != trajectories.dx(segment)
                            || dy != trajectories.dy(segment)
                            || trajectories.turns(segment));
        }

        void add(int ulps, int ulpsOfMotion) {
            newSegment = changes ? addSegment(isPushedOut ? ulps : 0, ulpsOfMotion) : place.segment();
        }

        private int addSegment(int ulps, int ulpsOfMotion) {
            int segment = place.segment();
            double time = encounter.time();
            double outX = sign * normalX;
            double outY = sign * normalY;
            double unit = ulpsOfMotion * Ulp.of(dx, dy);
            double newDx = OutwardRounding.move(dx, outX, unit) + haste * outX;
            double newDy = OutwardRounding.move(dy, outY, unit) + haste * outY;
            double pushX = ulps * (goesOut ? Ulp.of(encounter.magnitude()) : Ulp.of(place.x(), time * newDx));
            double pushY = ulps * (goesOut ? Ulp.of(encounter.magnitude()) : Ulp.of(place.y(), time * newDy));
            double toX = goesOut ? (outward.isAlongX() ? outward.sign() : 0) : outX;
            double toY = goesOut ? (outward.isAlongX() ? 0 : outward.sign()) : outY;
            int added = trajectories.add(
                    trajectories.rank[segment],
                    OutwardRounding.move(
                                    origin(trajectories.x(segment), trajectories.dx(segment), place.x(), newDx),
                                    toX,
                                    pushX)
                            + 0.0,
                    OutwardRounding.move(
                                    origin(trajectories.y(segment), trajectories.dy(segment), place.y(), newDy),
                                    toY,
                                    pushY)
                            + 0.0,
                    newDx,
                    newDy,
                    time);
            place.stopTurning(added);
            return added;
        }

        /**
         * The position of the segment at t = 0, if it passes through a position at the time of the contact. A
         * coordinate whose motion is unchanged keeps its origin.
         */
        private double origin(double old, double oldMove, double rest, double move) {
            return move == oldMove ? old : rest - encounter.time() * move;
        }
    }
}
