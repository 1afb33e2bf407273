package org.polysweep.conformance.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.shape.Shape;
import org.polysweep.trials.Trials;
import org.polysweep.world.CharacterMover;
import org.polysweep.world.StepReport;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;

/**
 * A sliding body comes to rest where its requested displacement presses it into two walls, and stays there to the bit.
 */
class NotchTest {

    private static final double LENGTH = 300;

    private final Random random = Trials.random(1);

    private ConvexShape shape() {
        return switch (random.nextInt(5)) {
            case 0 -> ConvexPolygon.box(-0.5, -0.5, 0.5, 0.5);
            case 1 -> RoundedPolygon.circle(0.1, 0, 0.3 + random.nextDouble());
            case 2 -> RoundedPolygon.capsule(0, 0, 0.3, 0.8, 0.25);
            case 3 -> RoundedPolygon.of(ConvexPolygon.box(-0.4, -0.3, 0.4, 0.3), 0.1);
            default -> {
                double[] xy = new double[2 * (3 + random.nextInt(5))];
                double start = 7 * random.nextDouble();
                for (int i = 0; i < xy.length; i += 2) {
                    xy[i] = 0.6 * Math.cos(start + Math.PI * i * 2 / xy.length);
                    xy[i + 1] = 0.6 * Math.sin(start + Math.PI * i * 2 / xy.length);
                }
                yield ConvexPolygon.of(xy);
            }
        };
    }

    /** Two walls that lead up from the origin, as one body or two, without a width or with one. */
    private List<Shape> walls(double ux, double uy, double vx, double vy) {
        double[] u = {ux * LENGTH, uy * LENGTH};
        double[] v = {vx * LENGTH, vy * LENGTH};
        return switch (random.nextInt(3)) {
            case 0 -> List.of(CompoundShape.chain(u[0], u[1], 0, 0, v[0], v[1]));
            case 1 -> List.of(ConvexPolygon.of(0, 0, u[0], u[1]), ConvexPolygon.of(0, 0, v[0], v[1]));
            default ->
                List.of(
                        ConvexPolygon.of(0, 0, u[0], u[1], u[0] - uy, u[1] + ux, -uy, ux),
                        ConvexPolygon.of(0, 0, v[0], v[1], v[0] + vy, v[1] - vx, vy, -vx));
        };
    }

    private double far() {
        return switch (random.nextInt(3)) {
            case 0 -> 1e6 * random.nextGaussian();
            case 1 -> 0.1 * random.nextInt(100);
            default -> 0;
        };
    }

    /** Steps until a body has stayed to the bit for some frames; fails if that takes too long. */
    private static void requireRest(World world, BodyId body, int most) {
        int still = 0;
        for (int frame = 0; frame < most; frame++) {
            double x = world.x(body);
            double y = world.y(body);
            StepReport report = world.step(Response.slide());
            assertThat(report.stalled()).isEmpty();
            // What goes back rests, too, but in free air.
            assertThat(report.rolledBack()).isEmpty();
            still = world.x(body) == x && world.y(body) == y ? still + 1 : 0;
            if (still == 12) {
                return;
            }
        }
        assertThat(still)
                .as("it is still on its way, at %s, %s", world.x(body), world.y(body))
                .isEqualTo(12);
    }

    @Test
    void aBodyComesToRestInANotch() {
        int notches = 0;
        while (notches < Trials.times(120)) {
            double half = Math.toRadians(1 + 86 * random.nextDouble());
            double tilt = random.nextGaussian() / 2;
            // The left wall and the right one, upward, and the requested displacement, downward.
            double ux = -Math.sin(half + tilt);
            double uy = Math.cos(half + tilt);
            double vx = Math.sin(half - tilt);
            double vy = Math.cos(half - tilt);
            double aside = random.nextGaussian() / 2;
            double speed = 0.3 + random.nextDouble();
            double dx = speed * Math.sin(aside);
            double dy = -speed * Math.cos(aside);
            double down = -0.1 * speed;
            boolean leadsDown = dx * ux + dy * uy < down && dx * vx + dy * vy < down;
            boolean pressesIn = dx * uy - dy * ux < down && dy * vx - dx * vy < down;
            if (leadsDown && pressesIn) {
                notches++;
                double x = far();
                double y = far();
                double up = 2 / Math.sin(half) / (2 * Math.cos(half));
                World world = new World();
                ConvexShape shape = shape();
                boolean isFirst = random.nextBoolean();
                BodyId body = isFirst ? world.add(shape, x + up * (ux + vx), y + up * (uy + vy)) : null;
                walls(ux, uy, vx, vy).forEach(wall -> world.addKinematic(wall, x, y));
                BodyId mover = body != null ? body : world.add(shape, x + up * (ux + vx), y + up * (uy + vy));
                world.setDisplacement(mover, dx, dy);
                requireRest(world, mover, 6_000);
            }
        }
    }

