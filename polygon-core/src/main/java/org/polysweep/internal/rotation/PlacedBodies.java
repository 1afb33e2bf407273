package org.polysweep.internal.rotation;

import org.polysweep.internal.bound.RotationBound;
import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.shape.ConvexPolygon;

/**
 * Whether two bodies overlap at t = 0, from their closest features: doubles find these, and where the distance of the
 * bodies is closer to 0 than the errors of doubles, its sign is computed in double-double or in expansions. A sign that
 * is not proved leaves the question open: docs/error-bounds.md, theorem 27. Reusable, not thread-safe; no allocation
 * once its arrays are long enough.
 */
final class PlacedBodies {

    /** Maximum number of steps toward the closest vertices. */
    private static final int MAX_STEPS = 8;

    private final BodyFrames frames;
    private final VertexOnEdge vertexOnEdge;
    private final EdgeCrossing edgeCrossing;
    private final VertexDistance vertexDistance;
    private final DoubleDouble start = new DoubleDouble();

    /** The greatest height of a lowest vertex over its edge. */
    private double highest;

    /** An edge of this height, up to the error of a height, and a vertex as low over it. */
    private BodyFrame frame;

    private int edge;
    private int vertex;

    /** True if the vertex projects onto the interior of the edge. */
    private boolean isOverEdge;

    /** The vertex of the owner, if two vertices are the closest features. */
    private int ofOwner;

    private boolean areVerticesClosest;

    PlacedBodies(BodyFrames frames) {
        this.frames = frames;
        vertexOnEdge = new VertexOnEdge(frames);
        vertexDistance = new VertexDistance(frames);
        edgeCrossing = new EdgeCrossing(vertexOnEdge, frames.ofA);
        frame = frames.ofA;
    }

    /**
     * Returns a number that is negative if the bodies overlap at t = 0, 0 or positive if they touch or are apart;
     * {@link DoubleDouble#OPEN} if neither is proved. The frames must have begun.
     */
    int order() {
        frames.moveTo(0);
        highest = Double.NEGATIVE_INFINITY;
        areVerticesClosest = false;
        isOverEdge = false;
        if (!findHighest(frames.ofA) || !findHighest(frames.ofB)) {
            return DoubleDouble.OPEN;
        }
        boolean hasEdges = frames.ofA.edges() + frames.ofB.edges() > 0;
        double error = frame.heightError;
        if (hasEdges && highest - frame.radius > error) {
            return 1;
        }
        if (hasEdges && highest < -error) {
            return -1;
        }
        if (frame.radius == 0) {
            return hasEdges ? ofHighEdges() : 1;
        }
        return hasEdges ? ofClosestEdge() : ofVertices(0, 0);
    }

    /** Returns whether the distance of two vertices has decided, which are close to a contact. */
    boolean areVerticesClosest() {
        return areVerticesClosest;
    }

    /**
     * Returns whether the closest features are proved, if the bodies overlap and their cores do not: an edge, and a
     * vertex up to the error of a height, or two vertices. The order must have been found.
     */
    boolean findClosestFeatures() {
        areVerticesClosest = !isOverEdge;
        return isOverEdge || findClosestVertices();
    }

    private boolean findClosestVertices() {
        boolean hasEdges = frames.ofA.edges() + frames.ofB.edges() > 0;
        ofOwner = hasEdges ? nearerEnd() : 0;
        vertex = hasEdges ? vertex : 0;
        for (int i = 0; i < MAX_STEPS; i++) {
            double distance = frame.distance(ofOwner, vertex);
            if (!(distance > frame.heightError)) {
                return false;
            }
            double x = (frame.vertexX(vertex) - frame.ownerCore.x(ofOwner)) / distance;
            double y = (frame.vertexY(vertex) - frame.ownerCore.y(ofOwner)) / distance;
            int farthest = farthest(frame, x, y, ofOwner);
            int lowest = lowest(frame, x, y, ofOwner, vertex);
            if (farthest == FarthestVertex.NONE || lowest == FarthestVertex.NONE) {
                return false;
            }
            if (farthest == ofOwner && lowest == vertex) {
                return areClosest(ofOwner, vertex);
            }
            ofOwner = farthest;
            vertex = lowest;
        }
        return false;
    }

    /** The frame of the closest features. */
    BodyFrame frame() {
        return frame;
    }

    /** The vertex of the owner, and of the other body, if two vertices are closest. */
    int ofOwner() {
        return ofOwner;
    }

    int vertex() {
        return vertex;
    }

