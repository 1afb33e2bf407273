package org.polysweep.internal.rotation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.polysweep.internal.rotation.SomeBodies.CRATE;
import static org.polysweep.internal.rotation.SomeBodies.FLOOR;
import static org.polysweep.internal.rotation.SomeBodies.TIP;
import static org.polysweep.internal.rotation.SomeBodies.moving;
import static org.polysweep.internal.rotation.SomeBodies.rotated;
import static org.polysweep.internal.rotation.SomeBodies.rotating;
import static org.polysweep.internal.rotation.SomeBodies.still;
import static org.polysweep.internal.rotation.SomeBodies.with;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.polysweep.contact.Feature;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.rotation.RotatingPassage.Step;
import org.polysweep.internal.rotation.exact.ExactHeights;
import org.polysweep.internal.rotation.exact.RotatingReference;
import org.polysweep.internal.sign.Stage;
import org.polysweep.internal.sign.Stages;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.RoundedPolygon;

/** What the sweep answers where one can see it, and which stage decides each part of the answer. */
class RotatingSweepByHandTest {

    private static final double HAIR = 0x1p-60;

    private static final MovingShape GROUND = still(FLOOR, 0, 0);

    /** A corner comes down onto the middle of the floor, and goes on to the end of the step. */
    private static final MovingShape FALLING = rotating(CRATE, 0.25, 3, 0.5, -4, 0.25);

    private final RotatingSweep sweep = new RotatingSweep();
    private final SweepResult result = SweepResult.create();

    private void write(MovingShape a, MovingShape b) {
        sweep.stages().count();
        sweep.write(a, b, 0, 1, 0, result);
    }

    /** How often doubles have decided, then heads and tails, then integers. */
    private void decided(int filter, int expansions, int integers) {
        assertThat(List.of(
                        sweep.stages().decisions(Stage.FILTER),
                        sweep.stages().decisions(Stage.EXPANSION),
                        sweep.stages().decisions(Stage.INTEGERS)))
                .containsExactly(filter, expansions, integers);
    }

    /** The whole answer is that of the reference, bit for bit. */
    private void isExact(MovingShape a, MovingShape b) {
        SweepResult expected = SweepResult.create();
        RotatingReference.write(a, b, expected);
        assertThat(result.toOutcome()).isEqualTo(expected.toOutcome());
    }

    @Test
    void aCrateFallsOntoAFloor() {
        write(FALLING, GROUND);
        assertThat(result.verdict()).isEqualTo(Verdict.HIT);
        decided(1, 0, 0);
        assertThat(sweep.passage().step).isEqualTo(Step.VERTEX_IMPACT);
        assertThat(sweep.passage().hasImpact()).isTrue();
        assertThat(result.enter()).isBetween(0.25, 0.5);
        decided(1, 1, 0);
        // It gets into the floor and stays there.
        assertThat(result.exit()).isNaN();
        decided(2, 1, 0);
        assertThat(result.normalY()).isEqualTo(1);
        decided(2, 2, 0);
        assertThat(result.contactCount()).isEqualTo(1);
        assertThat(result.contactY(0)).isZero();
        decided(2, 3, 0);
        assertThat(result.featureKindA()).isEqualTo(Feature.Kind.VERTEX);
        assertThat(result.featureIndexA()).isZero();
        assertThat(result.featureKindB()).isEqualTo(Feature.Kind.EDGE);
        assertThat(result.featureIndexB()).isEqualTo(2);
        decided(2, 3, 0);
        isExact(FALLING, GROUND);
        write(GROUND, FALLING);
        isExact(GROUND, FALLING);
        assertThat(result.featureKindA()).isEqualTo(Feature.Kind.EDGE);
    }

    /** It stops looking as soon as the corner is certain to fall, however far it could go on. */
    @Test
    void theWayEndsWhereTheCornerIsCertainToFall() {
        RotatingScene scene = new RotatingScene(SomeBodies.body(FALLING), SomeBodies.body(GROUND));
        assertThat(scene.advancement.staysApart(0)).isFalse();
        write(FALLING, GROUND);
        assertThat(sweep.passage().advancementSteps).isPositive().isLessThan(scene.advancement.steps());
    }

    @Test
    void whatFliesAway() {
        MovingShape flying = rotating(CRATE, 0, 3, 4, 1, 0.25);
        write(flying, GROUND);
        assertThat(result.verdict()).isEqualTo(Verdict.MISS);
        decided(1, 0, 0);
        assertThat(sweep.passage().hasImpact()).isFalse();
        // After an answer that had one.
        write(FALLING, GROUND);
        write(flying, GROUND);
        assertThat(sweep.passage().hasImpact()).isFalse();
    }

