package org.polysweep.conformance.turning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.query.Allocation;
import org.polysweep.internal.motion.IdleRotation;
import org.polysweep.internal.rotation.RotatingSweep;
import org.polysweep.internal.sign.Stage;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.MovingShape;
import org.polysweep.trials.Trials;

/** In queries that imitate play, the exact fallback hardly ever decides, and the other stages do not allocate. */
class PlayStagesTest {

    private static final int QUERIES = 400;
    private static final double LARGEST_PART = 0.02;

    private final RotatingSweep sweep = new RotatingSweep();
    private final SweepResult result = SweepResult.create();

    @ParameterizedTest
    @EnumSource(names = {"ROLLING", "STARTING", "TUMBLING", "FLIPPER", "DOOR", "WHEEL", "AFTER_CONTACT"})
    void integersHardlyEverDecide(TurningKind kind) {
        Random random = Trials.random(kind.name().hashCode());
        List<MovingShape> shapes = new ArrayList<>();
        for (int i = 0; i < QUERIES; i++) {
            TurningQuery query = kind.next(random);
            shapes.add(IdleRotation.without(query.a().turning()));
            shapes.add(IdleRotation.without(query.b().turning()));
        }
        sweep.stages().count();
        int exact = 0;
        for (int i = 0; i < QUERIES; i++) {
            int before = sweep.stages().decisions(Stage.INTEGERS);
            read(shapes.get(2 * i), shapes.get(2 * i + 1));
            exact += sweep.stages().decisions(Stage.INTEGERS) > before ? 1 : 0;
        }
        assertThat(exact).isLessThan((int) (LARGEST_PART * QUERIES));
        int[] clean = Allocation.withoutGarbage(QUERIES, i -> read(shapes.get(2 * i), shapes.get(2 * i + 1)));
        assertThat(clean).hasSizeGreaterThan((int) ((1 - LARGEST_PART) * QUERIES));
    }

    private void read(MovingShape a, MovingShape b) {
        sweep.write(a, b, 0, 1, 0, result);
        result.enter();
        result.exit();
        result.normalX();
        if (result.contactCount() > 0) {
            result.contactX(0);
            result.safeAX();
        }
    }
}
