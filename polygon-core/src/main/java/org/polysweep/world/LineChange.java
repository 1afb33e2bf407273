package org.polysweep.world;

import org.polysweep.contact.Verdict;
import org.polysweep.internal.bound.Ulp;
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

    private static final int NONE = -1;

    private final Trajectories lines;
    private final PairSweep sweep;
    private final Side a = new Side(1);
    private final Side b = new Side(-1);
    private double time;
    private double normalX;
    private double normalY;
    private boolean isOutAlongX;
    private int outward;
    private boolean goesOut;
    private boolean isOnLines;
    private boolean isPushed;
    private double haste;
    private double hurry;

    /** Where the new lines begin in the list, and what the two do on those that have been tried last. */
    private int firstLine;

    private Verdict verdict = Verdict.MISS;
    private boolean staysApart;

    LineChange(Trajectories lines, PairSweep sweep) {
        this.lines = lines;
        this.sweep = sweep;
    }

    /** The line of A from now on. */
    int lineA() {
        return a.newLine;
    }

    int lineB() {
        return b.newLine;
    }

    /** Whether it is known that the two parts do not even touch on their new lines. */
    boolean staysApart() {
        return staysApart;
    }

    /** Sets which lines are about to meet, and when. */
    void set(int lineA, int lineB, double newTime) {
        a.line = lineA;
        b.line = lineB;
        time = newTime;
        setChanging(true, true, false, 0);
    }

    /** Sets how they meet. */
    void face(WorldContact contact) {
        normalX = contact.normalX();
        normalY = contact.normalY();
        a.part = contact.partA();
        b.part = contact.partB();
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
        return Math.max(Math.max(Math.abs(a.restX), Math.abs(a.restY)), Math.max(Math.abs(b.restX), Math.abs(b.restY)));
    }

    /** Places the bodies where a sweep of their lines says. */
    void placeAt(SweepResult answer) {
        isOnLines = false;
        a.place(answer.restAX(), answer.restAY());
        b.place(answer.restBX(), answer.restBY());
        if (lines.haveRotors()) {
            a.turn(answer.restRotorAC(), answer.restRotorAS());
            b.turn(answer.restRotorBC(), answer.restRotorBS());
        }
    }

    /** Places the bodies where their lines are at the time, rounded. */
    void placeOnLines() {
        isOnLines = true;
        a.placeOnLine();
        b.placeOnLine();
    }

    /** Adds a line on which A is where it has been placed, and moves as before, but does not rotate. */
    int addPlacedA() {
        return a.addPlaced();
    }

    /** Adds such a line for B. */
    int addPlacedB() {
        return b.addPlaced();
    }

    /**
     * Sets which bodies may get another line: those that give way, or are stalled.
     *
     * @param mayChangeA whether A may
     * @param mayChangeB whether B may
     * @param newIsPushed whether one of them is to keep ahead of the other one
     * @param newHurry how fast what turns may be about there, if anything does
     */
    void setChanging(boolean mayChangeA, boolean mayChangeB, boolean newIsPushed, double newHurry) {
        a.mayChange = mayChangeA;
        b.mayChange = mayChangeB;
        isPushed = newIsPushed;
        hurry = newHurry;
    }

    /** Finds the new lines for the motions after the contact. What gets one does not turn any more. */
    void find(StepPairMotion motion) {
        haste = 0;
        a.begin(motion.a());
        b.begin(motion.b());
        if (!a.changes && !b.changes) {
            // They approach by less than doubles can tell.
            a.changes = motion.movesA();
            b.changes = motion.movesB();
        }
        double rise = outward * (isOutAlongX ? normalX : normalY);
        goesOut = normalX != 0 && normalY != 0 && STEEPEST * Math.abs(rise) >= 1;
        a.isPushedOut = a.changes && !(goesOut && b.changes && rise < 0);
        b.isPushedOut = b.changes && !(goesOut && a.changes && rise > 0);
        // The one that is farther in cannot be moved out.
        goesOut &= rise > 0 ? a.isPushedOut : b.isPushedOut;
        firstLine = lines.count;
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
            // Both parts are convex: if they meet again, they overlap more and more from here on.
            turnMotions(ulps);
        } else if (isPushed) {
            hasten(ulps);
        }
    }

    /** Whether one of the two still turns on its new line. */
    private boolean eitherTurns() {
        return lines.turns(a.newLine) || lines.turns(b.newLine);
    }

    /**
     * Lets a body that is pushed by one that turns keep ahead of it for the rest of the step: what it touches at its
     * own speed now would catch up with it, as the point that is met goes round. The least of some speeds is taken with
     * which the two do not meet again; if there is none, it is as it was.
     */
    private void hasten(int ulps) {
        if (hurry == 0) {
            return;
        }
        for (double share = 1.0 / INVERSE_OF_LEAST_HASTE; share <= MOST_HASTE; share *= 4) {
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
     * Adds the lines with as few units in the last place more as it takes that they are apart at the time; returns how
     * many units that are, or NONE.
     */
    private int pushOut(int leastUlps) {
        for (int ulps = leastUlps; ulps <= MOST_ULPS && (ulps <= 1 || staysOnItsSide(ulps)); ulps = next(ulps)) {
            if (areApart(ulps, 0)) {
                return ulps;
            }
        }
        return NONE;
    }

    /**
     * Turns the motions outward, if that keeps the two from overlapping by what rounding has left of their approach.
     */
    private void turnMotions(int ulps) {
        for (int more = 1; more <= MOST_ULPS; more = next(more)) {
            if (areApart(ulps, more) && verdict != Verdict.HIT) {
                staysApart = verdict == Verdict.MISS;
                return;
            }
        }
        add(ulps, 0);
    }

    /**
     * Whether a push is so short, compared with the bodies, that neither gets to the other side of anything that it
     * touches.
     */
    private boolean staysOnItsSide(int ulps) {
        double width = sweep.narrowest(a.line, a.part, b.line, b.part, normalX, normalY);
        return LEAST_WIDTH * ulps * Ulp.of(magnitude()) <= width;
    }

    private static int next(int ulps) {
        return ulps == 0 ? 1 : 2 * ulps;
    }

    /** Adds lines, moved and turned outward by some units in the last place; returns whether they are apart then. */
    private boolean areApart(int ulps, int ulpsOfMotion) {
        add(ulps, ulpsOfMotion);
        verdict = sweep.sweepParts(a.newLine, a.part, b.newLine, b.part, time);
        return verdict != Verdict.OVERLAP && !(verdict == Verdict.HIT && sweep.enter() <= time);
    }

    /** Adds lines, in place of those that have been added before. */
    private void add(int ulps, int ulpsOfMotion) {
        lines.count = firstLine;
        a.add(ulps, ulpsOfMotion);
        b.add(ulps, ulpsOfMotion);
    }

    private static double push(double number, double out, double amount) {
        return out > 0 ? number + amount : out < 0 ? number - amount : number;
    }

    /** One of the two bodies. */
    private final class Side {

        /** 1 if the normal points toward this body, as it does for A; -1 for B. */
        private final int sign;

        private int line;
        private int part;
        private double restX;
        private double restY;
        private double restC;
        private double restS;
        private boolean mayChange;
        private double dx;
        private double dy;

        /** Whether the body gets a new line, and whether that is moved outward. */
        private boolean changes;

        private boolean isPushedOut;
        private int newLine;

        Side(int sign) {
            this.sign = sign;
        }

        void place(double x, double y) {
            restX = x;
            restY = y;
        }

        void turn(double c, double s) {
            restC = c;
            restS = s;
        }

        void placeOnLine() {
            place(lines.x(line) + time * lines.dx(line), lines.y(line) + time * lines.dy(line));
        }

        int addPlaced() {
            int added = lines.add(lines.body[line], restX, restY, lines.dx(line), lines.dy(line), time);
            lines.stopTurning(added, line, time);
            return added;
        }

        void begin(StepBodyMotion motion) {
            dx = motion.dx();
            dy = motion.dy();
            changes = mayChange && (dx != lines.dx(line) || dy != lines.dy(line) || lines.turns(line));
        }

        void add(int ulps, int ulpsOfMotion) {
            newLine = changes ? addLine(isPushedOut ? ulps : 0, ulpsOfMotion) : line;
        }

        private int addLine(int ulps, int ulpsOfMotion) {
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
                    push(origin(lines.x(line), lines.dx(line), restX, newDx), toX, pushX) + 0.0,
                    push(origin(lines.y(line), lines.dy(line), restY, newDy), toY, pushY) + 0.0,
                    newDx,
                    newDy,
                    time);
            // A new line has the orientation in which the body stops; one that does not rotate keeps its own.
            if (lines.turns(line) && !isOnLines) {
                lines.setRotor(added, restC, restS);
            } else {
                lines.stopTurning(added, line, time);
            }
            return added;
        }

        /**
         * Where the line is at t = 0, if it leads through a place at the time of the contact. A coordinate whose motion
         * stays keeps its origin.
         */
        private double origin(double old, double oldMove, double rest, double move) {
            return move == oldMove ? old : rest - time * move;
        }
    }
}
