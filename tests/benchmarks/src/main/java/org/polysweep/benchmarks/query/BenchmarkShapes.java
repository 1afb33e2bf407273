package org.polysweep.benchmarks.query;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.DoubleStream;

/** Makes convex shapes of about one size, each as the list of its vertices, counter-clockwise. */
final class BenchmarkShapes {

    private final Random random;

    BenchmarkShapes(Random random) {
        this.random = random;
    }

    double[] box() {
        double width = between(0.5, 3);
        double height = between(0.5, 3);
        double x = -random.nextDouble() * width;
        double y = -random.nextDouble() * height;
        return new double[] {x, y, x + width, y, x + width, y + height, x, y + height};
    }

    /** A rectangle around the origin, as near to one as doubles come. */
    double[] rotatedBox() {
        double angle = between(0, Math.PI);
        double halfWidth = between(0.25, 1.5);
        double halfHeight = between(0.25, 1.5);
        double ux = StrictMath.cos(angle) * halfWidth;
        double uy = StrictMath.sin(angle) * halfWidth;
        double vx = -StrictMath.sin(angle) * halfHeight;
        double vy = StrictMath.cos(angle) * halfHeight;
        return new double[] {-ux - vx, -uy - vy, ux - vx, uy - vy, ux + vx, uy + vy, vx - ux, vy - uy};
    }

    double[] smallPolygon() {
        return polygon(3 + random.nextInt(6));
    }

    double[] mediumPolygon() {
        return polygon(3 + random.nextInt(14));
    }

    /**
     * Points on an ellipse, at angles that are neither equal nor close to each other: no two edges are parallel, and
     * every point is a corner by far more than a rounding error.
     */
    double[] polygon(int corners) {
        double radiusX = between(0.5, 1.5);
        double radiusY = radiusX * between(0.7, 1.4);
        double start = random.nextDouble();
        double[] xy = new double[2 * corners];
        for (int i = 0; i < corners; i++) {
            double angle = 2 * Math.PI * (start + i + between(-0.3, 0.3)) / corners;
            xy[2 * i] = StrictMath.cos(angle) * radiusX;
            xy[2 * i + 1] = StrictMath.sin(angle) * radiusY;
        }
        return xy;
    }

    /** A point or a segment around the origin. */
    double[] roundCore(int corners) {
        if (corners == 1) {
            return new double[] {0, 0};
        }
        double angle = between(0, Math.PI);
        double half = between(0.25, 1.5);
        double x = StrictMath.cos(angle) * half;
        double y = StrictMath.sin(angle) * half;
        return new double[] {-x, -y, x, y};
    }

    /** The core of a circle, a capsule or a small polygon with a radius. */
    double[] anyRoundCore() {
        int corners = 1 + random.nextInt(3);
        return corners < 3 ? roundCore(corners) : smallPolygon();
    }

    /** A radius that is not small beside a core, nor large. */
    double radius() {
        return between(0.1, 1);
    }

    /**
     * A box of 1 to 4 whole units a side, with corners cut off or not: 3 to 8 vertices, all of them whole, and many
     * edges that are parallel to edges of others.
     */
    double[] gridPolygon() {
        while (true) {
            double[] xy = cutBox(1 + random.nextInt(4), 1 + random.nextInt(4));
            if (xy.length >= 6) {
                return xy;
            }
        }
    }

    private double[] cutBox(int width, int height) {
        List<Integer> xy = new ArrayList<>();
        int[] first = cut(width, height);
        int[] second = cut(width - first[0], height);
        int[] third = cut(width, height - second[1]);
        int[] fourth = cut(width - third[0], height - first[1]);
        addVertex(xy, first[0], 0);
        addVertex(xy, width - second[0], 0);
        addVertex(xy, width, second[1]);
        addVertex(xy, width, height - third[1]);
        addVertex(xy, width - third[0], height);
        addVertex(xy, fourth[0], height);
        addVertex(xy, 0, height - fourth[1]);
        addVertex(xy, 0, first[1]);
        if (xy.get(0).equals(xy.get(xy.size() - 2)) && xy.get(1).equals(xy.get(xy.size() - 1))) {
            xy.subList(0, 2).clear();
        }
        return xy.stream().flatMapToDouble(DoubleStream::of).toArray();
    }

    /** How much of its two sides a corner loses: something of both, or nothing of either. */
    private int[] cut(int width, int height) {
        return width == 0 || height == 0 || random.nextBoolean()
                ? new int[] {0, 0}
                : new int[] {1 + random.nextInt(width), 1 + random.nextInt(height)};
    }

    private static void addVertex(List<Integer> xy, int x, int y) {
        int size = xy.size();
        if (size == 0 || xy.get(size - 2) != x || xy.get(size - 1) != y) {
            xy.add(x);
            xy.add(y);
        }
    }

    private double between(double least, double greatest) {
        return least + random.nextDouble() * (greatest - least);
    }
}
