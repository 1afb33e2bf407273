package org.polysweep.generate;

import java.util.random.RandomGenerator;
import org.polysweep.oracle.Query;

/**
 * Pairs of boxes whose verdict, time or normal depends on a margin: a power of two, from 2^-10 of the size of the query
 * down to the last bits of its numbers. All numbers are multiples of one power of two, and so few of them that every
 * sum and every difference of numbers on an axis is exact, in any order.
 */
final class NearBoxQueries {

    /** What is drawn first: A is to the left of B, and comes to it along the x axis. */
    interface Scene {
        /** Fills in the gaps and the displacement. */
        void set(NearBoxQueries made);
    }

    private static final int X = 0;
    private static final int Y = 1;

    private final RandomGenerator random;
    private final Lattice lattice;

    /** Width and height of A and of B. */
    private final double[] sizeA = new double[2];

    private final double[] sizeB = new double[2];

    /** By how much the lower side of B is above the upper side of A, or to the right of its right side. */
    private final double[] gap = new double[2];

    /** The displacement of A relative to B. */
    private final double[] move = new double[2];

    private NearBoxQueries(RandomGenerator random, Lattice lattice) {
        this.random = random;
        this.lattice = lattice;
    }

    /** A passes a side of B, or does not; on the other axis nothing moves. */
    static void side(NearBoxQueries made) {
        made.approachUnevenly();
        made.gap[Y] = made.beside(Y, made.lattice.signedMargin());
        made.move[Y] = made.zero();
    }

    /** A corner of A passes a corner of B: A leaves the extent of B on one axis when it enters it on the other. */
    static void corner(NearBoxQueries made) {
        double time = made.approach();
        made.move[Y] = made.lattice.speed();
        made.gap[Y] = made.move[Y] * time + made.lattice.signedMargin() - made.sizeA[Y] - made.sizeB[Y];
    }

    /** A enters the extents of B on both axes at almost the same time, which decides the normal. */
    static void tie(NearBoxQueries made) {
        double time = made.approach();
        made.move[Y] = made.lattice.speed();
        made.gap[Y] = made.move[Y] * time + made.lattice.signedMargin();
    }

    /** The boxes are a margin apart, or overlap by a margin, before anything moves. */
    static void start(NearBoxQueries made) {
        if (made.random.nextInt(6) == 0) {
            made.passing();
            return;
        }
        made.gap[X] = made.lattice.signedMargin();
        made.move[X] = made.random.nextInt(4) == 0 ? -made.lattice.speed() : made.lattice.speed();
        made.gap[Y] = made.random.nextInt(4) == 0 ? made.beside(Y, made.lattice.signedMargin()) : made.within(Y);
        made.move[Y] = made.random.nextBoolean() ? made.zero() : made.lattice.speed() / 4;
    }

    /** A leaves B on one axis soon after the beginning, and enters it on the other before or after that. */
    private void passing() {
        double left = lattice.margin();
        gap[X] = left - sizeA[X] - sizeB[X];
        move[X] = -lattice.speed();
        gap[Y] = left / 4;
        move[Y] = lattice.speed();
    }

    /** A arrives a margin before or after the end of the step. */
    static void end(NearBoxQueries made) {
        made.move[X] = made.lattice.speed();
        made.gap[X] = made.move[X] - made.lattice.signedMargin();
        if (made.random.nextInt(4) == 0) {
            made.move[Y] = made.lattice.speed();
            made.gap[Y] = made.move[Y] - made.lattice.signedMargin();
        } else {
            made.gap[Y] = made.within(Y);
            made.move[Y] = made.random.nextBoolean() ? made.zero() : made.lattice.speed() / 8;
        }
    }

    /**
     * Nothing moves on an axis, on which the boxes touch as often as not; 0 / 0 for a program that divides. Or the
     * motion on that axis is small compared to the other axis, or to the boxes, and decides.
     */
    static void still(NearBoxQueries made) {
        if (made.random.nextInt(3) == 0) {
            made.slow();
            return;
        }
        made.approachUnevenly();
        made.move[X] = switch (made.random.nextInt(4)) {
            case 0 -> made.zero();
            case 1 -> -made.move[X];
            default -> made.move[X];
        };
        if (made.random.nextInt(3) == 0) {
            made.gap[X] = made.within(X);
        }
        double away = made.random.nextInt(3) == 0
                ? made.lattice.signedMargin()
                : made.lattice.coarse(1) * made.random.nextInt(-1, 2);
        made.gap[Y] = made.beside(Y, made.random.nextBoolean() ? 0 : away);
        made.move[Y] = made.zero();
    }

    /** By a displacement of a few margins, A enters or leaves the extent of B on an axis. */
    private void slow() {
        double step = lattice.margin();
        boolean enters = random.nextBoolean();
        move[Y] = enters ? 4 * step : -4 * step;
        gap[Y] = enters ? step * random.nextInt(1, 6) : step * random.nextInt(0, 4) - sizeA[Y] - sizeB[Y];
        if (random.nextBoolean()) {
            gap[X] = within(X);
            move[X] = random.nextBoolean() ? zero() : 4 * step;
        } else {
            gap[X] = lattice.speed();
            move[X] = 2 * gap[X];
        }
    }

