package org.polysweep.internal.rotation;

import org.polysweep.internal.rotation.exact.ContactEvent;
import org.polysweep.internal.rotation.exact.EventWindow;
import org.polysweep.shape.MovingShape;

/**
 * Windows of a step in which few pairs of a vertex and an edge come close to each other, with the signs of the others
 * certified in doubles; between the windows, doubles advance the bodies.
 */
final class CertifiedWindows implements ContactEvent.Windows {

    /** The inverse of the length of the first window, unless few pairs are close for longer. */
    private static final int FIRST = 256;

    /** The growth of this length from window to window. */
    private static final int GROWTH = 4;

    /** Maximum number of pairs in a longer window. */
    private static final int MAX_PAIRS = 4;

    private final BodyFrames frames;
    private final ConservativeAdvancement conservativeAdvancement;
    private final OverlapAdvancement overlapAdvancement;
    private final MovingShape a;
    private final MovingShape b;
    private double shortest = 1.0 / FIRST;

    /** Creates the windows of a query that the frames have begun. */
    CertifiedWindows(
            BodyFrames frames, ConservativeAdvancement conservativeAdvancement, OverlapAdvancement overlapAdvancement) {
        this.frames = frames;
        this.conservativeAdvancement = conservativeAdvancement;
        this.overlapAdvancement = overlapAdvancement;
        a = frames.a.toMovingShape();
        b = frames.b.toMovingShape();
    }

    @Override
    public EventWindow from(double time) {
        frames.moveTo(time);
        double length = 1 - time;
        while (length > shortest && new CertifiedSigns(frames, length).countOpen() > MAX_PAIRS) {
            length /= 2;
        }
        shortest *= GROWTH;
        return EventWindow.of(a, b, new CertifiedSigns(frames, length), time, Math.min(1, time + length));
    }

    @Override
    public double apartUntil(double time) {
        return conservativeAdvancement.staysApart(time) ? 1 : conservativeAdvancement.time();
    }

    @Override
    public double overlapUntil(double time) {
        return overlapAdvancement.overlapUntil(time);
    }
}
