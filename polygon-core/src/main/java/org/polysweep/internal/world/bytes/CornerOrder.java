package org.polysweep.internal.world.bytes;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.polysweep.shape.ConvexPolygon;

/**
 * The order in which the corners of a polygon are written, so that a polygon read from them numbers its corners in the
 * same way: the numbers decide which of two equal features is reported.
 */
enum CornerOrder {
    /** The order in which the caller gave them. */
    CALLER(0),
    /** The same, for a polygon that was rotated, scaled or transformed: its corner 0 is the leftmost one. */
    CALLER_OF_IMAGE(1),
    /** Counter-clockwise from the leftmost one, if the caller's order does not go around a polygon. */
    HULL(2);

    static final int COUNT = 3;

    private final int code;

    CornerOrder(int code) {
        this.code = code;
    }

    /** The number in the bytes, less than {@link #COUNT}. */
    int code() {
        return code;
    }

    static CornerOrder ofCode(int code) {
        return code == 0 ? CALLER : code == 1 ? CALLER_OF_IMAGE : HULL;
    }

    /** The first order from which a polygon is read back with the same corners, in the same order of the caller. */
    static CornerOrder of(ConvexPolygon polygon) {
        for (CornerOrder order : values()) {
            if (order.keeps(polygon)) {
                return order;
            }
        }
        return HULL;
    }

    private boolean keeps(ConvexPolygon polygon) {
        try {
            ConvexPolygon made = polygon(corners(polygon));
            return Arrays.equals(made.toArray(), polygon.toArray())
                    && Arrays.equals(callersOrder(made), callersOrder(polygon));
        } catch (IllegalArgumentException notConvex) {
            return false;
        }
    }

    /** Returns the coordinates of the corners in this order. */
    double[] corners(ConvexPolygon polygon) {
        if (this == HULL) {
            return polygon.toArray();
        }
        int[] order = callersOrder(polygon);
        double[] corners = new double[2 * order.length];
        for (int i = 0; i < order.length; i++) {
            corners[2 * i] = polygon.x(order[i]);
            corners[2 * i + 1] = polygon.y(order[i]);
        }
        return corners;
    }

    /** Returns the polygon with these corners. */
    ConvexPolygon polygon(double[] corners) {
        return switch (this) {
            case CALLER -> ConvexPolygon.of(corners);
            case CALLER_OF_IMAGE -> ConvexPolygon.of(corners).transformed(1, 0, 0, 1, 0, 0);
            case HULL -> ConvexPolygon.hullOf(corners);
        };
    }

    /** The numbers of the corners by the caller's indices, the lowest first. */
    private static int[] callersOrder(ConvexPolygon polygon) {
        return IntStream.range(0, polygon.vertexCount())
                .boxed()
                .sorted(Comparator.comparingInt(polygon::vertexIndex))
                .mapToInt(i -> i)
                .toArray();
    }
}
