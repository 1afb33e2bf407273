package org.polysweep.internal.rotation;

import org.polysweep.shape.ConvexPolygon;

/**
 * An axis fixed in the frame of one of two bodies, as a candidate for a separating axis: the unit normal of an edge, or
 * the direction between two vertices. It knows how long all vertices of the other body stay beyond the owner
 * along it, from only those vertices that are lowest at some time, which {@link FarthestVertex} finds.
 *
 * <p>Reusable, not thread-safe, no allocation.
 */
final class BodyAxis {

    /** Maximum number of vertices that replace the lowest one within a step. */
    private static final int MAX_VERTICES = 32;

    private final BodyFrame frame;
    private int edge;
    private int vertex;
    private double x;
    private double y;

    /** The owner's vertex that is farthest along the axis. */
    private int farthest;

    private boolean isEdge;

    /** The reversed axis in the other body's local frame: the vertex farthest along it is the lowest. */
    private double downX;

    private double downY;

    /** The height of a vertex v is this minus the dot product of that direction and v. */
    private double base;

    private double baseSlope;

    BodyAxis(BodyFrame frame) {
        this.frame = frame;
    }

    BodyFrame frame() {
        return frame;
    }

    /** Returns whether the axis is the normal of the edge. */
    boolean isEdge() {
        return isEdge;
    }

    /** The last edge that was chosen. */
    int edge() {
        return edge;
    }

    /** The owner's vertex that is farthest along the axis. */
    int farthest() {
        return farthest;
    }

    /** The vertex of the other body that limits the last step. */
    int vertex() {
        return vertex;
    }

    /** Sets the axis to the normal of an edge, with a guess of the vertex that is lowest over it. */
    void take(int edge, int vertex) {
        this.edge = edge;
        this.vertex = vertex;
        takeEdge();
    }

    /** Sets the axis to the normal of the last edge. */
    void takeEdge() {
        x = frame.ownerNormals[2 * edge];
        y = frame.ownerNormals[2 * edge + 1];
        farthest = edge;
        isEdge = frame.edges() > 0;
    }

    /**
     * Sets the axis to the direction from the nearer end of the edge to its lowest vertex.
     *
     * @return whether this is another axis: the vertex does not project onto the edge
     */
    boolean takeVertices() {
        ConvexPolygon owner = frame.ownerCore;
        int end = owner.next(edge);
        boolean isAhead = frame.along(-y, x, edge, vertex) > 0;
        if (isAhead && frame.along(-y, x, end, vertex) < 0) {
            return false;
        }
        int nearest = isAhead ? end : edge;
        double towardX = frame.vertexX(vertex) - owner.x(nearest);
        double towardY = frame.vertexY(vertex) - owner.y(nearest);
        double length = Math.sqrt(towardX * towardX + towardY * towardY);
        if (!(length > frame.heightError)) {
            return false;
        }
        int found = FarthestVertex.from(owner, towardX / length, towardY / length, nearest);
        if (found == FarthestVertex.NONE) {
            return false;
        }
        x = towardX / length;
        y = towardY / length;
        isEdge = false;
        farthest = found;
        return true;
    }

    /** Returns the vertex that is lowest over an edge, as far as a climb from a guess finds it; without proof. */
    int lowest(int edge, int guess) {
        double normalX = frame.ownerNormals[2 * edge];
        double normalY = frame.ownerNormals[2 * edge + 1];
        double towardX = -(frame.cosine * normalX + frame.sine * normalY);
        double towardY = frame.sine * normalX - frame.cosine * normalY;
        int found = FarthestVertex.from(frame.otherCore, towardX, towardY, guess);
        return found == FarthestVertex.NONE ? guess : found;
    }

    /**
     * Climbs from the last edge to the neighboring edge of greatest height, as long as the height of the lowest vertex
     * increases, and sets the axis to the normal of the edge reached. Nothing is proved.
     *
     * @return the height; negative infinity if there is no edge
     */
    double climb() {
        if (frame.edges() == 0) {
            return Double.NEGATIVE_INFINITY;
        }
        double highest = takeIfHigher(edge, Double.NEGATIVE_INFINITY);
        // Over its neighbors, a vertex that projects onto an edge is lower.
        for (int from = highest > 0 && isOverEdge() ? edge : -1; edge != from; ) {
            from = edge;
            highest = takeIfHigher(frame.ownerCore.next(from), highest);
            highest = takeIfHigher(frame.ownerCore.previous(from), highest);
        }
        takeEdge();
        return highest;
    }

