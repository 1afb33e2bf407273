package org.polysweep.conformance.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.world.InvariantTest.Answer;
import org.polysweep.conformance.world.InvariantTest.Situation;
import org.polysweep.conformance.world.Room.Scale;
import org.polysweep.contact.Verdict;
import org.polysweep.generate.QueryClass;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.trials.Trials;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;
import org.polysweep.world.body.StepBudget;
import org.polysweep.world.body.TaskRunner;

/** What responses do, and how a step is reported. */
@Tag("bulk")
class LawsTest {

    private static final ConvexPolygon BOX = ConvexPolygon.box(0, 0, 1, 1);

    /** Two bodies that stop stand where a sweep says, bit for bit. */
    @ParameterizedTest
    @EnumSource
    void stopEndsWhereASweepSays(QueryClass kind) {
        SweepResult sweep = SweepResult.create();
        for (int i = 0; i < Trials.times(50); i++) {
            List<Actor> bodies = Scenes.of(kind, i, 2).stream()
                    .map(body -> new Actor(body.shape(), body.x(), body.y(), body.dx(), body.dy(), false))
                    .toList();
            Actor a = bodies.get(0);
            Actor b = bodies.get(1);
            if (a.shape().partCount() + b.shape().partCount() > 2 || !a.isOrdinary() || !b.isOrdinary()) {
                continue;
            }
            PairSweeper.AUTO.sweep(ConvexMotion.of(a.sweeping()), ConvexMotion.of(b.sweeping()), sweep);
            World world = Frame.world(bodies.subList(0, 2));
            world.step(Response.stop());
            List<Actor> after = Frame.of(world);
            boolean stops = sweep.verdict() == Verdict.HIT;
            if (stops || sweep.verdict() == Verdict.OVERLAP) {
                assertThat(List.of(
                                after.get(0).x(),
                                after.get(0).y(),
                                after.get(1).x(),
                                after.get(1).y()))
                        .as("%s", bodies)
                        .containsExactly(
                                stops ? sweep.safeAX() : a.x() + a.dx() + 0.0,
                                stops ? sweep.safeAY() : a.y() + a.dy() + 0.0,
                                stops ? sweep.safeBX() : b.x() + b.dx() + 0.0,
                                stops ? sweep.safeBY() : b.y() + b.dy() + 0.0);
            }
        }
    }

    /** Contacts are reported in the order of their times, A before B, and the same world gives the same bits again. */
    @ParameterizedTest
    @EnumSource
    void aStepIsToldInOrderAndTheSameEachTime(Answer answer) {
        for (Situation situation : Situation.values()) {
            Room room = situation.room(Scale.DECIMAL, 77);
            World world = Frame.world(room.bodies());
            for (BodyId body : world.bodies().all()) {
                if (!world.bodies().isKinematic(body)) {
                    world.setDisplacement(body, room.motion(), room.motion());
                }
            }
            World again = Frame.world(Frame.of(world));
            for (int frame = 0; frame < 3; frame++) {
                List<String> told = told(world, answer.response());
                assertThat(told(again, answer.response())).isEqualTo(told);
                assertThat(Frame.positions(again)).isEqualTo(Frame.positions(world));
            }
        }
    }

    private static List<String> told(World world, Response response) {
        List<BodyId> order = world.bodies().all();
        List<String> told = new ArrayList<>();
        double[] last = {Double.NEGATIVE_INFINITY};
        int contacts = world.step(response, contact -> {
                    told.add(contact.toString());
                    assertThat(order.indexOf(contact.a())).isLessThan(order.indexOf(contact.b()));
                    assertThat(world.bodies().isKinematic(contact.a())
                                    && world.bodies().isKinematic(contact.b()))
                            .isFalse();
                    if (contact.verdict() == Verdict.OVERLAP) {
                        assertThat(last[0]).as("overlaps come first").isEqualTo(Double.NEGATIVE_INFINITY);
                    } else {
                        assertThat(contact.enter()).isBetween(Math.max(0, last[0]), 1.0);
                        last[0] = contact.enter();
                    }
                })
                .contactCount();
        assertThat(told).hasSize(contacts);
        return told;
    }

    /**
     * A response that lets all pass equals report(); but it is
     * called for colliding parts of two bodies of which other parts overlap.
     */
    @ParameterizedTest
    @EnumSource(names = {"GRID", "TILES", "POLYGONS", "ROUND_GRID", "DECIMALS", "OFFSETS"})
    void passTellsWhatAReportTells(QueryClass kind) {
        List<Actor> bodies = Scenes.of(kind, 4, 24);
        List<String> reported = new ArrayList<>();
        List<String> passed = new ArrayList<>();
        Frame.world(bodies).step(contact -> reported.add(contact.toString()));
        List<String> overlapping = new ArrayList<>();
        Frame.world(bodies).step(Response.pass(), contact -> {
            String pair = contact.a() + " and " + contact.b();
            if (!overlapping.contains(pair)) {
                passed.add(contact.toString());
            }
            if (contact.verdict() == Verdict.OVERLAP) {
                overlapping.add(pair);
            }
        });
        assertThat(passed).isEqualTo(reported);
    }

