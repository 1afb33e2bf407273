package org.polysweep.internal.rotation;

import org.polysweep.internal.bound.RotationBound;

/**
 * The distance of two vertices at a time, its slope, and bounds of its curvature and of the error of the slope for some
 * time: docs/error-bounds.md, theorem 28. Reusable, not thread-safe, no allocation.
 */
final class DistanceBounds {

    double distance;

    /** The slope of the distance, in doubles. */
    double slope;

    double slopeError;

    /** A bound of the magnitude of the curvature; infinity if there is none. */
    double curvature;

    /** The duration in which these bounds hold. */
    double validFor;

    /** Finds the bounds from the time of a frame on, for two vertices, the first one of its owner. */
    void set(BodyFrame frame, int ofOwner, int vertex) {
        distance = frame.distance(ofOwner, vertex);
        slope = frame.slopeBetween(ofOwner, vertex);
        double speed = RotationBound.above(frame.speed(vertex) + frame.slopeError);
        validFor = Math.min(1, distance / (4 * speed));
        double greatest = RotationBound.above(speed + frame.curvature * validFor);
        double least = RotationBound.below(distance - frame.heightError - RotationBound.above(greatest * validFor));
        boolean isFar = least > 0;
        slopeError = isFar
                ? RotationBound.above(frame.slopeError + 2 * greatest * (frame.heightError / least))
                : Double.POSITIVE_INFINITY;
        curvature =
                isFar ? RotationBound.above(frame.curvature + greatest * (greatest / least)) : Double.POSITIVE_INFINITY;
    }

    /** Returns how long the vertices are known to be closer than at a contact; 0 if that is not known. */
    double closeFor(BodyFrame frame) {
        if (curvature == Double.POSITIVE_INFINITY) {
            return 0;
        }
        double step = BodyFrame.safeStep(frame.radius - distance - frame.heightError, -slope - slopeError, curvature);
        return step < validFor ? step : validFor;
    }
}
