package org.polysweep.world;

import java.util.List;
import java.util.Objects;
import org.polysweep.internal.world.segment.PositionsInStep;
import org.polysweep.internal.world.state.StepLog;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.StepBudget;

/**
 * The outcome of a step. A world has one report, which its next step overwrites, by the rule of reuse in {@link
 * org.polysweep.result}. A step that is refused does not change it; after an exception of a listener or a response, it
 * contains the findings until then. Not thread-safe.
 */
public final class StepReport {

    private final StepLog log;

    private final PositionsInStep positions;

    StepReport(StepLog log, PositionsInStep positions) {
        this.log = log;
        this.positions = positions;
    }

    /** Returns the number of reported contacts. */
    public int contactCount() {
        return log.contacts();
    }

    /**
     * Returns the bodies that stalled for the rest of the step, in the order in which they stalled: they moved and had
     * used up their budget, or they are kinematic and would have crushed an immovable body. The list is a view, which
     * the next step overwrites.
     */
    public List<BodyId> stalled() {
        return log.stalled();
    }

    /**
     * Returns the bodies that had used up their {@linkplain StepBudget budget} before a contact, in the order of these
     * contacts. From there on they were immovable for the rest of the step; those that moved have stalled. The list is
     * a view, which the next step overwrites.
     */
    public List<BodyId> overBudget() {
        return log.overBudget();
    }

    /**
     * Returns the bodies that were rolled back to their positions before the step, because no free doubles were near
     * the ends of their trajectories. They are in the order of the world. The list is a view, which the next step
     * overwrites.
     */
    public List<BodyId> rolledBack() {
        return log.rolledBack();
    }

    /**
     * Returns the x coordinate of the position of a body at a time in the step, rounded: for drawings between two
     * frames, or an effect at the point of a contact. At the times 0 and 1, it is the position before and after the
     * step.
     *
     * @param body the body
     * @param time the time, in [0, 1]
     * @return the coordinate; NaN if the body was not in the step, if there has been no step, or if {@link
     *     WorldQueries#candidatePairs} has been called since
     * @throws IllegalArgumentException if {@code time} is not in [0, 1]
     */
    public double xAt(BodyId body, double time) {
        requireTime(body, time);
        return positions.x(body, time, log.rolledBack().contains(body));
    }

    /** Returns the y coordinate of the position of a body at a time in the step, as {@link #xAt} does. */
    public double yAt(BodyId body, double time) {
        requireTime(body, time);
        return positions.y(body, time, log.rolledBack().contains(body));
    }

    /**
     * Returns the first component of the rotor of a body at a time in the step, rounded: with {@link #halfSinAt}, the
     * rotation at the position ({@link #xAt}, {@link #yAt}). The length of the rotor has no meaning. NaN where {@link
     * #xAt} is.
     */
    public double halfCosAt(BodyId body, double time) {
        requireTime(body, time);
        return positions.halfCos(body, time, log.rolledBack().contains(body));
    }

    /** Returns the second component of the rotor of a body at a time in the step, as {@link #halfCosAt} does. */
    public double halfSinAt(BodyId body, double time) {
        requireTime(body, time);
        return positions.halfSin(body, time, log.rolledBack().contains(body));
    }

    private static void requireTime(BodyId body, double time) {
        Objects.requireNonNull(body, "body must not be null; World.add returns it");
        if (!(time >= 0 && time <= 1)) {
            throw new IllegalArgumentException("time must be in [0, 1], but was " + time);
        }
    }

    /** Returns the report as text. */
    @Override
    public String toString() {
        return contactCount() + (contactCount() == 1 ? " contact" : " contacts") + ", stalled " + stalled()
                + ", rolled back " + rolledBack();
    }
}
