package org.polysweep.internal.rotation;

import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import org.polysweep.internal.bound.RotationBound;
import org.polysweep.internal.rotation.exact.KnownSigns;

/** The signs that doubles certify from the time of two frames on, for a duration. */
final class CertifiedSigns implements KnownSigns {

    private final BodyFrames frames;
    private final double duration;

    CertifiedSigns(BodyFrames frames, double duration) {
        this.frames = frames;
        this.duration = RotationBound.above(duration);
    }

    @Override
    public int ofHeight(boolean isEdgeOfA, int edge, int vertex) {
        return (isEdgeOfA ? frames.ofA : frames.ofB).sign(edge, vertex, duration);
    }

    @Override
    public boolean areApart(int ofA, int ofB) {
        BodyFrame frame = frames.ofB;
        double change = RotationBound.above(frame.speed(ofA) + frame.change(duration));
        double gap = frame.distance(ofB, ofA) - frame.radius - frame.heightError;
        return BodyFrame.staysPositive(gap, -change, duration);
    }

    /** Returns the number of pairs of a vertex and an edge, or of two vertices, whose sign is not certified. */
    long countOpen() {
        int sizeOfA = frames.a.core.vertexCount();
        int sizeOfB = frames.b.core.vertexCount();
        long pairs = frames.ofA.radius == 0 ? 0 : count(sizeOfA, sizeOfB, (i, k) -> !areApart(i, k));
        return pairs
                + count(frames.ofA.edges(), sizeOfB, (edge, vertex) -> ofHeight(true, edge, vertex) == 0)
                + count(frames.ofB.edges(), sizeOfA, (edge, vertex) -> ofHeight(false, edge, vertex) == 0);
    }

    private static long count(int first, int second, BiPredicate<Integer, Integer> isOpen) {
        return IntStream.range(0, first)
                .mapToLong(i -> IntStream.range(0, second)
                        .filter(k -> isOpen.test(i, k))
                        .count())
                .sum();
    }
}
