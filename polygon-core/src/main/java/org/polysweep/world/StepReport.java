package org.polysweep.world;

import java.util.List;
import org.polysweep.internal.world.state.StepLog;
import org.polysweep.world.body.BodyId;

/**
 * How a step went. A world has one report, which its next step overwrites, by the rule of reuse in {@link
 * org.polysweep.result}. A step that is refused leaves it as it was; a step that a listener or a response ends by an
 * exception leaves what had been found until then. Not thread-safe.
 */
public final class StepReport {

    private final StepLog log;

    StepReport(StepLog log) {
        this.log = log;
    }

    /** Returns how many contacts were reported. */
    public int contactCount() {
        return log.contacts();
    }

    /**
     * Returns the bodies that stood still for the rest of the step, in the order in which they stalled: their motion
     * had been changed as often as a step may, or they are kinematic and would have crushed a body that could not be
     * moved. The list is a view, which the next step overwrites.
     */
    public List<BodyId> stalled() {
        return log.stalled();
    }

    /**
     * Returns the bodies that were put back to where they stood before the step, because no doubles near the end of
     * their way were free. In the order of the world. The list is a view, which the next step overwrites.
     */
    public List<BodyId> rolledBack() {
        return log.rolledBack();
    }

    /** Returns the report as text. */
    @Override
    public String toString() {
        return contactCount() + (contactCount() == 1 ? " contact" : " contacts") + ", stalled " + stalled()
                + ", rolled back " + rolledBack();
    }
}
