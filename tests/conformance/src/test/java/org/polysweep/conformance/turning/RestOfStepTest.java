package org.polysweep.conformance.turning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.rotation.RotatingEvents;
import org.polysweep.internal.rotation.RotatingSweep;
import org.polysweep.internal.rotation.exact.OverlapInterval;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.MovingShape;
import org.polysweep.trials.Trials;

/**
 * The rest of a step in which something turns: what the sweep finds from a time on, and all overlaps in a part of it.
 */
class RestOfStepTest {

    private final SweepResult rest = SweepResult.create();
    private final RotatingSweep sweep = new RotatingSweep();

    @ParameterizedTest
    @EnumSource
    void theRestIsWhatComesAfterItsBeginning(TurningKind kind) {
        Random random = Trials.random(kind.name().hashCode());
        for (int i = 0; i < Trials.times(12); i++) {
            TurningQuery query = kind.next(random);
            MovingShape a = query.a().turning();
            MovingShape b = query.b().turning();
            if (a.isRotating() || b.isRotating()) {
                double from = random.nextInt(3) == 0 ? 0.5 : random.nextDouble();
                requireRest(a, b, from, RotatingEvents.overlaps(a, b, from, 1), query.toString());
            }
        }
    }

    private void requireRest(MovingShape a, MovingShape b, double from, List<OverlapInterval> overlaps, String name) {
        sweep.write(a, b, from, 1, 0, rest);
        boolean isWithin = !overlaps.isEmpty() && overlaps.get(0).begin().isEmpty();
        if (overlaps.isEmpty()) {
            assertThat(rest.verdict()).as(name).isIn(Verdict.TOUCH, Verdict.MISS);
        } else {
            assertThat(rest.verdict()).as(name).isEqualTo(isWithin ? Verdict.OVERLAP : Verdict.HIT);
            assertThat(Double.isNaN(rest.exit()))
                    .as(name)
                    .isEqualTo(overlaps.get(0).end().isEmpty());
        }
        if (rest.verdict() != Verdict.MISS && !isWithin) {
            assertThat(rest.enter()).as(name).isBetween(from, 1.0);
            // From just before the contact on, it is the same.
            double enter = rest.enter();
            Verdict verdict = rest.verdict();
            double exit = rest.exit();
            double later = from + (enter - from) / 2;
            sweep.write(a, b, later, 1, 0, rest);
            assertThat(rest.verdict()).as(name).isEqualTo(verdict);
            assertThat(rest.enter()).as(name).isEqualTo(enter);
            assertThat(Double.compare(rest.exit(), exit)).as(name).isZero();
        }
    }

    /** A part of the step that begins in the middle of another knows the same overlaps. */
    @ParameterizedTest
    @EnumSource
    void overlapsOfAPartAreThoseOfTheWhole(TurningKind kind) {
        Random random = Trials.random(kind.name().hashCode());
        for (int i = 0; i < Trials.times(6); i++) {
            TurningQuery query = kind.next(random);
            MovingShape a = query.a().turning();
            MovingShape b = query.b().turning();
            if (a.isRotating() || b.isRotating()) {
                double middle = random.nextInt(3) == 0 ? 0.5 : random.nextDouble();
                int whole = RotatingEvents.overlaps(a, b, 0, 1).size();
                List<OverlapInterval> first = RotatingEvents.overlaps(a, b, 0, middle);
                List<OverlapInterval> second = RotatingEvents.overlaps(a, b, middle, 1);
                boolean goesOn = !second.isEmpty() && second.get(0).begin().isEmpty();
                assertThat(first.size() + second.size() - (goesOn ? 1 : 0))
                        .as("%s at %s", query, middle)
                        .isEqualTo(whole);
            }
        }
    }
}
