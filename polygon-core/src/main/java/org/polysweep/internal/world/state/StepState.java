package org.polysweep.internal.world.state;

import java.util.Arrays;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.body.Orientations;
import org.polysweep.internal.world.segment.Trajectories;

/** What has happened to each body in a step, by rank: the line that it is on, and how it got there. Reusable. */
public final class StepState {

    /** No body. */
    public static final int NONE = -1;

    public final Trajectories lines = new Trajectories();

    /** The line that each body is on. */
    public int[] line = {};

    /** The line that each body was on before the time at which it got its present one. */
    private int[] lineBefore = {};

    /** When the motion of each body has changed last; negative infinity if it has not. */
    private double[] changedAt = {};

    /** How often the motion of each body has been changed. */
    public int[] changes = {};

    /** Whether a body has been changed too often, and stands still for the rest of the step. */
    public boolean[] stalled = {};

    /** The motion that each stalled body had until then. */
    private double[] motionBeforeX = {};

    private double[] motionBeforeY = {};

    /** Whether a body keeps the motion with which it ends the step. */
    public boolean[] keeps = {};

    /** Whether a body slides on what it has met last. */
    public boolean[] slides = {};

    /** By what each body is carried, on top of the motion with which it began. */
    public double[] carriedX = {};

    public double[] carriedY = {};

    /** The changes of motion that impulses have given each body in this step, as by friction, and not by a slide. */
    private double[] impulseX = {};

    private double[] impulseY = {};

    /** Which bodies hang together. */
    public final Islands islands = new Islands();

    /** Which bodies push each other. */
    public final PushGroups pushes = new PushGroups();

    /** To which side each coordinate of a body is rounded at the end, away from what it met last: -1, 0 or 1. */
    public int[] leanX = {};

    public int[] leanY = {};

    /**
     * The last contact that changed its motion: when, the normal toward this body, and the speed of the other one along
     * it.
     */
    double[] lastTime = {};

    public double[] lastX = {};
    public double[] lastY = {};
    public double[] lastSpeed = {};

    /** The coefficient of friction of that contact: how far a push may lean from its normal and still be held. */
    private double[] lastFriction = {};

    /** The body and the part that this was with, and those of the contact before; -1 if there was none. */
    public int[] lastOther = {};

    private int[] lastPart = {};
    private int[] otherBefore = {};
    private int[] partBefore = {};

    /** Puts all bodies at the beginning of a step, each on the line of its rank. */
    public void place(Bodies bodies) {
        Orientations orientations = bodies.orientations;
        lines.clear(orientations.areAny);
        for (int rank = 0; rank < bodies.count(); rank++) {
            int slot = bodies.byRank(rank);
            lines.add(rank, bodies.x[slot], bodies.y[slot], bodies.dx[slot], bodies.dy[slot], 0);
            if (orientations.areAny) {
                orientations.findEnd(slot);
                lines.setRotors(rank, orientations.c[slot], orientations.s[slot], orientations.endC, orientations.endS);
            }
        }
    }

    /** Notes that nothing has happened yet to the bodies that have been placed. */
    public void begin() {
        int count = lines.count;
        if (line.length < count) {
            grow(Math.max(count, 2 * line.length));
        }
        Arrays.fill(changes, 0, count, 0);
        Arrays.fill(changedAt, 0, count, Double.NEGATIVE_INFINITY);
        Arrays.fill(stalled, 0, count, false);
        Arrays.fill(keeps, 0, count, false);
        Arrays.fill(slides, 0, count, false);
        Arrays.fill(carriedX, 0, count, 0);
        Arrays.fill(carriedY, 0, count, 0);
        Arrays.fill(impulseX, 0, count, 0);
        Arrays.fill(impulseY, 0, count, 0);
        pushes.begin(count);
        islands.begin(count);
        Arrays.fill(leanX, 0, count, 0);
        Arrays.fill(leanY, 0, count, 0);
        Arrays.fill(lastTime, 0, count, Double.NaN);
        Arrays.fill(lastOther, 0, count, -1);
        Arrays.fill(otherBefore, 0, count, -1);
        for (int rank = 0; rank < count; rank++) {
            line[rank] = rank;
            lineBefore[rank] = rank;
        }
    }

    /** Lets a body stand still for the rest of the step. */
    public void stall(int rank) {
        stalled[rank] = true;
        motionBeforeX[rank] = lines.dx(line[rank]);
        motionBeforeY[rank] = lines.dy(line[rank]);
    }

    /** The motion that contacts have left a body; if it has stalled, that which it had until then. */
    public double lastDx(int rank) {
        return stalled[rank] ? motionBeforeX[rank] : lines.dx(line[rank]);
    }

    public double lastDy(int rank) {
        return stalled[rank] ? motionBeforeY[rank] : lines.dy(line[rank]);
    }

    /** Puts a body on another line, which begins no earlier than the one that it is on. */
    public void turn(int rank, int line) {
        if (lines.from[this.line[rank]] < lines.from[line]) {
            lineBefore[rank] = this.line[rank];
        }
        if (!lines.moveAlike(this.line[rank], line)) {
            changedAt[rank] = lines.from[line];
        }
        this.line[rank] = line;
    }

    /**
     * The line that a body was on just before a time, which is no earlier than its last turn; at 0, the line with which
     * it began.
     */
    public int lineBefore(int rank, double time) {
        return lines.from[line[rank]] < time ? line[rank] : lineBefore[rank];
    }

