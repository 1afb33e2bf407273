package org.polysweep.internal.world.response;

import org.polysweep.internal.world.argument.ResponseArgument;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.state.StepState;
import org.polysweep.world.body.ContactFriction;
import org.polysweep.world.body.PairMotion;
import org.polysweep.world.body.WorldContact;

/**
 * The motions with which two bodies continue after a contact of a step: one half for each body, and the data that apply
 * to both. The halves are set first, each with the motion that leads to the contact. Reusable; not thread-safe.
 */
public final class StepPairMotion implements PairMotion {

    private final Bodies bodies;
    private final StepBodyMotion a;
    private final StepBodyMotion b;
    private final PairPush pairPush;
    private final StalledPartner stalledPartner;
    private final StepContactFriction contactFriction;
    private double normalX;
    private double normalY;
    private double time;
    private boolean passes;
    private boolean keeps;
    private double friction;

    public StepPairMotion(Bodies bodies, StepState state) {
        this.bodies = bodies;
        a = StepBodyMotion.ofA(bodies, state);
        b = a.opposite();
        pairPush = new PairPush(a, b, state.pushes);
        stalledPartner = new StalledPartner(state);
        contactFriction = new StepContactFriction(a, b);
    }

    @Override
    public StepBodyMotion a() {
        return a;
    }

    @Override
    public StepBodyMotion b() {
        return b;
    }

    /** Sets the contact of the two. */
    public void meet(WorldContact contact, double time) {
        this.time = time;
        passes = false;
        keeps = false;
        friction = 0;
        normalX = contact.normalX();
        normalY = contact.normalY();
        a.meet(contact.partB(), time, normalX, normalY);
        b.meet(contact.partA(), time, normalX, normalY);
        pairPush.meet(normalX, normalY, time);
        contactFriction.meet();
    }

    /** Returns the speed of approach along the contact normal, in doubles. */
    public double approach(WorldContact contact) {
        return (b.dx() - a.dx()) * contact.normalX() + (b.dy() - a.dy()) * contact.normalY();
    }

    @Override
    public double restitution() {
        return Math.min(bodies.restitution[bodies.byRank(a.rank())], bodies.restitution[bodies.byRank(b.rank())]);
    }

    @Override
    public double friction() {
        return Math.min(bodies.friction[bodies.byRank(a.rank())], bodies.friction[bodies.byRank(b.rank())]);
    }

    @Override
    public double time() {
        return time;
    }

    @Override
    public double slidingSpeed() {
        return Slide.commonSpeed(a, b);
    }

    @Override
    public void slide() {
        Slide.go(a, b, Slide.commonSpeed(a, b), true);
    }

    @Override
    public void push() {
        pairPush.go();
    }

    @Override
    public double pushedSpeed() {
        return pairPush.speed();
    }

    /** Removes from the motions that a response has set the part that would still lead the two into each other. */
    public void keepOut() {
        a.measure();
        b.measure();
        Slide.go(a, b, Slide.commonSpeed(a, b), false);
    }

    @Override
    public void bounce(double restitution, double restThreshold) {
        ResponseArgument.restitution(restitution);
        ResponseArgument.restThreshold(restThreshold);
        persist();
        double approach = b.speed() - a.speed();
        if (!(approach > 0)) {
            return;
        }
        double share = Math.min(restitution, restitution());
        if (approach < restThreshold || (share == 0 && a.canChange() && b.canChange())) {
            a.coupled.clear();
            b.coupled.clear();
            pairPush.go();
        } else {
            Bounce.off(a, b, share);
        }
    }

    @Override
    public ContactFriction contactFriction(double coefficient) {
        ResponseArgument.coefficient(coefficient);
        friction = coefficient;
        contactFriction.find(coefficient);
        return contactFriction;
    }

    /** The coefficient of the friction that the response has applied; 0 if there was none. */
    public double appliedFriction() {
        return friction;
    }

    @Override
    public void carry(double upX, double upY) {
        ResponseArgument.up(upX, upY);
        Carry.along(a, b, normalX, normalY, upX, upY);
    }

    @Override
    public void stop() {
        if (a.canChange()) {
            a.set(0, 0);
        }
        if (b.canChange()) {
            b.set(0, 0);
        }
    }

    @Override
    public void pass() {
        passes = true;
    }

    /**
     * Ends a response: the bodies pass with their motions unchanged, or leave the groups to which they no longer
     * belong, keep the momentum of a hit on a stalled body, and have the same motion if they move alike.
     */
    public void end() {
        if (passes) {
            a.returnOwed();
            b.returnOwed();
        } else {
            pairPush.leaveGroups();
            stalledPartner.keepMomentum(a, b, normalX, normalY);
            AlikeMotions.align(a, b);
        }
    }

    @Override
    public boolean passes() {
        return passes;
    }

    @Override
    public void persist() {
        keeps = true;
    }

    @Override
    public boolean persists() {
        return keeps;
    }
}
