package org.polysweep.conformance.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.contact.Verdict;
import org.polysweep.pose.Rotor;
import org.polysweep.query.Distance;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.PlacedShape;
import org.polysweep.shape.Ray;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.sweep.Sweeper;
import org.polysweep.world.CharacterMover;
import org.polysweep.world.QueryFilter;
import org.polysweep.world.StepReport;
import org.polysweep.world.World;
import org.polysweep.world.WorldState;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.PairListener;
import org.polysweep.world.body.Response;
import org.polysweep.world.body.WorldContact;

/** Worlds of few bodies that turn, whose numbers are known. */
class TurningByHandTest {

    private static final ConvexPolygon BOX = ConvexPolygon.box(-3, -4, 3, 4);
    private static final Rotor QUARTER = Rotor.ofHalfAngle(1, 1);

    private final World world = new World();
    private final List<WorldContact> contacts = new ArrayList<>();

    /** A wall whose face is at x. */
    private BodyId wall(double x) {
        return world.addKinematic(ConvexPolygon.of(x, -20, 100, -20, 100, 20, x, 20), 0, 0);
    }

    private BodyId turningBox() {
        BodyId box = world.add(BOX, 0, 0);
        world.bodies().setRotationPerStep(box, QUARTER);
        return box;
    }

    private void report() {
        world.step(contact -> contacts.add(contact.copy()));
    }

    @Test
    void theWorkedExampleOfTheContract() {
        turningBox();
        wall(5);
        report();
        assertThat(contacts).singleElement().satisfies(contact -> {
            assertThat(contact.verdict()).isEqualTo(Verdict.TOUCH);
            assertThat(contact.enter()).isEqualTo(0.5);
        });
    }

    /**
     * A door comes down on a ball, which is sent from the door to the floor and back at one time until the door
     * stalls. Two contacts of that are reported, door and ball,
     * ball and floor, and the response is called each time.
     */
    @Test
    void aBodyRotatesEvenlyFromItsFirstStepOn() {
        BodyId flipper = world.addKinematic(ConvexPolygon.box(0, 0, 4, 1), 0, 0);
        world.bodies().setRotationPerStep(flipper, Rotor.ofAngle(0.2));
        for (int step = 0; step < 40; step++) {
            StepReport report = world.step(Response.push());
            for (int part = 0; part <= 4; part++) {
                double time = part / 4.0;
                double cos = report.halfCosAt(flipper, time);
                double sin = report.halfSinAt(flipper, time);
                double excess = StrictMath.atan2(sin, cos) - 0.1 * (step + time);
                assertThat(StrictMath.sin(2 * excess))
                        .as("step %s, time %s", step, time)
                        .isCloseTo(0, within(1e-4));
            }
        }
    }

    @Test
    void whoIsCrushedIsToldOfOnce() {
        for (Response response : List.of(Response.stop(), Response.slide())) {
            World room = new World();
            BodyId door = room.addKinematic(ConvexPolygon.box(0, 0, 6, 1), 0, 4);
            room.bodies().setRotationPerStep(door, Rotor.ofHalfAngle(8.25, -1));
            room.add(RoundedPolygon.circle(0, 0, 1), 4, 1.5);
            room.addKinematic(ConvexPolygon.box(-20, -1, 20, 0), 0, 0);
            room.step(response);
            for (int frame = 0; frame < 3; frame++) {
                List<String> told = new ArrayList<>();
                List<String> asked = new ArrayList<>();
                Response counted = (contact, motion) -> {
                    asked.add(contact.toString());
                    response.respond(contact, motion);
                };
                int contacts = room.step(counted, contact -> told.add(contact.toString()))
                        .contactCount();
                assertThat(told).doesNotHaveDuplicates().hasSize(contacts).hasSizeLessThanOrEqualTo(10);
                assertThat(asked).hasSizeGreaterThan(60).containsAll(told.subList(1, told.size()));
            }
        }
    }