    /** Lets two bodies keep the motions with which they end the step. */
    public void keep(int a, int b) {
        keeps[a] = true;
        keeps[b] = true;
    }

    /** Whether a line is still that of its body. */
    public boolean isCurrent(int someLine) {
        return line[lines.rank[someLine]] == someLine;
    }

    /** Notes a normal from B toward A for both, if they are bodies: rounding at the end must not lead against it. */
    public void lean(int a, int b, double normalX, double normalY) {
        lean(a, normalX, normalY);
        lean(b, -normalX, -normalY);
    }

    private void lean(int rank, double normalX, double normalY) {
        if (rank != NONE) {
            leanX[rank] = (int) Math.signum(normalX);
            leanY[rank] = (int) Math.signum(normalY);
        }
    }

    /** Whether a body is on another line than that on which it began. */
    public boolean hasTurned(int rank) {
        return line[rank] != rank;
    }

    /** Whether a body has met another one in this step. */
    public boolean hasMet(int rank) {
        return leanX[rank] != 0 || leanY[rank] != 0;
    }

    /**
     * Whether a body that meets a part of another one is in a corner between that and what it met last: it met both at
     * the same time, or is sent from one to the other and back.
     */
    public boolean isInCorner(int rank, int other, int part, double time) {
        return (lastOther[rank] != other || lastPart[rank] != part)
                && (lastTime[rank] == time || (otherBefore[rank] == other && partBefore[rank] == part));
    }

    /** Whether a part of another body is one of the two that a body has met last. */
    public boolean isAt(int rank, int other, int part) {
        return (lastOther[rank] == other && lastPart[rank] == part)
                || (otherBefore[rank] == other && partBefore[rank] == part);
    }

    /**
     * Whether a body rests on what cannot be pushed, so that no push along a vector moves it: what it has met last has
     * an opposite normal, or one that leans from it by less than friction holds, and has moved as it does ever since,
     * and is kinematic, has stalled, or rests so itself.
     */
    public boolean isHeld(Bodies bodies, int rank, double x, double y) {
        int resting = rank;
        for (int i = 0; i < bodies.count(); i++) {
            int ground = lastOther[resting];
            if (ground < 0
                    || !leansOn(resting, x, y)
                    || changedAt[ground] > lastTime[resting]
                    || !lines.moveAlike(line[resting], line[ground])) {
                return false;
            }
            if (bodies.ranked.isKinematic(ground) || stalled[ground]) {
                return true;
            }
            resting = ground;
        }
        return false;
    }

    /** Whether a push leads into what a body has met last, and not along it by more than friction holds. */
    private boolean leansOn(int rank, double x, double y) {
        double into = 0.0 - (x * lastX[rank] + y * lastY[rank]);
        return into > 0 && Math.abs(x * lastY[rank] - y * lastX[rank]) <= lastFriction[rank] * into;
    }

    /** The motion that a body would have if it had slid on nothing: that with which it began, and what it was given. */
    public double requestedDx(int rank) {
        return lines.dx(rank) + carriedX[rank] + impulseX[rank];
    }

    public double requestedDy(int rank) {
        return lines.dy(rank) + carriedY[rank] + impulseY[rank];
    }

    /** Adds a change of motion to what a body has been given. */
    public void addImpulse(int rank, double dx, double dy) {
        impulseX[rank] += dx;
        impulseY[rank] += dy;
    }

    /** Notes with which friction a body slides on, or rests on, what it has met last. */
    public void noteFriction(int rank, int other, double friction) {
        if (lastOther[rank] == other) {
            lastFriction[rank] = friction;
        }
    }

    public void noteContact(
            int rank, int other, int part, double time, double normalX, double normalY, double speedOfOther) {
        if (lastOther[rank] != other || lastPart[rank] != part) {
            otherBefore[rank] = lastOther[rank];
            partBefore[rank] = lastPart[rank];
            lastOther[rank] = other;
            lastPart[rank] = part;
            lastFriction[rank] = 0;
        }
        lastTime[rank] = time;
        lastX[rank] = normalX;
        lastY[rank] = normalY;
        lastSpeed[rank] = speedOfOther;
    }

    /** Notes that a body that is not kinematic hangs together with another one, or leans on it if that one is. */
    public void noteIsland(Bodies bodies, int rank, int other, double normalX, double normalY) {
        if (bodies.ranked.isKinematic(rank)) {
            return;
        }
        if (bodies.ranked.isKinematic(other)) {
            islands.lean(rank, normalX, normalY);
        } else {
            islands.join(rank, other);
        }
    }

    private void grow(int length) {
        line = new int[length];
        lineBefore = new int[length];
        changes = new int[length];
        changedAt = new double[length];
        stalled = new boolean[length];
        motionBeforeX = new double[length];
        motionBeforeY = new double[length];
        keeps = new boolean[length];
        slides = new boolean[length];
        carriedX = new double[length];
        carriedY = new double[length];
        impulseX = new double[length];
        impulseY = new double[length];
        leanX = new int[length];
        leanY = new int[length];
        lastTime = new double[length];
        lastX = new double[length];
        lastY = new double[length];
        lastSpeed = new double[length];
        lastFriction = new double[length];
        lastOther = new int[length];
        otherBefore = new int[length];
        lastPart = new int[length];
        partBefore = new int[length];
    }
}
