package org.polysweep.conformance.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.trials.Trials;
import org.polysweep.world.StepReport;
import org.polysweep.world.World;
import org.polysweep.world.WorldState;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;
import org.polysweep.world.body.StepBudget;
import org.polysweep.world.body.TaskRunner;

/** A body that has used up its budget holds for the rest of the step, and no law of a step is broken. */
class BudgetTest {

    private static final ConvexPolygon BOX = ConvexPolygon.box(0, 0, 1, 1);
    private static final List<Response> RESPONSES = List.of(
            Response.slide(),
            Response.push(),
            Response.bounce(1),
            Response.bounce(0.5, 0.05),
            Response.slide().withFriction(0.5));
    private static final int COUNT = 30;
    private static final int FRAMES = 12;

    /** Plays frames of a crowd that is pushed around in a room; returns all that the steps have reported. */
    private static List<String> play(ClosedRoom room, Response response, int frames) {
        World world = room.world();
        List<String> course = new ArrayList<>();
        for (int frame = 0; frame < frames; frame++) {
            for (BodyId body : world.bodies().all()) {
                if (!world.bodies().isKinematic(body)) {
                    world.setDisplacement(body, -world.x(body), -world.y(body));
                }
            }
            StepReport report = world.step(response);
            course.add(report + ", over budget " + report.overBudget() + ", digest " + world.digest());
        }
        return course;
    }

    private static ClosedRoom room(int scene) {
        ClosedRoom room = new ClosedRoom(scene, COUNT);
        boolean limitsContacts = scene % 3 == 0;
        room.world().setBudget(new StepBudget(limitsContacts ? 64 : 1 + scene % 5, limitsContacts ? 1 + scene : 1000));
        return room;
    }

    @Test
    void noBudgetCausesAnOverlap() {
        int isOver = 0;
        for (int scene = 0; scene < Trials.atLeast(5, 20); scene++) {
            Response response = RESPONSES.get(scene % RESPONSES.size());
            ClosedRoom room = room(scene);
            for (int frame = 0; frame < FRAMES; frame++) {
                room.push(8, 2);
                room.step(response, true);
                isOver += room.isAnyOverBudget() ? 1 : 0;
            }
            assertThat(room.faults()).as("scene %s", scene).isZero();
        }
        assertThat(isOver).isGreaterThan(10);
    }

    @Test
    void theOutcomeDependsOnTheWorldAlone() {
        for (int scene = 0; scene < Trials.atLeast(5, 20); scene++) {
            Response response = RESPONSES.get(scene % RESPONSES.size());
            List<String> course = play(room(scene), response, FRAMES);
            ClosedRoom inTasks = room(scene);
            inTasks.world().setTaskRunner(TaskRunner.SAME_THREAD, 3);
            WorldState saved = new WorldState();
            inTasks.world().save(saved);
            assertThat(play(inTasks, response, FRAMES)).isEqualTo(course);
            inTasks.world().setBudget(StepBudget.DEFAULT);
            inTasks.world().restore(saved);
            assertThat(play(inTasks, response, FRAMES)).isEqualTo(course);
        }
    }

    /** The middle box has had its contact when it hits the right one, which it would push away otherwise. */
    @Test
    void aBodyOverBudgetActsAsStatic() {
        for (boolean isLimited : new boolean[] {false, true}) {
            World world = new World();
            world.setBudget(StepBudget.DEFAULT.withMaxContacts(isLimited ? 1 : 2));
            BodyId left = world.add(BOX, -3, 0);
            BodyId middle = world.add(BOX, 0, 0);
            BodyId right = world.add(BOX, 2, 0);
            world.setDisplacement(left, 4, 0);
            StepReport report = world.step(Response.bounce(1));
            assertThat(report.contactCount()).isEqualTo(2);
            assertThat(report.overBudget()).isEqualTo(isLimited ? List.of(middle) : List.of());
            assertThat(report.stalled()).isEqualTo(report.overBudget());
            assertThat(world.x(middle)).isEqualTo(1);
            assertThat(world.x(right)).isEqualTo(isLimited ? 2 : 3);
        }
    }

    /** A body that stands is reported as well, in each step: it does not sleep, although it rests. */
    @Test
    void aBodyAtRestIsReportedInEachStep() {
        World world = new World();
        world.setBudget(StepBudget.DEFAULT.withMaxContacts(1));
        world.addStatic(ConvexPolygon.box(-10, -1, 10, 0), 0, 0);
        BodyId lower = world.add(BOX, 0, 0);
        BodyId upper = world.add(BOX, 0.25, 1);
        world.setDisplacement(lower, 0, -0.125);
        world.setDisplacement(upper, 0, -0.125);
        for (int frame = 0; frame < 4; frame++) {
            StepReport report = world.step(Response.slide());
            assertThat(report.overBudget()).containsExactly(lower);
            assertThat(report.stalled()).isEmpty();
        }
        assertThat(world.y(upper)).isEqualTo(1);
    }

    @Test
    void theLargestBudgetHoldsNoBodyAndChangesNothingElse() {
        for (int scene = 0; scene < Trials.atLeast(5, 20); scene++) {
            Response response = RESPONSES.get(scene % RESPONSES.size());
            List<List<Double>> courses = new ArrayList<>();
            boolean isOver = false;
            for (StepBudget budget : List.of(StepBudget.LARGEST, new StepBudget(10, 1000))) {
                ClosedRoom room = new ClosedRoom(scene, COUNT);
                World world = room.world();
                world.setBudget(budget);
                List<Double> course = new ArrayList<>();
                for (int frame = 0; frame < FRAMES && !isOver; frame++) {
                    room.push(0.25, 2);
                    room.step(response, true);
                    isOver |= room.isAnyOverBudget();
                    if (!isOver) {
                        world.bodies().all().forEach(body -> course.add(world.x(body) + world.y(body)));
                    }
                }
                assertThat(isOver && budget.equals(StepBudget.LARGEST)).isFalse();
                courses.add(course);
            }
            assertThat(courses.get(0)).startsWith(courses.get(1).toArray(Double[]::new));
        }
    }
}
