package org.polysweep.internal.rotation;

import org.polysweep.internal.rotation.exact.ContactEvent;
import org.polysweep.internal.rotation.exact.EventWindow;
import org.polysweep.shape.MovingShape;

/**
 * Windows of a step in which few pairs of a vertex and an edge come close to each other, with the signs of the others
 * certified in doubles; between the windows, doubles advance the bodies.
 */
final class CertifiedWindows implements ContactEvent.Windows {

    /** How often the rest of the step is halved for a window, at most, however many pairs are close. */
    private static final int MAX_HALVINGS = 24;

    /** Maximum number of pairs in the first window, unless it is the shortest possible. */
    private static final int FIRST_PAIRS = 4;

    /** The growth of this number from window to window, so that the windows reach the end of the step soon. */
    private static final int GROWTH = 2;

    private final BodyFrames frames;
    private final ConservativeAdvancement conservativeAdvancement;
    private final OverlapAdvancement overlapAdvancement;
    private final MovingShape a;
    private final MovingShape b;
    private long maxPairs = FIRST_PAIRS;

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
        for (int i = 0; i < MAX_HALVINGS && new CertifiedSigns(frames, length).hasMoreOpen(maxPairs); i++) {
            length /= 2;
        }
        maxPairs *= GROWTH;
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
