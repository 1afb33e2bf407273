package org.polysweep.conformance.shape;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

/** Outlines that are simple because of how they are made, x0, y0, x1, y1, …, counter-clockwise. */
final class SimpleOutlines {

    private static final double[] NASTY = {
        Double.MIN_VALUE,
        2 * Double.MIN_VALUE,
        0x1p-1000,
        0x1p-53,
        1,
        Math.nextUp(1.0),
        1.5,
        0x1p53,
        0x1p1000,
        0x1.8p1000
    };

    private SimpleOutlines() {}

    /** Whole numbers around the origin, which sees them all, no two of them in one direction. */
    static double[] star(Random random, int points, int reach) {
        List<int[]> spots = new ArrayList<>(List.of(
                new int[] {1 + random.nextInt(reach), 0},
                new int[] {0, 1 + random.nextInt(reach)},
                new int[] {-1 - random.nextInt(reach), 0},
                new int[] {0, -1 - random.nextInt(reach)}));
        for (int i = 0; i < points; i++) {
            int[] spot = {random.nextInt(-reach, reach + 1), random.nextInt(-reach, reach + 1)};
            if (spots.stream().noneMatch(other -> BY_ANGLE.compare(spot, other) == 0) && (spot[0] | spot[1]) != 0) {
                spots.add(spot);
            }
        }
        spots.sort(BY_ANGLE);
        return spots.stream().flatMapToInt(Arrays::stream).asDoubleStream().toArray();
    }

    private static final Comparator<int[]> BY_ANGLE = (one, other) -> {
        boolean oneBelow = one[1] < 0 || (one[1] == 0 && one[0] < 0);
        boolean otherBelow = other[1] < 0 || (other[1] == 0 && other[0] < 0);
        return oneBelow != otherBelow
                ? Boolean.compare(oneBelow, otherBelow)
                : Integer.signum(other[0] * one[1] - one[0] * other[1]);
    };

    /** From left to right below the axis, back above it. */
    static double[] monotone(Random random, int points, int reach) {
        return monotone(random, points, () -> random.nextInt(1, reach + 1));
    }

    /** The same with heights of all magnitudes, or that differ by an ulp. */
    static double[] needles(Random random, int points) {
        int only = random.nextInt(4);
        return monotone(random, points, () -> NASTY[only == 0 ? 4 + random.nextInt(3) : random.nextInt(NASTY.length)]);
    }

    private interface Heights {
        double next();
    }

    private static double[] monotone(Random random, int points, Heights heights) {
        List<double[]> lower = new ArrayList<>(List.of(new double[] {-1, 0}));
        List<double[]> upper = new ArrayList<>();
        for (int x = 0; x < points; x++) {
            if (random.nextBoolean()) {
                upper.add(new double[] {x, heights.next()});
            } else {
                lower.add(new double[] {x, -heights.next()});
            }
        }
        lower.add(new double[] {points, 0});
        if (upper.isEmpty()) {
            upper.add(new double[] {0.5, 1});
        }
        Collections.reverse(upper);
        lower.addAll(upper);
        return lower.stream().flatMapToDouble(Arrays::stream).toArray();
    }

    /** A long edge with vertices on it, as near as doubles can be or an ulp beside, and two corners far above. */
    static double[] nearLine(Random random, int points) {
        double slope = random.nextInt(1, 30) / 10.0;
        double step = random.nextInt(1, 10) / 10.0;
        double[] xy = new double[2 * points + 4];
        for (int i = 0; i < points; i++) {
            double x = 1 + i * step;
            double y = x * slope;
            xy[2 * i] = x;
            xy[2 * i + 1] = random.nextInt(3) == 0 ? Math.nextUp(y) : random.nextInt(3) == 0 ? Math.nextDown(y) : y;
        }
        double top = 2 * xy[2 * points - 1];
        xy[2 * points] = xy[2 * points - 2];
        xy[2 * points + 1] = top;
        xy[2 * points + 2] = xy[0];
        xy[2 * points + 3] = top;
        return xy;
    }

    /** The corridors of a maze without a round trip, with a vertex at every unit. */
    static double[] maze(Random random, int columns, int rows, int rooms) {
        boolean[][] open = new boolean[2 * columns + 1][2 * rows + 1];
        List<int[]> reached = new ArrayList<>(List.of(new int[] {1, 1}));
        open[1][1] = true;
        for (int tries = 0; reached.size() < rooms && tries < 1000 * rooms; tries++) {
            int[] room = reached.get(random.nextInt(4) == 0 ? random.nextInt(reached.size()) : reached.size() - 1);
            int dx = random.nextInt(-1, 2);
            int dy = dx != 0 ? 0 : random.nextBoolean() ? 1 : -1;
            int x = room[0] + 2 * dx;
            int y = room[1] + 2 * dy;
            if (x > 0 && y > 0 && x < open.length && y < open[0].length && !open[x][y]) {
                open[room[0] + dx][room[1] + dy] = true;
                open[x][y] = true;
                reached.add(new int[] {x, y});
            } else {
                Collections.swap(reached, random.nextInt(reached.size()), reached.size() - 1);
            }
        }
        return traced(open);
    }

