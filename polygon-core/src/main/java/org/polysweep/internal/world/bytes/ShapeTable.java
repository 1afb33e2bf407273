package org.polysweep.internal.world.bytes;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.polysweep.shape.Shape;

/**
 * The shapes of many bodies, each once, numbered from 0. Where they are read, a known shape with the same bytes is
 * taken instead of a new one: it has the caller's indices.
 */
public final class ShapeTable {

    private final List<Shape> shapes = new ArrayList<>();
    private final IdentityHashMap<Shape, Integer> numbers = new IdentityHashMap<>();

    /** The bytes of shapes that a reader prefers to new ones. */
    private final Map<ByteBuffer, Shape> known = new HashMap<>();

    /** Adds a shape to be written, unless it is here. */
    public void add(Shape shape) {
        if (numbers.putIfAbsent(shape, shapes.size()) == null) {
            shapes.add(shape);
        }
    }

    /** Adds a shape that is taken where one with the same bytes is read. */
    public void know(Shape shape) {
        if (numbers.putIfAbsent(shape, 0) == null) {
            known.putIfAbsent(ByteBuffer.wrap(bytes(shape)), shape);
        }
    }

    /** Returns the number of a shape that has been added. */
    public int number(Shape shape) {
        return Objects.requireNonNull(numbers.get(shape));
    }

    /** Writes all shapes that have been added. */
    public void write(GrowingBytes out) {
        out.putInt(shapes.size());
        for (Shape shape : shapes) {
            ShapeBytes.write(shape, out);
        }
    }

    /**
     * Reads shapes.
     *
     * @throws IllegalArgumentException if the bytes are not those of shapes
     */
    public List<Shape> read(CheckedBytes in) {
        int count = in.count("the number of shapes", ShapeBytes.LEAST);
        List<Shape> read = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            int begin = in.position();
            String what = "shape " + i;
            Shape made = ShapeBytes.read(in, what);
            ByteBuffer bytes = ByteBuffer.wrap(in.since(begin));
            // Corners that are not those of a convex polygon, in their order, do not come back as they were.
            in.require(bytes.equals(ByteBuffer.wrap(bytes(made))), made, what + " with its corners in order");
            read.add(known.getOrDefault(bytes, made));
        }
        return read;
    }

    private static byte[] bytes(Shape shape) {
        GrowingBytes out = new GrowingBytes();
        ShapeBytes.write(shape, out);
        return out.toArray();
    }
}
