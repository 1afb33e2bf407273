package org.polysweep.internal.turning;

import org.polysweep.internal.predicate.TurningBound;

/** The signs that are certain from the time on at which an advancement is. */
final class SignsForAWhile implements CertainSigns {

    private final ConservativeAdvancement at;
    private final double duration;

    SignsForAWhile(ConservativeAdvancement at, double duration) {
        this.at = at;
        this.duration = TurningBound.above(duration);
    }

    @Override
    public int ofHeight(boolean isEdgeOfA, int edge, int corner) {
        return (isEdgeOfA ? at.fromA() : at.fromB()).certainSign(edge, corner, duration);
    }

    @Override
    public boolean areApart(int ofA, int ofB) {
        return at.fromB().areApart(ofB, ofA, duration);
    }

    /** How many pairs of a corner and an edge, or of two corners, may come near. */
    int countNear() {
        return countNear(true, at.fromA())
                + countNear(false, at.fromB())
                + (at.fromB().radius() > 0 ? countNearCorners() : 0);
    }

    private int countNear(boolean isEdgeOfA, BodyView view) {
        int near = 0;
        for (int edge = 0; edge < view.edges(); edge++) {
            for (int corner = 0; corner < view.other().size(); corner++) {
                near += ofHeight(isEdgeOfA, edge, corner) == 0 ? 1 : 0;
            }
        }
        return near;
    }

    private int countNearCorners() {
        int near = 0;
        for (int ofA = 0; ofA < at.fromA().owner().size(); ofA++) {
            for (int ofB = 0; ofB < at.fromB().owner().size(); ofB++) {
                near += areApart(ofA, ofB) ? 0 : 1;
            }
        }
        return near;
    }
}
