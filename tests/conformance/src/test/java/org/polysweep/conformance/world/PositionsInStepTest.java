package org.polysweep.conformance.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.contact.Verdict;
import org.polysweep.pose.Rotor;
import org.polysweep.query.Distance;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.PlacedShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.trials.Trials;
import org.polysweep.world.StepReport;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;
import org.polysweep.world.body.WorldContact;

/** Where bodies were at any time in the last step. */
class PositionsInStepTest {

    private final Random random = Trials.random(48);

    /** A ball that bounces off a wall goes there and back. */
    @Test
    void aBounceIsOnItsPath() {
        World world = new World();
        world.addStatic(ConvexPolygon.box(4, -9, 5, 9), 0, 0);
        BodyId ball = world.add(ConvexPolygon.box(-1, -1, 1, 1), 0, 0);
        world.setDisplacement(ball, 6, 2);
        StepReport report = world.step(Response.bounce(1));
        assertThat(report.xAt(ball, 0)).isZero();
        assertThat(report.xAt(ball, 0.25)).isEqualTo(1.5);
        assertThat(report.xAt(ball, 0.5)).isEqualTo(3);
        assertThat(report.xAt(ball, 0.75)).isEqualTo(1.5);
        assertThat(report.yAt(ball, 0.75)).isEqualTo(1.5);
        assertThat(report.xAt(ball, 1)).isZero();
        // Neither a change of the world nor a move changes what has been, and bodies that were not there have no path.
        BodyId late = world.add(ConvexPolygon.box(0, 0, 1, 1), 0, 0);
        world.bodies().setSortKey(late, -1);
        world.setPosition(ball, 7, 7);
        assertThat(report.xAt(ball, 0.5)).isEqualTo(3);
        assertThat(report.xAt(ball, 1)).isZero();
        assertThat(report.xAt(late, 0.5)).isNaN();
        world.remove(ball);
        assertThat(report.yAt(ball, 0.75)).isEqualTo(1.5);
        world.queries().candidatePairs((a, b) -> {});
        assertThat(report.xAt(ball, 0.5)).isNaN();
    }

    /** At the time of a contact, the two bodies touch; at the ends of the step, they are where the world has them. */
    @Test
    void atAContactTheBodiesTouch() {
        int contacts = 0;
        for (int trial = 0; trial < Trials.times(100); trial++) {
            World world = new World();
            List<BodyId> bodies = new ArrayList<>();
            for (int i = 0; i < 30; i++) {
                BodyId body = world.add(
                        random.nextBoolean()
                                ? RoundedPolygon.circle(0, 0, 0.5)
                                : ConvexPolygon.hullOf(-0.5, -0.5, 0.5, -0.3, 0.4, 0.5, -0.3, 0.4),
                        2 * (i % 6),
                        2 * (i / 6));
                world.setDisplacement(body, 4 * random.nextDouble() - 2, 4 * random.nextDouble() - 2);
                bodies.add(body);
            }
            List<WorldContact> hits = new ArrayList<>();
            double[] before = new double[30];
            for (int i = 0; i < 30; i++) {
                before[i] = world.x(bodies.get(i));
            }
            StepReport report = world.step(
                    random.nextBoolean() ? Response.bounce(1) : Response.slide(), contact -> hits.add(contact.copy()));
            for (WorldContact hit : hits) {
                if (hit.verdict() == Verdict.HIT) {
                    assertThat(Distance.between(
                                    at(world, report, hit.a(), hit.enter()), at(world, report, hit.b(), hit.enter())))
                            .as("trial %s, %s", trial, hit)
                            .isLessThan(1e-12);
                    contacts++;
                }
            }
            for (int i = 0; i < 30; i++) {
                assertThat(report.xAt(bodies.get(i), 0)).isEqualTo(before[i]);
                assertThat(report.xAt(bodies.get(i), 1)).isEqualTo(world.x(bodies.get(i)));
                assertThat(report.yAt(bodies.get(i), 1)).isEqualTo(world.y(bodies.get(i)));
            }
        }
        assertThat(contacts).isGreaterThan(20);
    }

    /** A rod that rotates until it hits a wall rests there; its end rotor is the rotor of the world. */
    @Test
    void rotatingBodiesTouchAtAContact() {
        int contacts = 0;
        for (int trial = 0; trial < Trials.times(200); trial++) {
            World world = new World();
            BodyId wall = world.addStatic(ConvexPolygon.box(1, -4, 3, 4), 0, 0);
            BodyId rod = world.add(ConvexPolygon.box(-0.25, -2, 0.25, 2), 0, 0);
            world.setDisplacement(rod, random.nextDouble(), random.nextDouble() - 0.5);
            world.bodies().setRotationPerStep(rod, Rotor.ofAngle(2 * random.nextDouble() - 1));
            world.setRotor(rod, Rotor.ofAngle(random.nextDouble() / 4));
            Rotor before = world.rotor(rod);
            List<WorldContact> hits = new ArrayList<>();
            StepReport report = world.step(Response.slide(), contact -> hits.add(contact.copy()));
            assertThat(rotorAt(report, rod, 0).turnsTo(before)).isFalse();
            assertThat(rotorAt(report, rod, 1)).isEqualTo(world.rotor(rod));
            assertThat(rotorAt(report, wall, 0.5)).isEqualTo(Rotor.IDENTITY);
            for (WorldContact hit : hits) {
                double time = hit.enter();
                assertThat(Distance.between(
                                at(world, report, rod, time).withRotor(rotorAt(report, rod, time)),
                                at(world, report, wall, time)))
                        .as("trial %s, %s", trial, hit)
                        .isLessThan(1e-12);
                contacts++;
            }
        }
        assertThat(contacts).isGreaterThan(20);
    }

    /** Halfway from the rotor (1, 0) to (0, 1) is (1, 1) / 2: half of the half turn. */
    @Test
    void halfwayIsTheMiddleOfTheRotors() {
        World world = new World();
        BodyId wheel = world.add(ConvexPolygon.box(-1, -1, 1, 1), 0, 0);
        world.bodies().setRotationPerStep(wheel, Rotor.ofHalfAngle(0, 1));
        StepReport report = world.step(Response.slide());
        assertThat(report.halfCosAt(wheel, 0.5)).isEqualTo(0.5);
        assertThat(report.halfSinAt(wheel, 0.5)).isEqualTo(0.5);
        BodyId late = world.add(ConvexPolygon.box(5, 0, 6, 1), 0, 0);
        assertThat(report.halfCosAt(late, 0.5)).isNaN();
        assertThat(report.halfSinAt(late, 1)).isNaN();
    }

    private static Rotor rotorAt(StepReport report, BodyId body, double time) {
        return Rotor.ofHalfAngle(report.halfCosAt(body, time), report.halfSinAt(body, time));
    }

    private static PlacedShape at(World world, StepReport report, BodyId body, double time) {
        return world.bodies().shape(body).at(report.xAt(body, time), report.yAt(body, time));
    }
}
