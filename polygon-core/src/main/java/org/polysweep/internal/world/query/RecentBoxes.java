package org.polysweep.internal.world.query;

import java.util.Arrays;

/**
 * The boxes of a {@link StandingBoxes} around the region of the last query, kept for the next query: queries about
 * nearby regions, as for a walking body, need not search the tree each time. Each user has its own object. Reusable; no
 * allocation once it has grown.
 */
public final class RecentBoxes {

    private static final int SIDES = 4;

    /** The owner of these boxes, and how often it had built its tree. */
    private Object owner = this;

    private long build;

    private double knownMinX;
    private double knownMinY;
    private double knownMaxX;
    private double knownMaxY;

    private int count;
    private int[] boxes = {};
    private double[] sides = {};

    /** Returns whether all boxes that intersect a region are known. */
    boolean covers(Object owner, long build, double minX, double minY, double maxX, double maxY) {
        return this.owner == owner
                && this.build == build
                && minX >= knownMinX
                && minY >= knownMinY
                && maxX <= knownMaxX
                && maxY <= knownMaxY;
    }

    /** Discards all boxes; the boxes that are added from now on are all boxes that intersect a region. */
    void begin(Object owner, long build, double minX, double minY, double maxX, double maxY) {
        this.owner = owner;
        this.build = build;
        knownMinX = minX;
        knownMinY = minY;
        knownMaxX = maxX;
        knownMaxY = maxY;
        count = 0;
    }

    void add(int box, double minX, double minY, double maxX, double maxY) {
        if (count == boxes.length) {
            boxes = Arrays.copyOf(boxes, Math.max(16, 2 * count));
            sides = Arrays.copyOf(sides, SIDES * boxes.length);
        }
        int at = SIDES * count;
        boxes[count++] = box;
        sides[at] = minX;
        sides[at + 1] = minY;
        sides[at + 2] = maxX;
        sides[at + 3] = maxY;
    }

    int count() {
        return count;
    }

    /** The number of the box at a place. */
    int box(int place) {
        return boxes[place];
    }

    /** Returns whether the box at an index intersects a region. */
    boolean meets(int place, double minX, double minY, double maxX, double maxY) {
        int at = SIDES * place;
        return (Double.doubleToRawLongBits(maxX - sides[at])
                        | Double.doubleToRawLongBits(sides[at + 2] - minX)
                        | Double.doubleToRawLongBits(maxY - sides[at + 1])
                        | Double.doubleToRawLongBits(sides[at + 3] - minY))
                >= 0;
    }
}
