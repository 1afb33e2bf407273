package org.polysweep.generate;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.polysweep.oracle.Query;

/**
 * Numbers with few bits, of sizes as far apart as the parts of a sum of doubles are. A sum of three or four ordinary
 * doubles always has a tail. Here one tail is zero and another is not, which only exactly chosen numbers show.
 */
final class SparseQueries {

    /** In bits: nothing, the half of a double, a double, two, three and four of them, and out of reach. */
    private static final int[] DISTANCES = {
        0, 1, 2, 10, 25, 26, 27, 28, 49, 50, 51, 52, 53, 54, 55, 56, 79, 80, 81, 103, 104, 105, 106, 107, 108, 109, 158,
        159, 160, 212, 400, 1000
    };

    private static final int SIZES = 4;
    private static final int SMALLEST = -1074;
    private static final int LARGEST = 960;

    private final RandomGenerator random;

    /** Exponents. The first belongs to the shapes. */
    private final int[] exponents = new int[SIZES];

    private SparseQueries(RandomGenerator random) {
        this.random = random;
        exponents[0] = switch (random.nextInt(8)) {
            case 0 -> random.nextInt(-1000, 1000);
            case 1 -> random.nextInt(-200, 200);
            default -> random.nextInt(-4, 5);
        };
        exponents[1] = exponents[0] - distance();
        exponents[2] = exponents[1] - distance();
        exponents[3] = exponents[0] - distance();
    }

    static Query sparse(RandomGenerator random, Shapes shapes) {
        return new SparseQueries(random).query(shapes, false);
    }

    /** The same with a radius around at least one of them. */
    static Query round(RandomGenerator random, Shapes shapes) {
        return new SparseQueries(random).query(shapes, true);
    }

    private Query query(Shapes shapes, boolean round) {
        double[] a = shapes.made(points());
        double[] b = shapes.made(points(a));
        double[] places = {number(), number(), seldom(2), seldom(2)};
        double[] moves = {seldom(4), seldom(4), seldom(2), seldom(2)};
        Query query =
                new Query(a, b, places[0], places[1], places[2], places[3], moves[0], moves[1], moves[2], moves[3]);
        if (round) {
            double one = Math.abs(nonZero());
            double other = random.nextInt(3) == 0 ? 0 : Math.abs(nonZero());
            query = random.nextBoolean() ? query.withRadii(one, other) : query.withRadii(other, one);
        }
        return random.nextInt(8) == 0 ? query : aimed(query);
    }

    /**
     * Points that have many coordinates in common, with each other and with another shape, if there is one.
     */
    private double[] points(double... other) {
        if (random.nextInt(8) == 0) {
            return parallelogram();
        }
        double[] xy = new double[2 * (random.nextInt(3) == 0 ? random.nextInt(1, 9) : random.nextInt(2, 5))];
        for (int i = 0; i < xy.length; i++) {
            int chance = random.nextInt(4);
            if (chance == 0 && i > 1) {
                xy[i] = xy[i - 2];
            } else if (chance == 1 && other.length > 0) {
                xy[i] = other[i % 2 + 2 * random.nextInt(other.length / 2)];
            } else {
                xy[i] = number(exponents[random.nextInt(4) / 3]);
            }
        }
        return xy;
    }

    private double[] parallelogram() {
        double x = number();
        double y = number();
        double ux = number();
        double uy = number();
        double vx = number();
        double vy = number();
        return new double[] {x, y, x + ux, y + uy, x + ux + vx, y + uy + vy, x + vx, y + vy};
    }

    /** Brought together by a corner each, in both axes or in one, at 0, at 1, or at a power of two in between. */
    private Query aimed(Query query) {
        int i = 2 * random.nextInt(query.a().length / 2);
        int j = 2 * random.nextInt(query.b().length / 2);
        double time = random.nextInt(5) == 0 ? 0 : Math.scalb(1.0, -random.nextInt(5));
        double radii = random.nextInt(-1, 2) * (query.radiusA() + query.radiusB());
        double x =
                sum(query.b()[j], query.positionBX(), query.moveBX() * time, -query.a()[i], -query.positionAX(), radii);
        double y = sum(
                query.b()[j + 1], query.positionBY(), query.moveBY() * time, -query.a()[i + 1], -query.positionAY());
        boolean both = random.nextBoolean();
        boolean alongX = both || random.nextBoolean();
        boolean alongY = both || !alongX;
        if (time == 0) {
            return Edits.withPositions(
                    query,
                    alongX ? nudged(sum(query.positionAX(), x)) : query.positionAX(),
                    alongY ? nudged(sum(query.positionAY(), y)) : query.positionAY(),
                    query.positionBX(),
                    query.positionBY());
        }
        return Edits.withMoves(
                query,
                alongX ? nudged(x / time) : query.moveAX(),
                alongY ? nudged(y / time) : query.moveAY(),
                query.moveBX(),
                query.moveBY());
    }

    /** One time in eight an ulp beside. */
    private double nudged(double value) {
        return random.nextInt(8) == 0 ? Ulps.shift(value, random.nextBoolean() ? 1 : -1) : value;
    }

    /** The double next to the exact sum. */
    private static double sum(double... terms) {
        return Arrays.stream(terms)
                .mapToObj(BigDecimal::new)
                .reduce(BigDecimal.ZERO, BigDecimal::add)
                .doubleValue();
    }

    private double seldom(int oneInSoManyIsZero) {
        return random.nextInt(oneInSoManyIsZero) == 0 ? 0 : number();
    }

    private double nonZero() {
        double value = number();
        return value == 0 ? Math.scalb(1.0, Math.max(SMALLEST, Math.min(LARGEST, exponents[0]))) : value;
    }

    private double number() {
        return number(exponents[random.nextInt(SIZES)]);
    }

    /** One time in three the rounded sum of two such numbers, and one in six an ulp beside. */
    private double number(int exponent) {
        double value = term(exponent);
        if (random.nextInt(3) == 0) {
            value += term(exponents[random.nextInt(SIZES)]);
        }
        return random.nextInt(6) == 0 ? Ulps.shift(value, random.nextBoolean() ? 1 : -1) : value;
    }

    private double term(int exponent) {
        double value = Math.scalb(significand(), Math.max(SMALLEST, Math.min(LARGEST, exponent)));
        return random.nextBoolean() ? value : -value;
    }

    private double significand() {
        return switch (random.nextInt(10)) {
            case 0, 1, 2 -> 1;
            case 3 -> random.nextInt(1, 8);
            case 4 -> 1 + Math.scalb(1.0, -random.nextInt(1, 53));
            case 5 -> 1 - Math.scalb(1.0, -random.nextInt(1, 54));
            case 6 -> Math.scalb((double) random.nextInt(1 << 25, 1 << 26), -25);
            case 7 -> Math.scalb((double) (random.nextInt(1 << 26, 1 << 27) | 1), -26);
            case 8 -> 1 + random.nextDouble();
            default -> 0;
        };
    }

    private int distance() {
        return DISTANCES[random.nextInt(DISTANCES.length)];
    }
}
