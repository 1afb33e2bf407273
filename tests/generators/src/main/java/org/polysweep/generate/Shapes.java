package org.polysweep.generate;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/** Makes vertex lists of convex shapes. */
final class Shapes {

    private final RandomGenerator random;

    /** Whether every shape is replaced by its bounding box, before anything is aimed at it. */
    private final boolean boxesOnly;

    private Shapes(RandomGenerator random, boolean boxesOnly) {
        this.random = random;
        this.boxesOnly = boxesOnly;
    }

    /** Shapes of every form. */
    static Shapes any(RandomGenerator random) {
        return new Shapes(random, false);
    }

    /** The bounding boxes of them, from the same random numbers. */
    static Shapes boxes(RandomGenerator random) {
        return new Shapes(random, true);
    }

    /** The hull of some points; their bounding box, if there are boxes only. */
    double[] made(double... points) {
        return boxesOnly ? boundingBox(points) : Hull.of(points);
    }

    /**
     * The smallest axis-parallel box around some points; counter-clockwise from its lower left corner, always four
     * vertices.
     */
    static double[] boundingBox(double[] points) {
        double minX = points[0];
        double minY = points[1];
        double maxX = minX;
        double maxY = minY;
        for (int i = 2; i < points.length; i += 2) {
            minX = Math.min(minX, points[i]);
            minY = Math.min(minY, points[i + 1]);
            maxX = Math.max(maxX, points[i]);
            maxY = Math.max(maxY, points[i + 1]);
        }
        return rectangle(minX, minY, maxX, maxY);
    }

    /** An axis-parallel box with corner 0 at a random place; now and then flat. */
    double[] box(double reach) {
        double x = coordinate(reach);
        double y = coordinate(reach);
        double width = random.nextInt(12) == 0 ? 0 : random.nextDouble() * reach;
        double height = random.nextInt(12) == 0 ? 0 : random.nextDouble() * reach;
        return rectangle(x, y, x + width, y + height);
    }

    static double[] rectangle(double minX, double minY, double maxX, double maxY) {
        return new double[] {minX, minY, maxX, minY, maxX, maxY, minX, maxY};
    }

    /** A rectangle turned by any angle, as far as doubles can hold one. */
    double[] turnedBox(double reach) {
        double angle = random.nextDouble() * Math.PI;
        double halfWidth = random.nextDouble() * reach;
        double halfHeight = random.nextDouble() * reach;
        double ux = StrictMath.cos(angle) * halfWidth;
        double uy = StrictMath.sin(angle) * halfWidth;
        double vx = -StrictMath.sin(angle) * halfHeight;
        double vy = StrictMath.cos(angle) * halfHeight;
        return made(ux + vx, uy + vy, vx - ux, vy - uy, -ux - vx, -uy - vy, ux - vx, uy - vy);
    }

    /** The hull of random points, so some 3 to {@code points} corners. */
    double[] polygon(int points, double reach) {
        double[] xy = new double[2 * points];
        for (int i = 0; i < xy.length; i++) {
            xy[i] = coordinate(reach);
        }
        return made(xy);
    }

    /** Points on a circle: as many corners as points, if the doubles can hold them. */
    double[] round(int points, double radius) {
        double[] xy = new double[2 * points];
        double start = random.nextDouble();
        for (int i = 0; i < points; i++) {
            double angle = 2 * Math.PI * (start + i) / points;
            xy[2 * i] = StrictMath.cos(angle) * radius;
            xy[2 * i + 1] = StrictMath.sin(angle) * radius;
        }
        return made(xy);
    }

    /** The hull of points with small whole coordinates: many parallel edges, shared vertices, and degenerate shapes. */
    double[] gridPolygon(int points, int reach) {
        double[] xy = new double[2 * points];
        for (int i = 0; i < xy.length; i++) {
            xy[i] = random.nextInt(-reach, reach + 1);
        }
        return made(xy);
    }

    /** A triangle whose three corners almost lie on one line. */
    double[] sliver(double reach) {
        double x0 = coordinate(reach);
        double y0 = coordinate(reach);
        double x1 = coordinate(reach);
        double y1 = coordinate(reach);
        double share = random.nextDouble();
        double x2 = Ulps.shift(x0 + share * (x1 - x0), random.nextInt(-2, 3));
        double y2 = Ulps.shift(y0 + share * (y1 - y0), random.nextInt(-2, 3));
        return made(x0, y0, x1, y1, x2, y2);
    }

    double coordinate(double reach) {
        return (2 * random.nextDouble() - 1) * reach;
    }

    /**
     * The same shape as somebody else would have given it: other winding, other start, vertices that say nothing new.
     */
    double[] awkward(double[] shape) {
        double[] xy = Hull.of(shape);
        int n = xy.length / 2;
        int start = random.nextInt(n);
        boolean backward = random.nextBoolean();
        double[] result = new double[6 * n];
        int size = 0;
        for (int k = 0; k < n; k++) {
            int i = Math.floorMod(backward ? start - k : start + k, n);
            int next = Math.floorMod(backward ? i - 1 : i + 1, n);
            for (int copies = random.nextInt(4) == 0 ? 2 : 1; copies > 0; copies--) {
                result[size++] = random.nextInt(8) == 0 && xy[2 * i] == 0 ? -0.0 : xy[2 * i];
                result[size++] = xy[2 * i + 1];
            }
            // The middle of an edge lies on it exactly if halving loses no bit; a segment may have middles one way
            // only.
            double mx = xy[2 * i] / 2 + xy[2 * next] / 2;
            double my = xy[2 * i + 1] / 2 + xy[2 * next + 1] / 2;
            boolean oneWay = n > 2 || k == 0;
            if (n > 1 && oneWay && random.nextInt(3) == 0 && isExactMiddle(xy, i, next, mx, my)) {
                result[size++] = mx;
                result[size++] = my;
            }
        }
        return Arrays.copyOf(result, size);
    }

    private static boolean isExactMiddle(double[] xy, int i, int next, double mx, double my) {
        return isExactMiddle(xy[2 * i], xy[2 * next], mx) && isExactMiddle(xy[2 * i + 1], xy[2 * next + 1], my);
    }

    private static boolean isExactMiddle(double from, double to, double middle) {
        int unit = Whole.unit(from, to, middle);
        return Whole.of(from, unit)
                .add(Whole.of(to, unit))
                .equals(Whole.of(middle, unit).shiftLeft(1));
    }
}
