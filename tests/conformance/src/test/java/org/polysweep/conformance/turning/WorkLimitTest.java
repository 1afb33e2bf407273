package org.polysweep.conformance.turning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.polysweep.contact.SweepOutcome;
import org.polysweep.pose.Rotor;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.sweep.Sweep;
import org.polysweep.sweep.Sweeper;
import org.polysweep.sweep.WorkLimit;
import org.polysweep.sweep.WorkLimitException;
import org.polysweep.world.World;
import org.polysweep.world.body.Response;
import org.polysweep.world.body.TaskRunner;

/** A limit of the work ends calls after the same number of operations each time, and they change nothing. */
class WorkLimitTest {

    /** Beyond the range of doubles. */
    private static final double LARGE = 0x1p250;

    private static final Rotor QUARTER = Rotor.ofHalfAngle(1, 1);
    private static final ConvexPolygon BAR = ConvexPolygon.box(-3 * LARGE, -4 * LARGE, 3 * LARGE, 4 * LARGE);
    private static final ConvexPolygon WALL = ConvexPolygon.box(4.5 * LARGE, -9 * LARGE, 9 * LARGE, 9 * LARGE);
    private static final MovingShape A = BAR.at(0, 0).moving(0, 0).rotatingTo(QUARTER);
    private static final MovingShape B = WALL.at(0, 0).moving(0, 0);

    /** The least limit within which a query is answered, by bisection. */
    private static long need(MovingShape a, MovingShape b) {
        long low = 0;
        long high = 1L << 40;
        while (high - low > 1) {
            long middle = (low + high) / 2;
            if (answers(middle, a, b)) {
                high = middle;
            } else {
                low = middle;
            }
        }
        return high;
    }

    private static boolean answers(long operations, MovingShape a, MovingShape b) {
        try {
            return WorkLimit.of(operations).get(() -> Sweep.outcome(a, b)).equals(Sweep.outcome(a, b));
        } catch (WorkLimitException e) {
            assertThat(e.maxOperations()).isEqualTo(operations);
            return false;
        }
    }

    /** Classes that are used first within a limit are initialized; a class that is not can never be used again. */
    @Test
    void aLimitSpoilsNoClass() throws Exception {
        URL[] classes = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(WorkLimitTest::url)
                .toArray(URL[]::new);
        try (URLClassLoader fresh = new URLClassLoader(classes, ClassLoader.getPlatformClassLoader())) {
            Method within = fresh.loadClass("org.polysweep.internal.algebraic.ExactWork")
                    .getMethod("within", long.class, Supplier.class, Supplier.class);
            Supplier<RuntimeException> refusal = IllegalStateException::new;
            Supplier<List<Class<?>>> calls =
                    () -> Stream.of("IntegerPolynomial", "ConstructibleNumber", "RootIsolation")
                            .<Class<?>>map(name -> initialized("org.polysweep.internal.algebraic." + name, fresh))
                            .toList();
            assertThat((List<?>) within.invoke(null, 0L, refusal, calls)).hasSize(3);
        }
    }

    private static URL url(String path) {
        try {
            return new File(path).toURI().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Class<?> initialized(String name, ClassLoader loader) {
        try {
            return Class.forName(name, true, loader);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void theNumberOfOperationsIsAlwaysTheSame() {
        long need = need(A, B);
        assertThat(need).isGreaterThan(1000);
        assertThat(need(A, B)).isEqualTo(need);
        assertThat(answers(need - 1, A, B)).isFalse();
        assertThat(answers(need, A, B)).isTrue();
        assertThat(answers(2 * need, A, B)).isTrue();
    }

    @Test
    void aSweepThatDoublesDecideNeedsNoOperation() {
        MovingShape bar = ConvexPolygon.box(-2, -1, 2, 1).at(0, 0).moving(5, 0).rotatingBy(Rotor.ofAngle(0.5));
        MovingShape wall = ConvexPolygon.box(0, -9, 1, 8).at(4, 0).moving(0, 0);
        SweepOutcome contact = Sweep.outcome(bar, wall);
        assertThat(WorkLimit.of(0).get(() -> Sweep.outcome(bar, wall))).isEqualTo(contact);
    }

    @Test
    void aRefusedSweepHasNoAnswerAndTheNextOneHas() {
        SweepResult result = SweepResult.create();
        Sweeper.AUTO.sweep(B, A, result);
        assertThatThrownBy(() -> WorkLimit.of(1000).run(() -> Sweeper.AUTO.sweep(A, B, result)))
                .isInstanceOf(WorkLimitException.class);
        assertThatThrownBy(result::verdict).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(result::enter).isInstanceOf(IllegalStateException.class);
        Sweeper.AUTO.sweep(A, B, result);
        assertThat(result.toOutcome()).isEqualTo(Sweep.outcome(A, B));
    }

    @Test
    void aNumberThatWasRefusedIsComputedAtTheNextRead() {
        SweepResult result = SweepResult.create();
        Sweeper.AUTO.sweep(A, B, result);
        assertThatThrownBy(() -> WorkLimit.of(1).get(result::toOutcome)).isInstanceOf(WorkLimitException.class);
        assertThat(result.toOutcome()).isEqualTo(Sweep.outcome(A, B));
    }

    @Test
    void aLimitWithinALimitDoesNotExtendIt() {
        assertThatThrownBy(() ->
                        WorkLimit.of(1000).get(() -> WorkLimit.of(1L << 40).get(() -> Sweep.outcome(A, B))))
                .isInstanceOf(WorkLimitException.class)
                .hasMessageContaining("<= 1000 operations");
        assertThat(WorkLimit.of(1000).get(() -> 5)).isEqualTo(5);
        assertThat(Sweep.outcome(A, B)).isNotNull();
    }

    private static World world(TaskRunner tasks) {
        World world = new World();
        world.setTaskRunner(tasks, 4);
        for (int i = 0; i < 4; i++) {
            double x = 40 * LARGE * i;
            world.bodies().setRotationPerStep(world.add(BAR, x, 0), QUARTER);
            world.setDisplacement(world.add(WALL, x, 0), -0.25 * LARGE, 0);
        }
        return world;
    }

    private static final TaskRunner THREADS = (count, task) -> CompletableFuture.allOf(IntStream.range(0, count)
                    .mapToObj(i -> CompletableFuture.runAsync(() -> task.accept(i)))
                    .toArray(CompletableFuture[]::new))
            .join();

    @Test
    void aStepThatNeedsMoreChangesNothing() {
        World world = world(TaskRunner.SAME_THREAD);
        World other = world(THREADS);
        long before = world.digest();
        assertThatThrownBy(() -> WorkLimit.of(3000).run(() -> world.step(Response.slide())))
                .isInstanceOf(WorkLimitException.class);
        assertThatThrownBy(() -> WorkLimit.of(3000).run(() -> other.step(Response.slide())))
                .hasRootCauseInstanceOf(WorkLimitException.class);
        assertThat(world.digest()).isEqualTo(before);
        assertThat(other.digest()).isEqualTo(before);
        world.step(Response.slide());
        WorkLimit.of(1L << 40).run(() -> other.step(Response.slide()));
        assertThat(world.digest()).isEqualTo(other.digest()).isNotEqualTo(before);
    }
}
