package org.polysweep.query;

import org.polysweep.internal.argument.Finite;
import org.polysweep.internal.boxes.MovingBox;
import org.polysweep.internal.boxes.PartTree;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingCompound;
import org.polysweep.shape.MovingShape;

/** Where a point lies with respect to a shape, decided exactly. */
public enum PointLocation {
    /** In the interior. A point and a segment without a radius have none. */
    INSIDE,
    /** In the shape, but not in its interior: on its outline, or anywhere on a segment or point without a radius. */
    BOUNDARY,
    /** Not in the shape. */
    OUTSIDE;

    /**
     * Returns where a point lies, in the shape's own coordinates.
     *
     * @param shape the shape
     * @param x the x coordinate of the point; finite
     * @param y the y coordinate; finite
     * @return the location; {@link Intersection#locate} is the form for loops
     * @throws IllegalArgumentException if a coordinate is NaN or infinite
     */
    public static PointLocation of(ConvexShape shape, double x, double y) {
        return new Intersection().locate(shape, 0, 0, x, y);
    }

    /**
     * Returns where a point lies, in the world.
     *
     * @param shape the shape where it stands; its displacement does not count
     * @param x the x coordinate of the point; finite
     * @param y the y coordinate; finite
     * @return the location
     * @throws IllegalArgumentException if a coordinate is NaN or infinite
     */
    public static PointLocation of(MovingShape shape, double x, double y) {
        return new Intersection().locate(shape.shape(), shape.x(), shape.y(), x, y);
    }

    /**
     * Returns where a point lies with respect to the parts of a compound, in the world.
     *
     * @param shape the compound where it stands; its displacement does not count
     * @param x the x coordinate of the point; finite
     * @param y the y coordinate; finite
     * @return {@link #INSIDE} if it is in the interior of a part, else {@link #BOUNDARY} if it is in a part: on the
     *     outline, or on a seam between parts; else {@link #OUTSIDE}
     * @throws IllegalArgumentException if a coordinate is NaN or infinite
     */
    public static PointLocation of(MovingCompound shape, double x, double y) {
        Finite.require("x", x);
        Finite.require("y", y);
        Intersection intersection = new Intersection();
        PointLocation[] location = {OUTSIDE};
        MovingBox point = new MovingBox().set(x, y, x, y).seen(0, 0, shape.x(), shape.y());
        PartTree.nearest(shape.shape(), point, 0, (part, limit) -> {
            PointLocation inPart = intersection.locate(shape.shape().part(part), shape.x(), shape.y(), x, y);
            location[0] = inPart.compareTo(location[0]) < 0 ? inPart : location[0];
            return location[0] == INSIDE ? -1 : limit;
        });
        return location[0];
    }
}
