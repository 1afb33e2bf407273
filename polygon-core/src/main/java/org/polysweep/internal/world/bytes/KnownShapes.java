package org.polysweep.internal.world.bytes;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.polysweep.shape.Shape;

/**
 * The shapes of a world that reads a state: if a shape has the same bytes as a known shape, the known one is used,
 * which has the indices of its caller.
 */
public final class KnownShapes {

    private final Map<ByteBuffer, Shape> byBytes = new HashMap<>();

    /** Adds the shapes of all bodies of a world; if several have the same bytes, the first one is used. */
    public KnownShapes(List<Shape> shapes) {
        Set<Shape> added = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Shape shape : shapes) {
            if (added.add(shape)) {
                byBytes.putIfAbsent(bytes(shape), shape);
            }
        }
    }

    /**
     * Reads the shapes that a {@link ShapeTable} has written, by their numbers.
     *
     * @throws IllegalArgumentException if the bytes do not hold shapes
     */
    public List<Shape> read(CheckedBytes in) {
        int count = in.count("the number of shapes", ShapeBytes.LEAST);
        List<Shape> read = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            int begin = in.position();
            String what = "shape " + i;
            Shape made = ShapeBytes.read(in, what);
            ByteBuffer bytes = ByteBuffer.wrap(in.since(begin));
            // If the corners, in their order, are not the corners of a convex polygon, they would not be read back
            // unchanged.
            in.require(bytes.equals(bytes(made)), made, what + " with its corners in order");
            read.add(byBytes.getOrDefault(bytes, made));
        }
        return read;
    }

    private static ByteBuffer bytes(Shape shape) {
        GrowingBytes out = new GrowingBytes();
        ShapeBytes.write(shape, out);
        return ByteBuffer.wrap(out.toArray());
    }
}
