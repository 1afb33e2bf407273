package org.polysweep.conformance.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.polysweep.contact.Verdict;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.Ray;
import org.polysweep.world.StepReport;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;
import org.polysweep.world.body.StepBudget;
import org.polysweep.world.body.WorldContact;

/** Small worlds whose steps are worked out by hand. */
class WorldByHandTest {

    private static final ConvexPolygon BOX = ConvexPolygon.box(0, 0, 1, 1);
    private static final Offset<Double> ROUNDING = within(1e-12);

    private final World world = new World();

    private BodyId box(double x, double y, double dx, double dy) {
        BodyId body = world.add(BOX, x, y);
        world.setDisplacement(body, dx, dy);
        return body;
    }

    private BodyId wall(double x, double y, double dx, double dy) {
        BodyId body = world.addKinematic(BOX, x, y);
        world.setDisplacement(body, dx, dy);
        return body;
    }

    private void requireAt(BodyId body, double x, double y) {
        assertThat(world.x(body)).isEqualTo(x);
        assertThat(world.y(body)).isEqualTo(y);
    }

    private void requireEnd(BodyId body, double dx, double dy) {
        assertThat(world.bodies().endDisplacementX(body)).isEqualTo(dx);
        assertThat(world.bodies().endDisplacementY(body)).isEqualTo(dy);
    }

    private List<String> told(Response response) {
        List<String> told = new ArrayList<>();
        StepReport report = world.step(response, contact -> told.add(contact.toString()));
        assertThat(report.contactCount()).isEqualTo(told.size());
        return told;
    }

    @Test
    void aBodyIsWhatItWasMadeOf() {
        BodyId one = box(1, 2, 3, 4);
        BodyId other = world.addKinematic(CompoundShape.of(BOX), 50, 60);
        assertThat(world.bodies().size()).isEqualTo(2);
        requireAt(one, 1, 2);
        assertThat(world.displacementX(one)).isEqualTo(3);
        assertThat(world.displacementY(one)).isEqualTo(4);
        assertThat(world.bodies().shape(one)).isSameAs(BOX);
        assertThat(world.bodies().isKinematic(one)).isFalse();
        assertThat(world.bodies().isKinematic(other)).isTrue();
        assertThat(world.bodies().contains(one)).isTrue();
        assertThat(world.bodies().all()).containsExactly(one, other);
        world.bodies().setSortKey(one, 7);
        assertThat(world.bodies().all()).containsExactly(other, one);
        world.setPosition(one, -5, -6);
        requireAt(one, -5, -6);
        world.remove(one);
        assertThat(world.bodies().contains(one)).isFalse();
        assertThat(world.bodies().all()).containsExactly(other);
        BodyId next = world.add(BOX, 0, 0);
        assertThat(one).hasToString("body 0");
        assertThat(next).hasToString("body 0, generation 1");
        assertThat(next.index()).isZero();
        assertThat(next.generation()).isEqualTo(1);
    }

    /**
     * A kinematic body ends at the double nearest to the end of its displacement, like a body without
     * a contact: two halves of a lift stay side by side, whichever body is on one of them.
     */
    @Test
    void noContactRoundsAKinematicBodyOtherwise() {
        for (Response response : List.of(Response.stop(), Response.slide(), Response.push(), Response.bounce(1))) {
            for (int side = -1; side <= 1; side += 2) {
                World lifts = new World();
                BodyId met = lifts.addKinematic(BOX, 0.1, 0.1);
                BodyId alone = lifts.addKinematic(BOX, 0.1, 40.1);
                lifts.setDisplacement(met, 0.2, 0.2);
                lifts.setDisplacement(alone, 0.2, 0.2);
                lifts.setDisplacement(lifts.add(BOX, 0.1, 0.1 + side), 0, -9.0 * side);
                lifts.setDisplacement(lifts.add(BOX, 0.1 + side, 0.1), -9.0 * side, 0);
                int contacts = lifts.step(response).contactCount();
                assertThat(contacts).isPositive();
                assertThat(lifts.x(met)).isEqualTo(lifts.x(alone)).isEqualTo(0.1 + 0.2);
                assertThat(lifts.y(met)).isEqualTo(0.1 + 0.2);
            }
        }
    }

