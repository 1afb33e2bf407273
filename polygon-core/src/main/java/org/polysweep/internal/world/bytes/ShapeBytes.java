package org.polysweep.internal.world.bytes;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.shape.Shape;

/** A shape as bytes: its kind, and for each part a radius and the corners in a {@link CornerOrder}. Stateless. */
final class ShapeBytes {

    private static final int BYTES_OF_VERTEX = 2 * Double.BYTES;
    private static final int BYTES_OF_CONVEX = 1 + Double.BYTES + Integer.BYTES + BYTES_OF_VERTEX;

    /** Minimum number of bytes of a shape. */
    static final int LEAST = 1 + BYTES_OF_CONVEX;

    private static final int CONVEX = 0;
    private static final int COMPOUND = 1;
    private static final int ONE_SIDED = 2;
    private static final int KINDS = 3;

    private ShapeBytes() {}

    static void write(Shape shape, GrowingBytes out) {
        if (shape instanceof ConvexShape convex) {
            out.putByte(CONVEX);
            write(convex, out);
            return;
        }
        out.putByte(shape.isOneSided() ? ONE_SIDED : COMPOUND);
        out.putInt(shape.partCount());
        for (ConvexShape part : shape.parts()) {
            write(part, out);
        }
    }

    private static void write(ConvexShape shape, GrowingBytes out) {
        CornerOrder order = CornerOrder.of(shape.core());
        out.putByte(order.code());
        out.putDoubles(shape.radius());
        out.putInt(shape.core().vertexCount());
        out.putDoubles(order.corners(shape.core()));
    }

    /**
     * Reads a shape.
     *
     * @param what its name in messages
     * @throws IllegalArgumentException if the bytes do not hold a shape
     */
    static Shape read(CheckedBytes in, String what) {
        int kind = in.choice("the kind of " + what, KINDS);
        if (kind == CONVEX) {
            return readConvex(in, what);
        }
        int count = in.count("the number of parts of " + what, BYTES_OF_CONVEX);
        List<ConvexShape> parts = new ArrayList<>(count);
        for (int part = 0; part < count; part++) {
            parts.add(readConvex(in, what));
        }
        return made(in, what, () -> kind == ONE_SIDED ? chain(parts) : CompoundShape.of(parts));
    }

    private static ConvexShape readConvex(CheckedBytes in, String what) {
        CornerOrder order = CornerOrder.ofCode(in.choice("the order of corners of " + what, CornerOrder.COUNT));
        double radius = in.finite("the finite radius of " + what);
        in.require(radius >= 0, radius, "the radius of " + what + ", >= 0");
        double[] corners = new double[2 * in.count("the number of corners of " + what, BYTES_OF_VERTEX)];
        for (int i = 0; i < corners.length; i++) {
            corners[i] = in.finite("a finite corner of " + what);
        }
        ConvexPolygon core = made(in, what, () -> order.polygon(corners));
        return radius == 0 ? core : RoundedPolygon.of(core, radius);
    }

    /** The one-sided chain of these segments; if the segments are not consecutive, a chain of other segments. */
    private static Shape chain(List<ConvexShape> segments) {
        double[] vertices = new double[2 * segments.size() + 2];
        for (int i = 0; i < segments.size(); i++) {
            double[] ends = CornerOrder.CALLER.corners(segments.get(i).core());
            System.arraycopy(ends, 0, vertices, 2 * i, 2);
            System.arraycopy(ends, ends.length - 2, vertices, 2 * i + 2, 2);
        }
        CompoundShape chain = CompoundShape.oneSidedChain(vertices);
        boolean isImage =
                segments.stream().anyMatch(segment -> CornerOrder.of(segment.core()) == CornerOrder.CALLER_OF_IMAGE);
        return isImage ? chain.scaled(1) : chain;
    }

    private static <T> T made(CheckedBytes in, String what, Supplier<T> maker) {
        try {
            return maker.get();
        } catch (IllegalArgumentException noShape) {
            throw in.refused(what, String.valueOf(noShape.getMessage()));
        }
    }
}
