package org.polysweep.internal.rotation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.internal.rotation.RotatingPassage.Step;
import org.polysweep.internal.rotation.exact.RotatingReference;
import org.polysweep.internal.sign.Stage;
import org.polysweep.pose.Rotor;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.PlacedShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.trials.Trials;

/** An edge that lies on an edge and begins to rotate: the bodies overlap from the start on, without integers. */
class FlushEdgesTest {

    private static final ConvexPolygon BOX = ConvexPolygon.box(-1, -1, 1, 1);
    private static final ConvexPolygon FLOOR = ConvexPolygon.box(-3, -1, 3, 0);
    private static final ConvexPolygon SEGMENT = ConvexPolygon.of(-3, 0, 3, 0);
    private static final ConvexPolygon POST = ConvexPolygon.box(-0.25, -1, 0.25, 0);

    private final RotatingSweep sweep = new RotatingSweep();
    private final SweepResult result = SweepResult.create();
    private final SweepResult expected = SweepResult.create();

    private void sweep(MovingShape a, MovingShape b) {
        sweep.stages().count();
        sweep.write(a, b, 0, 1, 0, result);
        RotatingReference.write(a, b, expected);
        assertThat(result.toOutcome()).isEqualTo(expected.toOutcome());
    }

    private static ConvexShape shape(String name) {
        return switch (name) {
            case "box" -> BOX;
            case "rounded" -> RoundedPolygon.of(BOX, 0.5);
            case "capsule" -> RoundedPolygon.capsule(-1, 0, 1, 0, 1);
            case "floor" -> FLOOR;
            case "segment" -> SEGMENT;
            case "post" -> POST;
            default -> throw new IllegalArgumentException(name);
        };
    }

    @ParameterizedTest
    @CsvSource({
        "box, 1, floor",
        "box, 1, segment",
        "box, 1, post",
        "rounded, 1.5, floor",
        "rounded, 1.5, segment",
        "rounded, 1.5, post",
        "capsule, 1, floor",
        "capsule, 1, segment",
        "capsule, 1, post"
    })
    void itOverlapsFromTheStartOn(String name, double y, String ground) {
        PlacedShape floor = shape(ground).at(0, 0);
        for (double x : new double[] {0, 0.625, 2.125, -2.875}) {
            for (double turn : new double[] {-0.2, 0.1}) {
                MovingShape lying = shape(name).at(x, y).moving(0.25, 0).rotatingBy(Rotor.ofAngle(turn));
                sweep(lying, floor.moving(0, 0));
                boolean isOver = Math.abs(x) < (ground.equals("post") ? 1 : 3);
                if (isOver && sweep.passage().step == Step.INITIAL_EDGES) {
                    assertThat(result.enter()).isZero();
                    assertThat(result.contactCount()).isEqualTo(2);
                    assertThat(sweep.stages().decisions(Stage.INTEGERS)).isZero();
                }
                sweep(floor.moving(0, 0), lying);
            }
        }
    }

    @Test
    void theStepIsTaken() {
        MovingShape lying = BOX.at(0, 1).moving(0, 0).rotatingBy(Rotor.ofAngle(0.1));
        for (ConvexPolygon ground : new ConvexPolygon[] {FLOOR, SEGMENT}) {
            sweep(lying, ground.at(0, 0).moving(0, 0));
            assertThat(sweep.passage().step).isEqualTo(Step.INITIAL_EDGES);
            sweep(ground.at(0, 0).moving(0, 0), lying);
            assertThat(sweep.passage().step).isEqualTo(Step.INITIAL_EDGES);
        }
        sweep(
                RoundedPolygon.of(BOX, 0.5).at(0, 1.5).moving(0, 0).rotatingBy(Rotor.ofAngle(0.1)),
                FLOOR.at(0, 0).moving(0, 0));
        assertThat(sweep.passage().step).isEqualTo(Step.INITIAL_EDGES);
        assertThat(sweep.stages().decisions(Stage.INTEGERS)).isZero();
    }

    @Test
    void aPartThatIsReadLaterIsTheSame() {
        MovingShape lying = BOX.at(0, 1).moving(0, 0.5).rotatingBy(Rotor.ofAngle(1));
        sweep.write(lying, FLOOR.at(0, 0).moving(0, 0), 0, 1, 0, result);
        double exit = result.exit();
        RotatingReference.write(lying, FLOOR.at(0, 0).moving(0, 0), expected);
        assertThat(exit).isEqualTo(expected.exit());
        assertThat(result.toOutcome()).isEqualTo(expected.toOutcome());
    }

    /** The order of its ends along the floor was decided by doubles that are off by more than its length. */
    @Test
    void theEndsOfAShortSegmentKeepTheirOrder() {
        MovingShape lying = ConvexPolygon.of(0x1p-60, 0, 0x1p-58, 0)
                .at(0, 0)
                .moving(0, -0.125)
                .rotatingBy(Rotor.ofHalfAngle(1, 0.25));
        MovingShape floor = ConvexPolygon.box(-8, -1, 8, 0).at(0, 0).moving(0, 0);
        sweep(lying, floor);
        sweep(floor, lying);
    }

    /** The number of vertices that are skipped overflowed, and the search began again and again. */
    @Test
    void aSmallBodyLeavesALargeFloor() {
        for (double size : new double[] {1e-4, 1e-8}) {
            MovingShape crate = ConvexPolygon.box(-size, 0, size, 2 * size)
                    .at(0, 0)
                    .moving(0, 4 * size)
                    .rotatingBy(Rotor.ofHalfAngle(1, 0.1));
            MovingShape floor = ConvexPolygon.box(-1e6, -1e6, 1e6, 0).at(0, 0).moving(0, 0);
            sweep(crate, floor);
            sweep(floor, crate);
        }
    }

    @Test
    void anEdgeThatIsHigherByAnUlpAtOneEndIsNotOnTheFloor() {
        ConvexPolygon tilted = ConvexPolygon.of(-1, -1, 1, Math.nextUp(-1.0), 1, 1, -1, 1);
        for (double turn : new double[] {-0.125, 0.125, 0x1p-60}) {
            MovingShape lying = tilted.at(0, 1).moving(0, 0).rotatingBy(Rotor.ofHalfAngle(1, turn));
            sweep(lying, FLOOR.at(0, 0).moving(0, 0));
            sweep(lying, SEGMENT.at(0, 0).moving(0, 0));
        }
    }

    @Test
    void randomBodiesOnAGrid() {
        Random random = Trials.random(45);
        for (int i = 0; i < 400; i++) {
            double width = 1 + random.nextInt(6);
            double height = 1 + random.nextInt(3);
            ConvexPolygon core = ConvexPolygon.box(-width / 2, -height / 2, width / 2, height / 2);
            double radius = random.nextInt(3) / 4.0;
            ConvexShape body = radius == 0 ? core : RoundedPolygon.of(core, radius);
            ConvexShape ground = new ConvexPolygon[] {FLOOR, SEGMENT, POST}[random.nextInt(3)];
            double up = random.nextInt(5) / 4.0 - 0.5;
            MovingShape lying = body.at(random.nextInt(17) / 2.0 - 4, height / 2 + radius)
                    .moving(random.nextInt(3) / 4.0, up)
                    .rotatingBy(Rotor.ofHalfAngle(8, random.nextInt(7) - 3));
            MovingShape floor = ground.at(0, 0).moving(0, random.nextInt(3) / 4.0 - 0.25);
            sweep(lying, floor);
            sweep(floor, lying);
        }
    }
}
