package org.polysweep.world;

import org.polysweep.contact.Verdict;
import org.polysweep.internal.predicate.Ulp;
import org.polysweep.result.SweepResult;

/**
 * Gives two bodies that have met new lines, which certainly do not lead into each other there. The lines are tried as
 * rounding gives them, then moved outward by more and more units in the last place. An exact sweep of the two bodies
 * judges each attempt.
 */
final class LineChange {

    /**
     * How many units in the last place the last attempt goes, and how wide the bodies are at least, in terms of how far
     * they go.
     */
    private static final int MOST_ULPS = 64;

    private static final int LEAST_WIDTH = 32;

    /** How much faster a body is pushed by what turns: by 2^-14, 2^-12, …, 2^2 times the speed there. */
    private static final int INVERSE_OF_LEAST_HASTE = 1 << 14;

    private static final int MOST_HASTE = 4;

    /**
     * The inverse of the least part of a normal along the way out: where it is less, a body is pushed along the
     * normal.
     */
    private static final int STEEPEST = 4;

    private final Trajectories lines;
    private final PairSweep sweep;
    private int lineA;
    private int lineB;
    private double time;
    private double normalX;
    private double normalY;
    private boolean isOutAlongX;
    private int outward;
    private boolean goesOut;
    private boolean pushesA;
    private boolean pushesB;
    private int partA;
    private int partB;
    private double restAX;
    private double restAY;
    private double restBX;
    private double restBY;
    private boolean isOnLines;
    private double restAC;
    private double restAS;
    private double restBC;
    private double restBS;
    private boolean mayChangeA;
    private boolean mayChangeB;
    private boolean isPushed;
    private double haste;
    private double hurry;
    private boolean turnsA;
    private boolean turnsB;
    private int newA;
    private int newB;
    private boolean staysApart;

    LineChange(Trajectories lines, PairSweep sweep) {
        this.lines = lines;
        this.sweep = sweep;
    }

    /** The line of A from now on. */
    int lineA() {
        return newA;
    }

    int lineB() {
        return newB;
    }

    /** Whether it is known that the two parts do not even touch on their new lines. */
    boolean staysApart() {
        return staysApart;
    }

    /** Sets which lines are about to meet, and when. */
    void set(int newLineA, int newLineB, double newTime) {
        lineA = newLineA;
        lineB = newLineB;
        time = newTime;
        setChanging(true, true, false, 0);
    }

    /** Sets how they meet. */
    void face(WorldContact contact) {
        normalX = contact.normalX();
        normalY = contact.normalY();
        partA = contact.partA();
        partB = contact.partB();
    }

    /** Sets the way out of the island of the two. */
    void setOutward(boolean alongX, int sign) {
        isOutAlongX = alongX;
        outward = sign;
    }

    /** Whether an approach is more than rounding makes of none: it moves the bodies, if it lasts for a step. */
    boolean isMore(double approach) {
        double size = magnitude();
        return size + approach > size;
    }

    private double magnitude() {
        return Math.max(Math.max(Math.abs(restAX), Math.abs(restAY)), Math.max(Math.abs(restBX), Math.abs(restBY)));
    }

    /** Places the bodies where a sweep of their lines says. */
    void placeAt(SweepResult answer) {
        restAX = answer.restAX();
        restAY = answer.restAY();
        restBX = answer.restBX();
        restBY = answer.restBY();
        isOnLines = false;
        if (lines.haveRotors()) {
            restAC = answer.restRotorAC();
            restAS = answer.restRotorAS();
            restBC = answer.restRotorBC();
            restBS = answer.restRotorBS();
        }
    }

    /** Places the bodies where their lines are at the time, rounded. */
    void placeOnLines() {
        isOnLines = true;
        restAX = lines.x(lineA) + time * lines.dx(lineA);
        restAY = lines.y(lineA) + time * lines.dy(lineA);
        restBX = lines.x(lineB) + time * lines.dx(lineB);
        restBY = lines.y(lineB) + time * lines.dy(lineB);
    }