    @Test
    void aCornerThatGoesIntoTheWallStopsWhereTheSweepSays() {
        BodyId box = turningBox();
        BodyId wall = wall(5 - 0x1p-50);
        MovingShape moving = world.bodies().placed(box).moving(0, 0).rotatingTo(QUARTER);
        SweepResult sweep = SweepResult.create();
        Sweeper.AUTO.sweep(moving, world.bodies().placed(wall).moving(0, 0), sweep);
        world.step(Response.stop(), contact -> contacts.add(contact.copy()));
        assertThat(contacts).singleElement().satisfies(contact -> {
            assertThat(contact.verdict()).isEqualTo(Verdict.HIT);
            assertThat(contact.enter()).isEqualTo(0.49999998821959774);
        });
        assertThat(world.rotor(box)).isEqualTo(Rotor.ofHalfAngle(sweep.safeHalfCosA(), sweep.safeHalfSinA()));
        assertThat(world.x(box)).isEqualTo(sweep.safeAX());
        assertThat(world.bodies().rotationPerStep(box)).isEqualTo(QUARTER);
    }

    @Test
    void whatNothingStopsHasTheProduct() {
        BodyId box = world.add(BOX.at(1, 2).withRotor(Rotor.ofHalfAngle(4, 3)));
        world.bodies().setRotationPerStep(box, Rotor.ofHalfAngle(2, 1));
        world.step(Response.stop());
        // (2 + i)(4 + 3i) = 5 + 10i, scaled into [1, 2).
        assertThat(world.rotor(box)).isEqualTo(Rotor.ofHalfAngle(0.625, 1.25));
        world.bodies().setRotationPerStep(box, Rotor.IDENTITY);
        world.setRotor(box, Rotor.ofHalfAngle(5, -7));
        world.step(Response.stop());
        assertThat(world.rotor(box)).isEqualTo(Rotor.ofHalfAngle(5, -7));
        assertThat(world.bodies().placed(box)).isEqualTo(new PlacedShape(BOX, 1, 2, Rotor.ofHalfAngle(5, -7)));
    }

