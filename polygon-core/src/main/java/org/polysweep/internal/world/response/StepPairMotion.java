package org.polysweep.internal.world.response;

import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.state.StepState;
import org.polysweep.world.body.PairMotion;
import org.polysweep.world.body.WorldContact;

/**
 * How two bodies go on after a contact of a step: two halves, one for each body, and what applies to both. The halves
 * are set first, each with the motion that leads to the contact. Reusable; not thread-safe.
 */
public final class StepPairMotion implements PairMotion {

    private final Bodies bodies;
    private final StepBodyMotion a;
    private final StepBodyMotion b;
    private final PairPush pairPush;
    private double normalX;
    private double normalY;
    private double time;
    private boolean passes;
    private boolean keeps;

    public StepPairMotion(Bodies bodies, StepState state) {
        this.bodies = bodies;
        a = new StepBodyMotion("A", bodies, state);
        b = new StepBodyMotion("B", bodies, state);
        pairPush = new PairPush(a, b, state.pushes);
    }

    /** Returns how A goes on. */
    public StepBodyMotion a() {
        return a;
    }

    /** Returns how B goes on. */
    public StepBodyMotion b() {
        return b;
    }

    /** Sets the contact of the two. */
    public void meet(WorldContact contact, double time) {
        this.time = time;
        passes = false;
        keeps = false;
        normalX = contact.normalX();
        normalY = contact.normalY();
        a.meet(b.rank(), contact.partB(), time);
        b.meet(a.rank(), contact.partA(), time);
    }

    /** The speed with which the two approach along the normal of a contact, as far as doubles can tell. */
    public double approach(WorldContact contact) {
        return (b.dx() - a.dx()) * contact.normalX() + (b.dy() - a.dy()) * contact.normalY();
    }

    @Override
    public double displacementAX() {
        return a.dx();
    }

    @Override
    public double displacementAY() {
        return a.dy();
    }

    @Override
    public double displacementBX() {
        return b.dx();
    }

    @Override
    public double displacementBY() {
        return b.dy();
    }

    @Override
    public double massA() {
        return a.moves() ? a.mass() : Double.POSITIVE_INFINITY;
    }

    @Override
    public double massB() {
        return b.moves() ? b.mass() : Double.POSITIVE_INFINITY;
    }

    @Override
    public double restitution() {
        return Math.min(bodies.restitution[bodies.byRank(a.rank())], bodies.restitution[bodies.byRank(b.rank())]);
    }

    @Override
    public boolean canChangeA() {
        return a.moves();
    }

    @Override
    public boolean canChangeB() {
        return b.moves();
    }

    @Override
    public void setDisplacementA(double dx, double dy) {
        a.change(dx, dy);
    }

    @Override
    public void setDisplacementB(double dx, double dy) {
        b.change(dx, dy);
    }

    @Override
    public void slide() {
        Slide.go(a, b, normalX, normalY, Slide.commonSpeed(a, b, normalX, normalY), true);
    }

    @Override
    public void push() {
        double common = Slide.commonSpeed(a, b, normalX, normalY);
        Slide.go(a, b, normalX, normalY, pairPush.speed(normalX, normalY, time, common, false, false), true);
    }

    /** Takes from the motions that a response has set what would still lead the two into each other. */
    public void keepOut() {
        Slide.go(a, b, normalX, normalY, Slide.commonSpeed(a, b, normalX, normalY), false);
    }

    @Override
    public void bounce(double restitution, double restThreshold) {
        persist();
        double approach = b.speed(normalX, normalY) - a.speed(normalX, normalY);
        if (!(approach > 0)) {
            return;
        }
        if (approach < restThreshold) {
            Bounce.stayTogether(a, b, normalX, normalY, pairPush, time);
        } else {
            Bounce.off(a, b, normalX, normalY, Math.min(restitution, restitution()));
        }
    }

    @Override
    public void carry(double upX, double upY) {
        Carry.along(a, b, normalX, normalY, upX, upY);
    }

    @Override
    public void stop() {
        if (a.moves()) {
            a.change(0, 0);
        }
        if (b.moves()) {
            b.change(0, 0);
        }
    }

    @Override
    public void pass() {
        passes = true;
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