    /**
     * Each contact changes four numbers by a few roundings each: 16 in all for the energy. What has been measured is
     * 2.4e-14, as they cancel.
     */
    private static double energyBound(int contacts) {
        return contacts * 16 * 0x1p-53;
    }

    @Test
    void elasticBouncesKeepTheEnergy() {
        World world = new World();
        Random random = new Random(21);
        for (int side = 0; side < 4; side++) {
            double x = side == 0 ? -60 : side == 1 ? 20 : -60;
            double y = side == 2 ? -60 : side == 3 ? 20 : -60;
            world.addKinematic(ConvexPolygon.box(0, 0, side < 2 ? 40 : 120, side < 2 ? 120 : 40), x, y);
        }
        List<BodyId> movers = new ArrayList<>();
        double[] masses = new double[12];
        for (int i = 0; i < masses.length; i++) {
            ConvexShape shape = i % 3 == 0 ? BOX : RoundedPolygon.circle(0, 0, 0.75);
            BodyId body = world.add(shape, 6 * (i % 4) - 10, 8 * (i / 4) - 10);
            masses[i] = 1 + random.nextInt(5);
            world.bodies().setMass(body, masses[i]);
            world.setDisplacement(body, random.nextDouble() * 4 - 2, random.nextDouble() * 4 - 2);
            movers.add(body);
        }
        double before = energy(world, movers, masses);
        int contacts = 0;
        while (contacts < 2_000) {
            var report = world.step(Response.bounce(1));
            contacts += report.contactCount();
            assertThat(report.stalled()).isEmpty();
            assertThat(report.rolledBack()).isEmpty();
        }
        double error = Math.abs(energy(world, movers, masses) / before - 1);
        assertThat(error).isLessThan(energyBound(contacts));
    }

    private static double energy(World world, List<BodyId> movers, double[] masses) {
        double energy = 0;
        for (int i = 0; i < masses.length; i++) {
            BodyId body = movers.get(i);
            energy += masses[i]
                    * (world.displacementX(body) * world.displacementX(body)
                            + world.displacementY(body) * world.displacementY(body));
        }
        return energy;
    }

    /**
     * A slide keeps the component of the motion along the surface, up to some roundings relative to the motion:
     * 4.8 of them were measured.
     */
    private static final double ALONG = 8 * 0x1p-53;

    @Test
    void slideKeepsTheMotionAlongTheSurface() {
        Random random = new Random(22);
        double worst = 0;
        for (int i = 0; i < 2000; i++) {
            double angle = (random.nextDouble() - 0.5) * 3;
            double x = 100 * Math.cos(angle);
            double y = 100 * Math.sin(angle);
            World world = new World();
            BodyId slope = world.addKinematic(ConvexPolygon.of(-x, -y, x, y, 0, -400), 0, 0);
            world.bodies().setSortKey(slope, i % 4 < 2 ? 0 : 9);
            ConvexShape shape = i % 2 == 0 ? BOX : RoundedPolygon.circle(0, 0, 1);
            BodyId body = world.add(shape, 20 * random.nextDouble() - 10, 30);
            double dx = random.nextDouble() - 0.5;
            double dy = -40 - random.nextDouble();
            world.setDisplacement(body, dx, dy);
            int[] hits = {0};
            double[] normal = new double[2];
            world.step(Response.slide(), contact -> {
                hits[0]++;
                normal[0] = -contact.normalX();
                normal[1] = -contact.normalY();
            });
            if (hits[0] == 1) {
                double kept = normal[1] * world.bodies().endDisplacementX(body)
                        - normal[0] * world.bodies().endDisplacementY(body);
                double along = normal[1] * dx - normal[0] * dy;
                worst = Math.max(worst, Math.abs(kept - along) / Math.max(Math.abs(dx), Math.abs(dy)));
            }
        }
        assertThat(worst).isPositive().isLessThan(ALONG);
    }