    /** Goes around open cells that hang together, with the cells at the left. */
    private static double[] traced(boolean[][] open) {
        int height = open[0].length + 1;
        int[] next = new int[(open.length + 1) * height];
        for (int x = 1; x < open.length - 1; x++) {
            for (int y = 1; y < open[0].length - 1; y++) {
                if (open[x][y]) {
                    int corner = x * height + y;
                    link(next, open[x][y - 1], corner, corner + height);
                    link(next, open[x + 1][y], corner + height, corner + height + 1);
                    link(next, open[x][y + 1], corner + height + 1, corner + 1);
                    link(next, open[x - 1][y], corner + 1, corner);
                }
            }
        }
        List<Integer> outline = new ArrayList<>();
        int start = height + 1;
        int corner = start;
        do {
            outline.add(corner);
            corner = next[corner];
        } while (corner != start);
        return outline.stream()
                .flatMapToDouble(at -> Arrays.stream(new double[] {at / height, at % height}))
                .toArray();
    }

    private static void link(int[] next, boolean inside, int from, int to) {
        if (!inside) {
            next[from] = to;
        }
    }

    /** A band that is wound up, so many vertices on each side of it and 64 of them a turn. */
    static double[] spiral(int side) {
        double[] xy = new double[4 * side];
        for (int i = 0; i < side; i++) {
            double angle = 2 * Math.PI * i / 64;
            set(xy, i, 11 + angle, angle);
            set(xy, 2 * side - 1 - i, 9 + angle, angle);
        }
        return xy;
    }

    private static void set(double[] xy, int i, double radius, double angle) {
        xy[2 * i] = radius * StrictMath.cos(angle);
        xy[2 * i + 1] = radius * StrictMath.sin(angle);
    }

    /** Pointed teeth upon a bar. */
    static double[] comb(int teeth, double length) {
        double[] xy = new double[4 * teeth + 6];
        set(xy, 0, new double[] {0, -1, 2.0 * teeth, -1});
        for (int i = 0; i <= teeth; i++) {
            double x = 2.0 * (teeth - i);
            set(xy, 2 * i + 2, i == teeth ? new double[] {x, 0} : new double[] {x, 0, x - 1, length});
        }
        return xy;
    }

    private static void set(double[] xy, int vertex, double[] values) {
        System.arraycopy(values, 0, xy, 2 * vertex, values.length);
    }

    /** The image under the matrix (a, b; c, d), which must be exact and must not turn left into right. */
    static double[] mapped(double[] xy, double a, double b, double c, double d) {
        double[] image = new double[xy.length];
        for (int i = 0; i < xy.length; i += 2) {
            image[i] = a * xy[i] + b * xy[i + 1];
            image[i + 1] = c * xy[i] + d * xy[i + 1];
        }
        return image;
    }

    /**
     * The same outline, begun anywhere, either way round, with some vertices repeated and some edges halved, where
     * doubles can.
     */
    static double[] disguised(Random random, double[] xy) {
        int size = xy.length / 2;
        int start = random.nextInt(size);
        boolean backward = random.nextBoolean();
        boolean plain = random.nextBoolean();
        List<Double> result = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            int here = 2 * Math.floorMod(backward ? start - i : start + i, size);
            int next = 2 * Math.floorMod(backward ? start - i - 1 : start + i + 1, size);
            for (int copies = plain || random.nextInt(4) > 0 ? 1 : 2; copies > 0; copies--) {
                Collections.addAll(result, xy[here], xy[here + 1]);
            }
            if (!plain
                    && random.nextInt(4) == 0
                    && isShort(xy[here])
                    && isShort(xy[here + 1])
                    && isShort(xy[next])
                    && isShort(xy[next + 1])) {
                Collections.addAll(result, (xy[here] + xy[next]) / 2, (xy[here + 1] + xy[next + 1]) / 2);
            }
        }
        return result.stream().mapToDouble(Double::doubleValue).toArray();
    }

    /** Whether it is a whole number of a size that sums and halves of two such numbers are exact. */
    private static boolean isShort(double value) {
        return Math.abs(value) < 0x1p50 && value == Math.rint(value);
    }
}
