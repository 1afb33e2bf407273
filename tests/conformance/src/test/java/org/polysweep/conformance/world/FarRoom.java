package org.polysweep.conformance.world;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.polysweep.contact.Verdict;
import org.polysweep.query.Intersection;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.trials.Trials;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;

/**
 * A closed room of walls without width, so far from the origin that the bodies in it are some units in the last place
 * wide.
 */
final class FarRoom {

    /** What the room is closed by. */
    enum Walls {
        SEGMENTS,
        CHAIN,
        CHAIN_WITH_FRONT
    }

    private static final int MOST_CORNERS = 8;

    private final Random random;
    private final World world = new World();
    private final List<BodyId> movers = new ArrayList<>();

    /** The corners, counter-clockwise, the first one again at the end. */
    private final double[] corners;

    private final double wallX;
    private final double wallY;
    private final List<MovingShape> segments = new ArrayList<>();

    /**
     * A unit in the last place of the coordinates, the width of the bodies, and how far the room reaches from its
     * middle.
     */
    private final double ulp;

    private final double width;
    private final double reach;

    /**
     * Makes a room with some bodies.
     *
     * @param leastUlps the least width of a body in units in the last place of its coordinates
     * @param mostUlps the greatest such width of the narrowest body
     */
    FarRoom(Walls walls, long seed, double leastUlps, double mostUlps) {
        random = Trials.random(seed);
        double magnitude = Math.scalb(1 + random.nextDouble(), random.nextInt(80) - 40);
        double x = random.nextBoolean() ? magnitude : -magnitude;
        double y = random.nextInt(3) == 0 ? magnitude * (2 * random.nextDouble() - 1) : -x;
        // Of the binade above, if the room should reach into it.
        ulp = Math.ulp(magnitude * (1 + 0x1p-20));
        width = ulp * leastUlps * Math.pow(mostUlps / leastUlps, random.nextDouble());
        reach = width * (3 + 9 * random.nextDouble());
        boolean isLocal = random.nextBoolean();
        wallX = isLocal ? x : 0;
        wallY = isLocal ? y : 0;
        corners = outline(walls == Walls.SEGMENTS ? 4 : 3 + random.nextInt(MOST_CORNERS - 2), x - wallX, y - wallY);
        addWalls(walls);
        int count = 1 + random.nextInt(5);
        for (int attempt = 0; attempt < 200 && movers.size() < count; attempt++) {
            addBody(shape(), x + between(-reach, reach), y + between(-reach, reach));
        }
        if (random.nextBoolean()) {
            // The walls come last in the order, and so are B in all contacts.
            movers.forEach(body -> world.bodies().setSortKey(body, -1));
        }
    }

    /** Corners in all directions from the middle, the nearest of them half as far as the farthest or more. */
    private double[] outline(int count, double x, double y) {
        boolean isGrid = random.nextBoolean();
        double[] xy = new double[2 * count + 2];
        for (int i = 0; i < count; i++) {
            double angle = 2 * Math.PI * (i + between(0, 0.4)) / count;
            double radius = reach * between(0.5, 1);
            xy[2 * i] = x + rounded(radius * Math.cos(angle), isGrid);
            xy[2 * i + 1] = y + rounded(radius * Math.sin(angle), isGrid);
        }
        xy[2 * count] = xy[0];
        xy[2 * count + 1] = xy[1];
        return xy;
    }

    private double rounded(double number, boolean isGrid) {
        return isGrid ? ulp * Math.rint(number / ulp) : number;
    }

    private void addWalls(Walls walls) {
        for (int i = 0; i + 2 < corners.length; i += 2) {
            ConvexPolygon segment = ConvexPolygon.of(corners[i], corners[i + 1], corners[i + 2], corners[i + 3]);
            segments.add(segment.at(wallX, wallY).moving(0, 0));
            if (walls == Walls.SEGMENTS) {
                world.addKinematic(segment, wallX, wallY);
            }
        }
        if (walls == Walls.CHAIN) {
            world.addKinematic(CompoundShape.chain(corners), wallX, wallY);
        } else if (walls == Walls.CHAIN_WITH_FRONT) {
            world.addKinematic(CompoundShape.oneSidedChain(corners), wallX, wallY);
        }
    }

