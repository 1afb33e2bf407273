package org.polysweep.internal.world.state;

import java.util.Arrays;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.body.Orientations;
import org.polysweep.internal.world.rounding.WorldThresholds;
import org.polysweep.internal.world.segment.Trajectories;

/** The state of each body in a step, by rank: its segment, its contacts and its requested motion. Reusable. */
public final class StepState {

    /** No body. */
    public static final int NONE = -1;

    public final Trajectories trajectories = new Trajectories();

    /** The segment that each body is on. */
    public int[] segment = {};

    /** The segment that each body was on before its present segment. */
    private int[] segmentBefore = {};

    /** When the motion of each body has changed last; negative infinity if it has not. */
    private double[] changedAt = {};

    /** How often the motion of each body has been changed. */
    public int[] changes = {};

    /** In how many contacts each body has been to which a response, or a separation, was applied. */
    public int[] contacts = {};

    /** True if a body has used up its budget, and would have been changed once more. */
    public boolean[] isOverBudget = {};

    /** True if a body has stalled for the rest of the step, because it was changed too often. */
    public boolean[] stalled = {};

    /** The motion that each stalled body had until then. */
    private double[] motionBeforeX = {};

    private double[] motionBeforeY = {};

    /** True if a body keeps the motion with which it ends the step. */
    public boolean[] keeps = {};

    /** True if a body slides along its last contact. */
    public boolean[] slides = {};

    public final Carriers carriers = new Carriers();

    public final Impulses impulses = new Impulses();

    public final Drivers drivers = new Drivers();

    /** The islands of connected bodies. */
    public final Islands islands = new Islands();

    /** The groups of bodies that push each other. */
    public final PushGroups pushes = new PushGroups(impulses);

    /**
     * The direction in which each coordinate of a body is rounded at the end, away from its last contact: -1, 0 or 1.
     */
    public int[] leanX = {};

    public int[] leanY = {};

    /**
     * The last contact that changed the motion of a body: the time, the normal toward the body, and the speed of the
     * other body along the normal.
     */
    double[] lastTime = {};

    public double[] lastX = {};
    public double[] lastY = {};
    public double[] lastSpeed = {};

    /**
     * The coefficient of friction of that contact: the maximum tangent of the angle between its normal and a push that
     * is held.
     */
    private double[] lastFriction = {};

    /** The body and the part of the last contact, and of the contact before; -1 if there was none. */
    public int[] lastOther = {};

    private int[] lastPart = {};
    private int[] otherBefore = {};
    private int[] partBefore = {};
    private double[] timeBefore = {};
    private double[] xBefore = {};
    private double[] yBefore = {};
    private double[] frictionBefore = {};

    /** Puts all bodies at the beginning of a step, each on the segment of its rank. */
    public void place(Bodies bodies) {
        Orientations orientations = bodies.orientations;
        trajectories.clear(orientations.areAny);
        for (int rank = 0; rank < bodies.count(); rank++) {
            int slot = bodies.byRank(rank);
            trajectories.add(rank, bodies.x[slot], bodies.y[slot], bodies.dx[slot], bodies.dy[slot], 0);
            if (orientations.areAny) {
                orientations.findEnds(slot);
                trajectories.setRotors(
                        rank, orientations.startC, orientations.startS, orientations.endC, orientations.endS);
            }
        }
    }

    /** Notes that nothing has happened yet to the bodies that have been placed. */
    public void begin() {
        int count = trajectories.count;
        if (segment.length < count) {
            grow(Math.max(count, 2 * segment.length));
        }
        Arrays.fill(changes, 0, count, 0);
        Arrays.fill(contacts, 0, count, 0);
        Arrays.fill(isOverBudget, 0, count, false);
        Arrays.fill(changedAt, 0, count, Double.NEGATIVE_INFINITY);
        Arrays.fill(stalled, 0, count, false);
        Arrays.fill(keeps, 0, count, false);
        Arrays.fill(slides, 0, count, false);
        carriers.begin(count);
        impulses.begin(count);
        drivers.begin(count);
        pushes.begin(count);
        islands.begin(count);
        Arrays.fill(leanX, 0, count, 0);
        Arrays.fill(leanY, 0, count, 0);
        Arrays.fill(lastTime, 0, count, Double.NaN);
        Arrays.fill(lastOther, 0, count, -1);
        Arrays.fill(otherBefore, 0, count, -1);
        for (int rank = 0; rank < count; rank++) {
            segment[rank] = rank;
            segmentBefore[rank] = rank;
        }
    }