    @Test
    void aFullTurnIsRefused() {
        BodyId box = turningBox();
        assertThatThrownBy(() -> world.bodies().setRotationPerStep(box, Rotor.ofHalfAngle(-2, 0)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("full turn");
        world.setRotor(box, QUARTER);
        world.bodies().setRotationPerStep(box, Rotor.ofHalfAngle(-1, 0x1p-200));
        assertThatThrownBy(this::report)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("full turn");
        assertThat(world.rotor(box)).isEqualTo(QUARTER);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0x1p-1073, 1e-310, 1e-100, 0x1p-33, 0x1p32, 1e100, 1e250, 0x1p1023})
    void theLengthOfARotorMakesNoDifferenceWhereItIsExtreme(double length) {
        assertThat(thrown(Rotor.ofHalfAngle(length, 0))).isEqualTo(thrown(Rotor.ofHalfAngle(1, 0)));
        assertThat(thrown(Rotor.ofHalfAngle(0, -length))).isEqualTo(thrown(Rotor.ofHalfAngle(0, -1)));
    }

    /** How fast a ball is after a bar has struck it. */
    private static List<Double> thrown(Rotor rotor) {
        World world = new World();
        BodyId bar = world.addKinematic(
                ConvexPolygon.box(-2, -0.25, 2, 0.25).at(0, 0).withRotor(rotor));
        world.bodies().setRotationPerStep(bar, Rotor.ofHalfAngle(4, 1));
        BodyId ball = world.add(RoundedPolygon.circle(0, 0, 0.5), 1.5, 1);
        world.step(Response.bounce(1));
        assertThat(world.bodies().endDisplacementY(ball)).isGreaterThan(1);
        return List.of(
                world.bodies().endDisplacementX(ball),
                world.bodies().endDisplacementY(ball),
                world.x(ball),
                world.y(ball));
    }

    @Test
    void aStepThatIsRefusedScalesNoRotor() {
        BodyId box = turningBox();
        Rotor longRotor = Rotor.ofHalfAngle(0x1p100, 0);
        world.setRotor(box, longRotor);
        BodyId far = world.add(BOX, 1e300, 0);
        assertThatThrownBy(() -> world.step(Response.stop())).hasMessageContaining("must be below 2^800");
        assertThat(world.rotor(box)).isEqualTo(longRotor);
        world.remove(far);
        world.step(Response.stop());
        assertThat(world.rotor(box)).isEqualTo(QUARTER);
    }

    @Test
    void aRotorThatCannotBeScaledIsRefused() {
        BodyId box = turningBox();
        world.setRotor(box, Rotor.ofHalfAngle(1e200, 1e-200));
        assertThatThrownBy(this::report)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("(1.0E200, 1.0E-200)");
        assertThat(world.rotor(box)).isEqualTo(Rotor.ofHalfAngle(1e200, 1e-200));
        world.bodies().setRotationPerStep(box, Rotor.IDENTITY);
        report();
        assertThat(world.rotor(box)).isEqualTo(Rotor.ofHalfAngle(1e200, 1e-200));
    }

    @Test
    void aFlipperThrowsABallWithTheSpeedOfThePoint() {
        BodyId flipper = world.addKinematic(ConvexPolygon.box(0, -1, 8, 0), 0, 0);
        world.bodies().setRotationPerStep(flipper, Rotor.ofHalfAngle(32, 1));
        BodyId ball = world.add(RoundedPolygon.circle(0, 0, 1), 4, 1);
        world.step(Response.bounce(1));
        // The point under the ball goes up by 4 times the angle, 2/32 or so, and the ball by twice as much.
        assertThat(world.bodies().endDisplacementY(ball)).isCloseTo(0.5, within(0.01));
        assertThat(world.displacementY(ball)).isEqualTo(world.bodies().endDisplacementY(ball));
        assertThat(world.rotor(flipper)).isEqualTo(Rotor.ofHalfAngle(1, 1 / 32.0));
    }

    /** The ball bounces lower and lower on the flipper, whose contact point becomes faster: both stalled. */
    @Test
    void aFlipperThrowsABallThatBouncesLowerAndLower() {
        BodyId flipper = world.addKinematic(ConvexPolygon.of(0, 0.4, -4.2, 0.15, -4.2, -0.15, 0, -0.4)
                .at(15, 4)
                .withRotor(Rotor.ofHalfAngle(1.9914059227866918, -0.0746121013111099)));
        world.bodies().setRotationPerStep(flipper, Rotor.ofHalfAngle(0.9887710779360422, -0.14943813247359922));
        BodyId ball = world.add(RoundedPolygon.circle(0, 0, 0.5), 13.175930702285102, 4.927576264430304);
        world.bodies().setRestitution(ball, 0.5);
        world.setDisplacement(ball, -0.5026206581515517, 0.5515597975480251);
        StepReport report = world.step(Response.bounce(1));
        assertThat(report.stalled()).isEmpty();
        assertThat(report.contactCount()).isLessThanOrEqualTo(8);
        assertThat(world.y(ball)).isGreaterThan(5.5);
    }

    @Test
    void aDoorPushesACrateAndStaysClosedOnAWall() {
        BodyId door = world.addKinematic(ConvexPolygon.box(0, -0.25, 4, 0), 0, 0);
        world.bodies().setRotationPerStep(door, Rotor.ofHalfAngle(16, 1));
        BodyId crate = world.add(ConvexPolygon.box(0, 0, 1, 1), 2, 0.125);
        for (int frame = 0; frame < 4; frame++) {
            double y = world.y(crate);
            assertThat(world.step(Response.slide()).contactCount()).isLessThan(4);
            assertThat(world.y(crate)).isGreaterThan(y);
            // In one of the steps the rotors differ in length, and the door begins at twice its speed.
            assertThat(Distance.between(
                            world.bodies().placed(door), world.bodies().placed(crate)))
                    .isLessThan(0.5);
        }
        BodyId wall = world.addKinematic(ConvexPolygon.box(-9, world.y(crate) + 1.25, 9, 9), 0, 0);
        Rotor open = world.rotor(door);
        assertThat(world.step(Response.slide()).stalled()).contains(door);
        assertThat(world.x(door)).isEqualTo(0);
        assertThat(world.y(door)).isEqualTo(0);
        assertThat(world.rotor(door).halfSin() / world.rotor(door).halfCos())
                .isGreaterThan(open.halfSin() / open.halfCos());
        assertThat(world.y(wall)).isEqualTo(0);
    }

    @Test
    void overlapsThatCeaseForAMomentEndAndBegin() {
        BodyId box = world.add(BOX.at(0, 0).withRotor(Rotor.ofHalfAngle(4, -1)));
        world.bodies().setRotationPerStep(box, Rotor.ofHalfAngle(15, 8));
        wall(3);
        List<String> told = new ArrayList<>();
        world.setOverlapListener(new PairListener() {
            @Override
            public void onBegin(BodyId a, BodyId b, double t) {
                told.add("BEGIN " + t);
            }

            @Override
            public void onEnd(BodyId a, BodyId b, double t) {
                told.add("END " + t);
            }
        });
        report();
        report();
        // It touches from within at the rotor (1, 0). (4 - i)(15 + 8i) = 68 + 17i, that is 17 (4 + i), scaled: at 0.68.
        assertThat(told).hasSize(3).startsWith("BEGIN 0.0");
        assertThat(told.get(1)).startsWith("END 0.");
        assertThat(told.get(2)).startsWith("BEGIN 0.");
        assertThat(contacts.get(0).verdict()).isEqualTo(Verdict.OVERLAP);
        assertThat(contacts.get(0).enter()).isNaN();
    }

    @Test
    void questionsMeanTheTurnedShape() {
        BodyId bar = world.add(ConvexPolygon.box(-4, -1, 4, 1).at(10, 0).withRotor(QUARTER));
        BodyId other = world.add(ConvexPolygon.box(-4, -1, 4, 1), 20, 0);
        assertThat(world.queries().overlapBox(6, -1, 8, 1)).isEmpty();
        assertThat(world.queries().overlapBox(9, 3, 9.5, 3.5)).containsExactly(bar);
        assertThat(world.queries()
                        .castRay(Ray.segment(0, 3, 30, 0))
                        .orElseThrow()
                        .hit()
                        .t())
                .isEqualTo(0.3);
        ConvexPolygon unit = ConvexPolygon.box(0, 0, 1, 1);
        assertThat(world.queries()
                        .castShape(unit, 0, 3, 16, 0)
                        .orElseThrow()
                        .hit()
                        .enter())
                .isEqualTo(0.5);
        assertThat(world.queries().castShape(bar, 10, 0).orElseThrow().hit().enter())
                .isEqualTo(0.5);
        assertThat(world.queries().castShapeAll(unit, 0, 0, 32, 0, QueryFilter.excludingSensors()))
                .hasSize(2);
        assertThat(world.queries().nearest(10, 6).orElseThrow().distance()).isEqualTo(2);
        assertThat(world.queries()
                        .neighbors(unit, 12, 0, 2, QueryFilter.excludingSensors())
                        .get(0)
                        .body())
                .isEqualTo(bar);
        assertThat(world.bodies().setShape(other, ConvexPolygon.box(-10, -1, 4, 1)))
                .containsExactly(bar);
        world.setRotor(bar, Rotor.IDENTITY);
        assertThat(world.queries().overlapBox(6, -1, 8, 1)).containsExactly(bar);
    }

    @Test
    void aBodyThatIsMovedMeetsTheTurnedShape() {
        world.add(ConvexPolygon.box(-4, -1, 4, 1).at(10, 0).withRotor(QUARTER));
        BodyId hero = world.add(ConvexPolygon.box(-2, -1, 2, 1).at(0, 0).withRotor(QUARTER));
        world.moveAndSlide(hero, 20, 0, new CharacterMover());
        assertThat(world.x(hero)).isEqualTo(8);
        assertThat(world.y(hero)).isEqualTo(0);
    }

    @Test
    void compoundsTurnAsAWhole() {
        CompoundShape cross =
                CompoundShape.of(ConvexPolygon.box(-4, -0.25, 4, 0.25), ConvexPolygon.box(-0.25, -4, 0.25, 4));
        BodyId mill = world.addKinematic(cross, 0, 0);
        world.bodies().setRotationPerStep(mill, QUARTER);
        BodyId still = world.add(ConvexPolygon.box(2, 2, 3, 3), 0, 0);
        world.step(Response.stop(), contact -> contacts.add(contact.copy()));
        assertThat(contacts.get(0).verdict()).isEqualTo(Verdict.HIT);
        assertThat(contacts.get(0).a()).isEqualTo(mill);
        assertThat(contacts.get(0).partA()).isEqualTo(0);
        assertThat(contacts.get(0).b()).isEqualTo(still);
    }

    @Test
    void statesAndDigestsHaveOrientations() {
        BodyId box = turningBox();
        wall(4.5);
        long begin = world.digest();
        WorldState state = new WorldState();
        world.save(state);
        world.step(Response.slide());
        long after = world.digest();
        Rotor rotor = world.rotor(box);
        assertThat(after).isNotEqualTo(begin);
        world.restore(state);
        assertThat(world.digest()).isEqualTo(begin);
        assertThat(world.rotor(box)).isEqualTo(Rotor.IDENTITY);
        world.step(Response.slide());
        assertThat(world.digest()).isEqualTo(after);
        assertThat(world.rotor(box)).isEqualTo(rotor);
        world.restore(state);
        world.bodies().setRotationPerStep(box, Rotor.ofHalfAngle(1, 2));
        assertThat(world.digest()).isNotEqualTo(begin);
    }
}
