package org.polysweep.internal.world.response;

import org.polysweep.internal.bound.Ulp;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.rounding.WorldThresholds;
import org.polysweep.internal.world.state.Corner;
import org.polysweep.internal.world.state.StepState;
import org.polysweep.internal.world.state.Support;
import org.polysweep.world.body.BodyMotion;

/** The motion of one of two bodies after a contact: one half of a {@link StepPairMotion}. Reusable. */
public final class StepBodyMotion implements BodyMotion {

    private final String name;
    private final Bodies bodies;
    private final StepState state;
    private final Corner corner = new Corner();
    private final Support support = new Support();
    final CoupledContact coupled;

    /** 1 if the contact normal points toward this body, as it does for A; -1 for B. */
    private final int sign;

    private StepBodyMotion other = this;

    private int rank;
    private double dx;
    private double dy;
    private double mass;
    private boolean moves;
    private boolean isKinematic;
    private boolean slides;

    /** The contact normal, from B toward A, and the speed along it: as the response has set it, not rounded again. */
    private double normalX;

    private double normalY;
    private double speed;

    /** The motion of the body before the contact, and its speed along the normal; what pushes had owed to it. */
    private double dxBefore;

    private double dyBefore;
    private double speedBefore;
    private final OwedImpulse owed = new OwedImpulse();

    private StepBodyMotion(String name, int sign, Bodies bodies, StepState state) {
        this.name = name;
        this.sign = sign;
        this.bodies = bodies;
        this.state = state;
        coupled = new CoupledContact(bodies, state);
    }

    static StepBodyMotion ofA(Bodies bodies, StepState state) {
        return new StepBodyMotion("A", 1, bodies, state);
    }

