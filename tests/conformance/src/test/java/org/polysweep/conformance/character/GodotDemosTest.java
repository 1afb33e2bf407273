package org.polysweep.conformance.character;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexDecomposition;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.shape.Shape;
import org.polysweep.trials.Trials;
import org.polysweep.world.CharacterMover;
import org.polysweep.world.MoveReport;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;

/**
 * The levels of Godot's two demo platformers, in pixels, with y down, and a hero that runs and jumps at random. The
 * tiles, platforms, sizes and speeds are taken from 2d/platformer and 2d/physics_platformer of godot-demo-projects; a
 * frame is 1/120 second. The hero of the second one is a rigid body there and a mover here; platforms move at constant
 * speeds, and there are no coins and enemies.
 */
class GodotDemosTest {

    private static final double FRAME = 1 / 120.0;
    private static final double ROUNDING = 1e-9;
    private static final int FRAMES = 1200;

    private static final String PLATFORMER = """
            T.................................T
            #.................................#
            #.................................#
            #.................................#
            #.................................#
            #.................................#
            #.................................#
            #.................................#
            #.................................#
            #.................................#
            #.................................#
            #TTTTTTTT.................TTTTTTTT#
            #########.....-===-.......#########
            #########..--.............#########
            #########.........-=-.....#########
            #########T................#########
            ##########...-=-..........#########
            ##########........TTTTT...#########
            ##########...-==-.#####...#########
            ##########................#########
            ##########.............../#########
            ##########TTTTTTTTTTTTTTTL#########
            ###################################
            ###################################
            """;

    private static final String PHYSICS_PLATFORMER = """
            ].....................................................................[########
            ].....................................................................[########
            ].....................................................................[########
            ].....................................................................[########
            ].....................................................................[########
            ].....................................................................[########
            ].....................................................................[########
            ].....................................................................[########
            re..............gTTTe.................................................[########
            #]..............[###]...............................gTe...............[########
            ]...............[###]...............................[#]...............[########
            ]...............[###].........................................gTTTTTTTl########
            ]...............[###]...........ge......../e..................[###############.
            ]...............[###].......ge..[.m.....gT.]..................[###############.
            ]...............[###].......[]..[re.gTTTl##re.................[###############.
            ].........gTe...........ge......[#rTl#######].................[###############.
            ].........[#]...........[]......[###########re................[###############.
            rTTTTTe...[#]...gTTTTe..............[########]................[##############..
            ######].........[####r\\.............[########re...............[############....
            ######]........gl#####.e............[#########]...............[############....
            ######]...ge..gl#######re...........[#########rT\\.............[###########.....
            ######rTTTlrTTl#########r\\...../TTTTl###########.\\............[##########......
            #########################.TTTTT.#################.TTTTTTTTTTTTl#########.......
            ########################################################################.......
            ########################################################################.......
            ########################################################################.......
            ................########################################################.......
            ................######################################################.........
            """;

    private final World world = new World();
    private final CharacterMover mover = new CharacterMover().setUp(0, -1);
    private final List<Platform> platforms = new ArrayList<>();

    /** A platform that moves to and fro between two places, and takes so many frames for each way. */
    private record Platform(BodyId body, double dx, double dy, int frames) {}

    private static ConvexShape centered(double width, double height) {
        return ConvexPolygon.box(-width / 2, -height / 2, width / 2, height / 2);
    }

    /** A tile of the first level, around its middle. */
    private static Shape tile64(char kind) {
        return switch (kind) {
            case 'T' -> ConvexPolygon.box(-32, -22, 32, 32);
            case '-' -> ConvexPolygon.box(-32, -22, 32, 11);
            case '=' -> ConvexPolygon.box(-32, -22, 32, 14);
            case '/' -> ConvexPolygon.of(32, -24.7454, 32, 32, -26.1805, 32);
            case 'L' ->
                CompoundShape.of(ConvexDecomposition.of(-26, -32, -36, -22, -32, -22, -32, 32, 32, 32, 32, -32));
            default -> centered(64, 64);
        };
    }

    /** A tile of the second level, around its middle. */
    private static Shape tile32(char kind) {
        return switch (kind) {
            case '[' -> ConvexPolygon.box(-12, -16, 16, 16);
            case ']' -> ConvexPolygon.box(-16, -16, 12, 16);
            case 'T' -> ConvexPolygon.box(-16, -12, 16, 16);
            case 'e' -> ConvexPolygon.box(-16, -12, 12, 16);
            case 'g' -> ConvexPolygon.box(-12, -12, 16, 16);
            case 'r' -> ConvexPolygon.of(-16, 16, -16, -16, 12, -16, 16, -12, 16, 16);
            case 'l' -> ConvexPolygon.of(16, 16, 16, -16, -12, -16, -16, -12, -16, 16);
            case '\\' -> ConvexPolygon.of(-16, -10, 16, 22, 16, 48, -16, 48);
            case '/' -> ConvexPolygon.of(-16, 22, 16, -10, 16, 48, -16, 48);
            case 'm' -> ConvexPolygon.box(-48, -16, -20, 16);
            default -> centered(32, 32);
        };
    }

