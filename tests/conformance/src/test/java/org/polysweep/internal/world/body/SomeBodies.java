package org.polysweep.internal.world.body;

import java.util.List;
import java.util.Random;
import org.polysweep.internal.world.broadphase.SweptBoxes;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.RoundedPolygon;

/** Bodies for the tests of what a step is made of. */
public final class SomeBodies {

    /** In which numbers they are. */
    public enum Numbers {
        /** Integers, so that much touches and is in line. */
        GRID,
        /** Anything between some bounds. */
        EVEN,
        /** Tenths, a million units away. */
        FAR,
        /** So small that many numbers are subnormal. */
        TINY,
        /** Some hundred orders of magnitude. */
        WILD;

        public double place(Random random) {
            return switch (this) {
                case GRID -> random.nextInt(25);
                case EVEN -> 25 * random.nextDouble();
                case FAR -> 1e6 + 0.1 * random.nextInt(250);
                case TINY -> Double.MIN_VALUE * random.nextInt(250);
                case WILD -> signed(random, random.nextInt(200) - 100);
            };
        }

        public double move(Random random) {
            return switch (this) {
                case GRID -> random.nextInt(9) - 4;
                case EVEN, FAR -> 4 * random.nextGaussian();
                case TINY -> Double.MIN_VALUE * (random.nextInt(90) - 45);
                case WILD -> signed(random, random.nextInt(200) - 100);
            };
        }

        private static double signed(Random random, int exponent) {
            return Math.scalb(random.nextDouble() - 0.5, exponent);
        }
    }

    private SomeBodies() {}

    public static CompoundShape box(double minX, double minY, double maxX, double maxY) {
        return CompoundShape.of(ConvexPolygon.box(minX, minY, maxX, maxY));
    }

    private static List<ConvexShape> convex(double unit) {
        return List.of(
                ConvexPolygon.box(0, 0, unit, unit),
                ConvexPolygon.box(-2 * unit, 0, 2 * unit, unit),
                ConvexPolygon.of(0, 0, 2 * unit, 0, 0, unit),
                ConvexPolygon.of(0, 0, unit, 2 * unit),
                RoundedPolygon.circle(0, 0, unit));
    }

    /** A shape: in one of six cases one of two parts, in another one a chain that is met from above. */
    public static CompoundShape shape(Random random, double unit) {
        List<ConvexShape> convex = convex(unit);
        ConvexShape one = convex.get(random.nextInt(convex.size()));
        return switch (random.nextInt(6)) {
            case 0 -> CompoundShape.of(one, convex.get(random.nextInt(convex.size())));
            case 1 -> CompoundShape.oneSidedChain(0, 0, 2 * unit, unit, 4 * unit, unit);
            default -> CompoundShape.of(one);
        };
    }

    /** Bodies at random places, with random motions, one of four of them fixed. */
    public static Bodies of(Random random, Numbers numbers, int count) {
        Bodies bodies = new Bodies();
        double unit = numbers == Numbers.TINY ? 0x4p-1074 : 1;
        for (int body = 0; body < count; body++) {
            CompoundShape shape = shape(random, unit);
            int i = bodies.index(
                    bodies.add(shape, numbers.place(random), numbers.place(random), random.nextInt(4) == 0));
            if (random.nextInt(5) != 0) {
                bodies.dx[i] = numbers.move(random);
                bodies.dy[i] = numbers.move(random);
            }
            if (random.nextInt(5) == 0) {
                bodies.setKey(i, random.nextInt(2 * count));
            }
        }
        bodies.rank();
        return bodies;
    }

    /** Notes the pairs of bodies whose boxes meet, as the first pass of a step does. */
    public static void noteNear(SweptBoxes boxes) {
        boxes.new Pairs((place, later) -> boxes.addNear(boxes.rank(place), boxes.rank(later)), boxes::addNear)
                .visit(0, 1);
    }
}