    double restAX() {
        return restAX;
    }

    double restAY() {
        return restAY;
    }

    double restBX() {
        return restBX;
    }

    double restBY() {
        return restBY;
    }

    /**
     * Sets which bodies may get another line: those that give way, or are stalled.
     *
     * @param newIsPushed whether one of them is to keep ahead of the other one
     * @param newHurry how fast what turns may be about there, if anything does
     */
    void setChanging(boolean newMayChangeA, boolean newMayChangeB, boolean newIsPushed, double newHurry) {
        mayChangeA = newMayChangeA;
        mayChangeB = newMayChangeB;
        isPushed = newIsPushed;
        hurry = newHurry;
    }

    /** Finds the new lines for the motions after the contact. What gets one does not turn any more. */
    void find(PairMotion motion) {
        haste = 0;
        turnsA = mayChangeA
                && (motion.aDx() != lines.dx(lineA) || motion.aDy() != lines.dy(lineA) || lines.turns(lineA));
        turnsB = mayChangeB
                && (motion.bDx() != lines.dx(lineB) || motion.bDy() != lines.dy(lineB) || lines.turns(lineB));
        if (!turnsA && !turnsB) {
            // They approach by less than doubles can tell.
            turnsA = motion.movesA();
            turnsB = motion.movesB();
        }
        staysApart = false;
        double rise = outward * (isOutAlongX ? normalX : normalY);
        goesOut = normalX != 0 && normalY != 0 && STEEPEST * Math.abs(rise) >= 1;
        pushesA = turnsA && !(goesOut && turnsB && rise < 0);
        pushesB = turnsB && !(goesOut && turnsA && rise > 0);
        // The one that is farther in cannot be moved out.
        goesOut &= rise > 0 ? pushesA : pushesB;
        int before = lines.count;
        for (int ulps = 0; ulps <= MOST_ULPS && (ulps <= 1 || staysOnItsSide(ulps)); ulps = next(ulps)) {
            lines.count = before;
            add(motion, ulps, 0);
            Verdict verdict = sweep.sweepParts(newA, partA, newB, partB, time);
            if (isApart(verdict)) {
                staysApart = verdict == Verdict.MISS;
                if (verdict == Verdict.HIT && eitherTurns()) {
                    if (isPushed) {
                        hasten(motion, before, ulps);
                    }
                } else if (verdict == Verdict.HIT) {
                    // Both parts are convex: if they meet again, they overlap more and more from here on.
                    turnMotions(motion, before, ulps);
                }
                return;
            }
        }
        lines.count = before;
        add(motion, 0, 0);
        if (eitherTurns()) {
            hasten(motion, before, 0);
        }
    }

    /** Whether one of the two still turns on its new line. */
    private boolean eitherTurns() {
        return lines.turns(newA) || lines.turns(newB);
    }

    /**
     * Lets a body that is pushed by one that turns keep ahead of it for the rest of the step: what it touches at its
     * own speed now would catch up with it, as the point that is met goes round. The least of some speeds is taken with
     * which the two do not meet again; if there is none, it is as it was.
     */
    private void hasten(PairMotion motion, int before, int ulps) {
        if (hurry == 0) {
            return;
        }
        for (double share = 1.0 / INVERSE_OF_LEAST_HASTE; share <= MOST_HASTE; share *= 4) {
            haste = share * hurry;
            Verdict verdict = pushOut(motion, before, ulps);
            if (verdict == Verdict.MISS || verdict == Verdict.TOUCH) {
                staysApart = verdict == Verdict.MISS;
                return;
            }
        }
        haste = 0;
        lines.count = before;
        add(motion, ulps, 0);
    }

    /** Adds the lines with as few units in the last place more as it takes that they are apart at the time. */
    private Verdict pushOut(PairMotion motion, int before, int leastUlps) {
        Verdict verdict = Verdict.OVERLAP;
        for (int ulps = leastUlps; ulps <= MOST_ULPS && (ulps <= 1 || staysOnItsSide(ulps)); ulps = next(ulps)) {
            lines.count = before;
            add(motion, ulps, 0);
            verdict = sweep.sweepParts(newA, partA, newB, partB, time);
            if (isApart(verdict)) {
                return verdict;
            }
        }
        return verdict;
    }