    /** Stalls a body for the rest of the step. */
    public void stall(int rank) {
        stalled[rank] = true;
        motionBeforeX[rank] = trajectories.dx(segment[rank]);
        motionBeforeY[rank] = trajectories.dy(segment[rank]);
    }

    /** The motion of a body after its contacts; if it has stalled, the motion that it had until then. */
    public double lastDx(int rank) {
        return (stalled[rank] ? motionBeforeX[rank] : trajectories.dx(segment[rank])) + impulses.owedX(rank);
    }

    public double lastDy(int rank) {
        return (stalled[rank] ? motionBeforeY[rank] : trajectories.dy(segment[rank])) + impulses.owedY(rank);
    }

    /** Puts a body on another segment, which begins no earlier than its present segment. */
    public void turn(int rank, int segment) {
        if (trajectories.from[this.segment[rank]] < trajectories.from[segment]) {
            segmentBefore[rank] = this.segment[rank];
        }
        if (!trajectories.moveAlike(this.segment[rank], segment)) {
            changedAt[rank] = trajectories.from[segment];
        }
        this.segment[rank] = segment;
    }

    /**
     * The segment that a body was on just before a time, no earlier than its last change of segment; at 0, the segment
     * with which it began.
     */
    public int segmentBefore(int rank, double time) {
        return trajectories.from[segment[rank]] < time ? segment[rank] : segmentBefore[rank];
    }

