package org.polysweep.internal.rotation;

import java.util.stream.IntStream;
import org.polysweep.internal.algebraic.ExactWork;
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
        return frame(isEdgeOfA).sign(edge, vertex, duration);
    }

    @Override
    public int ofHeightBeside(boolean isEdgeOfA, int edge, int vertex) {
        return frame(isEdgeOfA).signBeside(edge, vertex, duration);
    }

    private BodyFrame frame(boolean isOfA) {
        return isOfA ? frames.ofA : frames.ofB;
    }

    private boolean isOpen(boolean isEdgeOfA, int edge, int vertex) {
        return ofHeight(isEdgeOfA, edge, vertex) == 0 && ofHeightBeside(isEdgeOfA, edge, vertex) == 0;
    }

    @Override
    public boolean areApart(int ofA, int ofB) {
        BodyFrame frame = frames.ofB;
        double change = RotationBound.above(frame.speed(ofA) + frame.change(duration));
        double gap = frame.distance(ofB, ofA) - frame.radius - frame.heightError;
        return BodyFrame.staysPositive(gap, -change, duration);
    }

    /** Returns whether more than so many pairs of a vertex and an edge, or of two vertices, are not certified. */
    boolean hasMoreOpen(long most) {
        int sizeOfA = frames.a.core.vertexCount();
        int sizeOfB = frames.b.core.vertexCount();
        IntStream vertices = frames.ofA.radius == 0
                ? IntStream.empty()
                : open(sizeOfA, sizeOfB, (vertexOfA, vertexOfB) -> !areApart(vertexOfA, vertexOfB));
        IntStream overA = open(frames.ofA.edges(), sizeOfB, (edge, vertex) -> isOpen(true, edge, vertex));
        IntStream overB = open(frames.ofB.edges(), sizeOfA, (edge, vertex) -> isOpen(false, edge, vertex));
        return IntStream.concat(vertices, IntStream.concat(overA, overB))
                .skip(most)
                .findAny()
                .isPresent();
    }

    private interface Pairs {
        boolean include(int first, int second);
    }

    private static IntStream open(int first, int second, Pairs open) {
        return IntStream.range(0, first).flatMap(i -> {
            ExactWork.spend(second);
            return IntStream.range(0, second).filter(k -> open.include(i, k));
        });
    }
}
