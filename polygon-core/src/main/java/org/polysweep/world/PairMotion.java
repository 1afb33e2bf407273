package org.polysweep.world;

import org.polysweep.internal.argument.Finite;

/**
 * How two bodies go on after they have met, for a {@link Response} to change. Motions are displacements in a whole
 * step: a body with the motion v moves by (1 - t)·v in what is left of the step after t. Of a kinematic body that
 * turns, it is the motion of the point that is met; any other body stops turning at a contact, unless they pass.
 * Whatever is set here, the world sees to it that the two bodies do not overlap, unless they may {@link #pass}. A world
 * uses the same object for every contact. Not thread-safe.
 */
public final class PairMotion {

    private static final int MOST_EXPONENT = 899;

    private double aDx;
    private double aDy;
    private double bDx;
    private double bDy;
    private double massA;
    private double massB;
    private double restitution;
    private boolean passes;
    private boolean keeps;
    private boolean slidesA;
    private boolean slidesB;
    private boolean isKinematicA;
    private boolean isKinematicB;
    private final Corner cornerA = new Corner();
    private final Corner cornerB = new Corner();
    private final Bodies bodies;
    private final StepState state;
    private int rankA;
    private int rankB;
    private double time;

    PairMotion(Bodies bodies, StepState state) {
        this.bodies = bodies;
        this.state = state;
    }

    void set(double newADx, double newADy, double newMassA, double newBDx, double newBDy, double newMassB) {
        aDx = newADx;
        aDy = newADy;
        massA = newMassA;
        bDx = newBDx;
        bDy = newBDy;
        massB = newMassB;
        passes = false;
        keeps = false;
        restitution = 1;
        slidesA = false;
        slidesB = false;
        isKinematicA = false;
        isKinematicB = false;
    }

    /** Notes which of the two are kinematic: to set their motions is refused. */
    void setKinematic(boolean isA, boolean isB) {
        isKinematicA = isA;
        isKinematicB = isB;
    }

    void setRestitution(double newRestitution) {
        restitution = newRestitution;
    }

    /** Notes which of the two have met another body at the same time: they may not slide into that one. */
    void setCorners(int a, int partOfA, int b, int partOfB, double newTime) {
        rankA = a;
        rankB = b;
        time = newTime;
        cornerA.set(state, a, b, partOfB, time);
        cornerB.set(state, b, a, partOfA, time);
    }

    /** Takes all motion from A or from B, even if it cannot be changed otherwise. */
    void stall(boolean isA) {
        if (isA) {
            aDx = 0;
            aDy = 0;
        } else {
            bDx = 0;
            bDy = 0;
        }
    }

    /** Returns the x component of the motion of A. */
    public double aDx() {
        return aDx;
    }

    /** Returns the y component of the motion of A. */
    public double aDy() {
        return aDy;
    }

    /** Returns the x component of the motion of B. */
    public double bDx() {
        return bDx;
    }

    /** Returns the y component of the motion of B. */
    public double bDy() {
        return bDy;
    }

    /**
     * Returns the mass of A; infinite if its motion cannot be changed: A is kinematic, or has been changed as often as
     * a step may.
     */
    public double massA() {
        return massA;
    }

    /** Returns the mass of B; infinite if its motion cannot be changed, as for {@link #massA}. */
    public double massB() {
        return massB;
    }

    /** Returns the restitution of the pair, in [0, 1]: that of the body which has less of it. */
    public double restitution() {
        return restitution;
    }

    /** Returns whether the motion of A can be changed. */
    public boolean movesA() {
        return massA != Double.POSITIVE_INFINITY;
    }

    /** Returns whether the motion of B can be changed. */
    public boolean movesB() {
        return massB != Double.POSITIVE_INFINITY;
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
        require("dx", dx);
        require("dy", dy);
        requireGivesWay("A", isKinematicA);
        if (movesA()) {
            aDx = dx + 0.0;
            aDy = dy + 0.0;
            slidesA = false;
        }
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
        require("dx", dx);
        require("dy", dy);
        requireGivesWay("B", isKinematicB);
        if (movesB()) {
            bDx = dx + 0.0;
            bDy = dy + 0.0;
            slidesB = false;
        }
    }

    private static void requireGivesWay(String name, boolean isKinematic) {
        if (isKinematic) {
            throw new IllegalStateException(name + " is kinematic, so no response changes its motion; ask moves" + name
                    + "() before, or set its motion between steps by World.setMotion");
        }
    }