    /** Returns whether the vertex projects onto the edge. */
    private boolean isOverEdge() {
        ConvexPolygon owner = frame.ownerCore;
        double alongX = -owner.normalY(edge);
        double alongY = owner.normalX(edge);
        return frame.along(alongX, alongY, edge, vertex) >= 0
                && frame.along(alongX, alongY, owner.next(edge), vertex) <= 0;
    }

    /** Sets the axis to the normal of the edge of greatest height among all edges, and returns this height. */
    double findHighest() {
        double highest = Double.NEGATIVE_INFINITY;
        int lowest = vertex;
        for (int i = 0; i < frame.edges(); i++) {
            lowest = lowest(i, lowest);
            highest = takeIfHigher(i, lowest, highest);
        }
        takeEdge();
        return highest;
    }

    /** Replaces the edge and the vertex if the height is greater, and returns the greater height. */
    private double takeIfHigher(int candidate, double highest) {
        return takeIfHigher(candidate, lowest(candidate, vertex), highest);
    }

    private double takeIfHigher(int candidate, int lowest, double highest) {
        double height = frame.height(candidate, lowest);
        if (!(height > highest)) {
            return highest;
        }
        edge = candidate;
        vertex = lowest;
        return height;
    }

    /** Expresses the axis in the other body's local frame. */
    private void project() {
        ConvexPolygon owner = frame.ownerCore;
        downX = -(frame.cosine * x + frame.sine * y);
        downY = frame.sine * x - frame.cosine * y;
        base = x * (frame.originX - owner.x(farthest)) + y * (frame.originY - owner.y(farthest));
        baseSlope = x * frame.velocityX + y * frame.velocityY;
    }

    private double height(int vertex) {
        return base - (downX * frame.otherCore.x(vertex) + downY * frame.otherCore.y(vertex));
    }

    private double slope(int vertex) {
        return baseSlope + frame.speed * (downX * frame.otherCore.y(vertex) - downY * frame.otherCore.x(vertex));
    }

    /**
     * Returns a safe step: for this long all vertices stay farther along the axis than the owner, by more than the
     * distance of a contact; 0 if nothing is known, at most 1.
     */
    double safeStep() {
        project();
        int first = FarthestVertex.from(frame.otherCore, downX, downY, vertex);
        if (first == FarthestVertex.NONE) {
            return 0;
        }
        vertex = first;
        double step = safeStep(vertex);
        if (step > 1) {
            step = 1;
        }
        for (int i = 0; i < MAX_VERTICES && step > 0; i++) {
            // docs/error-bounds.md, theorem 14, (8)
            int then = lowestAfter(step);
            if (then == vertex) {
                return step;
            }
            if (then == FarthestVertex.NONE) {
                return 0;
            }
            double sooner = safeStep(then);
            if (sooner >= step) {
                return step;
            }
            vertex = then;
            step = sooner;
        }
        return 0;
    }

    /** The vertex that would be the lowest after a duration if all slopes were constant. */
    private int lowestAfter(double duration) {
        double angle = duration * frame.speed;
        return FarthestVertex.from(frame.otherCore, downX + angle * downY, downY - angle * downX, vertex);
    }

    private double safeStep(int vertex) {
        return frame.safeStep(height(vertex) - frame.radius - frame.heightError, slope(vertex) - frame.slopeError);
    }

    /**
     * Returns whether all vertices except one are known to stay farther along the axis, by more than the distance of a
     * contact, for a duration; the one is the lowest at its beginning and its end: docs/error-bounds.md, theorem 14,
     * (8).
     */
    boolean areOthersAbove(double duration) {
        return isLowest(duration)
                && staysAbove(frame.otherCore.next(vertex), duration)
                && staysAbove(frame.otherCore.previous(vertex), duration);
    }

    private boolean staysAbove(int neighbor, double duration) {
        return neighbor == vertex
                || BodyFrame.staysPositive(
                        height(neighbor) - frame.radius - frame.heightError,
                        slope(neighbor) - frame.change(duration),
                        duration);
    }

    /** Returns whether the vertex is the lowest now, and would be after a duration if all slopes were constant. */
    private boolean isLowest(double duration) {
        project();
        return FarthestVertex.from(frame.otherCore, downX, downY, vertex) == vertex && lowestAfter(duration) == vertex;
    }
}