    /** These oscillated by some units in the last place forever. */
    @Test
    void aNarrowNotchAndOneFarOutAreNoExceptions() {
        World narrow = new World();
        BodyId capsule = narrow.add(RoundedPolygon.capsule(0, 0, 0.2, 0.3, 0.2), 8.162839321850786, 12.156286326846097);
        narrow.addKinematic(
                CompoundShape.chain(-6.673827719454605, 59.62767833457076, 0, 0, 3.7818004009214254, 59.88069793954969),
                8.436849431835835,
                0.8332593564040369);
        narrow.setDisplacement(capsule, -0.025303121997446165, -0.5894025354953307);
        requireRest(narrow, capsule, 200);
        World farOut = new World();
        farOut.addKinematic(
                CompoundShape.chain(
                        -27.174758113600234, 53.49329417288973, 0, 0, 39.418275120857764, 45.23493767538943),
                19800,
                2000.0985309710493);
        BodyId body = farOut.add(
                ConvexPolygon.of(-0.3, -0.2, 0.4, 0.1, 0.1, 0.5, -0.2, 0.4), 19800.32114546003, 2002.6881564370171);
        farOut.setDisplacement(body, -0.05444775036069448, -0.17279935513576553);
        requireRest(farOut, body, 200);
    }

    /**
     * Far out, all points of a line along one wall may lead into it by rounding; the body still gets to the other one.
     */
    @Test
    void aBodyThatIsMovedComesToRestInANotchFarOut() {
        for (int i = 0; i < Trials.times(120); i++) {
            int ofX = random.nextInt(2001) - 1000;
            double[] left = {-3 - random.nextInt(8), 9 + random.nextInt(10)};
            double[] right = {3 + random.nextInt(8), 9 + random.nextInt(10)};
            World world = new World();
            BodyId body = world.add(ConvexPolygon.box(-0.5, 0, 0.5, 1), ofX, 8);
            world.addKinematic(CompoundShape.chain(left[0], left[1], 0, 0, right[0], right[1]), ofX, 0);
            CharacterMover mover = new CharacterMover().setUp(0, 0);
            for (int frame = 0; frame < 60; frame++) {
                world.moveAndSlide(body, 0, -0.375, mover);
            }
            // Its lower corners are on both walls.
            double down = left[1] / left[0];
            double up = right[1] / right[0];
            double x = 0.5 * (down + up) / (down - up);
            assertThat(world.x(body)).isCloseTo(ofX + x, within(1e-9));
            assertThat(world.y(body)).isCloseTo((x + 0.5) * up, within(1e-9));
        }
    }

    /** A floor of tiles between two walls of tiles that lean in or out. */
    @Test
    void aBodyComesToRestInAPocketOfThreeWalls() {
        for (int trial = 0; trial < Trials.times(40); trial++) {
            World world = new World();
            double x = far();
            double y = far();
            List<ConvexShape> tiles = new ArrayList<>();
            for (int i = 0; i < 6; i++) {
                tiles.add(ConvexPolygon.box(i, -1, i + 1, 0));
                tiles.add(ConvexPolygon.box(-1, i - 1, 0, i));
            }
            double lean = random.nextGaussian();
            tiles.add(ConvexPolygon.of(6, 0, 6 + lean, 9, 9, 9, 9, 0));
            world.addKinematic(CompoundShape.of(tiles), x, y);
            BodyId body = world.add(shape(), x + 3, y + 3);
            double aside = random.nextGaussian();
            world.setDisplacement(body, 0.3 * aside, -0.4);
            requireRest(world, body, 6_000);
        }
    }

    @Test
    void aSlideGoesWhereTheWishLeadsAndNowhereElse() {
        for (int trial = 0; trial < Trials.times(300); trial++) {
            double angle = (random.nextDouble() - 0.5) * 3;
            double slopeX = Math.cos(angle);
            double slopeY = Math.sin(angle);
            double along = random.nextGaussian();
            double into = 0.1 + random.nextDouble();
            World world = new World();
            world.addKinematic(ConvexPolygon.of(-90 * slopeX, -90 * slopeY, 90 * slopeX, 90 * slopeY), 0, 0);
            BodyId body = world.add(RoundedPolygon.circle(0, 0, 0.5), -0.75 * slopeY, 0.75 * slopeX);
            world.setDisplacement(body, along * slopeX + into * slopeY, along * slopeY - into * slopeX);
            world.step(Response.slide());
            double way = (world.x(body) + 0.75 * slopeY) * slopeX + (world.y(body) - 0.75 * slopeX) * slopeY;
            assertThat(way).isCloseTo(along, within(1e-12));
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.1, 0.7, -0.3, 3})
    void onAFloorNoMotionIsLost(double dx) {
        World world = new World();
        world.addKinematic(CompoundShape.chain(-900, 0, -20, 0, 0, 0, 15.5, 0, 900, 0), 0, 0);
        BodyId body = world.add(ConvexPolygon.box(-0.5, 0, 0.5, 1), 0, 0);
        world.setDisplacement(body, dx, -0.2);
        for (int frame = 0; frame < 100; frame++) {
            double x = world.x(body);
            world.step(Response.slide());
            assertThat(world.x(body)).isEqualTo(x + dx);
            assertThat(world.y(body)).isZero();
        }
    }
}