    /**
     * Motions may grow in a step, so there is more room here than for displacements. Sums and products are still
     * finite.
     */
    private static void require(String name, double component) {
        Finite.require(name, component);
        if (Math.getExponent(component) > MOST_EXPONENT) {
            throw new IllegalArgumentException(
                    name + " is " + component + "; motions stay below 2^" + (MOST_EXPONENT + 1));
        }
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

    /** Sets the speed of A along a unit vector, and keeps its speed across it. */
    void setAlongA(double normalX, double normalY, double speed) {
        double across = normalX * aDy - normalY * aDx;
        setA(speed * normalX - across * normalY, speed * normalY + across * normalX);
    }

    /** Sets the speed of B along a unit vector, and keeps its speed across it. */
    void setAlongB(double normalX, double normalY, double speed) {
        double across = normalX * bDy - normalY * bDx;
        setB(speed * normalX - across * normalY, speed * normalY + across * normalX);
    }

    /** As {@link #setAlongA}, of a body that rests on the other one. */
    void restA(double normalX, double normalY, double speed) {
        setAlongA(normalX, normalY, speed);
        slidesA = movesA();
    }

    /** As {@link #setAlongB}, of a body that rests on the other one. */
    void restB(double normalX, double normalY, double speed) {
        setAlongB(normalX, normalY, speed);
        slidesB = movesB();
    }

    /**
     * Gives A a speed along a unit vector, and of all motions with that speed the one nearest to another motion. Where
     * A is in a corner between this and what it has met before, the motion does not lead into that either.
     *
     * @param toWish whether it is the one nearest to the wish of A, its motion at the beginning of the step, and not to
     *     its present one
     */
    void slideA(double normalX, double normalY, double speed, boolean toWish) {
        boolean slides = slidesA || toWish;
        if (toWish) {
            cornerA.go(
                    normalX, normalY, speed, cornerA.wishX(), cornerA.wishY(), Math.abs(normalX * aDy - normalY * aDx));
        } else {
            cornerA.go(normalX, normalY, speed, aDx, aDy, 0);
        }
        setA(cornerA.dx(), cornerA.dy());
        slidesA = slides && movesA();
    }

    /** Gives B a speed along a unit vector toward A, as {@link #slideA} does. */
    void slideB(double normalX, double normalY, double speed, boolean toWish) {
        boolean slides = slidesB || toWish;
        if (toWish) {
            cornerB.go(
                    -normalX,
                    -normalY,
                    -speed,
                    cornerB.wishX(),
                    cornerB.wishY(),
                    Math.abs(normalX * bDy - normalY * bDx));
        } else {
            cornerB.go(-normalX, -normalY, -speed, bDx, bDy, 0);
        }
        setB(cornerB.dx(), cornerB.dy());
        slidesB = slides && movesB();
    }

    /** Lets A be carried: its wish is the motion with which it began the step, and this. */
    void carryA(double dx, double dy) {
        carry(cornerA, rankA, movesA(), dx, dy);
    }

    /** Lets B be carried, as {@link #carryA} does A. */
    void carryB(double dx, double dy) {
        carry(cornerB, rankB, movesB(), dx, dy);
    }

    private void carry(Corner corner, int rank, boolean moves, double dx, double dy) {
        if (moves) {
            state.carriedX[rank] = dx;
            state.carriedY[rank] = dy;
            corner.carry(state, rank, dx, dy);
        }
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
        if (!groups.canEnter(rankA, time) || !groups.canEnter(rankB, time)) {
            return unpushed;
        }
        double speedA = aDx * normalX + aDy * normalY;
        double speedB = bDx * normalX + bDy * normalY;
        int a = movesA() && !isAHeld ? groups.of(rankA, massA, speedA, normalX, normalY, time) : -1;
        int b = movesB() && !isBHeld ? groups.of(rankB, massB, speedB, normalX, normalY, time) : -1;
        if (a >= 0 && b >= 0) {
            groups.join(a, b, normalX, normalY);
            return groups.speed(b, normalX, normalY);
        }
        if (a >= 0) {
            groups.hold(a, unpushed, normalX, normalY);
        } else if (b >= 0) {
            groups.hold(b, unpushed, normalX, normalY);
        }
        return unpushed;
    }

    /** Whether A rests on what cannot be pushed, so that B cannot push it along the normal from B to A. */
    boolean isHeldA(double normalX, double normalY) {
        return state.isHeld(bodies, rankA, normalX, normalY);
    }

    /** Whether B rests on what cannot be pushed, so that A cannot push it against that normal. */
    boolean isHeldB(double normalX, double normalY) {
        return state.isHeld(bodies, rankB, -normalX, -normalY);
    }

    /** Whether A goes where a surface, or a corner, lets it slide, or rests on B. */
    boolean slidesA() {
        return slidesA;
    }

    /** Whether B goes where a surface, or a corner, lets it slide, or rests on A. */
    boolean slidesB() {
        return slidesB;
    }
}
