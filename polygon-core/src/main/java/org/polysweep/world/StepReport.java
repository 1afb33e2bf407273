package org.polysweep.world;

import java.util.List;
import org.polysweep.internal.world.state.StepLog;
import org.polysweep.world.body.BodyId;

/**
 * How a step went. A world has one report, which its next step overwrites, by the rule of reuse in
 * {@link org.polysweep.result}. A step that is refused leaves it as it was; a step that ends by an exception of a
 * listener or a response leaves what had been found until then. Not thread-safe.
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
     * Returns the bodies that stalled for the rest of the step, in the order in which they did: their motion had been
     * changed as often as a step may, or they are kinematic and would have crushed an immovable body. The list is a
     * view, which the next step overwrites.
     */
    public List<BodyId> stalled() {
        return log.stalled();
    }

    /**
     * Returns the bodies that were rolled back to their positions before the step, because no free doubles were near
     * the ends of their trajectories. In the order of the world. The list is a view, which the next step overwrites.
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
