package org.polysweep.conformance.turning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polysweep.contact.Hit;
import org.polysweep.contact.SweepOutcome;
import org.polysweep.contact.Verdict;
import org.polysweep.pose.Rotor;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.PlacedShape;
import org.polysweep.sweep.Sweep;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.sweep.Sweeper;

/** Shapes with rotors, as users sweep them: the two ways to call, the paths, and what takes no rotor. */
class TurningSweepTest {

    private static final Rotor QUARTER = Rotor.ofHalfAngle(1, 1);
    private static final ConvexPolygon BOX = ConvexPolygon.box(-3, -4, 3, 4);
    private static final PlacedShape WALL = ConvexPolygon.box(0, -10, 1, 10).at(5, 0);
    private static final MovingShape TURNING = BOX.at(0, 0).moving(0, 0).rotatingTo(QUARTER);
    private static final PlacedShape TURNED = BOX.at(0, 0).withRotor(QUARTER);

    @Test
    void bothWaysToCall() {
        SweepResult result = SweepResult.create();
        Sweeper.AUTO.sweep(TURNING.moving(0.5, 0), WALL.moving(0, 0), result);
        SweepOutcome contact = Sweep.outcome(TURNING.moving(0.5, 0), WALL);
        assertThat(result.toOutcome()).isEqualTo(contact);
        assertThat(contact).isInstanceOf(Hit.class);
        SweepResult reference = SweepResult.create();
        Sweeper.of(SweepAlgorithm.REFERENCE).sweep(TURNING.moving(0.5, 0), WALL.moving(0, 0), reference);
        assertThat(reference.toOutcome()).isEqualTo(contact);
        // Then a sweep without rotors into the same result.
        Sweeper.AUTO.sweep(BOX.at(0, 0).moving(4, 0), WALL.moving(0, 0), result);
        assertThat(result.verdict()).isEqualTo(Verdict.HIT);
        assertThat(result.enter()).isEqualTo(0.5);
        assertThat(result.safeHalfCosA()).isEqualTo(1);
        assertThat(result.safeHalfSinB()).isZero();
    }

    @Test
    void whatIsTurnedAndDoesNotTurn() {
        SweepResult result = SweepResult.create();
        for (SweepAlgorithm path : List.of(SweepAlgorithm.AUTO, SweepAlgorithm.POLYGON, SweepAlgorithm.REFERENCE)) {
            // Turned by a quarter, the box reaches 4 to the right.
            Sweeper.of(path).sweep(TURNED.moving(2, 0), WALL.moving(0, 0), result);
            assertThat(result.verdict()).isEqualTo(Verdict.HIT);
            assertThat(result.enter()).isEqualTo(0.5);
            assertThat(result.exit()).isEqualTo(5);
            assertThat(result.safeAX()).isEqualTo(1);
            assertThat(result.safeHalfSinA()).isEqualTo(1);
        }
        // Turned by a quarter, the wall lies across.
        assertThat(Sweep.outcome(TURNED.moving(0, 0), WALL.withRotor(QUARTER)).verdict())
                .isEqualTo(Verdict.OVERLAP);
    }

    /** No vertex of two segments was proved to be the farthest, and the missing one was used like a vertex. */
    @Test
    void whereNoCornerIsTheFarthest() {
        MovingShape a = ConvexPolygon.of(-3, 3, -1, -1)
                .at(0, 2)
                .withRotor(Rotor.ofHalfAngle(1, 1))
                .moving(-3, 4)
                .rotatingTo(Rotor.ofHalfAngle(1, 1));
        MovingShape b = ConvexPolygon.of(3, 1, 2, 1)
                .at(-2, 0)
                .withRotor(Rotor.ofHalfAngle(-2, 2))
                .moving(0, 1)
                .rotatingTo(Rotor.ofHalfAngle(-2, 1));
        SweepResult result = SweepResult.create();
        Sweeper.AUTO.sweep(a, b, result);
        SweepResult reference = SweepResult.create();
        Sweeper.of(SweepAlgorithm.REFERENCE).sweep(a, b, reference);
        assertThat(result.toOutcome()).isEqualTo(reference.toOutcome());
    }

    @Test
    void pathsThatCannotAnswer() {
        SweepResult result = SweepResult.create();
        Sweeper aabb = Sweeper.of(SweepAlgorithm.AABB);
        Sweeper polygon = Sweeper.of(SweepAlgorithm.POLYGON);
        MovingShape wall = WALL.moving(0, 0);
        assertThatThrownBy(() -> aabb.sweep(TURNED.moving(0, 0), wall, result))
                .hasMessageContaining("a must not be rotated");
        assertThatThrownBy(() -> polygon.sweep(wall, TURNING, result)).hasMessageContaining("b must not rotate");
        MovingShape halfPlain = BOX.at(0, 0).moving(4, 0).rotatingTo(Rotor.ofHalfAngle(7, 0));
        aabb.sweep(halfPlain, wall, result);
        assertThat(result.enter()).isEqualTo(0.5);
    }

    /** On top of itself, by the width of the box, which is turned by a quarter. */
    @Test
    void theWayOutIsThatOfTheTurnedShapes() {
        MovingShape level = BOX.at(0, 0).moving(0, 0);
        double depth =
                Sweeper.AUTO.minimumTranslation(level, level).orElseThrow().depth();
        assertThat(Sweeper.AUTO
                        .minimumTranslation(TURNING, TURNING)
                        .orElseThrow()
                        .depth())
                .isEqualTo(depth);
    }
}
