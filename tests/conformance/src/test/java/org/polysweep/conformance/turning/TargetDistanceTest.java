package org.polysweep.conformance.turning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.turning.TurningQuery.Body;
import org.polysweep.contact.Verdict;
import org.polysweep.oracle.turning.TurningJudge;
import org.polysweep.pose.Rotor;
import org.polysweep.query.Distance;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.PlacedShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.shape.Shape;
import org.polysweep.sweep.Sweeper;
import org.polysweep.trials.Trials;

/** A sweep of a grown shape is a sweep with a target distance: docs/semantics.md, a target distance. */
class TargetDistanceTest {

    private static final int QUERIES = Trials.times(8);

    private final SweepResult result = SweepResult.create();
    private final SweepResult other = SweepResult.create();

    private static MovingShape grown(MovingShape moving, double distance) {
        return new MovingShape(
                moving.shape().grown(distance),
                moving.x(),
                moving.y(),
                moving.dx(),
                moving.dy(),
                moving.rotor(),
                moving.endRotor());
    }

    private static Body straight(Body body) {
        return body.withRotors(1, 0, 1, 0);
    }

    /** The oracle adds the distance to the radius itself. Eighths are exact. */
    @ParameterizedTest
    @EnumSource
    void theOracleAgreesAboutShapesThatRotateOrNot(TurningKind kind) {
        Random random = Trials.random(31L * kind.name().hashCode());
        for (int i = 0; i < QUERIES; i++) {
            TurningQuery rotating = kind.next(random);
            TurningQuery still = new TurningQuery(straight(rotating.a()), straight(rotating.b()));
            double distance = random.nextInt(32) / 8.0;
            for (TurningQuery query : new TurningQuery[] {rotating, still}) {
                Body a = query.a();
                double radius = a.radius() + distance;
                if (radius - distance != a.radius() || radius - a.radius() != distance) {
                    continue;
                }
                TurningQuery larger = new TurningQuery(new Body(a.core(), radius, a.motion(), a.rotors()), query.b());
                Sweeper.AUTO.sweep(grown(a.turning(), distance), query.b().turning(), result);
                assertThat(TurningJudge.faults(
                                TurningAgreementTest.question(larger), TurningAgreementTest.claim(larger, result)))
                        .as("%s %s", distance, query)
                        .isEmpty();
            }
        }
    }

    /** Which of two shapes grows makes no difference, except where the contact points are. */
    @ParameterizedTest
    @EnumSource
    void eitherShapeMayGrow(TurningKind kind) {
        Random random = Trials.random(37L * kind.name().hashCode());
        for (int i = 0; i < QUERIES; i++) {
            TurningQuery query = kind.next(random);
            MovingShape a =
                    new Body(query.a().core(), 0, query.a().motion(), query.a().rotors()).turning();
            MovingShape b =
                    new Body(query.b().core(), 0, query.b().motion(), query.b().rotors()).turning();
            double distance = 4 * random.nextDouble();
            Sweeper.AUTO.sweep(grown(a, distance), b, result);
            Sweeper.AUTO.sweep(a, grown(b, distance), other);
            requireSameTimes(query);
            assertThat(new double[] {result.safeAX(), result.safeAY(), result.safeBX(), result.safeBY()})
                    .as("%s %s", distance, query)
                    .isEqualTo(new double[] {other.safeAX(), other.safeAY(), other.safeBX(), other.safeBY()});
        }
    }

    private void requireSameTimes(Object description) {
        assertThat(result.verdict()).as("%s", description).isEqualTo(other.verdict());
        assertThat(new double[] {result.enter(), result.exit(), result.normalX(), result.normalY()})
                .as("%s", description)
                .isEqualTo(new double[] {other.enter(), other.exit(), other.normalX(), other.normalY()});
    }

