package org.polysweep.conformance.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.polysweep.aabb.Aabb;
import org.polysweep.aabb.AabbBatch;
import org.polysweep.aabb.AabbColumns;
import org.polysweep.aabb.MovingAabb;
import org.polysweep.aabb.SweptAabb;
import org.polysweep.contact.Verdict;
import org.polysweep.pose.Rotor;
import org.polysweep.result.SweepColumns;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.Shape;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.sweep.Sweeper;
import org.polysweep.validate.ClaimedResult;

/** After a sweep that was refused, a result shows nothing: neither the previous answer nor a part of it. */
class RefusedSweepTest {

    private static final double NAN = Double.NaN;
    private static final ConvexPolygon BOX = ConvexPolygon.box(0, 0, 1, 1);
    private static final ConvexPolygon TRIANGLE = ConvexPolygon.of(0, 0, 4, 1, 1, 3);
    private static final MovingShape A = BOX.at(0, 0).moving(1, 0);
    private static final MovingShape ROTATING = A.rotatingBy(Rotor.ofAngle(1));
    private static final MovingAabb MOVING = new MovingAabb(new Aabb(0, 0, 1, 1), 0, 0, 1, 0);

    private static final String MESSAGE =
            "the result holds no answer: the last sweep was refused; read it after a sweep that returns";

    /** Sweeps that are refused, each for one reason. */
    @SuppressWarnings("NullAway") // what a checker would refuse
    private static List<Consumer<SweepResult>> refusedSweeps() {
        List<Consumer<SweepResult>> refused = new ArrayList<>();
        Sweeper boxes = Sweeper.of(SweepAlgorithm.AABB);
        Sweeper polygons = Sweeper.of(SweepAlgorithm.POLYGON);
        MovingShape tiles = CompoundShape.of(BOX, TRIANGLE).at(0, 0).moving(1, 0);
        refused.add(result -> Sweeper.AUTO.sweep(null, A, result));
        refused.add(result -> Sweeper.AUTO.sweep(A, null, result));
        refused.add(result -> boxes.sweep(A, TRIANGLE.at(0, 0).moving(0, 0), result));
        refused.add(result -> boxes.sweep(A, tiles, result));
        refused.add(result -> polygons.sweep(A, ROTATING, result));
        refused.add(result -> polygons.sweep(tiles, ROTATING, result));
        for (Shape shape : List.of(BOX, TRIANGLE, CompoundShape.of(BOX, BOX))) {
            refused.add(result -> Sweeper.AUTO.sweep(null, 0, 0, 0, 0, shape, 0, 0, 0, 0, result));
            for (int n = 0; n < 8; n++) {
                double[] x = new double[8];
                x[n] = n % 2 == 0 ? NAN : Double.NEGATIVE_INFINITY;
                refused.add(result ->
                        Sweeper.AUTO.sweep(shape, x[0], x[1], x[2], x[3], BOX, x[4], x[5], x[6], x[7], result));
            }
        }
        refused.add(result -> SweptAabb.sweep(null, MOVING, result));
        refused.add(result -> SweptAabb.sweep(MOVING, null, result));
        refused.add(result -> SweptAabb.sweep(0, 0, 1, 1, 0, 0, 0, NAN, 0, 0, 1, 1, 0, 0, 0, 0, result));
        refused.add(result -> SweptAabb.sweep(0, 0, 1, 1, 0, 0, 0, 0, 2, 0, 1, 1, 0, 0, 0, 0, result));
        return refused;
    }

    @Test
    void nothingCanBeReadUntilASweepReturns() {
        for (Consumer<SweepResult> refused : refusedSweeps()) {
            SweepResult result = hit();
            assertThatThrownBy(() -> refused.accept(result)).isInstanceOf(RuntimeException.class);
            for (Method method : readers()) {
                assertThatThrownBy(() -> read(method, result))
                        .as("%s", method)
                        .isInstanceOf(IllegalStateException.class)
                        .hasMessage(MESSAGE);
            }
            Sweeper.AUTO.sweep(A, BOX.at(9, 9).moving(0, 0), result);
            for (Method method : readers()) {
                assertThatCode(() -> read(method, result)).as("%s", method).doesNotThrowAnyException();
            }
            assertThat(result.verdict()).isEqualTo(Verdict.MISS);
        }
    }

    /** A hit of which some parts have been read, and others have not. */
    private static SweepResult hit() {
        SweepResult result = SweepResult.create();
        Sweeper.AUTO.sweep(TRIANGLE.at(0, 0).moving(9, 0), BOX.at(7, 1).moving(0, 0), result);
        assertThat(result.verdict()).isEqualTo(Verdict.HIT);
        assertThat(result.enter()).isPositive();
        assertThat(result.contactCount()).isPositive();
        return result;
    }

    /** All methods of a result that read it, those that are still to be written included. */
    private static List<Method> readers() {
        List<Method> readers = new ArrayList<>();
        for (Method method : SweepResult.class.getDeclaredMethods()) {
            if (Modifier.isPublic(method.getModifiers()) && !Modifier.isStatic(method.getModifiers())) {
                readers.add(method);
            }
        }
        assertThat(readers).hasSizeGreaterThan(20);
        return readers;
    }

    private static void read(Method method, SweepResult result) throws Throwable {
        Class<?>[] types = method.getParameterTypes();
        Object[] arguments = new Object[types.length];
        for (int i = 0; i < types.length; i++) {
            arguments[i] = types[i] == int.class ? (Object) 0 : (Object) 0.5;
        }
        try {
            method.invoke(result, arguments);
        } catch (InvocationTargetException thrown) {
            throw thrown.getCause();
        }
    }

    @Test
    void noAnswerIsWrittenIntoColumnsOrAClaim() {
        SweepColumns columns = new SweepColumns(1);
        columns.write(0, hit());
        double enter = columns.enter[0];
        SweepResult result = hit();
        assertThatThrownBy(() -> SweptAabb.sweep(0, 0, 1, 1, 0, 0, 0, NAN, 0, 0, 1, 1, 0, 0, 0, 0, result))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> columns.write(0, result)).hasMessage(MESSAGE);
        assertThat(columns.verdict[0]).isEqualTo(Verdict.HIT.code());
        assertThat(columns.enter[0]).isEqualTo(enter);
        assertThatThrownBy(() -> new ClaimedResult().copy(result)).hasMessage(MESSAGE);
    }

    @Test
    void aRefusedBatchLeavesTheColumnsAsTheyWere() {
        AabbColumns a = columns(0, 1);
        AabbColumns b = columns(2, 2);
        SweepColumns out = new SweepColumns(2);
        AabbBatch batch = new AabbBatch();
        a.dx[0] = 4;
        batch.sweep(a, b, 0, 2, out);
        assertThat(out.verdict).containsExactly(Verdict.HIT.code(), Verdict.TOUCH.code());
        a.dx[0] = 0;
        a.dx[1] = NAN;
        assertThatThrownBy(() -> batch.sweep(a, b, 0, 2, out)).isInstanceOf(IllegalArgumentException.class);
        assertThat(out.verdict).containsExactly(Verdict.HIT.code(), Verdict.TOUCH.code());
        assertThat(out.enter).containsExactly(0.25, 0);
    }

    /** Unit boxes at the given x coordinates. */
    private static AabbColumns columns(double... x) {
        double[] one = {1, 1};
        return new AabbColumns(new double[2], new double[2], one, one, x, new double[2], new double[2], new double[2]);
    }
}
