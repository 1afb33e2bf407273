package org.polysweep.oracle;

import java.util.Arrays;

/** Shapes and queries for the tests, short to write. */
final class Shapes {
    private Shapes() {}

    static double[] box(double x, double y, double width, double height) {
        return new double[] {x, y, x + width, y, x + width, y + height, x, y + height};
    }

    static double[] points(double... coordinates) {
        return coordinates;
    }

    static double[] regular(int corners, double radius) {
        double[] flat = new double[2 * corners];
        for (int i = 0; i < corners; i++) {
            double angle = 2 * Math.PI * i / corners;
            flat[2 * i] = radius * Math.cos(angle);
            flat[2 * i + 1] = radius * Math.sin(angle);
        }
        return flat;
    }

    /** Both standing at the origin; A moves, B does not. */
    static Query moving(double[] a, double[] b, double moveX, double moveY) {
        return new Query(a, b, 0, 0, 0, 0, moveX, moveY, 0, 0);
    }

    static Query scaled(Query query, double factor) {
        return new Query(
                scaled(query.a(), factor),
                scaled(query.b(), factor),
                query.positionAX() * factor,
                query.positionAY() * factor,
                query.positionBX() * factor,
                query.positionBY() * factor,
                query.moveAX() * factor,
                query.moveAY() * factor,
                query.moveBX() * factor,
                query.moveBY() * factor,
                query.radiusA() * factor,
                query.radiusB() * factor);
    }

    /** The same polygon in the other winding: vertex i becomes vertex size - 1 - i. */
    static double[] reversed(double[] flat) {
        double[] result = new double[flat.length];
        for (int i = 0; i < flat.length; i += 2) {
            result[flat.length - 2 - i] = flat[i];
            result[flat.length - 1 - i] = flat[i + 1];
        }
        return result;
    }

    private static double[] scaled(double[] flat, double factor) {
        return Arrays.stream(flat).map(number -> number * factor).toArray();
    }
}
