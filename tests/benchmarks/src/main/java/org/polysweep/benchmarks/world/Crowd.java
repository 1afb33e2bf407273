package org.polysweep.benchmarks.world;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.polysweep.contact.Verdict;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.sweep.Sweeper;

/**
 * Polygons of three to eight corners on a circle of radius 0.5, anywhere in a square, so that each has about one other
 * near it. Frame by frame they move to and fro by a displacement of up to 0.5 in each direction.
 */
final class Crowd {

    private static final long SEED = 20261122;
    private static final int OUTLINES = 32;

    /** The side of the square that each body has for itself, on average. */
    private static final double ROOM = 2.2;

    private final List<double[]> outlines = new ArrayList<>();
    final int size;
    final int[] outline;
    final double[] x;
    final double[] y;
    final double[] dx;
    final double[] dy;

    Crowd(int size) {
        SplittableRandom random = new SplittableRandom(SEED);
        this.size = size;
        outline = new int[size];
        x = new double[size];
        y = new double[size];
        dx = new double[size];
        dy = new double[size];
        for (int i = 0; i < OUTLINES; i++) {
            outlines.add(onCircle(3 + i % 6, random.nextDouble(2 * Math.PI)));
        }
        double side = ROOM * Math.sqrt(size);
        for (int i = 0; i < size; i++) {
            outline[i] = random.nextInt(OUTLINES);
            x[i] = random.nextDouble(side);
            y[i] = random.nextDouble(side);
            dx[i] = random.nextDouble(-0.5, 0.5);
            dy[i] = random.nextDouble(-0.5, 0.5);
        }
    }

    static double[] onCircle(int corners, double turn) {
        double[] xy = new double[2 * corners];
        for (int i = 0; i < corners; i++) {
            double angle = turn + 2 * Math.PI * i / corners;
            xy[2 * i] = 0.5 * Math.cos(angle);
            xy[2 * i + 1] = 0.5 * Math.sin(angle);
        }
        return xy;
    }

    /** The corners of the outlines that bodies have. */
    List<double[]> outlines() {
        return outlines;
    }

    /** How many pairs overlap, hit or touch in the first frame, pair by pair along the x axis. */
    int contacts() {
        List<ConvexPolygon> shapes = outlines.stream().map(ConvexPolygon::of).toList();
        double[] left = IntStream.range(0, size)
                .mapToDouble(i -> x[i] + Math.min(dx[i], 0))
                .toArray();
        double[] right = IntStream.range(0, size)
                .mapToDouble(i -> x[i] + Math.max(dx[i], 0))
                .toArray();
        Integer[] order = IntStream.range(0, size).boxed().toArray(Integer[]::new);
        Arrays.sort(order, Comparator.comparingDouble(i -> left[i]));
        SweepResult result = SweepResult.create();
        int contacts = 0;
        for (int first = 0; first < size; first++) {
            int i = order[first];
            // More than any two of them reach toward each other.
            for (int second = first + 1; second < size && left[order[second]] < right[i] + 2; second++) {
                int k = order[second];
                Sweeper.AUTO.sweep(
                        shapes.get(outline[i]),
                        x[i],
                        y[i],
                        dx[i],
                        dy[i],
                        shapes.get(outline[k]),
                        x[k],
                        y[k],
                        dx[k],
                        dy[k],
                        result);
                contacts += result.verdict() == Verdict.MISS ? 0 : 1;
            }
        }
        return contacts;
    }
}
