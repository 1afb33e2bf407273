package org.polysweep.world;

import org.polysweep.internal.argument.Finite;

/**
 * How two bodies go on after they have met: a {@link Response} changes it. Motions are displacements in a whole step, so a body
 * with the motion v is displaced by (1 - t)·v in what is left after t. A world sees to it that the two do not go into each other,
 * whatever is set here, unless they may pass. Always the same object; not thread-safe.
 */
public final class PairMotion {

    private static final int MOST_EXPONENT = 899;

    private double aDx;
    private double aDy;
    private double bDx;
    private double bDy;
    private double massA;
    private double massB;
    private boolean passes;
    private final Corner cornerA = new Corner();
    private final Corner cornerB = new Corner();

    PairMotion() {}

    void set(double newADx, double newADy, double newMassA, double newBDx, double newBDy, double newMassB) {
        aDx = newADx;
        aDy = newADy;
        massA = newMassA;
        bDx = newBDx;
        bDy = newBDy;
        massB = newMassB;
        passes = false;
    }

    /** Notes which of the two have met something else at the same time: they may not slide into that. */
    void setCorners(StepState state, int a, int partOfA, int b, int partOfB, double time) {
        cornerA.set(state, a, b, partOfB, time);
        cornerB.set(state, b, a, partOfA, time);
    }

    /** Takes all motion from A, or from B, whatever else may change it. */
    void halt(boolean isA) {
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

    /** Returns the mass of A; infinite if nothing changes its motion: it is fixed, or has come to its limit of responses. */
    public double massA() {
        return massA;
    }

    /** Returns the mass of B, as {@link #massA}. */
    public double massB() {
        return massB;
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
     * Sets the motion of A for the rest of the step; nothing happens if it cannot be changed.
     *
     * @param dx the x component, for a whole step; finite
     * @param dy the y component
     * @throws IllegalArgumentException if a component is NaN or infinite, or 2^900 or more
     */
    public void setA(double dx, double dy) {
        require("dx", dx);
        require("dy", dy);
        if (movesA()) {
            aDx = dx + 0.0;
            aDy = dy + 0.0;
        }
    }

    /**
     * Sets the motion of B for the rest of the step; nothing happens if it cannot be changed.
     *
     * @param dx the x component, for a whole step; finite
     * @param dy the y component
     * @throws IllegalArgumentException if a component is NaN or infinite, or 2^900 or more
     */
    public void setB(double dx, double dy) {
        require("dx", dx);
        require("dy", dy);
        if (movesB()) {
            bDx = dx + 0.0;
            bDy = dy + 0.0;
        }
    }

    /** As far from the largest doubles as {@link World} demands of displacements, and some way nearer: motions may grow in a step. */
    private static void require(String name, double component) {
        Finite.require(name, component);
        if (Math.getExponent(component) > MOST_EXPONENT) {
            throw new IllegalArgumentException(
                    name + " is " + component + "; motions stay below 2^" + (MOST_EXPONENT + 1));
        }
    }

    /** Lets the two pass through each other for the rest of the step. */
    public void pass() {
        passes = true;
    }

    /** Returns whether the two pass through each other. */
    public boolean passes() {
        return passes;
    }

    /** Sets the speed of A along a unit vector, and keeps what is across it. */
    void setAlongA(double normalX, double normalY, double speed) {
        double across = normalX * aDy - normalY * aDx;
        setA(speed * normalX - across * normalY, speed * normalY + across * normalX);
    }

    /** Sets the speed of B along a unit vector, and keeps what is across it. */
    void setAlongB(double normalX, double normalY, double speed) {
        double across = normalX * bDy - normalY * bDx;
        setB(speed * normalX - across * normalY, speed * normalY + across * normalX);
    }

    /** As {@link #setAlongA}, unless that leads into what A has met before: then A goes on as the corner of the two does. */
    void slideA(double normalX, double normalY, double speed) {
        cornerA.go(normalX, normalY, speed, normalX * aDy - normalY * aDx);
        setA(cornerA.dx(), cornerA.dy());
    }

    /** As {@link #setAlongB}, unless that leads into what B has met before: then B goes on as the corner of the two does. */
    void slideB(double normalX, double normalY, double speed) {
        cornerB.go(normalX, normalY, speed, normalX * bDy - normalY * bDx);
        setB(cornerB.dx(), cornerB.dy());
    }
}
