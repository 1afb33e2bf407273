package org.polysweep.conformance.turning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.conformance.query.Allocation;
import org.polysweep.contact.Hit;
import org.polysweep.pose.Rotor;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.sweep.Sweep;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.sweep.Sweeper;
import org.polysweep.trials.Trials;

/** A rotating body hits the vertex that two links of a chain share: the lower link, without the exact fallback. */
class SharedVertexTest {

    private static final int QUERIES = 300;

    private static ConvexShape link(double radius, double x1, double y1, double x2, double y2) {
        ConvexPolygon segment = ConvexPolygon.of(x1, y1, x2, y2);
        return radius == 0 ? segment : RoundedPolygon.of(segment, radius);
    }

    /** Two links that meet in a peak, in either order. */
    private static CompoundShape peak(double radius, double x, boolean isReversed) {
        ConvexShape left = link(radius, x - 4, -2, x, 0);
        ConvexShape right = link(radius, x, 0, x + 4, -2);
        return isReversed ? CompoundShape.of(right, left) : CompoundShape.of(left, right);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.25})
    void theLowerPartIsReported(double radius) {
        Random random = Trials.random(46);
        List<MovingShape> boxes = new ArrayList<>();
        List<MovingShape> chains = new ArrayList<>();
        while (boxes.size() < QUERIES) {
            ConvexPolygon box = ConvexPolygon.box(-1, -1, 1, 1 + random.nextDouble());
            MovingShape falling = box.at(random.nextDouble() - 0.5, 3)
                    .withRotor(Rotor.ofAngle(random.nextDouble() / 4))
                    .moving(random.nextDouble(), -4)
                    .rotatingBy(Rotor.ofAngle(random.nextDouble() / 4 - 0.125));
            MovingShape chain = peak(radius, random.nextDouble() / 2, random.nextBoolean())
                    .at(0, 0)
                    .moving(0, 0);
            double first = enter(falling, chain, 0);
            if (first == enter(falling, chain, 1)) {
                boxes.add(falling);
                chains.add(chain);
            }
        }
        SweepResult result = SweepResult.create();
        SweepResult expected = SweepResult.create();
        for (int i = 0; i < QUERIES; i++) {
            Sweeper.AUTO.sweep(boxes.get(i), chains.get(i), result);
            Sweeper.of(SweepAlgorithm.REFERENCE).sweep(boxes.get(i), chains.get(i), expected);
            assertThat(result.toOutcome()).isEqualTo(expected.toOutcome());
            assertThat(result.partB()).isZero();
        }
        int[] clean = Allocation.withoutGarbage(QUERIES, i -> {
            Sweeper.AUTO.sweep(boxes.get(i), chains.get(i), result);
            result.enter();
        });
        assertThat(clean).hasSizeGreaterThan(QUERIES * 9 / 10);
    }

    /** The times round to the same double, but the vertex of the second part is lower by a fraction of an ulp. */
    @Test
    void theEarlierOfTwoVerticesIsReported() {
        CompoundShape wedges =
                CompoundShape.of(ConvexPolygon.of(0, 0, 1, 1, -1, 1), ConvexPolygon.of(0, -0x1p-70, 1, 2, -1, 2));
        MovingShape falling = wedges.at(0.25, 2).moving(0.5, -3).rotatingBy(Rotor.ofAngle(0.125));
        MovingShape floor = ConvexPolygon.box(-9, -1, 9, 0).at(0, 0).moving(0, 0);
        SweepResult result = SweepResult.create();
        Sweeper.AUTO.sweep(falling, floor, result);
        assertThat(enter(falling.part(0), floor, 0)).isEqualTo(enter(falling.part(1), floor, 0));
        assertThat(result.partA()).isEqualTo(1);
        SweepResult expected = SweepResult.create();
        Sweeper.of(SweepAlgorithm.REFERENCE).sweep(falling, floor, expected);
        assertThat(result.toOutcome()).isEqualTo(expected.toOutcome());
    }

    /** The time at which a body hits a part; NaN if it does not. */
    private static double enter(MovingShape body, MovingShape chain, int part) {
        return Sweep.outcome(body, chain.part(part)) instanceof Hit hit ? hit.enter() : Double.NaN;
    }
}