    /** The edge, if an edge and a vertex are closest. */
    int edge() {
        return edge;
    }

    private boolean findHighest(BodyFrame frame) {
        int lowest = 0;
        for (int i = 0; i < frame.edges(); i++) {
            lowest = lowest(frame, frame.ownerCore.normalX(i), frame.ownerCore.normalY(i), i, lowest);
            if (lowest == FarthestVertex.NONE) {
                return false;
            }
            double height = frame.height(i, lowest);
            double error = 2 * frame.heightError;
            if (height > highest + error || (height >= highest - error && !isOverEdge)) {
                take(frame, i, lowest, height + error);
            }
            highest = Math.max(highest, height);
        }
        return true;
    }

    /** Returns the lowest vertex along an axis from a vertex of the owner, up to the error of a height. */
    private static int lowest(BodyFrame frame, double x, double y, int ofOwner, int guess) {
        if (frame.otherCore.vertexCount() == 2) {
            return frame.along(x, y, ofOwner, 0) < frame.along(x, y, ofOwner, 1) ? 0 : 1;
        }
        return FarthestVertex.from(
                frame.otherCore, -(frame.cosine * x + frame.sine * y), frame.sine * x - frame.cosine * y, guess);
    }

    /** Returns the vertex of the owner that is farthest along an axis, up to the error of a height. */
    private static int farthest(BodyFrame frame, double x, double y, int guess) {
        ConvexPolygon owner = frame.ownerCore;
        if (owner.vertexCount() == 2) {
            return (owner.x(1) - owner.x(0)) * x + (owner.y(1) - owner.y(0)) * y > 0 ? 1 : 0;
        }
        return FarthestVertex.from(owner, x, y, guess);
    }

    /** Takes an edge, and a vertex up to a height that projects onto it, if there is one. */
    private void take(BodyFrame frame, int edge, int lowest, double limit) {
        this.frame = frame;
        this.edge = edge;
        vertex = lowest;
        isOverEdge = isOverEdge(lowest);
        int next = frame.otherCore.next(lowest);
        int previous = frame.otherCore.previous(lowest);
        if (!isOverEdge && frame.height(edge, next) <= limit && isOverEdge(next)) {
            vertex = next;
            isOverEdge = true;
        } else if (!isOverEdge && frame.height(edge, previous) <= limit && isOverEdge(previous)) {
            vertex = previous;
            isOverEdge = true;
        }
    }

    /** Without radii: whether a vertex is below each edge, exactly where doubles leave that open. */
    private int ofHighEdges() {
        int ofA = ofHighEdges(frames.ofA);
        if (ofA == 1) {
            return 1;
        }
        int ofB = ofHighEdges(frames.ofB);
        return ofB == -1 ? ofA : ofB;
    }

    private int ofHighEdges(BodyFrame frame) {
        int order = -1;
        int lowest = 0;
        for (int i = 0; i < frame.edges(); i++) {
            lowest = lowest(frame, frame.ownerCore.normalX(i), frame.ownerCore.normalY(i), i, lowest);
            if (frame.height(i, lowest) >= -frame.heightError) {
                int sign = edgeCrossing.set(frame, i, lowest) ? edgeCrossing.signAtStart() : DoubleDouble.OPEN;
                if (sign == 0 || sign == 1) {
                    return 1;
                }
                order = sign == -1 ? order : sign;
            }
        }
        return order;
    }

    /** With a radius: the edge is closest, or one of its ends. */
    private int ofClosestEdge() {
        if (isOverEdge) {
            return ofEdge();
        }
        return ofVertices(nearerEnd(), vertex);
    }

    /** Returns the end of the edge beyond which the vertex is. */
    private int nearerEnd() {
        ConvexPolygon owner = frame.ownerCore;
        double ahead = frame.along(-owner.normalY(edge), owner.normalX(edge), edge, vertex);
        return ahead > frame.heightError ? owner.next(edge) : edge;
    }

    /** Whether a vertex projects onto the interior of the edge. */
    boolean isOverEdge(int vertex) {
        ConvexPolygon owner = frame.ownerCore;
        double x = -owner.normalY(edge);
        double y = owner.normalX(edge);
        double error = frame.heightError;
        return frame.along(x, y, edge, vertex) > error && frame.along(x, y, owner.next(edge), vertex) < -error;
    }