    /** Stages that are left out do not decide, and those that are not left out any more do. */
    @Test
    void stagesThatAreLeftOut() {
        sweep.stages().count();
        sweep.write(FALLING, GROUND, 0, 1, Stages.code(List.of(Stage.FILTER)), result);
        assertThat(sweep.passage().step).isEqualTo(Step.ALL_EXACT_EVENTS);
        isExact(FALLING, GROUND);
        assertThat(sweep.stages().decisions(Stage.FILTER)).isZero();
        sweep.stages().count();
        sweep.write(FALLING, GROUND, 0, 1, Stages.code(List.of(Stage.EXPANSION)), result);
        isExact(FALLING, GROUND);
        assertThat(sweep.stages().decisions(Stage.EXPANSION)).isZero();
        write(FALLING, GROUND);
        decided(1, 0, 0);
    }

    /** The same numbers, one by one, as loops have them. */
    @Test
    void numbersInPlaceOfMotions() {
        sweep.a().setMotion(CRATE, 0.25, 3, 0.5, -4);
        sweep.a().setRotors(1, 0, 1, 0.25);
        sweep.b().setMotion(FLOOR, 0, 0, 0, 0);
        sweep.b().setRotors(1, 0, 1, 0);
        assertThat(sweep.isCertainMiss(0)).isFalse();
        assertThat(sweep.a().toMovingShape()).isEqualTo(FALLING);
        assertThat(sweep.b().toMovingShape()).isEqualTo(GROUND);
        sweep.write(0, 0, result);
        isExact(FALLING, GROUND);
        double enter = result.enter();
        sweep.write(0.25, 0, result);
        assertThat(result.enter()).isEqualTo(enter);
        sweep.write(0.5, 0, result);
        assertThat(result.verdict()).isEqualTo(Verdict.OVERLAP);
        sweep.b().setMotion(FLOOR, 0, -5, 0, 0);
        assertThat(sweep.isCertainMiss(0)).isTrue();
        sweep.b().setMotion(FLOOR, 0, 0, 0, 0);
        sweep.a().setMotion(CRATE, 0.25, 3, 0.5, 4);
        assertThat(sweep.isCertainMiss(0)).isTrue();
        sweep.b().setRotors(1, 0, 1, 1);
        assertThat(sweep.b().toMovingShape()).isEqualTo(rotating(FLOOR, 0, 0, 0, 0, 1));
        // No bound of doubles holds for these.
        sweep.a().setRotors(1, 0, -1, HAIR);
        assertThat(sweep.isCertainMiss(0)).isFalse();
        double tiny = 0x1p-535;
        sweep.a().setMotion(CRATE.scaled(tiny), 0, -4 * tiny, 3 * tiny, 4 * tiny);
        sweep.a().setRotors(1, 0, 1, 0.25);
        sweep.b().setMotion(CRATE.scaled(tiny), 0, 0, 0, 0);
        sweep.b().setRotors(1, 0, 1, 0);
        assertThat(sweep.isCertainMiss(0)).isFalse();
    }

    private static MovingShape tip(double height, double rise) {
        return rotating(TIP, 0, height, 0, rise, 0.125);
    }

    /** A tip that stands on the floor and goes on down; by a hair's breadth above it, or below. */
    @Test
    void aTipThatGoesDownFromTheFloor() {
        write(tip(0, -1), GROUND);
        decided(0, 1, 0);
        assertThat(result.verdict()).isEqualTo(Verdict.HIT);
        assertThat(sweep.passage().hasImpact()).isTrue();
        assertThat(result.enter()).isZero();
        isExact(tip(0, -1), GROUND);
        write(tip(HAIR, -1), GROUND);
        decided(0, 1, 0);
        assertThat(result.verdict()).isEqualTo(Verdict.HIT);
        assertThat(result.enter()).isEqualTo(HAIR);
        decided(0, 2, 0);
        isExact(tip(HAIR, -1), GROUND);
        write(tip(-HAIR, -1), GROUND);
        decided(0, 1, 0);
        assertThat(result.verdict()).isEqualTo(Verdict.OVERLAP);
        assertThat(sweep.passage().hasImpact()).isFalse();
        isExact(tip(-HAIR, -1), GROUND);
    }

