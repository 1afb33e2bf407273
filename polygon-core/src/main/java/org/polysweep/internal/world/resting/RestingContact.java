package org.polysweep.internal.world.resting;

import org.polysweep.internal.world.rounding.WorldThresholds;

/** A contact of two bodies that touch or nearly touch when a step begins, and the impulse that keeps them apart. */
public final class RestingContact {

    /** The bodies, by rank, A before B, whether each is kinematic, and the parts that touch. */
    int a;

    int b;
    boolean isAKinematic;
    boolean isBKinematic;
    int partA;
    int partB;

    /** The unit normal, from B toward A, and the distance of the two along it. */
    double normalX;

    double normalY;
    double distance;

    /** Whether the two can touch without rounding errors, along an axis. */
    boolean isExact;

    /** The sum of the speeds of the two along the normal; 0 if one is kinematic. */
    double speedsAlong;

    /** The distance that the two may still approach, and the distance that they keep. */
    private double gap;

    private double margin;

    /** The greatest speed, as a displacement in a step, that inexact impulses leave of rest; the least margin. */
    double roundedSpeed;

    /** The greatest difference of the displacements of the two that is considered rest of one on the other. */
    double restSpeed;

    /** Whether the island of the two is left to the step, so that the impulse is only a guess for the next one. */
    boolean isLeft;

    /** A nearest point of a kinematic body, and whether it is a vertex of it. */
    double pointX;

    double pointY;
    boolean isAtVertex;

    /** Whether its island is to be solved. */
    boolean isNew;

    /** The coefficient of friction. */
    double friction;

    /** Whether the bodies keep the motions with which they end the step. */
    boolean persists;

    /** The inverse masses; 0 for a body that cannot be moved. */
    double inverseMassA;

    double inverseMassB;

    /** The inverse of their sum. */
    double reducedMass;

    /** The impulse on A along the normal, 0 or more, and a quarter turn counter-clockwise from it. */
    double impulse;

    double impulseAcross;

    /** The impulses before the last round, and the direction in which they are searched. */
    private double impulseBefore;

    private double acrossBefore;
    private double search;
    private double searchAcross;

    /** The bodies, by rank. */
    public int a() {
        return a;
    }

    public int b() {
        return b;
    }

    public int partA() {
        return partA;
    }

    public int partB() {
        return partB;
    }

    public double normalX() {
        return normalX;
    }

    public double normalY() {
        return normalY;
    }

    public double friction() {
        return friction;
    }

    public boolean persists() {
        return persists;
    }

    /** Returns whether one of the two is kinematic. */
    boolean isOnKinematic() {
        return isAKinematic || isBKinematic;
    }

    /** One of the two that is not kinematic. */
    int movable() {
        return isAKinematic ? b : a;
    }

    /** Returns whether the two bodies press on each other. */
    public boolean presses() {
        return impulse > 0 && !isLeft;
    }

    /** Returns whether this is a contact of two parts along a normal, up to a small angle. */
    boolean isAlong(int otherA, int otherPartA, int otherB, int otherPartB, double x, double y) {
        return a == otherA
                && b == otherB
                && partA == otherPartA
                && partB == otherPartB
                && x * normalX + y * normalY > 0
                && Math.abs(x * normalY - y * normalX) * (1 << WorldThresholds.ONE_CONTACT_BITS) <= 1;
    }

    /** Sets the distance that the two keep because of rounding errors, in an island whose impulses become exact. */
    void keepLittle() {
        margin = roundedSpeed;
        gap = Math.max(
                0,
                isExact
                        ? distance
                        : distance - roundedSpeed / WorldThresholds.RESTING_GAP_ULPS * WorldThresholds.MAX_DEPTH_ULPS);
    }

    /** Sets the distance that the two keep because impulses are not exact, as a share of their speeds. */
    void keep(double share) {
        margin = Math.max(roundedSpeed, share * speedsAlong);
        gap = isExact
                ? Math.max(0, distance)
                : Math.max(-margin / WorldThresholds.INVERSE_OF_GAP_SHARE, distance - margin);
    }

