package org.polysweep.conformance.round;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.query.Answers;
import org.polysweep.contact.SweepOutcome;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.trials.Trials;

/** Every path gives the bits of the reference, for every kind of pair, also into a result that has been used before. */
@Tag("bulk")
class RoundAgreementTest {

    private static final int PAIRS = Trials.times(600);

    /** Among so many pairs of a kind are all verdicts that it is to reach. */
    private static final int ENOUGH = 300;

    private static final List<SweepAlgorithm> PATHS = List.of(SweepAlgorithm.POLYGON, SweepAlgorithm.AUTO);

    @ParameterizedTest
    @EnumSource
    void theWalkAgreesWithTheReference(RoundKind kind) {
        Random random = Trials.random(kind.name().hashCode());
        Set<Verdict> reached = EnumSet.noneOf(Verdict.class);
        SweepResult used = SweepResult.create();
        for (int i = 0; i < PAIRS || (i < ENOUGH && !reached.containsAll(kind.reached())); i++) {
            RoundPair pair = kind.next(random);
            SweepOutcome reference = pair.answer(SweepAlgorithm.REFERENCE);
            for (SweepAlgorithm path : PATHS) {
                Answers.sweeper(path).sweep(ConvexMotion.of(pair.a()), ConvexMotion.of(pair.b()), used);
                assertThat(used.toOutcome()).as("%s %s", path, pair).isEqualTo(reference);
            }
            reached.add(reference.verdict());
        }
        assertThat(reached).containsAll(kind.reached());
    }

    /**
     * Where the pairs rest after a hit they touch except for rounding, which is where sums cancel. Their displacement
     * is the same, or leads along the surface, and may be as small as what rounding has left of a slide.
     */
    @ParameterizedTest
    @EnumSource
    void restingPairsAgreeWithTheReference(RoundKind kind) {
        Random random = Trials.random(31 + kind.name().hashCode());
        SweepResult hit = SweepResult.create();
        SweepResult again = SweepResult.create();
        for (int i = 0; i < PAIRS; i++) {
            RoundPair pair = kind.next(random);
            ConvexMotion a = ConvexMotion.of(pair.a());
            ConvexMotion b = ConvexMotion.of(pair.b());
            PairSweeper.AUTO.sweep(a, b, hit);
            if (hit.verdict() == Verdict.HIT) {
                double scale = Math.scalb(1, random.nextInt(3) * -random.nextInt(400));
                boolean isAlong = random.nextBoolean();
                double dx = scale * (isAlong ? -hit.normalY() : a.dx());
                double dy = scale * (isAlong ? hit.normalX() : a.dy());
                ConvexMotion next = new ConvexMotion(a.shape(), hit.safeAX(), hit.safeAY(), dx, dy);
                ConvexMotion other = new ConvexMotion(
                        b.shape(),
                        hit.safeBX(),
                        hit.safeBY(),
                        isAlong ? 0 : scale * b.dx(),
                        isAlong ? 0 : scale * b.dy());
                PairSweeper.AUTO.sweep(next, other, again);
                SweepOutcome outcome = again.toOutcome();
                PairSweeper.REFERENCE.sweep(next, other, again);
                assertThat(outcome).as("%s %s", next, other).isEqualTo(again.toOutcome());
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void withTheRadiusZeroItIsThePolygon(RoundKind kind) {
        Random random = Trials.random(kind.name().hashCode());
        for (int i = 0; i < PAIRS / 4; i++) {
            RoundPair pair = kind.next(random);
            RoundPair sharp = pair.withRadii(0.0, -0.0);
            MovingShape a = RoundPair.moving(ConvexPolygon.of(pair.coreA()), pair.motionA());
            MovingShape b = RoundPair.moving(ConvexPolygon.of(pair.coreB()), pair.motionB());
            SweepResult polygons = SweepResult.create();
            for (SweepAlgorithm path :
                    new SweepAlgorithm[] {SweepAlgorithm.REFERENCE, SweepAlgorithm.POLYGON, SweepAlgorithm.AUTO}) {
                PairSweeper sweeper = Answers.sweeper(path);
                sweeper.sweep(ConvexMotion.of(a), ConvexMotion.of(b), polygons);
                assertThat(sharp.answer(path)).as("%s %s", path, pair).isEqualTo(polygons.toOutcome());
                assertThat(sweeper.separation(ConvexMotion.of(sharp.a()), ConvexMotion.of(sharp.b())))
                        .isEqualTo(sweeper.separation(ConvexMotion.of(a), ConvexMotion.of(b)));
            }
        }
    }

    @Test
    void nothingOfAnEarlierSweepShowsThrough() {
        MovingShape circle = RoundedPolygon.circle(0, 0, 1).at(0, 0).moving(8, 0);
        SweepResult result = SweepResult.create();
        PairSweeper.AUTO.sweep(
                ConvexMotion.of(circle),
                ConvexMotion.of(RoundedPolygon.circle(0, 0, 1).at(6, 0).moving(0, 0)),
                result);
        assertThat(result.verdict()).isEqualTo(Verdict.HIT);
        assertThat(result.enter()).isEqualTo(0.5);
        // The first is rejected by its box, the second is not.
        for (double y : new double[] {9, 1.5}) {
            PairSweeper.AUTO.sweep(
                    ConvexMotion.of(circle),
                    ConvexMotion.of(
                            RoundedPolygon.circle(0, 0, 0.25).at(9.125, y).moving(0, 0)),
                    result);
            assertThat(result.verdict()).isEqualTo(Verdict.MISS);
            assertThat(result.enter()).isNaN();
            assertThat(result.normalX()).isNaN();
            assertThat(result.contactCount()).isZero();
            assertThat(result.featureIndexA()).isEqualTo(SweepResult.NO_FEATURE);
        }
    }
}