    /** The same, on the way up. */
    @Test
    void aTipThatLeavesTheFloor() {
        write(tip(0, 1), GROUND);
        decided(0, 1, 0);
        assertThat(result.verdict()).isEqualTo(Verdict.TOUCH);
        assertThat(result.enter()).isZero();
        assertThat(sweep.passage().hasImpact()).isTrue();
        isExact(tip(0, 1), GROUND);
        write(tip(HAIR, 1), GROUND);
        decided(0, 1, 0);
        assertThat(result.verdict()).isEqualTo(Verdict.MISS);
        write(tip(-HAIR, 1), GROUND);
        decided(0, 1, 0);
        assertThat(result.verdict()).isEqualTo(Verdict.OVERLAP);
        assertThat(result.exit()).isEqualTo(HAIR);
        isExact(tip(-HAIR, 1), GROUND);
    }

    /** It rises slowly, and goes round so far that its next corner comes down to the floor, which is what counts. */
    @Test
    void whatComesAgain() {
        for (boolean isSwapped : new boolean[] {false, true}) {
            MovingShape above = rotating(TIP, 0, HAIR, 0, 0.25, -1.75);
            MovingShape a = isSwapped ? GROUND : above;
            MovingShape b = isSwapped ? above : GROUND;
            write(a, b);
            decided(0, 1, 0);
            assertThat(result.verdict()).isEqualTo(Verdict.HIT);
            assertThat(sweep.passage().hasImpact()).isTrue();
            assertThat(result.enter()).isGreaterThan(0.25);
            isExact(a, b);
        }
        // The touch before it is no hit, but that has to be known in order not to say that there is only a touch.
        MovingShape touching = rotating(TIP, 0, 0, 0, 0.25, -1.75);
        write(touching, GROUND);
        decided(0, 0, 1);
        assertThat(result.verdict()).isEqualTo(Verdict.HIT);
        assertThat(sweep.passage().hasImpact()).isFalse();
        assertThat(result.enter()).isGreaterThan(0.25);
        isExact(touching, GROUND);
    }

    /**
     * It leaves the floor from a hair's breadth above it, and comes down with a whole side, which at the end of the
     * step is a hair's breadth above it again: that takes integers.
     */
    @Test
    void whatNearlyComesAgain() {
        ConvexPolygon house = ConvexPolygon.of(0, 0, 1, 2, 1, 4, -1, 4, -1, 2);
        MovingShape rising = rotating(house, 0, HAIR, 0, 1, -1);
        write(rising, GROUND);
        decided(0, 0, 1);
        assertThat(result.verdict()).isEqualTo(Verdict.MISS);
        assertThat(sweep.passage().hasImpact()).isFalse();
    }

    /**
     * It lies in the floor by one and a half times what doubles may have wrong about a height: with two corners, so
     * that neither of them alone comes or goes, but it certainly overlaps.
     */
    @Test
    void anOverlapThatIsJustCertain() {
        double error = RotatingScene.frames(rotating(CRATE, 0, 1, 0, 0, 0.25), GROUND).ofB.heightError;
        MovingShape crate = rotating(CRATE, 0, 1 - 1.5 * error, 0, 0, 0.25);
        write(crate, GROUND);
        decided(1, 0, 0);
        assertThat(result.verdict()).isEqualTo(Verdict.OVERLAP);
    }

    /** A crate deep in the floor overlaps it, as far as doubles are concerned; the normal is for integers. */
    @Test
    void anOverlap() {
        MovingShape crate = rotating(CRATE, 0, 0.5, 0, 0, 0.25);
        write(crate, GROUND);
        decided(1, 0, 0);
        assertThat(result.verdict()).isEqualTo(Verdict.OVERLAP);
        assertThat(result.exit()).isNaN();
        decided(2, 0, 0);
        assertThat(result.normalY()).isEqualTo(1);
        decided(2, 0, 1);
        isExact(crate, GROUND);
    }

    /** It rises out of the floor. A corner alone leaves it last: heads and tails. */
    @Test
    void anOverlapThatEndsWithACorner() {
        MovingShape crate = rotating(CRATE, 0, 0.5, 0, 4, 0.25);
        write(crate, GROUND);
        decided(1, 0, 0);
        assertThat(result.exit()).isBetween(0.0, 1.0);
        decided(1, 1, 0);
        isExact(crate, GROUND);
        write(GROUND, crate);
        isExact(GROUND, crate);
    }

    /** It stands on its side all the time, and two corners leave the floor at once. */
    @Test
    void anOverlapThatEndsWithASide() {
        MovingShape crate = with(moving(CRATE, 0, 0.5, 0, 4), 1, 0, 2, 0);
        sweep.stages().count();
        sweep.write(crate, GROUND, 0, 1, 0, result);
        decided(1, 0, 0);
        assertThat(result.exit()).isEqualTo(0.125);
        decided(1, 1, 0);
    }

