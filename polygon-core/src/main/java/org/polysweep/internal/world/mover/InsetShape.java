package org.polysweep.internal.world.mover;

import java.util.Arrays;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.shape.Shape;

/**
 * A shape whose sides have been moved inward by a distance, to the nearest doubles; the parts of a compound
 * individually. It is computed once for each shape and distance.
 */
final class InsetShape {

    private Shape whole = ConvexPolygon.of(0, 0);
    private double inset;
    private Shape shrunk = whole;

    /** Copies the result of another inset shape. */
    void set(InsetShape other) {
        whole = other.whole;
        inset = other.inset;
        shrunk = other.shrunk;
    }

    /** Returns a shape less an inset greater than 0. */
    Shape of(Shape shape, double inset) {
        if (this.whole != shape || this.inset != inset) {
            shrunk = shrink(shape, inset);
            whole = shape;
            this.inset = inset;
        }
        return shrunk;
    }

    private static Shape shrink(Shape shape, double inset) {
        return shape instanceof ConvexShape convex
                ? shrink(convex, inset)
                : CompoundShape.of(
                        shape.parts().stream().map(part -> shrink(part, inset)).toList());
    }

    private static ConvexShape shrink(ConvexShape shape, double inset) {
        double radius = shape.radius();
        ConvexPolygon core = shape.core();
        if (radius > inset) {
            return RoundedPolygon.of(core, radius - inset);
        }
        return radius == inset ? core : shrink(core, inset - radius, inset);
    }

    private static ConvexPolygon shrink(ConvexPolygon polygon, double distance, double inset) {
        if (polygon.isBox()) {
            double minX = polygon.minX() + distance;
            double minY = polygon.minY() + distance;
            double maxX = polygon.maxX() - distance;
            double maxY = polygon.maxY() - distance;
            return ConvexPolygon.box(
                    minX, minY, requireRoom(minX < maxX, maxX, inset), requireRoom(minY < maxY, maxY, inset));
        }
        double[] rest = polygon.toArray();
        for (int k = 0; k < polygon.vertexCount(); k++) {
            rest = cut(rest, polygon, k, distance);
        }
        requireRoom(rest.length >= 6, 0, inset);
        return ConvexPolygon.hullOf(rest);
    }

    /** Cuts off the points of a polygon that are nearer to an edge than a distance, on its inner side, or beyond it. */
    private static double[] cut(double[] xy, ConvexPolygon polygon, int edge, double distance) {
        double edgeX = polygon.edgeX(edge);
        double edgeY = polygon.edgeY(edge);
        double length = Math.sqrt(edgeX * edgeX + edgeY * edgeY);
        double[] rest = new double[xy.length + 4];
        int count = 0;
        for (int i = 0; i < xy.length; i += 2) {
            int j = (i + 2) % xy.length;
            double from = inward(xy[i], xy[i + 1], polygon, edge, edgeX, edgeY) / length - distance;
            double to = inward(xy[j], xy[j + 1], polygon, edge, edgeX, edgeY) / length - distance;
            if (from >= 0) {
                rest[count++] = xy[i];
                rest[count++] = xy[i + 1];
            }
            if (from < 0 != to < 0) {
                double share = from / (from - to);
                rest[count++] = xy[i] + share * (xy[j] - xy[i]);
                rest[count++] = xy[i + 1] + share * (xy[j + 1] - xy[i + 1]);
            }
        }
        return Arrays.copyOf(rest, count);
    }

    private static double inward(double x, double y, ConvexPolygon polygon, int edge, double edgeX, double edgeY) {
        return edgeX * (y - polygon.y(edge)) - edgeY * (x - polygon.x(edge));
    }

    private static double requireRoom(boolean isRoom, double side, double inset) {
        if (!isRoom) {
            throw new IllegalStateException(
                    "the body is too narrow for an inset of " + inset + "; use a smaller inset or a larger shape");
        }
        return side;
    }
}