    /** Where the new radius is rounded, it is rounded up: at rest, the shapes are never nearer than the distance. */
    @ParameterizedTest
    @EnumSource
    void atRestTheyAreAtLeastSoFarApart(TurningKind kind) {
        Random random = Trials.random(41L * kind.name().hashCode());
        for (int i = 0; i < QUERIES; i++) {
            TurningQuery query = kind.next(random);
            MovingShape a = query.a().turning();
            MovingShape b = query.b().turning();
            double distance = random.nextDouble();
            Sweeper.AUTO.sweep(grown(a, distance), b, result);
            if (result.verdict() == Verdict.HIT || result.verdict() == Verdict.TOUCH) {
                PlacedShape restA = new PlacedShape(
                        a.shape(),
                        result.safeAX(),
                        result.safeAY(),
                        Rotor.ofHalfAngle(result.safeHalfCosA(), result.safeHalfSinA()));
                PlacedShape restB = new PlacedShape(
                        b.shape(),
                        result.safeBX(),
                        result.safeBY(),
                        Rotor.ofHalfAngle(result.safeHalfCosB(), result.safeHalfSinB()));
                assertThat(Distance.between(restA, restB))
                        .as("%s %s", distance, query)
                        .isGreaterThanOrEqualTo(distance);
            }
        }
    }

    /** Of a compound, each part grows: a level of two tiles, and a hammer that falls and spins. */
    @Test
    void compoundsGrowPartByPart() {
        CompoundShape level = CompoundShape.of(ConvexPolygon.box(-5, -1, 0, 0), ConvexPolygon.box(0, -1, 5, 0));
        CompoundShape hammer =
                CompoundShape.of(ConvexPolygon.box(-0.125, 0, 0.125, 2), RoundedPolygon.circle(0, 2, 0.5));
        assertThat(hammer.grown(0.25).part(0).radius()).isEqualTo(0.25);
        assertThat(hammer.grown(0.25).part(1).radius()).isEqualTo(0.75);
        for (int i = 0; i <= 8; i++) {
            MovingShape falling =
                    hammer.at(i - 4, 3).moving(1, -4).rotatingTo(i == 0 ? Rotor.IDENTITY : Rotor.ofHalfAngle(8, i));
            MovingShape still = level.at(0, 0).moving(0, 0);
            Sweeper.AUTO.sweep(grown(falling, 0.25), still, result);
            Sweeper.AUTO.sweep(falling, grown(still, 0.25), other);
            assertThat(result.verdict()).isEqualTo(Verdict.HIT);
            requireSameTimes(falling);
            assertThat(result.partA()).isEqualTo(other.partA());
            assertThat(result.partB()).isEqualTo(other.partB());
        }
    }

    /** A box comes to the distance 1/8 of a floor, slides at it, and is nearer. */
    @Test
    void theVerdictsOfABoxAboveAFloor() {
        Shape box = ConvexPolygon.box(0, 0, 1, 1).grown(0.125);
        PlacedShape floor = ConvexPolygon.box(-9, -1, 9, 0).at(0, 0);
        Sweeper.AUTO.sweep(box.at(0, 1.125).moving(0, -2), floor.moving(0, 0), result);
        assertThat(result.verdict()).isEqualTo(Verdict.HIT);
        assertThat(result.enter()).isEqualTo(0.5);
        assertThat(result.safeAY()).isEqualTo(0.125);
        assertThat(result.contactY(0)).isEqualTo(0);
        Sweeper.AUTO.sweep(box.at(0, 0.125).moving(1, 0), floor.moving(0, 0), result);
        assertThat(result.verdict()).isEqualTo(Verdict.TOUCH);
        Sweeper.AUTO.sweep(box.at(0, 0.0625).moving(1, 0), floor.moving(0, 0), result);
        assertThat(result.verdict()).isEqualTo(Verdict.OVERLAP);
    }

    /** The distance 0 changes nothing; a radius is exact if the sum is a double, and rounded up otherwise. */
    @Test
    void theRadiusOfAGrownShape() {
        ConvexPolygon box = ConvexPolygon.box(0, 0, 1, 1);
        CompoundShape chain = CompoundShape.oneSidedChain(0, 0, 1, 0);
        assertThat(box.grown(0)).isSameAs(box);
        assertThat(chain.grown(-0.0)).isSameAs(chain);
        assertThat(box.grown(0.1).radius()).isEqualTo(0.1);
        assertThat(box.grown(Double.MIN_VALUE).radius()).isEqualTo(Double.MIN_VALUE);
        assertThat(RoundedPolygon.of(box, 1).grown(0x1p-60).radius()).isEqualTo(1 + 0x1p-52);
        assertThat(RoundedPolygon.of(box, 1).grown(0x1p-52).radius()).isEqualTo(1 + 0x1p-52);
        assertThat(RoundedPolygon.of(box, 2).grown(1).core()).isSameAs(box);
    }
}