    void setImpulse(double along, double across) {
        impulse = along;
        impulseAcross = across;
        search = 0;
        searchAcross = 0;
    }

    /** Applies the impulse with which the contact begins. */
    void applyFirst(double[] dx, double[] dy) {
        apply(dx, dy, impulse, impulseAcross);
    }

    /** The speed with which the two move apart, and by which A moves across the normal relative to B. */
    double apart(double[] dx, double[] dy) {
        return normalX * (dx[a] - dx[b]) + normalY * (dy[a] - dy[b]);
    }

    double across(double[] dx, double[] dy) {
        return normalX * (dy[a] - dy[b]) - normalY * (dx[a] - dx[b]);
    }

    /** By how much the two approach more than their gap. */
    double excess(double[] dx, double[] dy) {
        return 0.0 - (apart(dx, dy) + gap);
    }

    /** Returns whether the impulse is right, for the displacements that it has led to. */
    boolean isSolved(double[] dx, double[] dy) {
        return isSolved(dx, dy, roundedSpeed / WorldThresholds.RESTING_GAP_ULPS * WorldThresholds.SOLVED_ULPS);
    }

    /** Returns whether the two are at rest up to rounding. */
    boolean isAtRest(double[] dx, double[] dy) {
        return isSolved(dx, dy, restSpeed) && isAtRest(dx[a], dy[a]) && isAtRest(dx[b], dy[b]);
    }

    private boolean isAtRest(double x, double y) {
        return Math.abs(x) <= restSpeed && Math.abs(y) <= restSpeed;
    }

    /** Returns whether the two do not approach each other by more than the distance that they keep. */
    boolean isNearlySolved(double[] dx, double[] dy) {
        return isSolved(dx, dy, margin / WorldThresholds.INVERSE_OF_GAP_SHARE);
    }

    private boolean isSolved(double[] dx, double[] dy, double tolerance) {
        double apart = apart(dx, dy) + gap;
        if (apart < -tolerance || (impulse > 0 && apart > tolerance)) {
            return false;
        }
        double limit = friction * impulse;
        if (Math.abs(impulseAcross) > limit) {
            return false;
        }
        double across = across(dx, dy);
        return Math.abs(across) <= tolerance
                || limit == 0
                || (across < 0 ? impulseAcross == limit : impulseAcross == -limit);
    }

    /**
     * Changes the impulse so that the two bodies approach by no more than the gap and, within the limit of friction, do
     * not slide.
     *
     * @param dx the x components of the displacements, by rank
     */
    void solve(double[] dx, double[] dy) {
        impulseBefore = impulse;
        acrossBefore = impulseAcross;
        double next = Math.max(0, impulse - reducedMass * (apart(dx, dy) + gap));
        double change = next - impulse;
        impulse = next;
        apply(dx, dy, change, 0);
        if (friction == 0 && impulseAcross == 0) {
            return;
        }
        double limit = friction * impulse;
        double nextAcross = Math.max(-limit, Math.min(limit, impulseAcross - reducedMass * across(dx, dy)));
        double changeAcross = nextAcross - impulseAcross;
        impulseAcross = nextAcross;
        apply(dx, dy, 0, changeAcross);
    }

    /** The square of the change of the impulses in the last round. */
    double squareOfChange() {
        double along = impulse - impulseBefore;
        double across = impulseAcross - acrossBefore;
        return along * along + across * across;
    }

    /** Goes on along the search direction by a factor, and adds the change of the last round to the direction. */
    void advance(double factor, double[] dx, double[] dy) {
        double along = impulse - impulseBefore;
        double across = impulseAcross - acrossBefore;
        impulse += factor * search;
        impulseAcross += factor * searchAcross;
        apply(dx, dy, factor * search, factor * searchAcross);
        search = factor * search + along;
        searchAcross = factor * searchAcross + across;
    }

    private void apply(double[] dx, double[] dy, double along, double across) {
        double x = along * normalX - across * normalY;
        double y = along * normalY + across * normalX;
        dx[a] += inverseMassA * x;
        dy[a] += inverseMassA * y;
        dx[b] -= inverseMassB * x;
        dy[b] -= inverseMassB * y;
    }
}
