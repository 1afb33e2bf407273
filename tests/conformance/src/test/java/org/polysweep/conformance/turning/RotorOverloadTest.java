package org.polysweep.conformance.turning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.query.Allocation;
import org.polysweep.contact.Verdict;
import org.polysweep.pose.Rotor;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.sweep.Sweeper;
import org.polysweep.trials.Trials;

/** A sweep of shapes that rotate, from plain numbers, is the sweep of the moving shapes, and does not allocate. */
class RotorOverloadTest {

    private static final int QUERIES = Trials.times(4);
    private static final ConvexPolygon CRATE = ConvexPolygon.box(-1, -1, 1, 1);
    private static final Rotor HALF_TURN_BACK = Rotor.ofHalfAngle(-1, 0);

    private final SweepResult result = SweepResult.create();

    private static void sweep(Sweeper sweeper, MovingShape a, MovingShape b, SweepResult result) {
        sweeper.sweep(
                a.shape(),
                a.x(),
                a.y(),
                a.dx(),
                a.dy(),
                a.rotor(),
                a.endRotor(),
                b.shape(),
                b.x(),
                b.y(),
                b.dx(),
                b.dy(),
                b.rotor(),
                b.endRotor(),
                result);
    }

    @ParameterizedTest
    @EnumSource
    void itAnswersAsForMovingShapes(TurningKind kind) {
        Random random = Trials.random(kind.name().hashCode());
        SweepResult expected = SweepResult.create();
        for (int i = 0; i < QUERIES; i++) {
            TurningQuery query = kind.next(random);
            MovingShape a = query.a().turning();
            MovingShape b = query.b().turning();
            requireSame(Sweeper.AUTO, a, b, expected);
            requireSame(Sweeper.of(SweepAlgorithm.REFERENCE), a, b, expected);
            MovingShape tiles = new MovingShape(
                    CompoundShape.of(b.shape().part(0), CRATE), b.x(), b.y(), b.dx(), b.dy(), b.rotor(), b.endRotor());
            requireSame(Sweeper.AUTO, a, tiles, expected);
        }
    }

    @Test
    void withoutRotationItIsTheSweepWithoutRotors() {
        SweepResult expected = SweepResult.create();
        MovingShape b = CRATE.at(4, 0.5).moving(-1, 0);
        for (SweepAlgorithm algorithm : SweepAlgorithm.values()) {
            requireSame(Sweeper.of(algorithm), CRATE.at(0, 0).moving(3, 0), b, expected);
            assertThat(result.verdict()).isEqualTo(Verdict.HIT);
        }
    }

    private void requireSame(Sweeper sweeper, MovingShape a, MovingShape b, SweepResult expected) {
        sweep(sweeper, a, b, result);
        sweeper.sweep(a, b, expected);
        assertThat(result.toOutcome()).as("%s, %s", a, b).isEqualTo(expected.toOutcome());
    }

    @Test
    void nothingIsAllocated() {
        MovingShape falling = CRATE.at(0.25, 3).moving(0.5, -4).rotatingBy(Rotor.ofAngle(0.4));
        MovingShape[] others = {
            ConvexPolygon.box(-9, -1, 9, 0).at(0, 0).moving(0, 0),
            RoundedPolygon.of(CRATE, 0.5).at(0.5, 0).moving(0, 0).rotatingBy(Rotor.ofAngle(-0.3)),
            CRATE.at(9, 0).moving(0, 0),
            CRATE.at(0.5, 2).moving(0, -2).rotatingBy(Rotor.ofAngle(-0.3))
        };
        double[] sum = new double[1];
        assertThat(Allocation.ofSteadyState(() -> {
                    for (MovingShape other : others) {
                        sweep(Sweeper.AUTO, falling, other, result);
                        sum[0] += result.verdict() == Verdict.HIT ? result.enter() + result.contactX(0) : 1;
                    }
                }))
                .isZero();
        assertThat(sum[0]).isPositive();
    }

    /** By the name of the argument; and the result holds no answer after that. */
    @Test
    @SuppressWarnings("NullAway") // what a checker would refuse
    void whatIsWrongIsRefused() {
        Rotor none = Rotor.IDENTITY;
        Rotor turn = Rotor.ofAngle(1);
        Sweeper auto = Sweeper.AUTO;
        requireRefused(auto, 0, none, HALF_TURN_BACK, none, none, "endRotorA must not be opposite to rotorA ");
        requireRefused(auto, 0, none, none, HALF_TURN_BACK, none, "endRotorB must not be opposite to rotorB ");
        requireRefused(auto, 0, null, none, none, none, "rotorA must not be null");
        requireRefused(auto, 0, none, none, none, null, "endRotorB must not be null");
        requireRefused(auto, Double.NaN, turn, turn, turn, turn, "bdy must be finite, but was NaN");
        requireRefused(Sweeper.of(SweepAlgorithm.POLYGON), 0, none, turn, none, none, "a must not rotate");
        requireRefused(Sweeper.of(SweepAlgorithm.AABB), 0, none, none, turn, turn, "b must not be rotated");
    }

    private void requireRefused(
            Sweeper sweeper, double bdy, Rotor rotorA, Rotor endA, Rotor rotorB, Rotor endB, String message) {
        assertThatThrownBy(
                        () -> sweeper.sweep(CRATE, 0, 0, 1, 0, rotorA, endA, CRATE, 5, 0, 0, bdy, rotorB, endB, result))
                .isInstanceOfAny(IllegalArgumentException.class, NullPointerException.class)
                .hasMessageStartingWith(message);
        assertThatThrownBy(result::verdict).isInstanceOf(IllegalStateException.class);
    }
}