    /** Creates the other half. */
    StepBodyMotion opposite() {
        other = new StepBodyMotion("B", -sign, bodies, state);
        other.other = this;
        return other;
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
     * Sets the contact normal, and the part of the other body: it may not slide into its previous contact. If it is
     * kinematic, a response that changes its motion is refused.
     */
    void meet(int partOfOther, double time, double normalX, double normalY) {
        this.normalX = normalX;
        this.normalY = normalY;
        isKinematic = bodies.ranked.isKinematic(rank);
        owed.receive(state.impulses, rank, moves);
        dx = dx + owed.dx() + 0.0;
        dy = dy + owed.dy() + 0.0;
        dxBefore = dx;
        dyBefore = dy;
        corner.set(state, rank, other.rank, partOfOther, time);
        measure();
        speedBefore = speed;
        coupled.clear();
        if (corner.isCorner()) {
            coupled.find(this, rank, other.rank, sign, normalX, normalY);
        }
    }

    /** Returns the change that the body has received, because the two pass through each other. */
    void returnOwed() {
        owed.giveBack(state.impulses, rank);
    }

    /** The motion before the contact. */
    double dxBefore() {
        return dxBefore;
    }

    double dyBefore() {
        return dyBefore;
    }

    /** Sets a motion that differs by rounding only: a body that slides continues to do so. */
    void moveOn(double dx, double dy) {
        this.dx = dx;
        this.dy = dy;
    }

    /** Lets the body leave the groups in which it is no longer as fast as the others, except one. */
    void leaveGroups(int kept) {
        if (moves && (dx != dxBefore || dy != dyBefore)) {
            state.pushes.leave(rank, mass, dx - dxBefore, dy - dyBefore, kept);
        }
    }

    public int rank() {
        return rank;
    }

    @Override
    public double dx() {
        return dx;
    }

    @Override
    public double dy() {
        return dy;
    }

    @Override
    public double speed() {
        return speed;
    }

    @Override
    public double speedAcross() {
        return normalX * dy - normalY * dx;
    }

    @Override
    public double requestedDx() {
        return corner.wishX();
    }

    @Override
    public double requestedDy() {
        return corner.wishY();
    }

    /** The change that the response has made to the speed along the normal, away from the other body. */
    double gain() {
        return sign * (speed - speedBefore);
    }

    /** The impulse per mass with which the other body presses on this one, by the response and by received pushes. */
    double pressure() {
        return gain() + Math.max(0, owed.along(sign * normalX, sign * normalY)) + 0.0;
    }

    /** Returns whether friction may still act on the body: it has not been changed too often for that. */
    boolean mayRub() {
        return state.changes[rank] < WorldThresholds.MAX_CHANGES_WITH_FRICTION;
    }

    /** The unit in the last place of the position and the size of the body. */
    double unit() {
        int i = bodies.byRank(rank);
        return Ulp.of(bodies.x[i], bodies.y[i], bodies.extent(i));
    }

    @Override
    public double mass() {
        return mass;
    }

    @Override
    public boolean canChange() {
        return moves;
    }

    /** Returns whether the body passes a push on to a kinematic body; a body that has merely stalled is not a wall. */
    boolean leadsToGround() {
        return bodies.ranked.isKinematic(rank) || state.islands.leansOnGround(rank);
    }

    /** Returns whether the body has stalled because it was changed too often. */
    boolean isStalled() {
        return state.stalled[rank] && !bodies.ranked.isKinematic(rank);
    }

    /** Returns whether the body may get another segment: its motion can be changed, or it has stalled. */
    public boolean getsSegment() {
        return moves || state.stalled[rank];
    }

    /** Returns whether the body slides along a surface or in a corner, or rests on the other one. */
    public boolean slides() {
        return slides;
    }

    /** Stops the body, even if its motion cannot be changed otherwise. */
    public void stall() {
        dx = 0;
        dy = 0;
        speed = 0;
        speedBefore = 0;
        dxBefore = 0;
        dyBefore = 0;
    }

    @Override
    public void set(double dx, double dy) {
        change(dx, dy);
        measure();
    }

    /** Computes the speed along the normal from the current motion, rounded. */
    void measure() {
        speed = dx * normalX + dy * normalY;
    }

    /** Sets the motion within limits; refuses it if the body is kinematic, and has no effect if it has stalled. */
    private void change(double dx, double dy) {
        LegalMotion.requireMotion(dx, dy);
        if (isKinematic) {
            throw LegalMotion.refusal(name, bodies.fixed[bodies.byRank(rank)]);
        }
        if (moves) {
            this.dx = dx + 0.0;
            this.dy = dy + 0.0;
            slides = false;
        }
    }

    @Override
    public void setSpeed(double speed) {
        LegalMotion.require("speed", speed);
        double change = speed - this.speed;
        setAlong(speed);
        give(change * normalX, change * normalY);
    }

    private void setAlong(double speed) {
        double across = speedAcross();
        change(speed * normalX - across * normalY, speed * normalY + across * normalX);
        take(speed);
    }

    @Override
    public void setSpeedAcross(double speed) {
        LegalMotion.require("speed", speed);
        boolean slidesOn = slides;
        double change = speed - speedAcross();
        change(this.speed * normalX - speed * normalY, this.speed * normalY + speed * normalX);
        slides = slidesOn && moves;
        give(0.0 - change * normalY, change * normalX);
    }

    /** Takes the motion of the other body, to the bit. */
    void stick() {
        boolean slidesOn = slides;
        double change = other.speedAcross() - speedAcross();
        change(other.dx, other.dy);
        slides = slidesOn && moves;
        give(0.0 - change * normalY, change * normalX);
        take(other.speed);
    }

    private void take(double speed) {
        if (moves) {
            this.speed = speed;
        }
    }

    private void give(double dx, double dy) {
        if (moves) {
            state.impulses.give(rank, dx, dy);
            corner.request(state, rank);
        }
    }

    @Override
    public void rest(double speed) {
        LegalMotion.require("speed", speed);
        if (other.isSolid()) {
            slide(speed);
        } else {
            double change = speed - this.speed;
            setSpeed(speed);
            if (coupled.isActive() && !coupled.isReleasedBy(change)) {
                setSpeedAcross(speedAcross() + coupled.changeAcross(change));
                take(speed);
                coupled.passOn(change);
            }
            slides = moves;
        }
    }

    @Override
    public void slide(double speed) {
        LegalMotion.require("speed", speed);
        slide(speed, true);
    }

    /**
     * Sets the speed along the contact normal, and among all motions with that speed the one nearest to another motion.
     * In a corner between this surface and the previous contact, the motion enters neither.
     *
     * @param toWish whether the motion is nearest to the requested motion of the body instead of its present motion
     */
    void slide(double speed, boolean toWish) {
        boolean slidesOn = slides || toWish;
        double x = sign * normalX;
        double y = sign * normalY;
        if (toWish) {
            corner.go(x, y, sign * speed, corner.wishX(), corner.wishY(), Math.abs(speedAcross()));
            if (!other.drives()) {
                corner.slow(normalX, normalY, speed, dx, dy);
            }
            change(corner.dx(), corner.dy());
        } else if (other.moves) {
            // A corner would absorb momentum.
            corner.goAlong(x, y, sign * speed, dx, dy);
            change(corner.dx(), corner.dy());
        } else {
            corner.go(x, y, sign * speed, dx, dy, 0);
            change(corner.dx(), corner.dy());
        }
        slides = slidesOn && moves;
        measure();
        if (corner.isOnSurface()) {
            take(speed);
        }
    }

    /** Returns whether the body moves, and the other one does not change that. */
    private boolean drives() {
        return (dx != 0 || dy != 0) && (isSolid() || isDriven());
    }

    /** Returns whether a kinematic body drives this one into the other one, directly or through others. */
    public boolean isDriven() {
        return corner.isDrivenInto(sign * normalX, sign * normalY);
    }

    /** Returns whether the body keeps its motion, whatever pushes it away from the other one. */
    boolean isSolid() {
        return !moves || (gain() == 0 && state.isHeld(bodies, rank, sign * normalX, sign * normalY));
    }

    @Override
    public void carry(double dx, double dy) {
        LegalMotion.requireMotion(dx, dy);
        if (moves) {
            state.carriers.carry(rank, dx, dy, sign * normalX, sign * normalY, sign * other.speed);
            corner.request(state, rank);
        }
    }

    @Override
    public boolean isHeld() {
        return isHeld(1, 0);
    }

    /** Returns whether a push away from the other body cannot move this one; a push by its parts along and across. */
    boolean isHeld(double away, double across) {
        double along = sign * away;
        return state.isHeld(bodies, rank, along * normalX - across * normalY, along * normalY + across * normalX)
                || (across == 0 && isSupported());
    }

    /** Returns whether the body lies or slides on the ground, directly or through others, against the other body. */
    boolean isSupported() {
        return support.isOnGround(bodies, state, rank, -sign * normalX, -sign * normalY);
    }

    /** Finds the support of this body against pushes of the other one; the result is valid until the next call. */
    Support findSupport() {
        double across = speedAcross();
        if (Support.isSmall(gain(), Math.abs(across) + Math.abs(other.gain()))) {
            support.find(bodies, state, rank, normalX, normalY, -sign, across, other.speedAcross());
        } else {
            support.clear();
        }
        return support;
    }
}
