package org.polysweep.internal.rotation;

import org.polysweep.internal.algebraic.ExactWork;
import org.polysweep.internal.bound.RotationBound;
import org.polysweep.internal.rotation.exact.KnownSigns;
import org.polysweep.shape.ConvexPolygon;

/** The signs that doubles certify from the time of two frames on, for a duration. */
final class CertifiedSigns implements KnownSigns {

    private final BodyFrames frames;
    private final double duration;

    /** Bounds of the lengths of the edges. */
    private final double longestOfA;

    private final double longestOfB;

    CertifiedSigns(BodyFrames frames, double duration) {
        this.frames = frames;
        this.duration = RotationBound.above(duration);
        longestOfA = RotationBound.above(longestEdge(frames.a.core));
        longestOfB = RotationBound.above(longestEdge(frames.b.core));
    }

    private static double longestEdge(ConvexPolygon core) {
        double longest = 0;
        for (int i = 0; i < core.vertexCount(); i++) {
            double x = core.x(i + 1) - core.x(i);
            double y = core.y(i + 1) - core.y(i);
            longest = Math.max(longest, x * x + y * y);
        }
        return Math.sqrt(longest);
    }

    /**
     * How many edges of a core are together shorter than a margin, but no more than it has: docs/error-bounds.md,
     * theorem 14, (14).
     */
    private static int alike(double margin, double longest, ConvexPolygon core) {
        return longest > 0 ? (int) Math.min(core.vertexCount(), RotationBound.below(margin) / longest) : 0;
    }

    @Override
    public int ofHeight(boolean isEdgeOfA, int edge, int vertex) {
        return frame(isEdgeOfA).sign(edge, vertex, duration);
    }

    @Override
    public int ofHeightBeside(boolean isEdgeOfA, int edge, int vertex) {
        return frame(isEdgeOfA).signBeside(edge, vertex, duration);
    }

    @Override
    public int alikeAfter(boolean isEdgeOfA, int edge, int vertex) {
        BodyFrame frame = frame(isEdgeOfA);
        double margin = frame.margin(edge, vertex, duration);
        double known = margin == 0 ? frame.marginBeside(edge, vertex, duration) : margin;
        return alike(Math.abs(known), isEdgeOfA ? longestOfB : longestOfA, frame.otherCore);
    }

    private BodyFrame frame(boolean isOfA) {
        return isOfA ? frames.ofA : frames.ofB;
    }

    @Override
    public boolean areApart(int ofA, int ofB) {
        return marginApart(ofA, ofB) > 0;
    }

    @Override
    public int apartAfter(int ofA, int ofB) {
        return alike(marginApart(ofA, ofB), longestOfB, frames.b.core);
    }

    /** The distance by which two vertices stay farther from each other than at a contact; not positive if unknown. */
    private double marginApart(int ofA, int ofB) {
        BodyFrame frame = frames.ofB;
        double change = RotationBound.above(frame.speed(ofA) + frame.change(duration));
        double gap = frame.distance(ofB, ofA) - frame.radius - frame.heightError;
        return BodyFrame.staysPositive(gap, -change, duration) ? gap - duration * change : 0;
    }

    /** Returns whether more than so many pairs of a vertex and an edge, or of two vertices, are not certified. */
    boolean hasMoreOpen(long most) {
        long open = frames.ofA.radius == 0 ? 0 : openVertices(most);
        open += open > most ? 0 : openHeights(true, most - open);
        open += open > most ? 0 : openHeights(false, most - open);
        return open > most;
    }

    private long openVertices(long most) {
        long open = 0;
        int sizeOfB = frames.b.core.vertexCount();
        for (int ofA = 0; ofA < frames.a.core.vertexCount() && open <= most; ofA++) {
            ExactWork.spend(sizeOfB);
            for (int ofB = 0; ofB < sizeOfB && open <= most; ofB++) {
                double margin = marginApart(ofA, ofB);
                open += margin > 0 ? 0 : 1;
                ofB += alike(margin, longestOfB, frames.b.core);
            }
        }
        return open;
    }

    private long openHeights(boolean isEdgeOfA, long most) {
        long open = 0;
        BodyFrame frame = frame(isEdgeOfA);
        int size = frame.otherCore.vertexCount();
        for (int edge = 0; edge < frame.edges() && open <= most; edge++) {
            ExactWork.spend(size);
            for (int vertex = 0; vertex < size && open <= most; vertex++) {
                int alike = alikeAfter(isEdgeOfA, edge, vertex);
                boolean isOpen = alike == 0
                        && ofHeight(isEdgeOfA, edge, vertex) == 0
                        && ofHeightBeside(isEdgeOfA, edge, vertex) == 0;
                open += isOpen ? 1 : 0;
                vertex += alike;
            }
        }
        return open;
    }
}
