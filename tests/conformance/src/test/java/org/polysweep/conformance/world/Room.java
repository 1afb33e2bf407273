package org.polysweep.conformance.world;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.trials.Trials;

/** Makes closed rooms with bodies in them, in a unit of length and around a place of their own. */
final class Room {

    /** Half of the width and height of a room, in units. */
    static final int HALF = 8;

    /** How far from the origin, and how large. */
    enum Scale {
        UNIT(1, 0),
        DECIMAL(0.37, 12.3),
        OFFSET(0.1, 1e6),
        FAR(4, 1e15),
        TINY(1e-300, 0),
        SUBNORMAL(0x40p-1074, 0),
        LARGE(1e230, 0);

        private final double unit;
        private final double offset;

        Scale(double unit, double offset) {
            this.unit = unit;
            this.offset = offset;
        }
    }

    private final Random random;
    private final double unit;
    private final double offset;

    /** Whether all numbers are quarters of a unit, so that much is exactly in line. */
    private final boolean isGrid;

    private final List<Actor> bodies = new ArrayList<>();

    Room(Scale scale, long seed) {
        random = Trials.random(seed);
        unit = scale.unit;
        offset = scale.offset;
        isGrid = random.nextBoolean();
    }

    List<Actor> bodies() {
        return bodies;
    }

    Room walls() {
        double in = HALF * unit;
        double out = 2 * HALF * unit;
        wall(-out, -out, out, -in, 0);
        wall(-out, in, out, out, 0);
        wall(-out, -out, -in, out, 0);
        wall(in, -out, out, out, 0);
        return this;
    }

    private void wall(double minX, double minY, double maxX, double maxY, double dx) {
        bodies.add(Actor.fixed(ConvexPolygon.box(minX, minY, maxX, maxY), offset, offset)
                .moving(dx, 0));
    }

    /** Two walls within the room that come together. */
    Room closing(double speed) {
        double in = HALF * unit;
        wall(-in, -in, -in + 4 * unit, in, speed * unit);
        wall(in - 4 * unit, -in, in, in, -speed * unit);
        return this;
    }

    /** A floor of tiles, and two slopes. */
    Room ground() {
        for (int i = 0; i < 8; i++) {
            double left = (2 * i - HALF) * unit;
            wall(left, -HALF * unit, left + 2 * unit, (1 - HALF) * unit, 0);
        }
        double in = HALF * unit;
        double up = (random.nextInt(5) + 1) * unit;
        bodies.add(Actor.fixed(ConvexPolygon.of(-in, -in, 0, -in, -in, up - in), offset, offset));
        bodies.add(Actor.fixed(ConvexPolygon.of(0, unit - in, in, unit - in, in, unit + up - in), offset, offset));
        return this;
    }

    /** A closed chain of segments around the middle, with both sides or with its front inside. */
    Room ring(boolean hasFront) {
        double r = 7 * unit;
        double c = 5 * unit;
        double[] xy = {r, 0, c, c, 0, r, -c, c, -r, 0, -c, -c, 0, -r, c, -c, r, 0};
        bodies.add(new Actor(
                hasFront ? CompoundShape.oneSidedChain(xy) : CompoundShape.chain(xy), offset, offset, 0, 0, true));
        return this;
    }

    /** Bodies at random places between walls, none in another; fewer if there is no room. */
    Room filled(int count, double size) {
        for (int i = 0; i < count; i++) {
            for (int attempt = 0; attempt < 20; attempt++) {
                Actor body = new Actor(shape(size), place(), place(), 0, 0, false);
                if (bodies.stream().noneMatch(other -> Frame.areInEachOther(other, body))) {
                    bodies.add(body);
                    break;
                }
            }
        }
        return this;
    }

    /** Boxes that touch their neighbors on all sides. */
    Room packed(int side) {
        ConvexPolygon tile = ConvexPolygon.box(0, 0, unit, unit);
        RoundedPolygon ball = RoundedPolygon.circle(unit / 2, unit / 2, unit / 2);
        for (int i = 0; i < side * side; i++) {
            double x = offset + (i % side - 4) * unit;
            double y = offset + (i / side - 4) * unit;
            Actor body = Actor.of(random.nextInt(3) == 0 ? ball : tile, x, y, 0, 0);
            if (bodies.stream().noneMatch(other -> Frame.areInEachOther(other, body))) {
                bodies.add(body);
            }
        }
        return this;
    }

    /** A motion: none, small, about the size of the room, or far beyond it. */
    double motion() {
        double speed = switch (random.nextInt(5)) {
            case 0 -> 0;
            case 1 -> 0.125;
            case 2 -> 3;
            case 3 -> 16;
            default -> 50;
        };
        return number(speed);
    }

    /** The motion of a body that falls. */
    double gravity() {
        return -unit;
    }

    private double place() {
        return offset + number(HALF - 1);
    }

    private double number(double reach) {
        double number = (2 * random.nextDouble() - 1) * reach;
        return (isGrid ? Math.rint(4 * number) / 4 : number) * unit;
    }

    private CompoundShape shape(double size) {
        ConvexShape shape = convex(size);
        return random.nextInt(8) == 0 ? CompoundShape.of(shape, convex(size)) : CompoundShape.of(shape);
    }

    private ConvexShape convex(double size) {
        double side = (0.25 + Math.abs(number(size) / unit)) * unit;
        return switch (random.nextInt(6)) {
            case 0 -> ConvexPolygon.box(0, 0, side, (0.25 + Math.abs(number(size) / unit)) * unit);
            case 1 -> RoundedPolygon.circle(0, 0, side / 2);
            case 2 -> ConvexPolygon.hullOf(random.doubles(12).map(x -> x * side).toArray());
            case 3 -> RoundedPolygon.of(ConvexPolygon.of(0, 0, side, 0, 0, side), side / 4);
            case 4 -> ConvexPolygon.hullOf(0, 0, side, number(size), number(size), side);
            default -> RoundedPolygon.capsule(0, 0, side, number(size), side / 4);
        };
    }
}
