package org.polysweep.internal.rotation;

import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.result.SweepResult;

/**
 * The minimum translation of two overlapping bodies at t = 0: through the nearest edge of the difference of the cores
 * if these overlap, otherwise along the line between their closest features; and the distance of bodies that are apart.
 * Nothing is known if two edges are equally near, up to rounding, or if the cores touch: docs/error-bounds.md, theorem
 * 27. Reusable, not thread-safe; no allocation once its arrays are long enough.
 */
final class ShortestTranslation {

    private final BodyFrames frames;
    private final VertexOnEdge vertexOnEdge;
    private final NearestEdge nearestEdge;
    private final PlacedBodies placedBodies;
    private final VertexDistance vertexDistance;
    private final DistanceNearStart atStart = new DistanceNearStart();

    /** True if the translation leads through an edge. */
    private boolean isEdge;

    private double depth;

    ShortestTranslation(BodyFrames frames, VertexOnEdge vertexOnEdge, PlacedBodies placedBodies) {
        this.frames = frames;
        this.vertexOnEdge = vertexOnEdge;
        this.placedBodies = placedBodies;
        nearestEdge = new NearestEdge(frames, vertexOnEdge);
        vertexDistance = new VertexDistance(frames);
    }

    /**
     * Finds the translation. The frames must have begun.
     *
     * @return -1 if the bodies overlap and the translation is known, 0 or 1 if they do not overlap; {@link
     *     DoubleDouble#OPEN} if nothing is proved
     */
    int find() {
        isEdge = frames.ofA.edges() + frames.ofB.edges() > 0;
        if (isEdge) {
            if (!nearestEdge.find()) {
                return DoubleDouble.OPEN;
            }
            if (nearestEdge.overlaps()) {
                return isKnown(nearestEdge.depth());
            }
        }
        if (frames.ofA.radius == 0) {
            return 1;
        }
        int order = placedBodies.order();
        if (order != -1) {
            return order;
        }
        return isKnown(depthOfClosest());
    }

    /** Returns the depth at the closest features of cores that are apart, rounded up; NaN if it is not proved. */
    private double depthOfClosest() {
        if (!placedBodies.findClosestFeatures()) {
            return Double.NaN;
        }
        BodyFrame frame = placedBodies.frame();
        isEdge = !placedBodies.areVerticesClosest();
        if (!isEdge) {
            return vertexDistance.depthAtStart(frame, placedBodies.ofOwner(), placedBodies.vertex(), atStart);
        }
        double depth = nearestEdge.depth(frame, placedBodies.edge(), placedBodies.vertex());
        return placedBodies.isOverEdge(nearestEdge.vertex()) ? depth : Double.NaN;
    }

    /** Returns the distance at t = 0, rounded down; NaN if it is not proved. The frames must have begun. */
    double distance() {
        int order = placedBodies.order();
        if (order == DoubleDouble.OPEN) {
            return Double.NaN;
        }
        double depth = order > 0 ? depthOfClosest() : 0;
        // Up to rounding, another edge may be as high, and only that one separates the bodies.
        return depth <= 0 ? 0.0 - depth : Double.NaN;
    }

    private int isKnown(double depth) {
        this.depth = depth;
        return Double.isNaN(depth + normalX() + normalY()) ? DoubleDouble.OPEN : -1;
    }

    /** Writes the normal; returns whether the translation is known. */
    boolean writeNormal(SweepResult result) {
        boolean isKnown = find() == -1;
        if (isKnown) {
            AnswerWriter.writeNormal(result, normalX(), normalY());
        }
        return isKnown;
    }

    /** Returns the depth, rounded up. */
    double depth() {
        return depth;
    }

    /** Returns a component of the normal, rounded to nearest. */
    double normalX() {
        return isEdge ? vertexOnEdge.normalX : vertexDistance.normalX;
    }

    double normalY() {
        return isEdge ? vertexOnEdge.normalY : vertexDistance.normalY;
    }
}
