package org.polysweep.internal.world.response;

import org.polysweep.internal.world.state.PushGroups;
import org.polysweep.internal.world.state.StepState;

/** Conserves the momentum of a body that has hit a stalled one, unless the stalled one acts as a wall for both. */
final class StalledPartner {

    private final StepState state;

    StalledPartner(StepState state) {
        this.state = state;
    }

    /** Conserves the momentum of two bodies, if one of them has stalled. */
    void keepMomentum(StepBodyMotion a, StepBodyMotion b, double normalX, double normalY) {
        if (a.leadsToGround() || b.leadsToGround()) {
            return;
        }
        if (a.canChange() && b.isStalled()) {
            keepMomentum(a, b.rank(), b.mass(), normalX, normalY);
        } else if (b.canChange() && a.isStalled()) {
            keepMomentum(b, a.rank(), a.mass(), -normalX, -normalY);
        }
    }

    /**
     * If the body would still collide with the stalled one with the motion that the latter keeps, both are owed the
     * changes of a perfectly inelastic collision; if not, the body is owed the motion that it has lost.
     */
    private void keepMomentum(StepBodyMotion body, int stalled, double massOfStalled, double x, double y) {
        double approach = (state.lastDx(stalled) - body.dxBefore()) * x + (state.lastDy(stalled) - body.dyBefore()) * y;
        double owedAlong = 0;
        if (approach > 0) {
            double share = PushGroups.share(massOfStalled, body.mass());
            owedAlong = share * approach;
            double ofStalled = (share - 1) * approach;
            state.impulses.owe(stalled, ofStalled * x, ofStalled * y);
        }
        state.impulses.owe(
                body.rank(), body.dxBefore() + owedAlong * x - body.dx(), body.dyBefore() + owedAlong * y - body.dy());
    }
}
