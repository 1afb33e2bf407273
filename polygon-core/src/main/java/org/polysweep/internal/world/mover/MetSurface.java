package org.polysweep.internal.world.mover;

import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;

/**
 * A surface that a moved body has hit: its body, its normal and the point of contact. For two convex shapes, the point
 * is computed when it is read: it is rarely read, and costs more than the sweep. Reusable; no allocation.
 */
public final class MetSurface {

    private static final ConvexShape NONE = ConvexPolygon.of(0, 0);

    /** The index of the body, and its part. */
    int body;

    public int part;
    public double normalX;
    public double normalY;

    /** The speed of approach, as the displacement in a whole move. */
    public double approachSpeed;

    private boolean isPointKnown;
    private double pointX;
    private double pointY;

    /** The shapes that were swept, if the point is not known. */
    private ConvexShape moved = NONE;

    private double x;
    private double y;
    private double dx;
    private double dy;
    private ConvexShape standing = NONE;
    private double standingX;
    private double standingY;

    /** Copies another surface. */
    void set(MetSurface other) {
        body = other.body;
        part = other.part;
        normalX = other.normalX;
        normalY = other.normalY;
        approachSpeed = other.approachSpeed;
        isPointKnown = other.isPointKnown;
        pointX = other.pointX;
        pointY = other.pointY;
        moved = other.moved;
        x = other.x;
        y = other.y;
        dx = other.dx;
        dy = other.dy;
        standing = other.standing;
        standingX = other.standingX;
        standingY = other.standingY;
    }

    /** Sets the body of the surface, and the normal. */
    void set(int body, int part, double normalX, double normalY) {
        this.body = body;
        this.part = part;
        this.normalX = normalX;
        this.normalY = normalY;
        approachSpeed = 0;
    }

    /** Sets a point of contact. */
    void setPoint(double pointX, double pointY) {
        this.pointX = pointX;
        this.pointY = pointY;
        isPointKnown = true;
    }

    /** Sets the shape that was moved, its line, and the shape that it hit. */
    void setSweep(
            ConvexShape moved,
            double x,
            double y,
            double dx,
            double dy,
            ConvexShape standing,
            double standingX,
            double standingY) {
        this.moved = moved;
        this.x = x;
        this.y = y;
        this.dx = dx;
        this.dy = dy;
        this.standing = standing;
        this.standingX = standingX;
        this.standingY = standingY;
        isPointKnown = false;
    }

    /** Returns whether this is the same surface as another. */
    boolean isSame(MetSurface other) {
        return body == other.body && part == other.part && normalX == other.normalX && normalY == other.normalY;
    }

    /** The x coordinate of a point of contact. */
    public double pointX(SweepResult scratch) {
        findPoint(scratch);
        return pointX;
    }

    /** The y coordinate of that point. */
    public double pointY(SweepResult scratch) {
        findPoint(scratch);
        return pointY;
    }

    private void findPoint(SweepResult scratch) {
        if (!isPointKnown) {
            PairSweeper.AUTO.sweep(moved, x, y, dx, dy, standing, standingX, standingY, 0, 0, scratch);
            setPoint(scratch.contactX(0), scratch.contactY(0));
        }
    }
}