    private void lay(String level, int column, int row, double size) {
        List<String> rows = level.lines().toList();
        for (int i = 0; i < rows.size(); i++) {
            for (int j = 0; j < rows.get(i).length(); j++) {
                char kind = rows.get(i).charAt(j);
                if (kind != '.') {
                    Shape tile = size == 64 ? tile64(kind) : tile32(kind);
                    BodyId body = world.addStatic(tile, (column + j + 0.5) * size, (row + i + 0.5) * size);
                    if (size == 64 && kind == '/') {
                        world.oneWayBodies().set(body, 0, -1);
                    }
                }
            }
        }
    }

    private BodyId platform(Shape shape, double x, double y, double dx, double dy, double seconds) {
        BodyId body = world.addKinematic(shape, x, y);
        platforms.add(new Platform(body, dx, dy, (int) Math.round(seconds / FRAME)));
        return body;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void platformer(int seed) {
        lay(PLATFORMER, -12, -11, 64);
        BodyId board = world.addStatic(
                CompoundShape.of(ConvexDecomposition.of(
                        -174.04, -0.43, -94.04, -23.61, 91.84, -28.64, 80.29, -5.16, -54.32, 0.04, -179.99, 26.44)),
                611,
                135);
        world.setRotor(board, Rotor.ofAngle(0.355618));
        Shape lift = ConvexPolygon.box(-96, -21, 96, 6);
        world.oneWayBodies().set(platform(lift, 800, 410, 0, -210, 2), 0, -1);
        world.oneWayBodies().set(platform(lift, -28, 645, 0, -295, 4), 0, -1);
        BodyId hero = world.add(ConvexPolygon.box(-21.25, -41.25, 21.25, 13.25), 90, 636.5);
        mover.setConstantSpeed(true);
        play(hero, seed, 300 * FRAME, 725 * FRAME, 2100 * FRAME * FRAME, 700 * FRAME);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void physicsPlatformer(int seed) {
        lay(PHYSICS_PLATFORMER, 0, 0, 32);
        platform(centered(88, 24), 725, 439, 0, -135, 3);
        platform(centered(88, 24), 438, 272, -301, 0, 3);
        platform(centered(88, 24), 1490, 369, 415, 0, 3);
        world.oneWayBodies().set(world.addStatic(centered(110, 10), 465.73152, 553.8214), 0, -1);
        world.addStatic(centered(16, 27), 1201.4, 437.26);
        ConvexShape shape = seed == 1
                ? ConvexPolygon.of(-10, -12, 11, -12, 0.15, 12)
                : seed == 2 ? centered(21, 24) : RoundedPolygon.capsule(0, -2, 0, 2, 10);
        BodyId hero = world.add(shape, 126, 501);
        play(hero, seed, 200 * FRAME, 380 * FRAME, 900 * FRAME * FRAME, 10);
    }

    /** Runs and jumps at random; gravity acts in every frame, and a fall begins again on a floor. */
    private void play(BodyId hero, long seed, double speed, double jump, double gravity, double maxFall) {
        Random random = Trials.random(4490 + seed);
        JudgedWorld game = new JudgedWorld(world, hero, mover, 64);
        double fromX = world.x(hero);
        double stick = 1;
        double fall = 0;
        double lostAt = Double.NaN;
        double farthest = 0;
        for (int frame = 1; frame <= Math.min(FRAMES, Trials.times(FRAMES)); frame++) {
            for (Platform platform : platforms) {
                boolean returns = frame / platform.frames() % 2 == 1;
                double part = (returns ? -1.0 : 1.0) / platform.frames();
                world.setDisplacement(platform.body(), part * platform.dx(), part * platform.dy());
            }
            world.step(Response.slide());
            if (random.nextInt(80) == 0) {
                stick = Heroes.oneOf(random, List.of(-1.0, 0.5, 1.0, 1.0));
            }
            MoveReport report = mover.report();
            boolean wasOnFloor = report.isOnFloor();
            boolean jumps = wasOnFloor && random.nextInt(report.isOnWall() ? 4 : 60) == 0;
            fall = jumps ? -jump : Math.min(maxFall, fall + gravity);
            String name = "seed " + seed + ", frame " + frame;
            double progress = game.move(stick * speed, fall, name) - report.carriedDisplacementX();
            game.judgeProgress(stick * speed, fall, name);
            assertThat(Math.abs(progress)).as(name).isLessThanOrEqualTo(Math.abs(stick) * speed + ROUNDING);
            // A floor that is lost for one frame was not below.
            assertThat(report.isOnFloor() && world.y(hero) == lostAt).as(name).isFalse();
            lostAt = wasOnFloor && !report.isOnFloor() && !jumps ? world.y(hero) : Double.NaN;
            fall = report.isOnFloor() ? 0 : report.endDisplacementY();
            farthest = Math.max(farthest, Math.abs(world.x(hero) - fromX));
        }
        assertThat(farthest).isGreaterThan(100);
    }
}
