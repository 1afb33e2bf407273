package org.polysweep.world;

/**
 * How two bodies go on after they have met, for a {@link Response} to change. Motions are displacements in a whole
 * step: a body with the motion v moves by (1 - t)·v in what is left of the step after t. Of a kinematic body that
 * turns, it is the motion of the point that is met; any other body stops turning at a contact, unless they pass.
 * Whatever is set here, the world sees to it that the two bodies do not overlap, unless they may {@link #pass}. A world
 * uses the same object for every contact. Not thread-safe.
 */
public final class PairMotion {

    private final BodyMotion a;
    private final BodyMotion b;
    private final StepState state;
    private double restitution;
    private boolean passes;
    private boolean keeps;
    private double time;

    PairMotion(Bodies bodies, StepState state) {
        this.state = state;
        a = new BodyMotion("A", bodies, state);
        b = new BodyMotion("B", bodies, state);
    }

    void set(double aDx, double aDy, double massA, double bDx, double bDy, double massB) {
        a.set(aDx, aDy, massA);
        b.set(bDx, bDy, massB);
        passes = false;
        keeps = false;
        restitution = 1;
    }

    void setRestitution(double newRestitution) {
        restitution = newRestitution;
    }

    /** Sets which parts of which bodies meet, and when. */
    void setCorners(int rankA, int partOfA, int rankB, int partOfB, double newTime) {
        time = newTime;
        a.setCorner(rankA, rankB, partOfB, time);
        b.setCorner(rankB, rankA, partOfA, time);
    }

    /** How A goes on. */
    BodyMotion a() {
        return a;
    }

    /** How B goes on. */
    BodyMotion b() {
        return b;
    }

    /** Returns the x component of the motion of A. */
    public double aDx() {
        return a.dx();
    }

    /** Returns the y component of the motion of A. */
    public double aDy() {
        return a.dy();
    }

    /** Returns the x component of the motion of B. */
    public double bDx() {
        return b.dx();
    }

    /** Returns the y component of the motion of B. */
    public double bDy() {
        return b.dy();
    }

    /**
     * Returns the mass of A; infinite if its motion cannot be changed: A is kinematic, or has been changed as often as
     * a step may.
     */
    public double massA() {
        return a.mass();
    }

    /** Returns the mass of B; infinite if its motion cannot be changed, as for {@link #massA}. */
    public double massB() {
        return b.mass();
    }

    /** Returns the restitution of the pair, in [0, 1]: that of the body which has less of it. */
    public double restitution() {
        return restitution;
    }

    /** Returns whether the motion of A can be changed. */
    public boolean movesA() {
        return a.moves();
    }

    /** Returns whether the motion of B can be changed. */
    public boolean movesB() {
        return b.moves();
    }

    /**
     * Sets the motion of A for the rest of the step. Does nothing if A has been changed as often as a step may.
     *
     * @param dx the x component, as a displacement in a whole step; finite
     * @param dy the y component
     * @throws IllegalArgumentException if a component is NaN or infinite, or its absolute value is 2^900 or more
     * @throws IllegalStateException if A is kinematic; {@link #movesA} tells
     */
    public void setA(double dx, double dy) {
        a.change(dx, dy);
    }

    /**
     * Sets the motion of B for the rest of the step. Does nothing if B has been changed as often as a step may.
     *
     * @param dx the x component, as a displacement in a whole step; finite
     * @param dy the y component
     * @throws IllegalArgumentException if a component is NaN or infinite, or its absolute value is 2^900 or more
     * @throws IllegalStateException if B is kinematic; {@link #movesB} tells
     */
    public void setB(double dx, double dy) {
        b.change(dx, dy);
    }

    /** Lets the two bodies pass through each other for the rest of the step. */
    public void pass() {
        passes = true;
    }

    /** Returns whether the two bodies pass through each other. */
    public boolean passes() {
        return passes;
    }

    /**
     * Lets both bodies keep the motions with which they end this step, whatever happens to them until then: they become
     * their displacements in the steps to come. For a body that stalls, it is the motion that its last contact before
     * that has given it. A kinematic body keeps its displacement.
     */
    public void keep() {
        keeps = true;
    }

    /** Returns whether both bodies keep the motions with which they end this step. */
    public boolean keeps() {
        return keeps;
    }

    /**
     * The speed along the normal with which both go on if they push each other, and what is pushed along by them at
     * the same time.
     *
     * @param unpushed the speed if they do not: where one cannot be pushed, or has been pushed too often
     * @param isAHeld whether A cannot be pushed this way, though it moves
     * @param isBHeld whether B cannot
     */
    double pushedSpeed(double normalX, double normalY, double unpushed, boolean isAHeld, boolean isBHeld) {
        PushGroups groups = state.pushes;
        if (!groups.canEnter(a.rank(), time) || !groups.canEnter(b.rank(), time)) {
            return unpushed;
        }
        int groupA = isAHeld ? PushGroups.NONE : groups.of(a, normalX, normalY, time);
        int groupB = isBHeld ? PushGroups.NONE : groups.of(b, normalX, normalY, time);
        if (groupA >= 0 && groupB >= 0) {
            groups.join(groupA, groupB, normalX, normalY);
            return groups.speed(groupB, normalX, normalY);
        }
        if (groupA >= 0) {
            groups.hold(groupA, unpushed, normalX, normalY);
        } else if (groupB >= 0) {
            groups.hold(groupB, unpushed, normalX, normalY);
        }
        return unpushed;
    }
}
