package org.polysweep.conformance.turning;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import org.polysweep.conformance.turning.TurningQuery.Body;
import org.polysweep.pose.Rotor;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.sweep.Sweeper;

/** Kinds of random queries with rotors. Most are made on a grid, where touching and equal times are frequent. */
public enum TurningKind {
    GRID(random -> new TurningQuery(grid(polygon(random), random), grid(polygon(random), random))),
    /** Points and segments, which may have no interior with each other. */
    FLAT(random -> new TurningQuery(grid(flat(random), random), grid(flat(random), random))),
    /** A corner is the local origin, and stands on a corner or the middle of an edge of the other shape. */
    PIVOTS(TurningKind::pivot),
    ROUND(random ->
            new TurningQuery(round(grid(polygon(random), random), random), round(grid(flat(random), random), random))),
    CIRCLES(random -> new TurningQuery(
            round(grid(points(1, 3, random), random), random), round(grid(flat(random), random), random))),
    /** Corners at a distance of 5 or 13 from the center, beside walls at that distance. */
    GRAZING(TurningKind::grazing),
    /** Rotors that are nearly opposite, or nearly the same. */
    NEARLY_OPPOSITE(random -> {
        TurningQuery query = grid(random);
        double tiny = Math.scalb(random.nextBoolean() ? 1.0 : -1.0, -random.nextInt(60));
        double side = random.nextBoolean() ? 1 : -1;
        return new TurningQuery(query.a().withRotors(1, 0, side, tiny), query.b());
    }),
    LENGTHS_OF_ROTORS(random -> {
        TurningQuery query = grid(random);
        return new TurningQuery(stretched(query.a(), random), stretched(query.b(), random));
    }),
    ONE_TURNS(random -> {
        TurningQuery query = grid(random);
        double[] rotors = query.b().rotors();
        double by = 1 + random.nextInt(3);
        return new TurningQuery(query.a(), query.b().withRotors(rotors[0], rotors[1], by * rotors[0], by * rotors[1]));
    }),
    UNIFORM(random -> grid(random).withLengths(number -> number + random.nextGaussian())),
    ULPS(random -> (random.nextBoolean() ? grid(random) : grazing(random))
            .withLengths(number -> random.nextInt(4) == 0 ? Math.nextUp(number) : number)),
    /** Shapes that are turned, and keep that; the two alike, in one of four. */
    TURNED(random -> {
        TurningQuery query = List.of(GRID, UNIFORM, ROUND, FLAT, ULPS)
                .get(random.nextInt(5))
                .maker
                .apply(random);
        double[] ofA = query.a().rotors();
        double[] ofB = random.nextInt(4) == 0 ? ofA : query.b().rotors();
        return new TurningQuery(
                query.a().withRotors(ofA[0], ofA[1], ofA[0], ofA[1]),
                query.b().withRotors(ofB[0], ofB[1], ofB[0], ofB[1]));
    }),
    /** Polygons at any angles that do not rotate, as in play: the frame after a contact, also pushed by an ulp. */
    RESTING(TurningKind::resting),
    ROLLING(PlayQueries::rolling),
    STARTING(PlayQueries::starting),
    TUMBLING(PlayQueries::tumbling),
    FLIPPER(PlayQueries::flipper),
    DOOR(PlayQueries::door),
    WHEEL(PlayQueries::wheel),
    AFTER_CONTACT(PlayQueries::afterContact),
    /** Small integers throughout, so that shapes touch along edges and round shapes at vertices. */
    DEGENERATE(TurningKind::degenerate);

    @SuppressWarnings("ImmutableEnumChecker") // a method, which has no state
    private final Function<Random, TurningQuery> maker;

    TurningKind(Function<Random, TurningQuery> maker) {
        this.maker = maker;
    }

    /** The next query, one of whose shapes turns at least, in most cases; of {@link #TURNED}, has been turned. */
    public TurningQuery next(Random random) {
        while (true) {
            TurningQuery query = maker.apply(random);
            if (query.a().isLegal() && query.b().isLegal()) {
                return random.nextBoolean() ? query : query.swapped();
            }
        }
    }

    private static TurningQuery degenerate(Random random) {
        Body a = random.nextBoolean() ? grid(polygon(random), random) : grid(flat(random), random);
        Body b = random.nextBoolean() ? grid(polygon(random), random) : grid(flat(random), random);
        double[] motion = integers(4, 2, random);
        double[] rotors = integers(4, 1, random);
        double[] still = {rotors[0], rotors[1], rotors[0], rotors[1]};
        return new TurningQuery(
                round(a.withRotors(integers(4, 1, random)), random),
                round(b.withMotion(motion).withRotors(random.nextBoolean() ? rotors : still), random));
    }

    private static TurningQuery resting(Random random) {
        Body falling = any(random).withMotion(gaussians(4, random));
        TurningQuery first = new TurningQuery(
                falling, any(random).withMotion(random.nextBoolean() ? gaussians(4, random) : new double[4]));
        SweepResult result = SweepResult.create();
        Sweeper.AUTO.sweep(first.a().turning(), first.b().turning(), result);
        if (result.contactCount() == 0) {
            return first;
        }
        double[] from = first.a().motion();
        double[] onto = first.b().motion();
        double ax = random.nextInt(3) == 0 ? Math.nextUp(result.safeAX()) : result.safeAX();
        double ay = random.nextInt(3) == 0 ? Math.nextDown(result.safeAY()) : result.safeAY();
        // At rest, alike, along the edge in contact, or on.
        double[] moves = switch (random.nextInt(4)) {
            case 0 -> new double[4];
            case 1 -> new double[] {onto[2], onto[3], onto[2], onto[3]};
            case 2 -> new double[] {onto[2] - result.normalY() / 8, onto[3] + result.normalX() / 8, onto[2], onto[3]};
            default -> new double[] {from[2], from[3], onto[2], onto[3]};
        };
        return new TurningQuery(
                first.a().withMotion(ax, ay, moves[0], moves[1]),
                first.b().withMotion(result.safeBX(), result.safeBY(), moves[2], moves[3]));
    }