    /** Returns whether a segment is still the segment of its body. */
    public boolean isCurrent(int someSegment) {
        return segment[trajectories.rank[someSegment]] == someSegment;
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

    /** Returns whether a body is no longer on the segment on which it began. */
    public boolean hasTurned(int rank) {
        return segment[rank] != rank;
    }

    /** Returns whether a body has had a contact in this step. */
    public boolean hasMet(int rank) {
        return leanX[rank] != 0 || leanY[rank] != 0;
    }

    /**
     * Returns whether a body that hits a part of another one is in a corner between that part and its last contact:
     * both contacts are at the same time, or the body is deflected from one to the other and back.
     */
    public boolean isInCorner(int rank, int other, int part, double time) {
        return (lastOther[rank] != other || lastPart[rank] != part)
                && (lastTime[rank] == time || (otherBefore[rank] == other && partBefore[rank] == part));
    }

    /** Returns whether a part of another body is one of the last two contacts of a body. */
    public boolean isAt(int rank, int other, int part) {
        return (lastOther[rank] == other && lastPart[rank] == part)
                || (otherBefore[rank] == other && partBefore[rank] == part);
    }

    /**
     * Returns whether a body rests on an immovable body, so that no push along a vector moves it. Its last contact, or
     * the contact before, has an opposite normal, or a normal within the angle of friction, or the push is between both
     * normals; and the other body has had the same motion ever since, and is kinematic, has stalled, or rests in the
     * same way.
     */
    public boolean isHeld(Bodies bodies, int rank, double x, double y) {
        return isHeld(bodies, rank, x, y, WorldThresholds.MAX_WEDGES);
    }

    private boolean isHeld(Bodies bodies, int rank, double x, double y, int wedges) {
        int resting = rank;
        for (int i = 0; i < bodies.count(); i++) {
            boolean isOnLast = isOnLast(resting);
            boolean isOnBefore = isOnBefore(resting);
            int ground;
            if (isOnLast && leansOn(lastX[resting], lastY[resting], lastFriction[resting], x, y)) {
                ground = lastOther[resting];
            } else if (isOnBefore && leansOn(xBefore[resting], yBefore[resting], frictionBefore[resting], x, y)) {
                ground = otherBefore[resting];
            } else {
                return isOnLast && isOnBefore && wedges > 0 && isWedged(bodies, resting, x, y, wedges - 1);
            }
            if (isSolid(bodies, ground)) {
                return true;
            }
            resting = ground;
        }
        return false;
    }

    /** Returns whether two contacts together block a push between their normals. */
    private boolean isWedged(Bodies bodies, int rank, double x, double y, int wedges) {
        double sine = lastX[rank] * yBefore[rank] - lastY[rank] * xBefore[rank];
        double alongLast = (y * xBefore[rank] - x * yBefore[rank]) / sine;
        double alongBefore = (x * lastY[rank] - y * lastX[rank]) / sine;
        return alongLast > 0
                && alongBefore > 0
                && holds(bodies, lastOther[rank], lastX[rank], lastY[rank], wedges)
                && holds(bodies, otherBefore[rank], xBefore[rank], yBefore[rank], wedges);
    }

    private boolean holds(Bodies bodies, int ground, double normalX, double normalY, int wedges) {
        return isSolid(bodies, ground) || isHeld(bodies, ground, -normalX, -normalY, wedges);
    }

    /**
     * The body on which a body has its last contact along a direction, or the contact before; {@link #NONE} if there is
     * none.
     */
    int contactAlong(int rank, double x, double y) {
        return isAlong(lastX[rank], lastY[rank], x, y) && lastOther[rank] >= 0
                ? lastOther[rank]
                : isAlong(xBefore[rank], yBefore[rank], x, y) && otherBefore[rank] >= 0 ? otherBefore[rank] : NONE;
    }

    private static boolean isAlong(double normalX, double normalY, double x, double y) {
        return x * normalX + y * normalY > 0
                && Math.abs(x * normalY - y * normalX) * (1L << WorldThresholds.SAME_DIRECTION_BITS) <= 1;
    }

    /** The coefficient of friction of the last contact of a body with another one. */
    double frictionOn(int rank, int ground) {
        return lastOther[rank] == ground ? lastFriction[rank] : frictionBefore[rank];
    }

    boolean isSolid(Bodies bodies, int rank) {
        return bodies.ranked.isKinematic(rank) || (stalled[rank] && islands.leansOnGround(rank));
    }

    private boolean isOnLast(int rank) {
        return isOn(rank, lastOther[rank], lastTime[rank]);
    }

    private boolean isOnBefore(int rank) {
        return isOn(rank, otherBefore[rank], timeBefore[rank]);
    }

    /**
     * Returns whether a body has the motion of another one since their contact at a time, and neither has changed
     * since.
     */
    private boolean isOn(int rank, int ground, double time) {
        return ground >= 0 && changedAt[ground] <= time && trajectories.moveAlike(segment[rank], segment[ground]);
    }

    /** Returns whether a push leads into a surface, and not farther along it than friction holds. */
    private static boolean leansOn(double normalX, double normalY, double friction, double x, double y) {
        double into = 0.0 - (x * normalX + y * normalY);
        return into > 0 && Math.abs(x * normalY - y * normalX) <= friction * into;
    }

    /**
     * Returns the motion that a body would have without slides: its motion at the beginning plus the received changes.
     */
    public double requestedDx(int rank) {
        return trajectories.dx(rank) + carriers.dx(rank) + impulses.givenX(rank);
    }

    public double requestedDy(int rank) {
        return trajectories.dy(rank) + carriers.dy(rank) + impulses.givenY(rank);
    }

    /** Returns the requested motion of a body without the motion of its carrier. */
    public double ownRequestedDx(int rank) {
        return trajectories.dx(rank) + impulses.givenX(rank);
    }

    public double ownRequestedDy(int rank) {
        return trajectories.dy(rank) + impulses.givenY(rank);
    }

    /** Notes the friction with which a body slides or rests on its last contact. */
    public void noteFriction(int rank, int other, double friction) {
        if (lastOther[rank] == other) {
            lastFriction[rank] = friction;
        }
    }

    public void noteContact(
            int rank, int other, int part, double time, double normalX, double normalY, double speedOfOther) {
        if (lastOther[rank] != other || lastPart[rank] != part) {
            double friction = otherBefore[rank] == other && partBefore[rank] == part ? frictionBefore[rank] : 0;
            otherBefore[rank] = lastOther[rank];
            partBefore[rank] = lastPart[rank];
            timeBefore[rank] = lastTime[rank];
            xBefore[rank] = lastX[rank];
            yBefore[rank] = lastY[rank];
            frictionBefore[rank] = lastFriction[rank];
            lastOther[rank] = other;
            lastPart[rank] = part;
            lastFriction[rank] = friction;
        }
        lastTime[rank] = time;
        lastX[rank] = normalX;
        lastY[rank] = normalY;
        lastSpeed[rank] = speedOfOther;
    }

    /**
     * Notes that a body that is not kinematic is connected to another one, or in contact with it if that one is
     * kinematic.
     */
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
        segment = new int[length];
        segmentBefore = new int[length];
        changes = new int[length];
        contacts = new int[length];
        isOverBudget = new boolean[length];
        changedAt = new double[length];
        stalled = new boolean[length];
        motionBeforeX = new double[length];
        motionBeforeY = new double[length];
        keeps = new boolean[length];
        slides = new boolean[length];
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
        timeBefore = new double[length];
        xBefore = new double[length];
        yBefore = new double[length];
        frictionBefore = new double[length];
    }
}
