package org.polysweep.conformance.turning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.query.Answers;
import org.polysweep.contact.Verdict;
import org.polysweep.generate.CompoundClass;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.pose.Rotor;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.PlacedShape;
import org.polysweep.shape.Shape;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.sweep.Sweeper;
import org.polysweep.trials.Trials;

/**
 * Compounds that are turned and do not turn answer as the turned shapes do, seams included: bit for bit, for shapes
 * whose images have coordinates that doubles hold.
 */
class TurnedCompoundTest {

    /** Quarters, a half, and turns by 3-4-5. */
    private static final List<Rotor> ROTORS = List.of(
            Rotor.ofHalfAngle(1, 1),
            Rotor.ofHalfAngle(-3, 3),
            Rotor.ofHalfAngle(0, 1),
            Rotor.ofHalfAngle(2, 1),
            Rotor.ofHalfAngle(-0.5, 0.25),
            Rotor.ofHalfAngle(1, 3),
            Rotor.ofHalfAngle(7, 0),
            Rotor.IDENTITY);

    /** A shape five times as large, so that it can be turned by 3-4-5. */
    private static Shape five(Shape shape) {
        return shape.scaled(5);
    }

    private static boolean isOnGrid(Shape shape) {
        return shape.parts().stream()
                .map(ConvexShape::core)
                .flatMapToDouble(core -> DoubleStream.of(core.toArray()))
                .allMatch(number -> Math.abs(number) < 1000 && number * 4 == Math.rint(number * 4));
    }

    private static SweepResult sweep(SweepAlgorithm path, MovingShape a, MovingShape b) {
        SweepResult result = SweepResult.create();
        Sweeper.of(path).sweep(a, b, result);
        return result;
    }

    /** The same motion of another shape. */
    private static MovingShape moving(Shape shape, MovingShape as) {
        return shape.at(5 * as.x(), 5 * as.y()).moving(5 * as.dx(), 5 * as.dy());
    }

    private static MovingShape turned(Shape shape, MovingShape as, Rotor rotor) {
        MovingShape plain = moving(shape, as);
        return plain.placed().withRotor(rotor).moving(plain.dx(), plain.dy());
    }

    private static Verdict requireSame(MovingShape a, MovingShape b, Random random) {
        Rotor rotorA = ROTORS.get(random.nextInt(ROTORS.size()));
        Rotor rotorB = ROTORS.get(random.nextInt(ROTORS.size()));
        Shape shapeA = five(a.shape());
        Shape shapeB = five(b.shape());
        MovingShape turnedA = turned(shapeA, a, rotorA);
        MovingShape turnedB = turned(shapeB, b, rotorB);
        MovingShape byHandA = moving(shapeA.rotated(rotorA), a);
        MovingShape byHandB = moving(shapeB.rotated(rotorB), b);
        SweepResult expected = sweep(SweepAlgorithm.AUTO, byHandA, byHandB);
        for (SweepAlgorithm path : List.of(SweepAlgorithm.AUTO, SweepAlgorithm.POLYGON, SweepAlgorithm.REFERENCE)) {
            SweepResult result = sweep(path, turnedA, turnedB);
            String description = turnedA + "\n" + turnedB;
            assertThat(result.toOutcome()).as(description).isEqualTo(AtRest.with(expected.toOutcome(), rotorA, rotorB));
            assertThat(List.of(result.enter(), result.exit()))
                    .as(description)
                    .containsExactly(expected.enter(), expected.exit());
            assertThat(List.of(result.partA(), result.partB()))
                    .as(description)
                    .containsExactly(expected.partA(), expected.partB());
        }
        return expected.verdict();
    }

    @ParameterizedTest
    @EnumSource
    void asIfTheVerticesHadBeenTurned(CompoundClass kind) {
        Random random = Trials.random(kind.name().hashCode());
        Map<Verdict, Integer> verdicts = new EnumMap<>(Verdict.class);
        for (int i = 0; i < Trials.times(100); i++) {
            CompoundQuery query = kind.inParts(31, i);
            MovingShape a = Answers.a(query);
            MovingShape b = Answers.b(query);
            if (isOnGrid(a.shape()) && isOnGrid(b.shape())) {
                verdicts.merge(requireSame(a, b, random), 1, Integer::sum);
            }
        }
        assertThat(verdicts).containsKeys(Verdict.HIT);
    }

    /** A body that stands on a hill, slides, falls and rises, from both sides. */
    @Test
    void oneSidedChains() {
        Random random = Trials.random(41);
        CompoundShape hill = CompoundShape.oneSidedChain(-10, -4, -2, 0, 2, 0, 10, -4);
        Map<Verdict, Integer> verdicts = new EnumMap<>(Verdict.class);
        for (int i = 0; i < Trials.times(100); i++) {
            CompoundShape body = CompoundShape.of(ConvexPolygon.box(0, 0, 1, 1), ConvexPolygon.of(1, 0, 2, 0, 1, 1));
            PlacedShape placed = body.at(random.nextInt(13) - 6, random.nextInt(9) - 5);
            MovingShape moving = placed.moving(random.nextInt(5) - 2, random.nextInt(9) - 6);
            MovingShape ground = hill.at(0, 0).moving(0, 0);
            verdicts.merge(
                    random.nextBoolean() ? requireSame(moving, ground, random) : requireSame(ground, moving, random),
                    1,
                    Integer::sum);
        }
        assertThat(verdicts)
                .containsKeys(Verdict.HIT, Verdict.TOUCH, Verdict.MISS)
                .doesNotContainKey(Verdict.OVERLAP);
    }

    /** A slope of tiles that are turned by 3-4-5, and a box that slides down over their joints, turned likewise. */
    @Test
    void aBoxSlidesDownASlopeOfTiles() {
        Rotor slope = Rotor.ofHalfAngle(2, -1);
        CompoundShape tiles = CompoundShape.of(
                ConvexPolygon.box(0, -5, 5, 0), ConvexPolygon.box(5, -5, 10, 0), ConvexPolygon.box(10, -5, 15, 0));
        MovingShape ground = tiles.at(0, 0).withRotor(slope).moving(0, 0);
        MovingShape box =
                ConvexPolygon.box(0, 0, 5, 5).at(0, 0).withRotor(slope).moving(6, -8);
        SweepResult sliding = sweep(SweepAlgorithm.AUTO, box, ground);
        assertThat(sliding.verdict()).isEqualTo(Verdict.TOUCH);
        SweepResult pressed = sweep(SweepAlgorithm.AUTO, box.moving(6, -9), ground);
        assertThat(pressed.verdict()).isEqualTo(Verdict.HIT);
        assertThat(List.of(pressed.normalX(), pressed.normalY())).containsExactly(0.8, 0.6);
        assertThat(pressed.safeHalfCosA()).isEqualTo(2);
        assertThat(pressed.safeHalfSinB()).isEqualTo(-1);
    }
}
