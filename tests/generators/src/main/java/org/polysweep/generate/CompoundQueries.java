package org.polysweep.generate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.oracle.Part;

/** Shapes in parts. */
final class CompoundQueries {

    private CompoundQueries() {}

    private static Part sharp(double... vertices) {
        return new Part(vertices, 0);
    }

    private static Part box(double minX, double minY, double maxX, double maxY) {
        return sharp(Shapes.rectangle(minX, minY, maxX, maxY));
    }

    /** The position of A and the motion; B stands at the origin, or both move by (1, 2) more. */
    private static CompoundQuery query(
            RandomGenerator random, List<Part> a, List<Part> b, double x, double y, double dx, double dy) {
        boolean bothMove = random.nextInt(4) == 0;
        CompoundQuery query = bothMove
                ? new CompoundQuery(a, b, x, y, 0, 0, dx + 1, dy + 2, 1, 2)
                : new CompoundQuery(a, b, x, y, 0, 0, dx, dy, 0, 0);
        return random.nextInt(8) == 0 ? query.swapped() : query;
    }

    static CompoundQuery tiles(RandomGenerator random, Shapes shapes) {
        List<Part> ground = new ArrayList<>();
        int columns = 2 + random.nextInt(5);
        for (int x = 0; x < columns; x++) {
            int top = random.nextInt(5) == 0 ? 1 : 0;
            for (int y = -1; y <= top - 1; y++) {
                ground.add(box(x, y, x + 1.0, y + 1.0));
            }
        }
        List<Part> body = new ArrayList<>(List.of(box(0, 0, 1, 1)));
        if (random.nextInt(3) == 0) {
            body.add(random.nextBoolean() ? box(1, 0, 2, 1) : box(0, 1, 1, 2));
        }
        double x = random.nextInt(-4, 2 * columns + 2) / 2.0;
        double y = random.nextInt(0, 3);
        return query(random, body, ground, x, y, random.nextInt(-4, 5), random.nextInt(-3, 1));
    }

    static CompoundQuery chains(RandomGenerator random, Shapes shapes) {
        List<Part> chain = new ArrayList<>();
        double height = 0;
        int links = 2 + random.nextInt(5);
        for (int i = 0; i < links; i++) {
            double next = random.nextInt(3) == 0 ? height + random.nextInt(-1, 2) : height;
            chain.add(sharp(2 * i, height, 2 * i + 2.0, next));
            height = next;
        }
        List<Part> body = new ArrayList<>();
        body.add(
                switch (random.nextInt(4)) {
                    case 0 -> sharp(shapes.gridPolygon(4, 2));
                    case 1 -> new Part(new double[] {0, 0}, 1);
                    default -> box(0, 0, 1, 1);
                });
        if (random.nextInt(3) == 0) {
            body.add(box(1, 0, 2, 1));
        }
        double x = random.nextInt(-2, 2 * links + 1);
        return query(random, body, chain, x, random.nextInt(-1, 4), random.nextInt(-4, 5), random.nextInt(-4, 2));
    }

    static CompoundQuery grid(RandomGenerator random, Shapes shapes) {
        return query(
                random,
                heap(random, shapes, 1 + random.nextInt(3)),
                heap(random, shapes, 1 + random.nextInt(4)),
                random.nextInt(-6, 9),
                random.nextInt(-5, 6),
                random.nextInt(-5, 6),
                random.nextInt(-5, 6));
    }

    private static List<Part> heap(RandomGenerator random, Shapes shapes, int parts) {
        return IntStream.range(0, parts)
                .mapToObj(i -> {
                    double[] points = shapes.gridPolygon(1 + random.nextInt(4), 1);
                    for (int k = 0; k < points.length; k += 2) {
                        points[k] += 2 * i;
                    }
                    return new Part(points, random.nextInt(4) == 0 ? 1 + random.nextInt(2) : 0);
                })
                .toList();
    }

    static CompoundQuery stars(RandomGenerator random, Shapes shapes) {
        boolean whole = random.nextBoolean();
        List<Part> a = random.nextInt(3) == 0 ? List.of(sharp(shapes.polygon(5, 2))) : star(random, whole);
        double x = 12 * random.nextDouble() - 6;
        double y = 12 * random.nextDouble() - 6;
        double dx = -2 * x + 4 * random.nextDouble() - 2;
        double dy = -2 * y + 4 * random.nextDouble() - 2;
        return whole
                ? query(random, a, star(random, true), Math.rint(x), Math.rint(y), Math.rint(dx), Math.rint(dy))
                : query(random, a, star(random, false), x, y, dx, dy);
    }

    /** Triangles around the origin, each from it to two points that follow each other; less than half a turn each. */
    private static List<Part> star(RandomGenerator random, boolean whole) {
        double[][] rays = {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}};
        double[][] points = Arrays.stream(rays)
                .map(ray -> {
                    double length = whole ? 1 + random.nextInt(3) : 0.5 + 2.5 * random.nextDouble();
                    return new double[] {ray[0] * length, ray[1] * length};
                })
                .toArray(double[][]::new);
        return IntStream.range(0, points.length)
                .mapToObj(i -> {
                    double[] next = points[(i + 1) % points.length];
                    return sharp(0, 0, points[i][0], points[i][1], next[0], next[1]);
                })
                .toList();
    }
}