    /** Where neither turns, the end of an overlap may be after the step, and its beginning was before. */
    @Test
    void whatIsTurnedAndDoesNotTurn() {
        MovingShape crate = rotated(moving(CRATE, 0, 3.5, 0, -4), 2, 1);
        write(crate, GROUND);
        assertThat(result.verdict()).isEqualTo(Verdict.HIT);
        // The corner (-1, -1), turned by the angle of (3, 4) / 5, is 1.4 below the middle.
        assertThat(result.enter()).isCloseTo(2.1 / 4, within(1e-15));
        assertThat(List.of(result.normalX(), result.normalY())).containsExactly(0.0, 1.0);
        assertThat(List.of(result.featureIndexA(), result.featureIndexB())).containsExactly(0, 2);
        decided(1, 2, 0);
        isExact(crate, GROUND);
        MovingShape inside = rotated(moving(CRATE, 0, 0.5, 0, 0.25), 2, 1);
        write(inside, GROUND);
        assertThat(result.verdict()).isEqualTo(Verdict.OVERLAP);
        decided(1, 0, 0);
        assertThat(result.enter()).isNegative();
        assertThat(result.exit()).isCloseTo(0.9 / 0.25, within(1e-15));
        isExact(inside, GROUND);
        write(rotated(moving(CRATE, 0, 3.5, 0, -1), 2, 1), GROUND);
        assertThat(result.verdict()).isEqualTo(Verdict.MISS);
        decided(1, 0, 0);
    }

    /**
     * A ball on a slope of one half of a right angle, at a distance of q·√2 and with a radius p: where p² = 2q² ± 1,
     * these are the same to more digits than heads and tails have. Each second of the fractions p/q is greater than √2.
     */
    @Test
    void whatHeadsAndTailsLeaveOpen() {
        long p = 1;
        long q = 1;
        for (int i = 1; i <= 41; i++) {
            long next = p + 2 * q;
            q += p;
            p = next;
            if (i < 40) {
                continue;
            }
            boolean isNearer = i % 2 == 1;
            for (int away : new int[] {1, -1}) {
                double unit = 0x1p-50;
                MovingShape ball = with(
                        moving(RoundedPolygon.circle(0, 0, p * unit), -q * unit, q * unit, -away, away), 1, 0, 1, 1);
                MovingShape slope = still(ConvexPolygon.of(-8, -8, 8, -8, 8, 8), 0, 0);
                write(ball, slope);
                decided(0, 0, 1);
                assertThat(result.verdict())
                        .isEqualTo(isNearer ? Verdict.OVERLAP : away > 0 ? Verdict.MISS : Verdict.HIT);
            }
        }
    }

    /** Where it was put to rest by an earlier answer nothing overlaps, whichever stages are asked. */
    @Test
    void whereItStops() {
        for (int leftOut : new int[] {0, Stages.code(List.of(Stage.FILTER)), Stages.code(List.of(Stage.EXPANSION))}) {
            sweep.write(FALLING, GROUND, 0, 1, leftOut, result);
            MovingShape crate = rotated(
                    still(CRATE, result.safeAX(), result.safeAY()), result.safeHalfCosA(), result.safeHalfSinA());
            MovingShape floor = still(FLOOR, result.safeBX(), result.safeBY());
            assertThat(new ExactHeights(crate, floor).proximityAt(0)).isNotEqualTo("OVERLAPPING");
            assertThat(result.safeAY()).isBetween(0.9, 1.5);
        }
    }

    /** No -0.0, of shapes that are turned and do not turn. */
    @Test
    void rotorsOfWhatDoesNotTurn() {
        MovingShape crate = rotated(moving(CRATE, 0, 3, 0, -4), 1, -0.0);
        MovingShape floor = rotated(still(FLOOR, 0, 2), -1, -0.0);
        for (boolean isSwapped : new boolean[] {false, true}) {
            RotatingReference.write(isSwapped ? floor : crate, isSwapped ? crate : floor, result);
            MovingShape quarter = rotated(moving(CRATE, 0, 3, 0, -4), -0.0, 1);
            hasNoNegativeZero();
            RotatingReference.write(isSwapped ? floor : quarter, isSwapped ? quarter : floor, result);
            hasNoNegativeZero();
        }
    }

    private void hasNoNegativeZero() {
        assertThat(result.verdict()).isEqualTo(Verdict.HIT);
        for (double number :
                new double[] {result.safeHalfCosA(), result.safeHalfSinA(), result.safeHalfCosB(), result.safeHalfSinB()
                }) {
            assertThat(Double.doubleToRawLongBits(number)).isNotEqualTo(Double.doubleToRawLongBits(-0.0));
        }
    }
}
