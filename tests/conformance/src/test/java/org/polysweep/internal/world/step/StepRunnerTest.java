package org.polysweep.internal.world.step;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.body.SomeBodies;
import org.polysweep.internal.world.query.BodyFilter;
import org.polysweep.internal.world.query.Scene;
import org.polysweep.internal.world.query.Surroundings;
import org.polysweep.shape.PlacedShape;
import org.polysweep.world.body.Response;
import org.polysweep.world.body.StepBudget;
import org.polysweep.world.body.TaskRunner;

/** A step is refused if numbers are too large, and nothing is changed while it is under way, nor if it fails. */
class StepRunnerTest {

    private static final double LARGEST = Math.nextDown(0x1p800);

    private final Bodies bodies = new Bodies();
    private final Step step = new Step(bodies);
    private final Scene scene = new Scene(bodies, step.broadPhase());
    private final Surroundings surroundings = new Surroundings(bodies, scene);
    private final StepRunner runner = new StepRunner(bodies, step, scene);

    private int add(double x, double y, double dx, double dy) {
        int i = bodies.index(bodies.add(SomeBodies.box(0, 0, 1, 1), x, y, false));
        bodies.setMotion(i, dx, dy);
        return i;
    }

    @Test
    void theEndOfAWayIsFinite() {
        double[][] beyond = {
            {Double.MAX_VALUE, 0, Double.MAX_VALUE, 0},
            {0, Double.MAX_VALUE, 0, Double.MAX_VALUE},
            {-Double.MAX_VALUE, 0, -Double.MAX_VALUE, 0}
        };
        for (double[] numbers : beyond) {
            int other = add(5, 5, 1, 1);
            int i = add(numbers[0], numbers[1], numbers[2], numbers[3]);
            assertThatIllegalStateException()
                    .isThrownBy(() -> runner.report(contact -> {}))
                    .withMessageContaining("overflows double");
            assertThatIllegalStateException()
                    .isThrownBy(() -> runner.respond(Response.slide(), contact -> {}))
                    .withMessageContaining("overflows double");
            assertThat(bodies.x[other]).isEqualTo(5);
            assertThat(bodies.x[i]).isEqualTo(numbers[0]);
            bodies.remove(i);
            bodies.remove(other);
        }
    }

    @Test
    void withAResponseThereIsRoomForSums() {
        double[][] tooLarge = {{0x1p800, 0, 0, 0}, {0, -0x1p800, 0, 0}, {0, 0, 0x1p800, 0}, {0, 0, 0, -0x1p800}};
        for (double[] numbers : tooLarge) {
            int i = add(numbers[0], numbers[1], numbers[2], numbers[3]);
            assertThatIllegalStateException()
                    .isThrownBy(() -> runner.respond(Response.slide(), contact -> {}))
                    .withMessageContaining("2^800");
            runner.report(contact -> {});
            bodies.remove(i);
        }
        int wide = bodies.index(bodies.add(SomeBodies.box(-0x1p801, 0, 1, 1), 0, 0, false));
        assertThatIllegalStateException()
                .isThrownBy(() -> runner.respond(Response.slide(), contact -> {}))
                .withMessageContaining("2^800");
        bodies.remove(wide);
        int largest = add(LARGEST, -LARGEST, 0, 0);
        runner.respond(Response.slide(), contact -> {});
        assertThat(bodies.x[largest]).isEqualTo(LARGEST);
    }

    /** A listener, a response and a filter are asked in a step; afterwards all is free again. */
    @Test
    void nothingIsChangedInAStep() {
        add(0, 0, 4, 0);
        add(3, 0, 0, 0);
        List<Consumer<StepRunner>> changes = List.of(
                StepRunner::requireRest,
                each -> each.setBudget(StepBudget.LARGEST),
                each -> each.setWorkers(TaskRunner.SAME_THREAD, 2),
                each -> each.report(contact -> {}),
                each -> each.respond(Response.stop(), contact -> {}),
                each -> each.pairs((a, b) -> {}));
        List<String> refusals = new ArrayList<>();
        runner.respond(Response.stop(), contact -> refuse(changes, refusals));
        runner.pairs((a, b) -> refuse(changes, refusals));
        assertThat(refusals).hasSize(2 * changes.size());
        for (Consumer<StepRunner> change : changes) {
            change.accept(runner);
        }
    }

    private void refuse(List<Consumer<StepRunner>> changes, List<String> refusals) {
        for (Consumer<StepRunner> change : changes) {
            assertThatIllegalStateException()
                    .isThrownBy(() -> change.accept(runner))
                    .satisfies(refusal -> refusals.add(String.valueOf(refusal.getMessage())));
        }
    }

    @Test
    void ifAListenerFailsNothingHasMoved() {
        int i = add(0, 0, 4, 0);
        add(3, 0, 0, 0);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> runner.report(contact -> {
                    throw new IllegalArgumentException("no");
                }));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> runner.respond(
                        (contact, motion) -> {
                            throw new IllegalArgumentException("no");
                        },
                        contact -> {}));
        assertThat(bodies.x[i]).isZero();
        runner.requireRest();
        runner.respond(Response.stop(), contact -> {});
        assertThat(step.log().contacts()).isEqualTo(1);
        assertThat(bodies.x[i]).isEqualTo(2);
    }

    /** A ball between two walls bounces as often as it may. */
    @Test
    void aBodyIsChangedAsOftenAsIsSet() {
        for (int most : new int[] {64, 1, 7}) {
            int ball = add(1.5, 0, 1e6, 0);
            bodies.add(SomeBodies.box(0, 0, 1, 1), 0, 0, true);
            bodies.add(SomeBodies.box(0, 0, 1, 1), 3, 0, true);
            // 64 if never set.
            if (most != 64) {
                runner.setBudget(StepBudget.DEFAULT.withMaxDisplacementChanges(most));
            }
            runner.respond(Response.bounce(1), contact -> {});
            assertThat(step.log().stalled()).containsExactly(bodies.id(ball));
            assertThat(step.log().contacts()).isEqualTo(most + 1);
            while (bodies.count() > 0) {
                bodies.remove(bodies.byRank(0));
            }
        }
    }

    @Test
    void limitsAreChecked() {
        for (int most : new int[] {0, -1, 1_000_001}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> StepBudget.DEFAULT.withMaxDisplacementChanges(most))
                    .withMessageContaining(String.valueOf(most));
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> StepBudget.DEFAULT.withMaxContacts(most))
                    .withMessageContaining(String.valueOf(most));
        }
        runner.setBudget(new StepBudget(1, 1));
        runner.setBudget(new StepBudget(1_000_000, 1_000_000));
        assertThatIllegalArgumentException().isThrownBy(() -> runner.setWorkers(TaskRunner.SAME_THREAD, 0));
        runner.setWorkers(TaskRunner.SAME_THREAD, 1);
    }

    /** Questions in a step are answered by where bodies stood; afterwards by where they stand. */
    @Test
    void aStepIsSeenByQuestions() {
        int i = add(0, 0, 10, 0);
        add(0, 0, 0, 0);
        PlacedShape place = SomeBodies.box(0, 0, 1, 1).at(10, 0);
        runner.report(contact ->
                assertThat(surroundings.meeting(place, BodyFilter.SOLID)).isEmpty());
        assertThat(surroundings.meeting(place, BodyFilter.SOLID)).containsExactly(bodies.id(i));
    }
}
