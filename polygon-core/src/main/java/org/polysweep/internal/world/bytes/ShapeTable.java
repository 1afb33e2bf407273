package org.polysweep.internal.world.bytes;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import org.polysweep.shape.Shape;

/** The distinct shapes of many bodies as bytes, numbered from 0. {@link KnownShapes} reads them. */
public final class ShapeTable {

    private final List<Shape> shapes = new ArrayList<>();
    private final IdentityHashMap<Shape, Integer> numbers = new IdentityHashMap<>();

    /** Adds a shape, unless the table has it. */
    public void add(Shape shape) {
        if (numbers.putIfAbsent(shape, shapes.size()) == null) {
            shapes.add(shape);
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
}