    /** A shape around its own origin, nowhere narrower than the width. */
    private ConvexShape shape() {
        double side = width * between(1, 1.5);
        double angle = between(0, 7);
        return switch (random.nextInt(6)) {
            case 0 -> ConvexPolygon.box(-side / 2, -width / 2, side / 2, width / 2);
            case 1 -> RoundedPolygon.circle(0, 0, side / 2);
            case 2 -> regular(3, 0.67 * side, angle);
            case 3 -> regular(4, 0.71 * side, angle);
            case 4 -> RoundedPolygon.of(regular(3, side / 2, angle), side / 2);
            default -> RoundedPolygon.capsule(-side / 2, 0, side / 2, 0, width / 2);
        };
    }

    private static ConvexPolygon regular(int count, double radius, double angle) {
        double[] xy = new double[2 * count];
        for (int i = 0; i < count; i++) {
            xy[2 * i] = radius * Math.cos(angle + 2 * Math.PI * i / count);
            xy[2 * i + 1] = radius * Math.sin(angle + 2 * Math.PI * i / count);
        }
        return ConvexPolygon.of(xy);
    }

    private void addBody(ConvexShape shape, double x, double y) {
        MovingShape there = shape.at(x, y).moving(0, 0);
        boolean isFree = isIn(there)
                && movers.stream()
                        .noneMatch(other -> Intersection.verdict(
                                        there.placed(), standing(other).placed())
                                == Verdict.OVERLAP);
        if (isFree) {
            movers.add(world.add(shape, x, y));
        }
    }

    private double between(double least, double most) {
        return least + (most - least) * random.nextDouble();
    }

    /** Gives some bodies other motions, from a hundredth of the room to a thousand times the room. */
    void push() {
        for (BodyId body : movers) {
            if (random.nextInt(3) != 0) {
                double speed = reach * Math.pow(10, between(-2, 3));
                world.setDisplacement(
                        body, speed * between(-1, 1), random.nextInt(6) == 0 ? 0 : speed * between(-1, 1));
            }
        }
    }

    /** A frame; who is not in the room after it, or in another body that it was not in before. */
    List<BodyId> step(Response response) {
        List<BodyId> bodies = world.bodies().all();
        List<Actor> before = Frame.of(world);
        world.step(response);
        List<BodyId> faults = new ArrayList<>();
        Frame.newOverlaps(before, Frame.of(world)).forEach(overlap -> faults.add(bodies.get(overlap.a())));
        movers.stream().filter(body -> !isIn(standing(body))).forEach(faults::add);
        return faults;
    }

    private MovingShape standing(BodyId body) {
        return world.bodies()
                .shape(body)
                .part(0)
                .at(world.x(body), world.y(body))
                .moving(0, 0);
    }

    /**
     * Whether a shape is on the inner side of all walls and in none of them, also if they have a front: decided
     * exactly.
     */
    private boolean isIn(MovingShape shape) {
        return surrounds(new BigDecimal(shape.x()), new BigDecimal(shape.y()))
                && segments.stream()
                        .noneMatch(wall -> Intersection.verdict(shape.placed(), wall.placed()) == Verdict.OVERLAP);
    }

    /** Whether a ray to the right crosses the outline an odd number of times. */
    private boolean surrounds(BigDecimal x, BigDecimal y) {
        boolean isInside = false;
        for (int i = 0; i + 2 < corners.length; i += 2) {
            BigDecimal fromX = exact(wallX, corners[i]).subtract(x);
            BigDecimal fromY = exact(wallY, corners[i + 1]).subtract(y);
            BigDecimal toX = exact(wallX, corners[i + 2]).subtract(x);
            BigDecimal toY = exact(wallY, corners[i + 3]).subtract(y);
            if (fromY.signum() > 0 != toY.signum() > 0) {
                int turn = fromX.multiply(toY).compareTo(fromY.multiply(toX));
                isInside ^= turn > 0 == toY.signum() > 0;
            }
        }
        return isInside;
    }

    private static BigDecimal exact(double position, double vertex) {
        return new BigDecimal(position).add(new BigDecimal(vertex));
    }
}
