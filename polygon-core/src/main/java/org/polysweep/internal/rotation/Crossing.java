package org.polysweep.internal.rotation;

/**
 * A time at which a height or a distance passes through its value at a contact, once within a short interval: proved in
 * doubles. Reusable, not thread-safe, no allocation.
 */
abstract class Crossing {

    /** The frame in which the height or the distance is computed. */
    BodyFrame frame;

    /** The vertex of the other body. */
    int vertex;

    /** A lower bound of the magnitude of the slope. */
    double leastSlope;

    /** Bounds the error of a slope in doubles. */
    double slopeError;

    /** Bounds the curvature of the height or the distance. */
    double curvature;

    /** The time of the proof. */
    double begin;

    /** A time at which the contact has passed, by more than the error of a height. */
    double end;

    /** True if the contact is exactly at the time of the proof. */
    boolean isAtBegin;

    final BodyFrames frames;

    Crossing(BodyFrames frames) {
        this.frames = frames;
        frame = frames.ofA;
    }

    /** Returns the height or distance minus its value at a contact, at the time of the frame. */
    abstract double excess();

    /** Returns its slope at the time of the frame. */
    abstract double slope();
}
