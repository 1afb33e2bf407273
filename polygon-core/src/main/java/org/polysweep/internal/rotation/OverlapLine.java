package org.polysweep.internal.rotation;

import org.polysweep.internal.bound.RotationBound;

/**
 * Where the line of the motion of two overlapping bodies that keep their orientations leaves C, and where it entered C
 * before: at the {@link OverlapEnd} of the same bodies with a displacement that is multiplied by a power of two, so
 * that they leave C within the step, and that is reversed for the entry: docs/error-bounds.md, theorem 28. Reusable,
 * not thread-safe, no allocation.
 */
final class OverlapLine {

    private final BodyFrames frames = new BodyFrames(new RotatingBody(), new RotatingBody());
    private final OverlapAdvancement overlapAdvancement = new OverlapAdvancement(frames);
    private final OverlapEnd overlapEnd =
            new OverlapEnd(frames, overlapAdvancement, new VertexOnEdge(frames), new VertexDistance(frames));

    /** Returns the time at which the line leaves C, rounded up, after a time at which it is in C; NaN if unproved. */
    double exit(BodyFrames of, double from) {
        double factor = factor(of);
        return find(of, factor, from / factor) ? factor * overlapEnd.time().roundUp() : Double.NaN;
    }

    /** Returns the time at which the line entered C, rounded down, if the bodies overlap at t = 0; NaN if unproved. */
    double enter(BodyFrames of) {
        double factor = factor(of);
        return find(of, -factor, 0) ? -factor * overlapEnd.time().roundUp() : Double.NaN;
    }

    /** Finds the normal where the line entered C, if the bodies overlap at t = 0; returns whether that is proved. */
    boolean findNormal(BodyFrames of) {
        boolean isFound = find(of, -factor(of), 0);
        if (isFound) {
            overlapEnd.findNormal();
        }
        return isFound && !Double.isNaN(overlapEnd.normalX() + overlapEnd.normalY());
    }

    double normalX() {
        return overlapEnd.normalX();
    }

    double normalY() {
        return overlapEnd.normalY();
    }

    private static double factor(BodyFrames of) {
        RotatingBody a = of.a;
        RotatingBody b = of.b;
        return RotationBound.factorBeyond(of.size, Math.abs(a.dx - b.dx) + Math.abs(a.dy - b.dy));
    }

    private boolean find(BodyFrames of, double factor, double from) {
        copy(of.a, factor, frames.a);
        copy(of.b, factor, frames.b);
        if (!frames.begin()) {
            return false;
        }
        return overlapAdvancement.overlapUntil(from) < 1 && overlapEnd.find();
    }

    private static void copy(RotatingBody of, double factor, RotatingBody to) {
        to.setMotion(of.shape, of.x, of.y, factor * of.dx, factor * of.dy);
        to.setRotors(of.rotorPath.c0, of.rotorPath.s0, of.rotorPath.c0, of.rotorPath.s0);
    }
}