    @Test
    void aMassIsPositive() {
        BodyId body = box(0, 0, 0, 0);
        for (double mass : new double[] {0, -1, Double.NaN, Double.POSITIVE_INFINITY}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> world.bodies().setMass(body, mass))
                    .withMessageContaining("mass");
        }
        world.bodies().setMass(body, Double.MIN_VALUE);
    }

    /** The left box has come to the right one at t = 1/2, and touches it with its whole right side. */
    @Test
    void everythingOfAHitCanBeRead() {
        BodyId a = box(0, 0.25, 4, 0);
        BodyId b = world.addKinematic(CompoundShape.of(ConvexPolygon.box(9, 9, 10, 10), BOX), 3, 0);
        List<Verdict> verdicts = new ArrayList<>();
        Consumer<WorldContact> all = contact -> {
            verdicts.add(contact.verdict());
            assertThat(contact.a()).isEqualTo(a);
            assertThat(contact.b()).isEqualTo(b);
            assertThat(contact.enter()).isEqualTo(0.5);
            assertThat(contact.partA()).isZero();
            assertThat(contact.partB()).isEqualTo(1);
            assertThat(contact.normalX()).isEqualTo(-1);
            assertThat(contact.normalY()).isZero();
            assertThat(contact.contactCount()).isEqualTo(2);
            assertThat(contact.contactX(0)).isEqualTo(3);
            assertThat(contact.contactX(1)).isEqualTo(3);
            assertThat(List.of(contact.contactY(0), contact.contactY(1))).containsExactlyInAnyOrder(0.25, 1.0);
            assertThat(contact).hasToString("HIT of body 0 and body 1 at 0.5, normal (-1.0, 0.0)");
        };
        world.step(Response.stop(), all);
        requireAt(a, 2, 0.25);
        requireEnd(a, 0, 0);
        world.setPosition(a, 0, 0.25);
        world.step(all);
        requireAt(a, 4, 0.25);
        requireEnd(a, 4, 0);
        assertThat(verdicts).containsExactly(Verdict.HIT, Verdict.HIT);
    }

    @Test
    void whatIsReadFirstMakesNoDifference() {
        box(0, 0, 0, -4);
        world.add(CompoundShape.of(ConvexPolygon.box(9, 9, 10, 10), BOX), 0.5, -2);
        double[] normal = new double[2];
        world.step(contact -> normal[1] = contact.normalY());
        world.setPosition(world.bodies().all().get(0), 0, 0);
        world.step(contact -> normal[0] = contact.normalX());
        assertThat(normal).containsExactly(0, 1);
        world.setPosition(world.bodies().all().get(0), 0, 0);
        int[] parts = {0};
        world.step(contact -> parts[0] = 10 * contact.partB() + contact.contactCount());
        assertThat(parts[0]).isEqualTo(12);
    }

    /**
     * Half a unit deep at two units a step, they have overlapped since t = -1/4, and met with the sides between them.
     */
    @Test
    void anOverlapBeganBeforeTheStep() {
        box(0, 0, 2, 0);
        box(0.5, 0, 0, 0);
        List<String> told = new ArrayList<>();
        Consumer<WorldContact> listener = contact -> {
            told.add(contact.toString());
            assertThat(contact.verdict()).isEqualTo(Verdict.OVERLAP);
            assertThat(contact.enter()).isEqualTo(-0.25);
            assertThat(contact.normalX()).isEqualTo(-1);
            assertThat(contact.normalY()).isZero();
            assertThat(contact.contactCount()).isZero();
            assertThat(contact.contactX(0)).isNaN();
            assertThat(contact.contactY(0)).isNaN();
        };
        world.step(Response.stop(), listener);
        requireAt(world.bodies().all().get(0), 2, 0);
        world.setPosition(world.bodies().all().get(0), 0, 0);
        world.step(listener);
        assertThat(told).hasSize(2).containsOnly("OVERLAP of body 0 and body 1 at -0.25, normal (-1.0, 0.0)");
    }

    @Test
    void bothPartsOfAHitAreCounted() {
        BodyId a = world.add(CompoundShape.of(ConvexPolygon.box(0, 9, 1, 10), BOX), 0, 0);
        world.add(CompoundShape.of(ConvexPolygon.box(0, -9, 1, -8), ConvexPolygon.box(0, -5, 1, -4), BOX), 3, 0);
        world.setDisplacement(a, 4, 0);
        List<Integer> parts = new ArrayList<>();
        world.step(contact -> parts.addAll(List.of(contact.partA(), contact.partB())));
        assertThat(parts).containsExactly(1, 2);
    }

    /** A query is evaluated again after every change, and no change is accepted during a step. */
    @Test
    void changesAreSeenAtOnceButNotInAStep() {
        BodyId one = box(0, 0, 4, 0);
        assertThat(world.queries().overlapBox(3, 0, 4, 1)).isEmpty();
        BodyId other = wall(3, 0, 0, 0);
        assertThat(world.queries().overlapBox(3, 0, 4, 1)).containsExactly(other);
        world.setPosition(other, 7, 0);
        assertThat(world.queries().overlapBox(3, 0, 4, 1)).isEmpty();
        assertThat(world.queries().overlapBox(7, 0, 8, 1)).containsExactly(other);
        world.remove(other);
        assertThat(world.queries().overlapBox(7, 0, 8, 1)).isEmpty();
        wall(3, 0, 0, 0);
        List<Runnable> changes = List.of(
                () -> world.add(BOX, 9, 9),
                () -> world.addKinematic(BOX, 9, 9),
                () -> world.remove(one),
                () -> world.setPosition(one, 1, 1),
                () -> world.setDisplacement(one, 1, 1),
                world::persistDisplacements,
                () -> world.bodies().setSortKey(one, 3),
                () -> world.bodies().setMass(one, 3),
                () -> world.bodies().setRestitution(one, 1),
                () -> world.bodies().setResponse(one, Response.stop()),
                () -> world.bodies().clearResponse(one),
                () -> world.bodies().setFilter(one, 1, 1),
                () -> world.bodies().setPairFilter((a, b) -> true));
        StepReport report = world.step(Response.stop(), contact -> {
            for (Runnable change : changes) {
                assertThatIllegalStateException().isThrownBy(change::run).withMessageContaining("in a step");
            }
        });
        assertThat(report.contactCount()).isEqualTo(1);
        requireAt(one, 2, 0);
    }

    @Test
    void overlapsAreToldInTheOrderOfTheBodies() {
        BodyId[] ids = new BodyId[12];
        for (int i = 0; i < ids.length; i++) {
            ids[i] = world.add(BOX, 0.01 * (i * 5 % 12), 0);
        }
        List<Integer> pairs = new ArrayList<>();
        StepReport report = world.step(
                Response.stop(),
                contact -> pairs.add(100 * contact.a().index() + contact.b().index()));
        assertThat(pairs).hasSize(66).isSorted();
        assertThat(report.contactCount()).isEqualTo(66);
    }

    /** What was so in one step does not count in the next. */
    @Test
    void aStepForgetsTheOneBefore() {
        BodyId mover = box(0, 0, 4, 0);
        BodyId wall = wall(3, 0, 0, 0);
        world.setPosition(mover, 2.5, 0);
        assertThat(told(Response.stop())).singleElement().asString().startsWith("OVERLAP");
        world.setPosition(mover, 0, 0);
        assertThat(told(Response.pass())).singleElement().asString().startsWith("HIT");
        requireAt(mover, 4, 0);
        world.setPosition(mover, 0, 0);
        assertThat(told(Response.stop())).singleElement().asString().startsWith("HIT");
        requireAt(mover, 2, 0);
        // Along the side of the wall.
        for (int step = 0; step < 2; step++) {
            world.setPosition(mover, 0, 1);
            assertThat(told(Response.stop())).singleElement().asString().startsWith("TOUCH");
            requireAt(mover, 4, 1);
        }
        world.remove(wall);
        world.setPosition(mover, 0, 0);
        assertThat(told(Response.stop())).isEmpty();
    }

    @Test
    void bothStop() {
        BodyId a = box(0, 0, 4, 1);
        BodyId b = box(5, 0, -4, 1);
        told(Response.stop());
        requireAt(a, 2, 0.5);
        requireAt(b, 3, 0.5);
        requireEnd(a, 0, 0);
        requireEnd(b, 0, 0);
    }

    /** They meet at t = 1/2; from there on both go at the speed of the pusher, or the pushed one twice as fast. */
    @Test
    void aKinematicBodyPushes() {
        BodyId pusher = wall(0, 0, 2, 0);
        BodyId pushed = box(2, 0, 0, 0);
        told(Response.slide());
        requireAt(pusher, 2, 0);
        requireAt(pushed, 3, 0);
        requireEnd(pushed, 2, 0);
        world.setPosition(pushed, 2, 0);
        world.setPosition(pusher, 0, 0);
        told(Response.bounce(1));
        requireAt(pushed, 4, 0);
        requireEnd(pushed, 4, 0);
    }

    /** Masses 1 and 3, 8 units a step against rest: one goes back with half of it, the other on with half. */
    @Test
    void massesShareABounce() {
        BodyId a = box(0, 0, 8, 2);
        BodyId b = box(5, 0, 0, 2);
        world.bodies().setMass(b, 3);
        told(Response.bounce(1));
        requireAt(a, 2, 2);
        requireAt(b, 7, 2);
        requireEnd(a, -4, 2);
        requireEnd(b, 4, 2);
        assertThat(world.displacementX(a)).isEqualTo(-4);
        assertThat(world.displacementX(b)).isEqualTo(4);
        assertThat(world.displacementY(b)).isEqualTo(2);
        assertThatIllegalArgumentException().isThrownBy(() -> Response.bounce(-0.1));
        assertThatIllegalArgumentException().isThrownBy(() -> Response.bounce(1.1));
        assertThatIllegalArgumentException().isThrownBy(() -> Response.bounce(Double.NaN));
        assertThatIllegalArgumentException().isThrownBy(() -> Response.bounce(1, -1));
        assertThatIllegalArgumentException().isThrownBy(() -> Response.bounce(1, Double.POSITIVE_INFINITY));
        Response.bounce(0);
    }

    /** Straight down onto a slope of 3 in 4: 3 of 5 are left, along the slope. */
    @Test
    void aBodySlidesDownASlope() {
        world.addKinematic(ConvexPolygon.of(-40, -30, 40, 30, 40, -30), 0, 0);
        BodyId body = world.add(ConvexPolygon.of(0, 0), 0, 0);
        world.setDisplacement(body, 0, -5);
        told(Response.slide());
        assertThat(world.bodies().endDisplacementX(body)).isCloseTo(-2.4, ROUNDING);
        assertThat(world.bodies().endDisplacementY(body)).isCloseTo(-1.8, ROUNDING);
        assertThat(world.x(body)).isCloseTo(-2.4, ROUNDING);
        assertThat(world.y(body)).isCloseTo(-1.8, ROUNDING);
    }

    /** It meets the floor at t = 1/2, and the wall at t = 3/4, whichever of the three comes first in the world. */
    @Test
    void aBodyComesToRestInACorner() {
        for (int first = 0; first < 3; first++) {
            World corner = new World();
            BodyId floor = corner.addKinematic(ConvexPolygon.box(-10, -1, 10, 0), 0, 0);
            BodyId wall = corner.addKinematic(ConvexPolygon.box(0, -10, 1, 10), 4, 0);
            BodyId body = corner.add(BOX, 0, 2);
            BodyId[] order = {floor, wall, body};
            corner.bodies().setSortKey(order[first], -1);
            corner.setDisplacement(body, 4, -4);
            List<Double> times = new ArrayList<>();
            StepReport report = corner.step(Response.slide(), contact -> times.add(contact.enter()));
            assertThat(times).startsWith(0.5, 0.75).allMatch(time -> time <= 0.75);
            assertThat(report.stalled()).isEmpty();
            assertThat(corner.x(body)).isEqualTo(3);
            assertThat(corner.y(body)).isZero();
            assertThat(corner.bodies().endDisplacementX(body)).isZero();
            assertThat(corner.bodies().endDisplacementY(body)).isZero();
            // Once there, it stays, to the bit.
            corner.step(Response.slide());
            assertThat(corner.x(body)).isEqualTo(3);
            assertThat(corner.y(body)).isZero();
        }
    }

    /** A response that changes nothing: the world takes away what leads into the wall, and no more. */
    @Test
    void whateverAResponseSaysNobodyGetsIn() {
        BodyId mover = box(0, 0, 4, 0.5);
        wall(3, 0, 0, 0);
        int[] asked = {0};
        world.step((contact, motion) -> {
            asked[0]++;
            assertThat(motion.a().dx()).isEqualTo(4);
            assertThat(motion.a().dy()).isEqualTo(0.5);
            assertThat(motion.b().dx()).isZero();
            assertThat(motion.a().mass()).isEqualTo(1);
            assertThat(motion.a().canChange()).isTrue();
            assertThat(motion.b().canChange()).isFalse();
        });
        assertThat(asked[0]).isEqualTo(1);
        requireAt(mover, 2, 0.5);
        requireEnd(mover, 0, 0.5);
    }

    @Test
    void ofTwoThatMayMoveTheOneThatRunsStops() {
        BodyId runner = box(0, 0, 4, 0);
        BodyId standing = box(3, 0, 0, 0);
        told((contact, motion) -> {});
        requireAt(runner, 2, 0);
        requireAt(standing, 3, 0);
    }

    /** The piston comes to the box at t = 1/2; there is no room on the other side. */
    @Test
    void aPistonStallsBeforeItCrushes() {
        BodyId piston = wall(0, 1.5, 0, -1);
        BodyId body = box(0, 0, 0, 0);
        wall(0, -1, 0, 0);
        StepReport report = world.step(Response.slide());
        assertThat(report.stalled()).containsExactly(piston);
        assertThat(report.rolledBack()).isEmpty();
        requireAt(piston, 0, 1);
        requireAt(body, 0, 0);
        assertThat(report.toString()).endsWith(" contacts, stalled [body 0], rolled back []");
        assertThat(world.step(contact -> {}).stalled()).isEmpty();
    }

    /** Two pistons meet a box at the same time, and both stop there. */
    @Test
    void twoPistonsStallBeforeTheyCrush() {
        BodyId left = wall(0, 0, 2, 0);
        BodyId right = wall(4, 0, -2, 0);
        BodyId body = box(2, 0, 0, 0);
        List<Double> times = new ArrayList<>();
        StepReport report = world.step(Response.slide(), contact -> times.add(contact.enter()));
        assertThat(times.get(0)).isEqualTo(0.5);
        assertThat(report.stalled()).containsExactlyInAnyOrder(left, right);
        requireAt(left, 1, 0);
        requireAt(right, 3, 0);
        requireAt(body, 2, 0);
        requireEnd(left, 0, 0);
        requireEnd(right, 0, 0);
    }

    /** A stalled piston is an obstacle where it stands: a third body that follows it runs into it. */
    @Test
    void whoFollowsAStalledPistonStopsBehindIt() {
        BodyId left = wall(2, 0, 2, 0);
        wall(6, 0, -2, 0);
        BodyId body = box(4, 0, 0, 0);
        BodyId follower = box(0, 0, 4, 0);
        StepReport report = world.step(Response.slide());
        assertThat(report.stalled()).contains(left);
        requireAt(left, 3, 0);
        requireAt(body, 4, 0);
        requireAt(follower, 2, 0);
    }

    @Test
    void filtersAndListenersOfPairs() {
        BodyId a = box(0, 0, 4, 0);
        BodyId b = wall(3, 0, 0, 0);
        List<BodyId> pair = new ArrayList<>();
        world.queries().candidatePairs((one, other) -> pair.addAll(List.of(one, other)));
        assertThat(pair).containsExactly(a, b);
        world.queries().candidatePairs((one, other) -> pair.addAll(List.of(one, other)));
        assertThat(pair).containsExactly(a, b, a, b);
        world.bodies().setFilter(a, 2, 1);
        world.bodies().setFilter(b, 1, 4);
        assertThat(told(Response.stop())).isEmpty();
        world.bodies().setFilter(b, 1, 2);
        world.setPosition(a, 0, 0);
        assertThat(told(Response.stop())).hasSize(1);
        world.bodies().setPairFilter((one, other) -> false);
        world.setPosition(a, 0, 0);
        assertThat(told(Response.stop())).isEmpty();
        requireAt(a, 4, 0);
    }

    @Test
    void tasksAreGivenToTheWorkers() {
        box(0, 0, 4, 0);
        wall(3, 0, 0, 0);
        int[] ran = {0};
        world.setTaskRunner(
                (count, task) -> {
                    for (int i = count - 1; i >= 0; i--) {
                        ran[0]++;
                        task.accept(i);
                    }
                },
                5);
        assertThat(told(Response.stop())).hasSize(1);
        assertThat(ran[0]).isPositive().isLessThanOrEqualTo(10);
    }

    @Test
    void aBodyThatIsChangedTooOftenStalls() {
        BodyId ball = box(1.5, 0, 100, 0);
        wall(0, 0, 0, 0);
        wall(3, 0, 0, 0);
        world.setBudget(StepBudget.DEFAULT.withMaxDisplacementChanges(3));
        StepReport report = world.step(Response.bounce(1));
        assertThat(report.stalled()).containsExactly(ball);
        assertThat(report.contactCount()).isEqualTo(4);
        assertThat(world.bodies().endDisplacementX(ball)).isZero();
    }

    @Test
    void questionsBetweenSteps() {
        BodyId near = box(3, 0, 0, 0);
        BodyId far = box(6, 0, 0, 0);
        BodyId asker = box(0, 0, 0, 0);
        assertThat(world.queries().castShape(asker, 8, 0).orElseThrow().body()).isEqualTo(near);
        assertThat(world.queries().castShape(asker, 1, 0)).isEmpty();
        assertThat(world.queries().castShape(BOX, 10, 0, -4, 0).orElseThrow().body())
                .isEqualTo(far);
        assertThat(world.queries().castShape(BOX, 10, 0, -2, 0)).isEmpty();
        assertThat(world.queries().overlapBox(3.5, 0, 6, 1)).containsExactly(near, far);
        assertThat(world.queries()
                        .castRay(Ray.segment(2, 0.5, 2, 0))
                        .orElseThrow()
                        .body())
                .isEqualTo(near);
        assertThat(world.queries().castRayAll(Ray.endless(2, 0.5, 1, 0))).hasSize(2);
        assertThat(world.queries().nearest(8, 0).orElseThrow().body()).isEqualTo(far);
        assertThat(world.queries().nearest(8, 0).orElseThrow().distance()).isEqualTo(1);
        world.remove(near);
        assertThat(world.queries().castShape(asker, 8, 0).orElseThrow().body()).isEqualTo(far);
    }

    /**
     * Of a contact that is kept, only the numbers that were read are left; reading it later is no use, but harmless.
     */
    @Test
    void aContactIsUsedAgain() {
        box(0, 0, 4, 0);
        box(0, 5, 4, 0);
        wall(3, 0, 0, 0);
        wall(3, 5, 0, 0);
        List<WorldContact> contacts = new ArrayList<>();
        List<Double> heights = new ArrayList<>();
        world.step(contact -> {
            contacts.add(contact);
            heights.add(Math.max(contact.contactY(0), contact.contactY(1)));
        });
        assertThat(contacts.get(0)).isSameAs(contacts.get(1));
        assertThat(heights).containsExactly(1.0, 6.0);
    }

    /**
     * It falls on a ramp at t = 1/4, leaves it with three fifths of its speed, and reaches the floor with the requested
     * displacement straight down, which moves it nowhere. Without that, it would continue as far across as it can.
     */
    @Test
    void onTheFloorABodyThatHasSlidTakesItsOwnWay() {
        world.addKinematic(ConvexPolygon.of(0, 0, 4, 3, 4, 0), 0, 0);
        world.addKinematic(ConvexPolygon.box(-10, -5, 10, -0.75), 0, 0);
        BodyId body = world.add(ConvexPolygon.of(0, 0), 0.8, 2.6);
        for (boolean slides : new boolean[] {true, false}) {
            world.setPosition(body, 0.8, 2.6);
            world.setDisplacement(body, 0, -8);
            List<Double> times = new ArrayList<>();
            world.step(slides ? Response.slide() : (contact, motion) -> {}, contact -> times.add(contact.enter()));
            assertThat(times).hasSize(2);
            assertThat(times.get(0)).isCloseTo(0.25, ROUNDING);
            assertThat(times.get(1)).isCloseTo(0.71875, ROUNDING);
            assertThat(world.x(body)).isCloseTo(slides ? -1 : -1 - 3.84 * 0.28125, ROUNDING);
            assertThat(world.y(body)).isCloseTo(-0.75, ROUNDING);
            assertThat(world.bodies().endDisplacementX(body)).isCloseTo(slides ? 0 : -3.84, ROUNDING);
            assertThat(world.bodies().endDisplacementY(body)).isCloseTo(0, ROUNDING);
        }
    }

    /** What went through a one-sided chain from behind, or a body by leave, is met again in the next step. */
    @Test
    void aChainIsMetFromItsFront() {
        world.addKinematic(CompoundShape.oneSidedChain(-5, 0, 5, 0), 0, 0);
        BodyId body = box(0, -2, 0, 2.5);
        assertThat(told(Response.stop())).isEmpty();
        requireAt(body, 0, 0.5);
        world.setDisplacement(body, 0, -2);
        assertThat(told(Response.stop())).hasSize(1);
        requireAt(body, 0, 0);
        world.setPosition(body, 0, -0.5);
        world.setDisplacement(body, 0, 0.25);
        assertThat(told(Response.slide())).isEmpty();
        requireAt(body, 0, -0.25);
        world.setDisplacement(body, 0, -0.25);
        assertThat(told(Response.slide())).isEmpty();
        requireAt(body, 0, -0.5);
    }

    /** One box is pressed against another one between it and a wall: all three come to rest side by side. */
    @Test
    void aRowComesToRestAgainstAWall() {
        BodyId first = box(0, 0.1, 3.3, 0.1);
        BodyId second = box(1.7, 0.1, 1.1, 0.1);
        wall(3, 0, 0, 0);
        world.step(Response.slide());
        assertThat(world.x(second)).isEqualTo(2);
        assertThat(world.x(first)).isLessThanOrEqualTo(1).isCloseTo(1, ROUNDING);
        assertThat(world.y(first)).isCloseTo(0.2, ROUNDING);
        for (int step = 0; step < 20; step++) {
            world.setDisplacement(first, 3.3, 0);
            world.setDisplacement(second, 1.1, 0);
            world.step(Response.slide());
            assertThat(world.x(second)).isEqualTo(2);
            assertThat(world.x(first)).isLessThanOrEqualTo(1).isCloseTo(1, ROUNDING);
        }
    }

    /** What holds from left to right holds from below, too, and with the bodies in another order. */
    @Test
    void pistonsFromAboveAndBelow() {
        for (int order = 0; order < 3; order++) {
            World upright = new World();
            BodyId lower = upright.addKinematic(BOX, 0, 0);
            BodyId upper = upright.addKinematic(BOX, 0, 4);
            BodyId body = upright.add(BOX, 0, 2);
            upright.setDisplacement(lower, 0, 2);
            upright.setDisplacement(upper, 0, -2);
            upright.bodies().setSortKey(List.of(lower, upper, body).get(order), -1);
            StepReport report = upright.step(Response.slide());
            assertThat(report.stalled()).containsExactlyInAnyOrder(lower, upper);
            assertThat(upright.y(lower)).isEqualTo(1);
            assertThat(upright.y(upper)).isEqualTo(3);
            assertThat(upright.y(body)).isEqualTo(2);
        }
    }

    /**
     * A body on a lift, under a lift that rises as fast: there is room, so no body stalls; under a slower one there is
     * none.
     */
    @Test
    void betweenTwoLifts() {
        for (double speed : new double[] {2, 1}) {
            World lifts = new World();
            BodyId lower = lifts.addKinematic(BOX, 0, 0);
            BodyId upper = lifts.addKinematic(BOX, 0, 2);
            BodyId body = lifts.add(BOX, 0, 1);
            lifts.setDisplacement(lower, 0, 2);
            lifts.setDisplacement(upper, 0, speed);
            StepReport report = lifts.step(Response.slide());
            assertThat(report.stalled().isEmpty()).isEqualTo(speed == 2);
            assertThat(report.rolledBack()).isEmpty();
            assertThat(lifts.y(body)).isEqualTo(lifts.y(lower) + 1);
            assertThat(lifts.y(upper)).isGreaterThanOrEqualTo(lifts.y(body) + 1);
            assertThat(lifts.y(body)).isEqualTo(speed == 2 ? 3 : 1);
        }
    }

    @Test
    void whateverAResponseSaysNobodyFallsThrough() {
        BodyId falling = box(0, 3, 0.5, -4);
        BodyId rising = box(0.25, 0, 0.5, 0);
        told((contact, motion) -> {});
        requireAt(falling, 0.5, 1);
        requireAt(rising, 0.75, 0);
        requireEnd(falling, 0.5, 0);
        requireEnd(rising, 0.5, 0);
        world.setPosition(falling, 0, 0);
        world.setPosition(rising, 0.25, 3);
        world.setDisplacement(falling, 0, 4);
        world.setDisplacement(rising, 0, 0);
        told((contact, motion) -> motion.a().set(0, 5));
        requireAt(falling, 0, 2);
        requireAt(rising, 0.25, 3);
    }

    /**
     * Walls one double apart, whose times are only 5/9 of that apart: the nearest is met first, whichever was there
     * first.
     */
    @Test
    void ofWallsThatAreMetAlmostTogetherTheNearestAnswers() {
        ConvexPolygon point = ConvexPolygon.of(0, 0);
        double x = 1.9;
        for (int i = 0; i < 10; i++) {
            BodyId nearest = world.addKinematic(ConvexPolygon.of(x, -1, x, 1, x + 1, 0), 0, 0);
            assertThat(world.queries()
                            .castShape(point, 0, 0, 3.6, 0)
                            .orElseThrow()
                            .body())
                    .isEqualTo(nearest);
            assertThat(world.queries()
                            .castRay(Ray.segment(0, 0, 3.6, 0))
                            .orElseThrow()
                            .body())
                    .isEqualTo(nearest);
            x = Math.nextDown(x);
        }
        assertThat(world.queries().castRayAll(Ray.segment(0, 0, 3.6, 0)))
                .extracting(hit -> hit.body().index())
                .containsExactly(9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
    }

    /** One body more, or one less, before each question. */
    @Test
    void aWorldGrowsBetweenQuestions() {
        List<BodyId> there = new ArrayList<>();
        for (int i = 0; i < 90; i++) {
            there.add(i % 2 == 0 ? world.add(BOX, 2 * i, 0) : world.addKinematic(BOX, 2 * i, 0));
            if (i % 3 == 2) {
                world.remove(there.remove(i / 2));
            }
            if (i % 5 == 4) {
                world.setPosition(there.get(i / 3), 2 * i, 7);
            }
            assertThat(world.queries().overlapBox(0, 0, 200, 8)).isEqualTo(there);
            BodyId last = there.get(there.size() - 1);
            assertThat(world.queries().overlapBox(world.x(last), 0, world.x(last), 0))
                    .containsExactly(last);
            assertThat(world.queries()
                            .castRay(Ray.segment(2 * i + 3, 0.5, -3, 0))
                            .orElseThrow()
                            .body())
                    .isEqualTo(last);
            assertThat(world.queries()
                            .nearest(world.x(last) + 0.5, 0)
                            .orElseThrow()
                            .body())
                    .isEqualTo(last);
        }
    }
}