    /**
     * Pushed into a floor, a slope or a corner, a body stays outside, and where it is up to a few roundings in all.
     */
    @ParameterizedTest
    @CsvSource({
        "FLOOR, true",
        "FLOOR, false",
        "SLOPE, true",
        "SLOPE, false",
        "CORNER, true",
        "CORNER, false",
        "WEDGE, true",
        "WEDGE, false"
    })
    void nobodyCreeps(Ground ground, boolean isRound) {
        for (double offset : new double[] {1000.1, 1e9}) {
            World world = new World();
            ground.addTo(world, offset);
            ConvexShape shape = isRound ? RoundedPolygon.circle(0, 0, 0.7) : ConvexPolygon.box(-0.7, -0.7, 0.7, 0.7);
            BodyId body = world.add(shape, offset + 0.1, offset + 3);
            world.setDisplacement(body, ground.pushX, ground.pushY);
            List<Actor> bodies = Frame.of(world);
            for (int frame = 0; frame < 100; frame++) {
                world.step(Response.slide());
            }
            double x = world.x(body);
            double y = world.y(body);
            for (int frame = 0; frame < Trials.times(2_000); frame++) {
                List<Actor> before = bodies;
                world.step(Response.slide());
                bodies = Frame.of(world);
                if (!bodies.equals(before)) {
                    assertThat(Frame.overlaps(bodies)).as("%s", before).isEmpty();
                }
            }
            double way = Math.max(Math.abs(world.x(body) - x), Math.abs(world.y(body) - y));
            assertThat(way).isLessThanOrEqualTo(4 * Math.ulp(offset + 1));
        }
    }

    enum Ground {
        FLOOR(0, -1),
        SLOPE(0.6, -1.2),
        CORNER(-0.7, -0.9),
        WEDGE(0, -1);

        private final double pushX;
        private final double pushY;

        Ground(double pushX, double pushY) {
            this.pushX = pushX;
            this.pushY = pushY;
        }

        void addTo(World world, double offset) {
            switch (this) {
                case FLOOR -> world.addKinematic(ConvexPolygon.box(-50, -50, 50, 0), offset, offset);
                // The push is straight against it: its normal is (-1, 2).
                case SLOPE -> world.addKinematic(ConvexPolygon.of(-50, -25, 50, 25, 50, -80), offset, offset);
                case CORNER -> {
                    world.addKinematic(ConvexPolygon.box(-50, -50, 50, 0), offset, offset);
                    world.addKinematic(ConvexPolygon.box(-50, -50, -5, 50), offset, offset);
                }
                case WEDGE -> {
                    world.addKinematic(ConvexPolygon.of(0, 0, 50, 35, 50, -50, 0, -50), offset, offset);
                    world.addKinematic(ConvexPolygon.of(0, 0, 0, -50, -50, -50, -50, 20), offset, offset);
                }
            }
        }
    }