    private int ofEdge() {
        double error = frame.heightError;
        double height = frame.height(edge, vertex);
        if (!(height > error - frame.radius)) {
            return DoubleDouble.OPEN;
        }
        if (height < frame.radius - error) {
            return -1;
        }
        ConvexPolygon other = frame.otherCore;
        double limit = highest + 4 * error;
        int order = ofHeight(vertex);
        int next = other.next(vertex);
        for (; order == 1 && next != vertex && frame.height(edge, next) <= limit; next = other.next(next)) {
            order = ofHeight(next);
        }
        int previous = other.previous(vertex);
        for (;
                order == 1 && previous != vertex && previous != next && frame.height(edge, previous) <= limit;
                previous = other.previous(previous)) {
            order = ofHeight(previous);
        }
        return order;
    }

    /** The order of the height of a vertex over the edge and the height at a contact, as the order of the bodies. */
    private int ofHeight(int vertex) {
        vertexOnEdge.set(frame, edge, vertex, start);
        int sign = vertexOnEdge.height().sign();
        return sign == 0 || sign == 1 ? 1 : sign == -1 && isOverEdge(vertex) ? -1 : DoubleDouble.OPEN;
    }

    /** With a radius: two vertices are closest, or others that are found from there. */
    private int ofVertices(int firstOfOwner, int firstOfOther) {
        int ofOwner = firstOfOwner;
        int ofOther = firstOfOther;
        double error = frame.heightError;
        for (int i = 0; i < MAX_STEPS; i++) {
            double distance = frame.distance(ofOwner, ofOther);
            if (distance < frame.radius - error) {
                return -1;
            }
            if (!(distance > error)) {
                return DoubleDouble.OPEN;
            }
            double x = (frame.vertexX(ofOther) - frame.ownerCore.x(ofOwner)) / distance;
            double y = (frame.vertexY(ofOther) - frame.ownerCore.y(ofOwner)) / distance;
            int farthest = farthest(frame, x, y, ofOwner);
            int lowest = lowest(frame, x, y, ofOwner, ofOther);
            if (farthest == FarthestVertex.NONE || lowest == FarthestVertex.NONE) {
                return DoubleDouble.OPEN;
            }
            if (frame.along(x, y, farthest, lowest) - frame.radius > error) {
                return 1;
            }
            if (farthest == ofOwner && lowest == ofOther) {
                return ofClosestVertices(ofOwner, ofOther);
            }
            ofOwner = farthest;
            ofOther = lowest;
        }
        return DoubleDouble.OPEN;
    }

    private int ofClosestVertices(int ofOwner, int ofOther) {
        this.ofOwner = ofOwner;
        vertex = ofOther;
        areVerticesClosest = true;
        vertexDistance.set(frame, ofOwner, ofOther, start);
        int order = vertexDistance.excess().sign();
        if (order == -1 || order == DoubleDouble.OPEN) {
            return order;
        }
        return areClosest(ofOwner, ofOther) ? order : DoubleDouble.OPEN;
    }

    /** Returns whether two vertices are proved to be the closest points of the cores. */
    private boolean areClosest(int ofOwner, int ofOther) {
        ConvexPolygon owner = frame.ownerCore;
        ConvexPolygon other = frame.otherCore;
        double x = frame.vertexX(ofOther) - owner.x(ofOwner);
        double y = frame.vertexY(ofOther) - owner.y(ofOwner);
        return isBehind(owner.next(ofOwner), ofOwner, x, y)
                && isBehind(owner.previous(ofOwner), ofOwner, x, y)
                && isBeyond(other.next(ofOther), ofOther, x, y)
                && isBeyond(other.previous(ofOther), ofOther, x, y);
    }

    /** Whether a vertex of the owner is not as far in a direction as the closest one. */
    private boolean isBehind(int neighbor, int closest, double x, double y) {
        ConvexPolygon owner = frame.ownerCore;
        return neighbor == closest
                || isLess(owner.x(neighbor) - owner.x(closest), owner.y(neighbor) - owner.y(closest), x, y);
    }

    /** Whether a vertex of the other body is farther in a direction than the closest one. */
    private boolean isBeyond(int neighbor, int closest, double x, double y) {
        return neighbor == closest
                || isLess(
                        frame.vertexX(closest) - frame.vertexX(neighbor),
                        frame.vertexY(closest) - frame.vertexY(neighbor),
                        x,
                        y);
    }

    /** Whether the dot product of an edge and the vector between the closest vertices is proved to be negative. */
    private boolean isLess(double edgeX, double edgeY, double x, double y) {
        double lengths = Math.abs(edgeX) + Math.abs(edgeY) + Math.abs(x) + Math.abs(y);
        return edgeX * x + edgeY * y < -RotationBound.ofDirection(frame.heightError, lengths);
    }
}
