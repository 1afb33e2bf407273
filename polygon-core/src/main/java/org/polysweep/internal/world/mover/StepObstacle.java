package org.polysweep.internal.world.mover;

import org.polysweep.contact.Feature;
import org.polysweep.internal.world.body.Bodies;

/**
 * What the obstacle that a sweep has hit is for a body that walks: a step that may be climbed, a step that is too high,
 * or an edge on which the body stands. Reusable; no allocation unless a compound is near.
 */
final class StepObstacle {

    private final Bodies bodies;
    private final StandingSweep sweep;
    private final Standing standing;
    private final StepLimit limit;
    private final StepLimit anyHeight = top -> true;
    private MoverState mover = new MoverState();

    /** The top of the obstacle. */
    final StepTop stepTop;

    StepObstacle(Bodies bodies, StandingSweep sweep, Standing standing, Neighborhood around) {
        this.bodies = bodies;
        this.sweep = sweep;
        this.standing = standing;
        stepTop = new StepTop(bodies, around, sweep);
        limit = standing::reaches;
    }

    void set(MoverState mover) {
        this.mover = mover;
    }

    /** Finds the top of the obstacle; returns whether a body may step onto it. */
    boolean findTop() {
        return stepTop.find(mover.settings, limit);
    }

    /** Whether a vertex has been hit that blocks a motion. */
    boolean isFacedVertex(double dx, double dy) {
        return isFaced(dx, dy) && sweep.contact.kind() == Feature.Kind.VERTEX;
    }

    /**
     * Whether the obstacle may be a step that blocks a motion: it is too steep for a floor and does not hang over, or
     * it is a vertex, along which there is no floor to follow.
     */
    boolean mayBeStep(double dx, double dy) {
        return sweep.normalX * mover.settings.upX + sweep.normalY * mover.settings.upY >= 0
                && isFaced(dx, dy)
                && isEdge();
    }

    /** Whether the body does not stand on the obstacle as on a plane: it is steep, or a vertex. */
    boolean isEdge() {
        return !mover.settings.isFloor(sweep.normalX, sweep.normalY) || sweep.contact.kind() == Feature.Kind.VERTEX;
    }

    /** Whether a motion across the up direction leads against the obstacle. */
    private boolean isFaced(double dx, double dy) {
        double across = dx * mover.settings.upY - dy * mover.settings.upX;
        double facing = sweep.normalX * mover.settings.upY - sweep.normalY * mover.settings.upX;
        return across * facing < 0;
    }

    /** Whether the vertex that has been hit is the edge of a step that is too high for the body. */
    boolean isTooHigh(double x, double y) {
        standing.compareAt(x, y);
        return !findTop();
    }

    /** Whether the obstacle below the body is a vertex that is too high above its foothold to become the next one. */
    boolean isEdgeTooHigh(double x, double y) {
        return mover.foothold.isSet() && sweep.contact.kind() == Feature.Kind.VERTEX && isTooHigh(x, y);
    }

    /**
     * Whether the obstacle that a sweep has hit below the body is the edge of a floor on which the body stands: no
     * farther above its lowest point than it steps up or down, and no higher above its foothold than a step may be. If
     * so, the edge is the foothold from now on.
     */
    boolean standsOnEdge(double x, double y) {
        standing.compareAt(x, y);
        if (sweep.normalX * mover.settings.upX + sweep.normalY * mover.settings.upY <= 0
                || sweep.contact.kind() != Feature.Kind.VERTEX
                || !stepTop.find(mover.settings, mover.foothold.isSet() ? limit : anyHeight)
                || !stepTop.isMet
                || stepTop.top.height(bodies, mover.settings.upX, mover.settings.upY) - standing.footHeight(x, y)
                        > Math.max(mover.settings.stepHeight, mover.settings.snapDistance)) {
            return false;
        }
        mover.foothold.set(stepTop.top);
        return true;
    }
}