    /** A polygon at any angle that it keeps, or at none. */
    private static Body any(Random random) {
        double[] core = random.nextBoolean()
                ? new double[] {-0.8, -0.5, 0.8, -0.5, 0.8, 0.5, -0.8, 0.5}
                : ConvexPolygon.hullOf(gaussians(2 * (3 + random.nextInt(5)), random))
                        .toArray();
        Rotor rotor = random.nextInt(3) == 0 ? Rotor.IDENTITY : Rotor.ofAngle(6 * random.nextDouble() - 3);
        double[] rotors = {rotor.halfCos(), rotor.halfSin(), rotor.halfCos(), rotor.halfSin()};
        return new Body(core, 0, new double[4], rotors);
    }

    private static double[] gaussians(int count, Random random) {
        double[] numbers = new double[count];
        Arrays.setAll(numbers, i -> random.nextGaussian());
        return numbers;
    }

    private static TurningQuery grid(Random random) {
        return GRID.maker.apply(random);
    }

    private static Body grid(double[] core, Random random) {
        return new Body(core, 0, integers(4, 4, random), rotors(random));
    }

    private static double[] rotors(Random random) {
        double[] rotors = integers(4, 2, random);
        if (random.nextInt(4) == 0) {
            return new double[] {1, 0, 1, random.nextBoolean() ? 1 : -1};
        }
        return rotors;
    }

    private static double[] polygon(Random random) {
        return points(3 + random.nextInt(3), 3, random);
    }

    private static double[] flat(Random random) {
        return points(1 + random.nextInt(2), 3, random);
    }

    /** The corners of a hull, in either direction, from any of them on. */
    private static double[] points(int count, int size, Random random) {
        double[] hull = ConvexPolygon.hullOf(integers(2 * count, size, random)).toArray();
        double[] corners = new double[hull.length];
        int first = random.nextInt(hull.length / 2);
        int way = random.nextBoolean() ? 1 : -1;
        for (int i = 0; i < hull.length / 2; i++) {
            int from = Math.floorMod(first + way * i, hull.length / 2);
            corners[2 * i] = hull[2 * from];
            corners[2 * i + 1] = hull[2 * from + 1];
        }
        return corners;
    }

    private static Body round(Body body, Random random) {
        return new Body(body.core(), random.nextInt(3), body.motion(), body.rotors());
    }

    private static TurningQuery pivot(Random random) {
        TurningQuery query = grid(random);
        double[] core = query.a().core();
        double[] moved = new double[core.length];
        for (int i = 0; i < core.length; i++) {
            moved[i] = core[i] - core[i % 2];
        }
        double[] other = query.b().core();
        int next = other.length > 2 ? 2 : 0;
        double weight = random.nextInt(3) / 2.0;
        double x = other[0] + weight * (other[next] - other[0]);
        double y = other[1] + weight * (other[next + 1] - other[1]);
        boolean isRound = random.nextInt(3) == 0;
        Body a = new Body(
                moved, isRound ? 1 : 0, new double[] {x, y, 0, 0}, query.a().rotors());
        Body b = new Body(other, 0, new double[4], new double[] {1, 0, 1, 0});
        return isRound && random.nextBoolean()
                ? new TurningQuery(a.withMotion(x + 1, y, 0, 0), b)
                : new TurningQuery(a, b);
    }

    private static TurningQuery grazing(Random random) {
        double[][] boxes = {
            {-3, -4, 3, -4, 3, 4, -3, 4}, {-5, -12, 5, -12, 5, 12, -5, 12}, {0, 0, 3, 4}, {0, 0, 3, 0, 3, 4}
        };
        int chosen = random.nextInt(boxes.length);
        double distance = chosen == 1 ? 13 : 5;
        Body box = new Body(boxes[chosen], random.nextInt(2), integers(2, 1, random, 4), rotors(random));
        double[] wall = random.nextBoolean()
                ? new double[] {0, -20, 1, -20, 1, 20, 0, 20}
                : new double[] {0, -random.nextInt(9), 0, random.nextInt(9) + 1};
        double x = box.motion()[0] + distance + box.radius();
        return new TurningQuery(
                box, new Body(wall, 0, new double[] {x, 0, random.nextInt(2), 0}, new double[] {1, 0, 1, 0}));
    }

    private static Body stretched(Body body, Random random) {
        double[] rotors = body.rotors();
        int first = random.nextInt(200) - 100;
        int second = random.nextInt(200) - 100;
        return body.withRotors(
                Math.scalb(rotors[0], first),
                Math.scalb(rotors[1], first),
                Math.scalb(rotors[2], second),
                Math.scalb(rotors[3], second));
    }

    private static double[] integers(int count, int size, Random random) {
        return integers(count, size, random, count);
    }

    /** Some integers from -size to size, and zeros behind them. */
    private static double[] integers(int count, int size, Random random, int length) {
        double[] integers = new double[length];
        for (int i = 0; i < count; i++) {
            integers[i] = random.nextInt(2 * size + 1) - size;
        }
        return integers;
    }
}
