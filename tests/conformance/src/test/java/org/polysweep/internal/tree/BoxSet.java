package org.polysweep.internal.tree;

import java.util.Random;

/** Generated boxes of one kind, and a number of that kind for queries. */
final class BoxSet {

    /** What the sides of the boxes are. */
    enum Kind {
        /** Anywhere, of like size. */
        EVEN,
        /** Whole numbers, so that most that are beside each other touch; some are segments and points. */
        GRID,
        /** Nearly all are the same box. */
        SAME,
        /** One in twenty is far away, the others are in one place. */
        OUTLIERS,
        /** Sizes from tiny to huge. */
        SIZES,
        /** Infinite, the greatest, the least, and both zeros. */
        EXTREME;

        double number(Random random) {
            return switch (this) {
                case EVEN -> random.nextDouble() * 40;
                case GRID -> random.nextInt(30);
                case SAME -> random.nextInt(12) == 0 ? random.nextInt(4) : 1;
                case OUTLIERS -> random.nextInt(20) == 0 ? random.nextGaussian() * 1e12 : random.nextDouble();
                case SIZES -> Math.pow(10, random.nextInt(24) - 12) * random.nextGaussian();
                case EXTREME -> extreme(random);
            };
        }
    }

    final int count;
    final double[] minX;
    final double[] minY;
    final double[] maxX;
    final double[] maxY;

    BoxSet(Random random, Kind kind, int count) {
        this.count = count;
        minX = new double[count];
        minY = new double[count];
        maxX = new double[count];
        maxY = new double[count];
        for (int i = 0; i < count; i++) {
            setExtent(random, kind, i, minX, maxX);
            setExtent(random, kind, i, minY, maxY);
        }
    }

    private static void setExtent(Random random, Kind kind, int box, double[] min, double[] max) {
        double one = kind.number(random);
        double other = switch (kind) {
            case EVEN -> one + random.nextDouble() * 2;
            case GRID -> one + random.nextInt(3);
            default -> kind.number(random);
        };
        // No box begins at infinity, nor ends at minus infinity.
        min[box] = Math.min(Math.min(one, other), Double.MAX_VALUE);
        max[box] = Math.max(Math.max(one, other), -Double.MAX_VALUE);
    }

    BoxTree tree() {
        return BoxTree.of(minX, minY, maxX, maxY);
    }

    /** One of the boxes, to ask for. */
    MovingBox box(int box) {
        return new MovingBox().set(minX[box], minY[box], maxX[box], maxY[box]);
    }

    boolean meet(int box, int other) {
        return meets(box, minX[other], minY[other], maxX[other], maxY[other]);
    }

    boolean meets(int box, double leastX, double leastY, double greatestX, double greatestY) {
        return minX[box] <= greatestX && leastX <= maxX[box] && minY[box] <= greatestY && leastY <= maxY[box];
    }

    void enlarge(int box, double x, double y) {
        minX[box] = Math.min(minX[box], x);
        minY[box] = Math.min(minY[box], y);
        maxX[box] = Math.max(maxX[box], x);
        maxY[box] = Math.max(maxY[box], y);
    }

    private static double extreme(Random random) {
        double magnitude = switch (random.nextInt(7)) {
            case 0 -> 0;
            case 1 -> Double.MIN_VALUE;
            case 2 -> Double.MAX_VALUE;
            case 3 -> Double.POSITIVE_INFINITY;
            case 4 -> 1e15 + random.nextInt(3);
            case 5 -> random.nextInt(3);
            default -> Math.scalb(random.nextDouble(), random.nextInt(2000) - 1000);
        };
        return random.nextBoolean() ? magnitude : -magnitude;
    }
}