    /**
     * Turns the motions outward, if that keeps the two from overlapping by what rounding has left of their approach.
     */
    private void turnMotions(PairMotion motion, int before, int ulps) {
        for (int more = 1; more <= MOST_ULPS; more = next(more)) {
            lines.count = before;
            add(motion, ulps, more);
            Verdict verdict = sweep.sweepParts(newA, partA, newB, partB, time);
            if (isApart(verdict) && verdict != Verdict.HIT) {
                staysApart = verdict == Verdict.MISS;
                return;
            }
        }
        lines.count = before;
        add(motion, ulps, 0);
    }

    /**
     * Whether a push is so short, compared with the bodies, that neither gets to the other side of anything that it
     * touches.
     */
    private boolean staysOnItsSide(int ulps) {
        double width = sweep.narrowest(lineA, partA, lineB, partB, normalX, normalY);
        return LEAST_WIDTH * ulps * Ulp.of(magnitude()) <= width;
    }

    private static int next(int ulps) {
        return ulps == 0 ? 1 : 2 * ulps;
    }

    private boolean isApart(Verdict verdict) {
        return verdict != Verdict.OVERLAP && !(verdict == Verdict.HIT && sweep.enter() <= time);
    }

    private void add(PairMotion motion, int ulps, int ulpsOfMotion) {
        int ulpsA = pushesA ? ulps : 0;
        int ulpsB = pushesB ? ulps : 0;
        newA = turnsA ? add(lineA, restAX, restAY, motion.aDx(), motion.aDy(), 1, ulpsA, ulpsOfMotion) : lineA;
        newB = turnsB ? add(lineB, restBX, restBY, motion.bDx(), motion.bDy(), -1, ulpsB, ulpsOfMotion) : lineB;
    }

    private int add(int line, double restX, double restY, double dx, double dy, int sign, int ulps, int ulpsOfMotion) {
        double outX = sign * normalX;
        double outY = sign * normalY;
        double unit = ulpsOfMotion * Ulp.of(dx, dy);
        double newDx = push(dx, outX, unit) + haste * outX;
        double newDy = push(dy, outY, unit) + haste * outY;
        double pushX = ulps * (goesOut ? Ulp.of(magnitude()) : Ulp.of(restX, time * newDx));
        double pushY = ulps * (goesOut ? Ulp.of(magnitude()) : Ulp.of(restY, time * newDy));
        double toX = goesOut ? (isOutAlongX ? outward : 0) : outX;
        double toY = goesOut ? (isOutAlongX ? 0 : outward) : outY;
        int added = lines.add(
                lines.body[line],
                origin(lines.x(line), lines.dx(line), restX, newDx, toX, pushX),
                origin(lines.y(line), lines.dy(line), restY, newDy, toY, pushY),
                newDx,
                newDy,
                time);
        if (lines.haveRotors()) {
            turn(added, line, sign > 0);
        }
        return added;
    }

    /** Gives a new line the orientation in which the body stops; one that does not turn keeps its own. */
    private void turn(int added, int line, boolean isA) {
        if (isOnLines || !lines.turns(line)) {
            lines.stopTurning(added, line, time);
        } else if (isA) {
            lines.setRotors(added, restAC, restAS, restAC, restAS);
        } else {
            lines.setRotors(added, restBC, restBS, restBC, restBS);
        }
    }

    /**
     * Where the line is at t = 0, if it leads through a place at the time of the contact. A coordinate whose motion
     * stays keeps its origin.
     */
    private double origin(double old, double oldMove, double rest, double move, double out, double amount) {
        double place = move == oldMove ? old : rest - time * move;
        return push(place, out, amount) + 0.0;
    }

    private static double push(double number, double out, double amount) {
        return out > 0 ? number + amount : out < 0 ? number - amount : number;
    }
}
