package org.polysweep.internal.world.response;

import org.polysweep.internal.world.state.PushGroups;

/** Two bodies that push each other, with all bodies that they push at the same time. */
final class PairPush {

    private final StepBodyMotion a;
    private final StepBodyMotion b;
    private final PushGroups groups;
    private double normalX;
    private double normalY;
    private double time;

    /** The group of the last push, and its speed; the group is {@link PushGroups#NONE} if there was none. */
    private int group;

    private double speed;

    PairPush(StepBodyMotion a, StepBodyMotion b, PushGroups groups) {
        this.a = a;
        this.b = b;
        this.groups = groups;
    }

    void meet(double normalX, double normalY, double time) {
        this.normalX = normalX;
        this.normalY = normalY;
        this.time = time;
        group = PushGroups.NONE;
    }

    /**
     * Gives two approaching bodies one speed along the normal: the speed of their common momentum, including the bodies
     * that they push at the same time. A body that rests on the ground is immovable like the ground.
     */
    void go() {
        double speedA = a.speed();
        double speedB = b.speed();
        double common = speed();
        boolean isBPushed = speedB > common;
        if (speedA < common) {
            a.rest(common);
        }
        if (isBPushed) {
            b.rest(common);
        }
    }

    /** Computes the speed along the normal with which both continue. */
    double speed() {
        double speedA = a.speed();
        double speedB = b.speed();
        if (!(speedB > speedA)) {
            return speedA;
        }
        double shareA = Bounce.shareOfA(a, b);
        boolean canBeHeld = a.canChange() && b.canChange();
        boolean isAHeld = canBeHeld && a.isHeld();
        boolean isBHeld = canBeHeld && !isAHeld && b.isHeld();
        double unpushed =
                isAHeld || shareA == 0 ? speedA : isBHeld || shareA == 1 ? speedB : speedA + shareA * (speedB - speedA);
        if (canBeHeld && !isAHeld && !isBHeld && (a.coupled.isActive() || b.coupled.isActive())) {
            return coupledSpeed();
        }
        boolean isOfStalled = (!a.canChange() && !a.leadsToGround()) || (!b.canChange() && !b.leadsToGround());
        if (!isOfStalled && groups.canEnter(a.rank(), time) && groups.canEnter(b.rank(), time)) {
            push(unpushed, isAHeld, isBHeld);
        }
        return group == PushGroups.NONE ? unpushed : speed;
    }

    /** The common speed if one of the two is pressed against a third body at the same time. */
    private double coupledSpeed() {
        double speedA = a.coupled.speed(a.speed());
        double speedB = b.coupled.speed(b.speed());
        double shareA = PushGroups.share(b.coupled.mass(b.mass()), a.coupled.mass(a.mass()));
        double common = speedA + shareA * (speedB - speedA);
        boolean isAReleased = a.coupled.isReleasedBy(common - a.speed());
        boolean isBReleased = b.coupled.isReleasedBy(common - b.speed());
        return isAReleased || isBReleased ? coupledSpeed() : common;
    }

    private void push(double unpushed, boolean isAHeld, boolean isBHeld) {
        int groupA = isAHeld ? PushGroups.NONE : groupOf(a);
        int groupB = isBHeld ? PushGroups.NONE : groupOf(b);
        if (groupA >= 0 && groupB >= 0) {
            groups.join(groupA, groupB, normalX, normalY);
            group = groupB;
            speed = groups.speed(groupB, normalX, normalY);
        } else {
            group = Math.max(groupA, groupB);
            speed = unpushed;
            groups.hold(group, unpushed, normalX, normalY);
        }
        groups.settle(a.rank());
        groups.settle(b.rank());
    }

    private int groupOf(StepBodyMotion motion) {
        return motion.canChange()
                ? groups.of(motion.rank(), motion.mass(), motion.speed(), motion.unit(), normalX, normalY, time)
                : PushGroups.NONE;
    }

    /** Lets both bodies leave the groups in which they are no longer as fast as the others. */
    void leaveGroups() {
        a.leaveGroups(keptBy(a));
        b.leaveGroups(keptBy(b));
    }

    private int keptBy(StepBodyMotion motion) {
        return group != PushGroups.NONE && motion.speed() == speed ? group : PushGroups.NONE;
    }
}
