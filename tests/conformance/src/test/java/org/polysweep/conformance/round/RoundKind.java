package org.polysweep.conformance.round;

import java.util.EnumSet;
import java.util.Random;
import java.util.Set;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import org.polysweep.contact.Verdict;
import org.polysweep.shape.ConvexPolygon;

/**
 * Kinds of random pairs of round shapes. Most are made on a grid, where tangents, joins and equal times are frequent.
 */
enum RoundKind {
    GRID(RoundKind::grid),
    /** The line of the motion runs exactly through the join of an arc and a side. */
    JOINS(RoundKind::join),
    /** A and B touch side by side before they move, or at the end of the step; many sides are parallel. */
    RESTING(RoundKind::resting),
    /** A corner of A lies on a corner of B or on an edge: the cores touch, and so the shapes are in each other. */
    CORES_TOUCH(RoundKind::touchingCores),
    /** The same polygon twice, or once turned by half a turn: all edges are parallel. */
    TWINS(random -> {
        RoundPair grid = grid(random);
        double[] core = integers(8 + 2 * random.nextInt(10), 9, random);
        double[] twin = random.nextBoolean() ? core : times(-1, core);
        return new RoundPair(core, grid.radiusA(), times(3, grid.motionA()), twin, 1, times(3, grid.motionB()));
    }),
    CIRCLES(random -> {
        RoundPair grid = grid(random);
        return new RoundPair(
                integers(2, 3, random),
                grid.radiusA(),
                grid.motionA(),
                integers(2, 3, random),
                1 + grid.radiusB(),
                grid.motionB());
    }),
    STANDING(random -> {
        RoundPair grid = grid(random);
        return grid.withMotions(standing(grid.motionA()), standing(grid.motionB()));
    }),
    UNIFORM(random -> changed(grid(random), number -> number + random.nextGaussian())),
    ULPS(random -> changed(random.nextBoolean() ? grid(random) : join(random), number -> nudged(number, random))),
    SUBNORMAL(random -> grid(random).scaled(2 * Double.MIN_VALUE)),
    HUGE(random -> grid(random).scaled(0x1p1019)),
    MIXED_SCALES(random -> changed(grid(random), number -> Math.scalb(number, random.nextInt(121) - 60))),
    EXTREMES(random -> changed(grid(random), number -> Math.scalb(number, random.nextInt(2080) - 1070))),
    SMALL_RADIUS(random -> grid(random).withRadii(0, Math.scalb(1.0, -random.nextInt(1075)))),
    LARGE_RADIUS(random -> grid(random).withRadii(Math.scalb(1.0, random.nextInt(1000)), 1));

    @SuppressWarnings("ImmutableEnumChecker") // a method, which has no state
    private final Function<Random, RoundPair> maker;

    RoundKind(Function<Random, RoundPair> maker) {
        this.maker = maker;
    }

    /** The next pair; the vertices of the cores go round in either direction. */
    RoundPair next(Random random) {
        RoundPair pair = maker.apply(random);
        return new RoundPair(
                outline(pair.coreA(), random),
                pair.radiusA(),
                pair.motionA(),
                outline(pair.coreB(), random),
                pair.radiusB(),
                pair.motionB());
    }

    private static double[] outline(double[] points, Random random) {
        ConvexPolygon hull = ConvexPolygon.hullOf(points);
        boolean clockwise = random.nextBoolean();
        double[] outline = new double[2 * hull.vertexCount()];
        for (int i = 0; i < hull.vertexCount(); i++) {
            int corner = clockwise ? hull.vertexCount() - 1 - i : i;
            outline[2 * i] = hull.x(corner);
            outline[2 * i + 1] = hull.y(corner);
        }
        return outline;
    }

    /** Verdicts that some hundred pairs of this kind are sure to reach. */
    Set<Verdict> reached() {
        return switch (this) {
            case CORES_TOUCH -> EnumSet.of(Verdict.OVERLAP);
            case STANDING -> EnumSet.of(Verdict.OVERLAP, Verdict.TOUCH, Verdict.MISS);
            case UNIFORM, MIXED_SCALES, EXTREMES, SMALL_RADIUS ->
                EnumSet.of(Verdict.OVERLAP, Verdict.HIT, Verdict.MISS);
            case LARGE_RADIUS -> EnumSet.of(Verdict.OVERLAP);
            case GRID, JOINS, RESTING, TWINS, CIRCLES, ULPS, SUBNORMAL, HUGE -> EnumSet.allOf(Verdict.class);
        };
    }

    private static RoundPair grid(Random random) {
        double radiusA = random.nextInt(4);
        double radiusB = random.nextInt(4) * 0.5;
        return new RoundPair(
                integers(2 + 2 * random.nextInt(5), 3, random),
                radiusA,
                motion(random),
                integers(2 + 2 * random.nextInt(5), 3, random),
                radiusA + radiusB == 0 ? 2.5 : radiusB,
                motion(random));
    }

