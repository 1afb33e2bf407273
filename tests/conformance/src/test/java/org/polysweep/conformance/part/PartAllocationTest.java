package org.polysweep.conformance.part;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.query.Allocation;
import org.polysweep.conformance.query.Answers;
import org.polysweep.generate.QueryClass;
import org.polysweep.oracle.Query;
import org.polysweep.pose.Rotor;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.sweep.Sweeper;

/** A sweep over a part of a step into a reused result does not allocate, and neither does reading its answer. */
class PartAllocationTest {

    private static final int QUERIES = 200;

    private final SweepResult result = SweepResult.create();

    /** What is read, so that reading is not for nothing. */
    private double sum;

    private void read() {
        sum += result.enter()
                + result.exit()
                + result.normalX()
                + result.featureIndexA()
                + result.contactX(0)
                + result.contactX(1)
                + result.safeAX()
                + result.safeHalfCosA();
    }

    private void requireNoAllocation(IntConsumer query) {
        assertThat(Allocation.ofSteadyState(() -> {
                    for (int i = 0; i < QUERIES; i++) {
                        query.accept(i);
                    }
                }))
                .isZero();
    }

    /** In halves and quarters of a step and at random times; contacts that slide, rest and part are among these. */
    @ParameterizedTest
    @EnumSource(
            names = {
                "BOXES",
                "TURNED_BOXES",
                "POLYGONS",
                "THIN",
                "GRID",
                "TILES",
                "SLIDING",
                "RESTING",
                "SLIDING_BOXES",
                "RESTING_BOXES",
                "ROUND_CIRCLES"
            })
    void convexShapes(QueryClass kind) {
        Random random = new Random(41);
        MovingShape[] as = new MovingShape[QUERIES];
        MovingShape[] bs = new MovingShape[QUERIES];
        double[] starts = new double[QUERIES];
        for (int i = 0; i < QUERIES; i++) {
            Query query = kind.next(random);
            as[i] = Answers.a(query);
            bs[i] = Answers.b(query);
            starts[i] = i % 2 == 0 ? random.nextInt(4) / 4.0 : random.nextDouble();
        }
        requireNoAllocation(i -> {
            MovingShape a = as[i];
            MovingShape b = bs[i];
            Sweeper.AUTO.sweep(
                    a.shape(),
                    a.x(),
                    a.y(),
                    a.dx(),
                    a.dy(),
                    b.shape(),
                    b.x(),
                    b.y(),
                    b.dx(),
                    b.dy(),
                    starts[i],
                    (1 + starts[i]) / 2,
                    result);
            read();
        });
    }

    /** A bar that rotates falls past a post, or onto it, within the part or later. */
    @Test
    void rotatingShapes() {
        ConvexPolygon bar = ConvexPolygon.box(-3, -0.25, 3, 0.25);
        ConvexPolygon post = ConvexPolygon.box(-0.5, -4, 0.5, 0);
        Rotor[] ends = new Rotor[QUERIES];
        for (int i = 0; i < QUERIES; i++) {
            ends[i] = Rotor.ofAngle(0.01 * (i + 1));
        }
        requireNoAllocation(i -> {
            Sweeper.AUTO.sweep(
                    bar,
                    0.03 * i,
                    3.17,
                    0.1,
                    -4.3,
                    Rotor.IDENTITY,
                    ends[i],
                    post,
                    0,
                    0,
                    0.01,
                    0,
                    Rotor.IDENTITY,
                    Rotor.IDENTITY,
                    0.123,
                    0.5,
                    result);
            sum += result.enter() + result.normalX() + result.contactX(0);
        });
    }
}
