package org.polysweep.internal.world.response;

import org.polysweep.internal.argument.Finite;
import org.polysweep.internal.bound.Ulp;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.state.Corner;
import org.polysweep.internal.world.state.StepState;

/** How one of two bodies goes on after they have met: one half of a {@link StepPairMotion}. Reusable. */
public final class StepBodyMotion {

    private static final int MOST_EXPONENT = 899;

    private final String name;
    private final Bodies bodies;
    private final StepState state;
    private final Corner corner = new Corner();
    private int rank;
    private double dx;
    private double dy;
    private double mass;
    private boolean moves;
    private boolean isKinematic;
    private boolean slides;

    /**
     * Makes the motion of A or B.
     *
     * @param name {@code A} or {@code B}, for messages
     */
    public StepBodyMotion(String name, Bodies bodies, StepState state) {
        this.name = name;
        this.bodies = bodies;
        this.state = state;
    }

    /** Sets which body this is, its motion, its mass, and whether its motion can be changed. */
    public void set(int rank, double dx, double dy, double mass, boolean moves) {
        this.rank = rank;
        this.dx = dx;
        this.dy = dy;
        this.mass = mass;
        this.moves = moves;
        slides = false;
        isKinematic = false;
    }

    /**
     * Sets which part of which other body it meets: it may not slide into what it met before. If it is kinematic, a
     * response that changes its motion is refused.
     */
    void meet(int other, int partOfOther, double time) {
        isKinematic = bodies.ranked.isKinematic(rank);
        corner.set(state, rank, other, partOfOther, time);
    }

    public int rank() {
        return rank;
    }

    public double dx() {
        return dx;
    }

    public double dy() {
        return dy;
    }

    /** The unit in the last place of the position and the size of the body. */
    double unit() {
        int i = bodies.byRank(rank);
        return Ulp.of(bodies.x[i], bodies.y[i], bodies.extent(i));
    }

    double mass() {
        return mass;
    }

    /** Whether the motion can be changed. */
    boolean moves() {
        return moves;
    }

    /** Whether the body may get another line: its motion can be changed, or it has stalled. */
    public boolean getsLine() {
        return moves || state.stalled[rank];
    }

    /** Whether the body goes where a surface, or a corner, lets it slide, or rests on the other one. */
    public boolean slides() {
        return slides;
    }

    /** The speed along a unit vector. */
    double speed(double x, double y) {
        return dx * x + dy * y;
    }

    /** Takes all motion from the body, even if it cannot be changed otherwise. */
    public void stall() {
        dx = 0;
        dy = 0;
    }

    /**
     * Sets the motion as a response may: within limits, not if the body is kinematic, and without effect if it is
     * stalled.
     */
    void change(double dx, double dy) {
        require("dx", dx);
        require("dy", dy);
        if (isKinematic) {
            throw new IllegalStateException(name + " is kinematic, so no response changes its motion; ask moves" + name
                    + "() before, or set its motion between steps by World.setDisplacement");
        }
        if (moves()) {
            this.dx = dx + 0.0;
            this.dy = dy + 0.0;
            slides = false;
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

    /** Sets the speed along a unit vector, and keeps the speed across it. */
    public void changeAlong(double x, double y, double speed) {
        double across = x * dy - y * dx;
        change(speed * x - across * y, speed * y + across * x);
    }

    /** As {@link #changeAlong}, of a body that rests on the other one. */
    void rest(double x, double y, double speed) {
        changeAlong(x, y, speed);
        slides = moves();
    }

    /**
     * Sets the speed along the unit normal of a surface, toward this body, and of all motions with that speed the one
     * nearest to another motion. Where the body is in a corner between this surface and what it has met before, the
     * motion does not lead into that either.
     *
     * @param toWish whether it is the one nearest to the requested displacement of the body, its motion at the
     *     beginning of the step, and
     *     not to its present one
     */
    void slide(double x, double y, double speed, boolean toWish) {
        boolean slidesOn = slides || toWish;
        if (toWish) {
            corner.go(x, y, speed, corner.wishX(), corner.wishY(), Math.abs(x * dy - y * dx));
        } else {
            corner.go(x, y, speed, dx, dy, 0);
        }
        change(corner.dx(), corner.dy());
        slides = slidesOn && moves();
    }

    /** Lets the body be carried: its requested displacement is the motion with which it began the step, and this. */
    void carry(double carriedX, double carriedY) {
        if (moves()) {
            state.carriedX[rank] = carriedX;
            state.carriedY[rank] = carriedY;
            corner.carry(state, rank, carriedX, carriedY);
        }
    }

    /** Whether the body rests on what cannot be pushed, so that it cannot be pushed along a unit vector. */
    boolean isHeld(double x, double y) {
        return state.isHeld(bodies, rank, x, y);
    }
}