    private static double[] motion(Random random) {
        double[] motion = integers(4, 6, random);
        if (random.nextBoolean()) {
            motion[2 + random.nextInt(2)] = 0;
        }
        return motion;
    }

    /**
     * A has the edge from the origin to (3, 4)·k, turned by quarters or mirrored; so the joins of C with a radius of
     * 5·r are integers.
     */
    private static RoundPair join(Random random) {
        double[] edge = random.nextBoolean() ? new double[] {3, 4} : new double[] {4, -3};
        double[] normal = {edge[1], -edge[0]};
        double[] core = {0, 0, edge[0], edge[1], edge[0] - normal[0], edge[1] - normal[1]};
        int corner = random.nextInt(2);
        int radius = 1 + random.nextInt(3);
        double[] d = integers(2, 6, random);
        int steps = random.nextInt(4) - 1;
        double joinX = core[2 * corner] + radius * normal[0];
        double joinY = core[2 * corner + 1] + radius * normal[1];
        double[] motionA = {joinX - steps * d[0], joinY - steps * d[1], d[0], d[1]};
        double[] point = {0, 0};
        double radiusA = random.nextInt(5 * radius + 1);
        RoundPair pair = new RoundPair(point, radiusA, motionA, core, 5 * radius - radiusA, new double[4]);
        return random.nextBoolean() ? pair : pair.swapped();
    }

    private static RoundPair resting(Random random) {
        RoundPair grid = grid(random);
        double[] coreA = random.nextBoolean() ? grid.coreA() : box(random);
        double[] coreB = random.nextBoolean() ? grid.coreB() : box(random);
        double gap = greatestX(coreA) + greatestX(times(-1, coreB)) + grid.radiusA() + grid.radiusB();
        double[] d = integers(2, 4, random);
        boolean later = random.nextBoolean();
        double[] motionA = {later ? -gap - d[0] : -gap, random.nextInt(9) - 4, d[0], later ? 0 : d[1]};
        return new RoundPair(coreA, grid.radiusA(), motionA, coreB, grid.radiusB(), new double[4]);
    }

    private static double greatestX(double[] core) {
        double greatest = core[0];
        for (int i = 0; i < core.length; i += 2) {
            greatest = Math.max(greatest, core[i]);
        }
        return greatest;
    }

    private static double[] box(Random random) {
        double width = random.nextInt(4);
        double height = random.nextInt(4);
        return new double[] {0, 0, width, 0, width, height, 0, height};
    }

    private static RoundPair touchingCores(Random random) {
        RoundPair grid = grid(random);
        double[] a = grid.coreA();
        double[] b = grid.coreB();
        int cornerA = 2 * random.nextInt(a.length / 2);
        int beginB = 2 * random.nextInt(b.length / 2);
        int endB = 2 * random.nextInt(b.length / 2);
        double[] motionA = integers(4, 3, random);
        motionA[0] = (b[beginB] + b[endB]) / 2 - a[cornerA];
        motionA[1] = (b[beginB + 1] + b[endB + 1]) / 2 - a[cornerA + 1];
        if (random.nextInt(3) == 0) {
            motionA[2] = 0;
            motionA[3] = 0;
        }
        return grid.withMotions(motionA, new double[4]);
    }

    private static double[] times(double factor, double[] numbers) {
        return changed(numbers, number -> factor * number);
    }

    private static double[] integers(int count, int limit, Random random) {
        return random.ints(count, -limit, limit + 1).asDoubleStream().toArray();
    }

    private static double[] standing(double[] motion) {
        return new double[] {motion[0] / 2, motion[1] / 2, 3, -1};
    }

    private static double nudged(double number, Random random) {
        return switch (random.nextInt(8)) {
            case 0 -> Math.nextUp(number);
            case 1 -> Math.nextDown(number);
            default -> number;
        };
    }

    /** Changes every number; a radius stays positive, or 0. */
    private static RoundPair changed(RoundPair pair, DoubleUnaryOperator change) {
        return new RoundPair(
                changed(pair.coreA(), change),
                changedRadius(pair.radiusA(), change),
                changed(pair.motionA(), change),
                changed(pair.coreB(), change),
                changedRadius(pair.radiusB(), change),
                changed(pair.motionB(), change));
    }

    private static double changedRadius(double radius, DoubleUnaryOperator change) {
        return radius == 0 ? 0 : Math.max(Math.abs(change.applyAsDouble(radius)), Double.MIN_VALUE);
    }

    private static double[] changed(double[] numbers, DoubleUnaryOperator change) {
        double[] changed = numbers.clone();
        for (int i = 0; i < changed.length; i++) {
            changed[i] = change.applyAsDouble(changed[i]);
        }
        return changed;
    }
}
