package org.polysweep.conformance.manifold;

import java.util.Random;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.PlacedShape;
import org.polysweep.shape.RoundedPolygon;

/** Kinds of pairs of shapes that are near each other. */
enum ManifoldPairs {
    /** Small integers: parallel edges, equal separations, vertices over ends of edges. */
    GRID {
        @Override
        Pair next(Random random) {
            return pair(random, 4, 1, Rotor.IDENTITY, Rotor.IDENTITY, 0, random.nextInt(3));
        }
    },
    /** The same with radii. */
    ROUNDED_GRID {
        @Override
        Pair next(Random random) {
            return pair(random, 4, 1, Rotor.IDENTITY, Rotor.IDENTITY, 1 + random.nextInt(2), random.nextInt(3));
        }
    },
    /** Rotations by rational angles, which bring vertices onto edges exactly. */
    ROTATED_GRID {
        @Override
        Pair next(Random random) {
            return pair(random, 5, 1, small(random), small(random), random.nextInt(2), random.nextInt(3));
        }
    },
    /** Tenths, which are not doubles. */
    DECIMALS {
        @Override
        Pair next(Random random) {
            return pair(random, 20, 0.1, Rotor.IDENTITY, Rotor.IDENTITY, random.nextInt(2), random.nextInt(8));
        }
    },
    /** Boxes, capsules and circles at any angle, as in play. */
    ROTATED {
        @Override
        Pair next(Random random) {
            return pair(random, 1000, 0.001, any(random), any(random), random.nextInt(300), random.nextInt(500));
        }
    },
    /** Almost parallel: rotated by some ulps. */
    ALMOST_PARALLEL {
        @Override
        Pair next(Random random) {
            Rotor slight = Rotor.ofHalfAngle(1, Math.scalb(random.nextInt(9) - 4, -20 - random.nextInt(60)));
            return pair(random, 8, 0.125, slight, Rotor.IDENTITY, random.nextInt(3), random.nextInt(3));
        }
    },
    /** Numbers of very different magnitudes. */
    MIXED {
        @Override
        Pair next(Random random) {
            double unit = Math.scalb(1.0, random.nextInt(600) - 300);
            Rotor rotor =
                    random.nextBoolean() ? any(random) : Rotor.ofHalfAngle(1, Math.scalb(1.0, -random.nextInt(400)));
            Pair pair = pair(random, 6, unit, Rotor.IDENTITY, rotor, random.nextInt(2), random.nextInt(3));
            double shift = Math.scalb(random.nextDouble(), random.nextInt(600) - 300);
            PlacedShape b = new PlacedShape(pair.b.shape(), pair.b.x() + shift, pair.b.y(), pair.b.rotor());
            return new Pair(pair.a, b, pair.maxDistance);
        }
    };

    /** Two shapes, and the greatest separation of a point. */
    record Pair(PlacedShape a, PlacedShape b, double maxDistance) {}

    abstract Pair next(Random random);

    private static Pair pair(
            Random random, int size, double unit, Rotor rotorA, Rotor rotorB, int radius, int maxDistance) {
        ConvexShape a = shape(random, size, unit, radius);
        ConvexShape b = shape(random, size, unit, random.nextInt(3) == 0 ? 0 : radius);
        double span = 2.5 * size;
        return new Pair(
                new PlacedShape(a, unit * random.nextInt(size), unit * random.nextInt(size), rotorA),
                new PlacedShape(
                        b,
                        unit * Math.rint(span * (random.nextDouble() - 0.5)),
                        unit * Math.rint(span * (random.nextDouble() - 0.5)),
                        rotorB),
                unit * maxDistance);
    }

    private static ConvexShape shape(Random random, int size, double unit, int radius) {
        ConvexPolygon core = core(random, size, unit);
        return radius == 0 ? core : RoundedPolygon.of(core, unit * radius);
    }

    private static ConvexPolygon core(Random random, int size, double unit) {
        switch (random.nextInt(6)) {
            case 0:
                return ConvexPolygon.of(unit * coordinate(random, size), unit * coordinate(random, size));
            case 1:
                double width = unit * (1 + random.nextInt(size));
                double height = unit * (1 + random.nextInt(size));
                return ConvexPolygon.box(-width, -height, width, height);
            default:
                double[] points = new double[2 * (2 + random.nextInt(6))];
                for (int i = 0; i < points.length; i++) {
                    points[i] = unit * coordinate(random, size);
                }
                return ConvexPolygon.hullOf(points);
        }
    }

    private static int coordinate(Random random, int size) {
        return random.nextInt(2 * size + 1) - size;
    }

    private static Rotor small(Random random) {
        return Rotor.ofHalfAngle(1 + random.nextInt(3), random.nextInt(4) - 1.0);
    }

    private static Rotor any(Random random) {
        return Rotor.ofAngle(6 * random.nextDouble() - 3);
    }
}