    /** One of the scenes in which a margin decides. */
    static void any(NearBoxQueries made) {
        switch (made.random.nextInt(5)) {
            case 0 -> side(made);
            case 1 -> corner(made);
            case 2 -> tie(made);
            case 3 -> start(made);
            default -> end(made);
        }
    }

    /** Returns a query with boxes of much the same size. */
    static Query ordinary(RandomGenerator random, Lattice lattice, Scene scene) {
        NearBoxQueries made = new NearBoxQueries(random, lattice);
        for (int axis = 0; axis < 2; axis++) {
            made.sizeA[axis] = lattice.coarse(1);
            made.sizeB[axis] = lattice.coarse(1);
        }
        return made.query(scene);
    }

    /** Returns a query in which one box is up to a million times as large as the other. */
    static Query ratio(RandomGenerator random, Lattice lattice, Scene scene) {
        NearBoxQueries made = new NearBoxQueries(random, lattice);
        double small = lattice.small();
        for (int axis = 0; axis < 2; axis++) {
            made.sizeA[axis] = small * random.nextInt(1, 9);
            made.sizeB[axis] = lattice.coarse(1);
        }
        return made.query(scene);
    }

    /** Returns a query in which one box is thin, or both are; now and then flat. */
    static Query thin(RandomGenerator random, Lattice lattice, Scene scene) {
        NearBoxQueries made = new NearBoxQueries(random, lattice);
        int thinOfA = random.nextInt(2);
        int thinOfB = random.nextInt(3);
        for (int axis = 0; axis < 2; axis++) {
            made.sizeA[axis] = axis == thinOfA ? made.thickness() : lattice.coarse(1);
            made.sizeB[axis] = axis == thinOfB ? made.thickness() : lattice.coarse(1);
        }
        return made.query(scene);
    }

    private double thickness() {
        return random.nextInt(16) == 0 ? 0 : lattice.small() * random.nextInt(1, 9);
    }

    /** A comes to B along the x axis within the step. Returns when: at a time by which all speeds can be multiplied. */
    private double approach() {
        double time = lattice.share();
        move[X] = lattice.speed();
        gap[X] = move[X] * time;
        return time;
    }

    /** A comes to B along the x axis within the step, at a time that is rounded as a rule. */
    private void approachUnevenly() {
        approach();
        move[X] += lattice.coarse(0.25);
    }

    /** A gap on an axis at the lower side of B, or the same at its upper side. */
    private double beside(int axis, double distance) {
        return random.nextBoolean() ? distance : -distance - sizeA[axis] - sizeB[axis];
    }

    /** A gap on an axis on which the boxes overlap. */
    private double within(int axis) {
        return -lattice.coarse(sizeA[axis] + sizeB[axis]);
    }

    private double zero() {
        return random.nextInt(4) == 0 ? -0.0 : 0;
    }

    private Query query(Scene scene) {
        scene.set(this);
        double[] a = new double[4];
        double[] b = new double[4];
        double[] positionA = new double[2];
        double[] positionB = new double[2];
        double[] moveA = new double[2];
        double[] moveB = new double[2];
        boolean swapAxes = random.nextBoolean();
        boolean common = random.nextInt(3) == 0;
        for (int axis = 0; axis < 2; axis++) {
            int to = swapAxes ? 1 - axis : axis;
            boolean mirror = random.nextBoolean();
            a[to] = random.nextBoolean() ? 0 : -lattice.coarse(1);
            b[to] = random.nextBoolean() ? 0 : -lattice.coarse(1);
            a[to + 2] = a[to] + sizeA[axis];
            b[to + 2] = b[to] + sizeB[axis];
            double lower = random.nextBoolean() ? 0 : lattice.coarse(1);
            positionA[to] = lower - a[to];
            positionB[to] = mirror ? lower - gap[axis] - sizeB[axis] - b[to] : lower + sizeA[axis] + gap[axis] - b[to];
            moveB[to] = common ? lattice.coarse(1) : 0;
            double relative = mirror ? -move[axis] : move[axis];
            moveA[to] = common ? moveB[to] + relative : relative;
        }
        double scale = random.nextInt(4) == 0 ? Math.scalb(1.0, random.nextInt(-20, 21)) : 1;
        Query query = new Query(
                Shapes.rectangle(a[0], a[1], a[2], a[3]),
                Shapes.rectangle(b[0], b[1], b[2], b[3]),
                positionA[0],
                positionA[1],
                positionB[0],
                positionB[1],
                moveA[0],
                moveA[1],
                moveB[0],
                moveB[1]);
        Query scaled = Edits.map(query, value -> value * scale);
        return random.nextBoolean() ? scaled.swapped() : scaled;
    }
}
