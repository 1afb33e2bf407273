package org.polysweep.internal.world.response;

import org.polysweep.internal.world.state.PushGroups;

/** The speed with which two bodies that push each other go on, with whatever they push at the same time. */
final class PairPush {

    private final StepBodyMotion a;
    private final StepBodyMotion b;
    private final PushGroups groups;
    private double normalX;
    private double normalY;
    private double time;

    PairPush(StepBodyMotion a, StepBodyMotion b, PushGroups groups) {
        this.a = a;
        this.b = b;
        this.groups = groups;
    }

    void meet(double normalX, double normalY, double time) {
        this.normalX = normalX;
        this.normalY = normalY;
        this.time = time;
    }

    /**
     * Computes the speed along the normal with which both go on.
     *
     * @param unpushed the speed if they do not push: where one cannot be pushed, or has been pushed too often
     * @param isAHeld whether A cannot be pushed this way, though it moves
     * @param isBHeld whether B cannot
     */
    double speed(double unpushed, boolean isAHeld, boolean isBHeld) {
        if (!groups.canEnter(a.rank(), time) || !groups.canEnter(b.rank(), time)) {
            return unpushed;
        }
        int groupA = isAHeld ? PushGroups.NONE : group(a);
        int groupB = isBHeld ? PushGroups.NONE : group(b);
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

    private int group(StepBodyMotion motion) {
        return motion.canChange()
                ? groups.of(motion.rank(), motion.mass(), motion.speed(), motion.unit(), normalX, normalY, time)
                : PushGroups.NONE;
    }
}