    @Test
    void aWayBeyondTheDoublesMovesNothing() {
        World world = new World();
        BodyId near = world.add(BOX, 0, 0);
        world.setDisplacement(near, 1, 0);
        BodyId far = world.add(BOX, Double.MAX_VALUE, 0);
        world.setDisplacement(far, Double.MAX_VALUE, 0);
        assertThatThrownBy(() -> world.step(Response.stop()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("body 1");
        assertThatThrownBy(() -> world.step(contact -> {})).isInstanceOf(IllegalStateException.class);
        assertThat(world.x(near)).isZero();
    }

    @Test
    void numbersTooLargeForAResponseMoveNothing() {
        World world = new World();
        BodyId near = world.add(BOX, 0, 0);
        world.setDisplacement(near, 1, 0);
        BodyId far = world.add(BOX, 0x1p800, 0);
        assertThatThrownBy(() -> world.step(Response.slide()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("body 1");
        assertThat(world.x(near)).isZero();
        world.step(contact -> {});
        assertThat(world.x(near)).isEqualTo(1);
        world.setPosition(far, 0x1p799, 0);
        world.step(Response.slide());
        assertThat(world.x(near)).isEqualTo(2);
    }

    /** Two worlds whose bodies have the same places. */
    @Test
    void aHandleOfAnotherWorldIsRefused() {
        World world = new World();
        world.add(BOX, 0, 0);
        BodyId foreign = new World().add(BOX, 0, 0);
        assertThat(world.bodies().contains(foreign)).isFalse();
        assertThatThrownBy(() -> world.x(foreign)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> world.remove(foreign)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aWorldIsNotChangedWithinAStep() {
        World world = new World();
        BodyId ball = world.add(BOX, 0, 0);
        world.setDisplacement(ball, 3, 0);
        world.addKinematic(BOX, 2, 0);
        int[] asked = {0};
        world.step(Response.stop(), contact -> {
            asked[0]++;
            for (Runnable change : List.<Runnable>of(
                    () -> world.add(BOX, 9, 9),
                    () -> world.remove(ball),
                    () -> world.setPosition(ball, 1, 1),
                    () -> world.setDisplacement(ball, 1, 1),
                    () -> world.bodies().setFilter(ball, 1, 1),
                    () -> world.bodies().setSortKey(ball, 7),
                    () -> world.bodies().setPairFilter((a, b) -> true),
                    () -> world.setTaskRunner(TaskRunner.SAME_THREAD, 2),
                    () -> world.setBudget(StepBudget.LARGEST),
                    world::persistDisplacements,
                    () -> world.step(Response.stop()))) {
                assertThatThrownBy(change::run).isInstanceOf(IllegalStateException.class);
            }
        });
        assertThat(asked[0]).isOne();
        assertThat(world.x(ball)).isEqualTo(1);
    }

    /** As many changes as are allowed, then it stands still, and the report says so. */
    @ParameterizedTest
    @CsvSource({"1", "2", "7"})
    void whoChangesTooOftenHalts(int most) {
        World world = new World();
        world.setBudget(StepBudget.DEFAULT.withMaxDisplacementChanges(most));
        world.addKinematic(ConvexPolygon.box(0, 0, 1, 10), -1, 0);
        world.addKinematic(ConvexPolygon.box(0, 0, 1, 10), 4, 0);
        BodyId ball = world.add(RoundedPolygon.circle(0, 0, 1), 2, 5);
        world.setDisplacement(ball, 1000, 0);
        var report = world.step(Response.bounce(1));
        assertThat(report.contactCount()).isEqualTo(most + 1);
        assertThat(report.stalled()).containsExactly(ball);
        assertThat(List.of(world.bodies().endDisplacementX(ball), world.bodies().endDisplacementY(ball)))
                .containsOnly(0.0);
        // It goes on from there as it bounced last.
        assertThat(world.displacementX(ball)).isEqualTo(most % 2 == 0 ? 1000 : -1000);
    }

    /** Only the sum of two masses overflows {@code double}. */
    @Test
    void hugeMassesBounceAsOthersDo() {
        World world = new World();
        BodyId a = world.add(BOX, 0, 0);
        BodyId b = world.add(BOX, 3, 0);
        world.bodies().setMass(a, Double.MAX_VALUE);
        world.bodies().setMass(b, Double.MAX_VALUE);
        world.setDisplacement(a, 4, 0);
        world.step(Response.bounce(1));
        assertThat(world.bodies().endDisplacementX(a)).isZero();
        assertThat(world.bodies().endDisplacementX(b)).isEqualTo(4);
    }

    @Test
    void whoStallsKeepsTheMotionOfTheLastContact() {
        World world = new World();
        world.setBudget(StepBudget.DEFAULT.withMaxDisplacementChanges(1));
        world.addKinematic(BOX, 3, 0);
        world.addKinematic(BOX, -3, 0);
        BodyId ball = world.add(BOX, 0, 0);
        world.setDisplacement(ball, 100, 0);
        assertThat(world.step(Response.bounce(1)).stalled()).containsExactly(ball);
        assertThat(world.displacementX(ball)).isEqualTo(-100);
        world.persistDisplacements();
        assertThat(world.displacementX(ball)).isEqualTo(-100);
    }

    @Test
    void whoIsGivenADisplacementAfterTheStepKeepsThat() {
        World world = new World();
        world.addKinematic(BOX, 3, 0);
        BodyId ball = world.add(BOX, 0, 0);
        BodyId other = world.add(BOX, 0, 9);
        world.setDisplacement(ball, 3, 0);
        world.setDisplacement(other, 3, 0);
        world.step(Response.bounce(1));
        world.setDisplacement(ball, 0, 7);
        world.persistDisplacements();
        assertThat(world.displacementX(ball)).isZero();
        assertThat(world.displacementY(ball)).isEqualTo(7);
        assertThat(world.displacementX(other)).isEqualTo(3);
        // Once the step has been made, that is over.
        world.setDisplacement(ball, 3, 0);
        world.step(Response.stop());
        assertThat(world.displacementX(ball)).isEqualTo(3);
        world.persistDisplacements();
        assertThat(world.displacementX(ball))
                .isEqualTo(world.bodies().endDisplacementX(ball))
                .isNotEqualTo(3);
    }

    @Test
    @SuppressWarnings("NullAway") // what a checker would refuse
    void whatIsNullIsNamed() {
        World world = new World();
        assertThatThrownBy(() -> world.setDisplacement(null, 1, 0)).hasMessageContaining("body must not be null");
        assertThatThrownBy(() -> world.add((ConvexShape) null, 1, 0)).hasMessageContaining("shape must not be null");
        assertThatThrownBy(() -> world.addKinematic((CompoundShape) null, 1, 0))
                .hasMessageContaining("shape must not be null");
    }

    @Test
    void workersWhoLeaveTasksUndoneAreFoundOut() {
        World world = new World();
        world.add(BOX, 0, 0);
        world.setTaskRunner((count, task) -> {}, 3);
        assertThatThrownBy(() -> world.step(contact -> {}))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("task 0 of 3");
        world.setTaskRunner((count, task) -> task.accept(count), 3);
        assertThatThrownBy(() -> world.step(contact -> {})).hasMessageContaining("0 to 2");
    }
}
