package org.polysweep.conformance.turning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polysweep.internal.rotation.SomeBodies.rotated;
import static org.polysweep.internal.rotation.SomeBodies.still;

import java.math.BigDecimal;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.turning.TurningQuery.Body;
import org.polysweep.contact.SweepOutcome;
import org.polysweep.contact.TimedContact;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.internal.rotation.exact.RotatingReference;
import org.polysweep.pose.Rotor;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.sweep.Sweeper;
import org.polysweep.trials.Trials;

/** What is true of all shapes that turn. */
class TurningLawsTest {

    private static final int QUERIES = Trials.times(3);

    /** Numbers of these are rounded if a step is halved or the plane is rotated. */
    private static final Set<TurningKind> PLAY = EnumSet.range(TurningKind.ROLLING, TurningKind.AFTER_CONTACT);

    /** Of these all numbers are small integers, so poses at dyadic times are doubles. */
    private static final Set<TurningKind> WHOLE = EnumSet.complementOf(EnumSet.of(
            TurningKind.NEARLY_OPPOSITE,
            TurningKind.LENGTHS_OF_ROTORS,
            TurningKind.UNIFORM,
            TurningKind.ULPS,
            TurningKind.ROLLING,
            TurningKind.STARTING,
            TurningKind.TUMBLING,
            TurningKind.FLIPPER,
            TurningKind.DOOR,
            TurningKind.WHEEL,
            TurningKind.AFTER_CONTACT));

    /** Equal, or both NaN. */
    private static void requireSame(double actual, double expected, Object description) {
        assertThat(Double.valueOf(actual)).as("%s", description).isEqualTo(Double.valueOf(expected));
    }

    private static Random random(TurningKind kind) {
        return Trials.random(kind.name().hashCode());
    }

    /**
     * At rest they are judged by the sweep of shapes that do not turn, which shares little code with the sweep of
     * rotating shapes.
     */
    @ParameterizedTest
    @EnumSource
    void theyOverlapWhenTheAnswerSaysSo(TurningKind kind) {
        if (!WHOLE.contains(kind)) {
            return;
        }
        Random random = random(kind);
        for (int i = 0; i < QUERIES; i++) {
            TurningQuery query = kind.next(random);
            SweepResult result = query.answer();
            for (int k = 0; k <= 16; k++) {
                double t = k / 16.0;
                Verdict now = standing(pose(query.a(), t), pose(query.b(), t));
                // A double is greater than a time rounded down if it is greater than the time, and so on.
                boolean isInside = switch (result.verdict()) {
                    case HIT -> t > result.enter() && !(t >= result.exit());
                    case OVERLAP -> !(t >= result.exit());
                    default -> false;
                };
                boolean isBefore = result.verdict() == Verdict.MISS
                        || (result.verdict() != Verdict.OVERLAP && t <= result.enter());
                boolean isFree =
                        result.verdict() == Verdict.MISS || (result.verdict() == Verdict.TOUCH && t < result.enter());
                if (isInside) {
                    assertThat(now).as("%s at %s", query, t).isEqualTo(Verdict.OVERLAP);
                } else if (isFree) {
                    assertThat(now).as("%s at %s", query, t).isEqualTo(Verdict.MISS);
                } else if (isBefore || result.verdict() == Verdict.TOUCH) {
                    assertThat(now).as("%s at %s", query, t).isNotEqualTo(Verdict.OVERLAP);
                }
            }
        }
    }

    private static MovingShape pose(Body body, double t) {
        ConvexMotion motion = body.straight();
        double[] z = body.rotors();
        return rotated(
                still(motion.shape(), motion.x() + t * motion.dx(), motion.y() + t * motion.dy()),
                body.turning().isRotating() ? z[0] + t * (z[2] - z[0]) : z[0],
                body.turning().isRotating() ? z[1] + t * (z[3] - z[1]) : z[1]);
    }

    private static Verdict standing(MovingShape a, MovingShape b) {
        SweepResult result = SweepResult.create();
        RotatingReference.write(a, b, result);
        return result.verdict();
    }

    @ParameterizedTest
    @EnumSource
    void wherePutTheyDoNotOverlap(TurningKind kind) {
        Random random = random(kind);
        for (int i = 0; i < QUERIES; i++) {
            TurningQuery query = kind.next(random);
            SweepResult result = query.answer();
            if (result.verdict() == Verdict.HIT || result.verdict() == Verdict.TOUCH) {
                MovingShape a = rotated(
                        still(query.a().straight().shape(), result.safeAX(), result.safeAY()),
                        result.safeHalfCosA(),
                        result.safeHalfSinA());
                MovingShape b = rotated(
                        still(query.b().straight().shape(), result.safeBX(), result.safeBY()),
                        result.safeHalfCosB(),
                        result.safeHalfSinB());
                assertThat(standing(a, b)).as("%s", query).isNotEqualTo(Verdict.OVERLAP);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void swappingNegatesTheNormalAndExchangesTheRest(TurningKind kind) {
        Random random = random(kind);
        for (int i = 0; i < QUERIES; i++) {
            TurningQuery query = kind.next(random);
            SweepResult result = query.answer();
            SweepResult swapped = query.swapped().answer();
            assertThat(swapped.verdict()).as("%s", query).isEqualTo(result.verdict());
            requireSame(swapped.enter(), result.enter(), query);
            requireSame(swapped.exit(), result.exit(), query);
            assertThat(swapped.contactCount()).as("%s", query).isEqualTo(result.contactCount());
            assertThat(swapped.featureIndexA()).as("%s", query).isEqualTo(result.featureIndexB());
            assertThat(swapped.featureKindB()).as("%s", query).isEqualTo(result.featureKindA());
            requireSame(swapped.safeAX(), result.safeBX(), query);
            requireSame(swapped.safeHalfSinB(), result.safeHalfSinA(), query);
            // For two flat shapes, the normal belongs to B's segment; for an overlap, ties are decided by d.
            boolean isChosen = kind == TurningKind.FLAT || result.verdict() == Verdict.OVERLAP;
            if (!isChosen && !Double.isNaN(result.normalX())) {
                requireSame(swapped.normalX(), 0.0 - result.normalX(), query);
                requireSame(swapped.normalY(), 0.0 - result.normalY(), query);
            }
        }
    }

    /** The first half of a step has the same answer, at twice the times. */
    @ParameterizedTest
    @EnumSource
    void theFirstHalfOfAStep(TurningKind kind) {
        if (!WHOLE.contains(kind)) {
            return;
        }
        Random random = random(kind);
        for (int i = 0; i < QUERIES; i++) {
            TurningQuery query = kind.next(random);
            SweepResult whole = query.answer();
            SweepResult half = new TurningQuery(firstHalf(query.a()), firstHalf(query.b())).answer();
            boolean isTurning =
                    query.a().turning().isRotating() || query.b().turning().isRotating();
            boolean isEarly = whole.verdict() == Verdict.OVERLAP
                    || whole.enter() < 0.5
                    || (whole.verdict() == Verdict.TOUCH && half.verdict() == Verdict.TOUCH);
            if (isTurning && whole.verdict() != Verdict.MISS && isEarly) {
                assertThat(half.verdict()).as("%s", query).isEqualTo(whole.verdict());
                requireSame(half.enter(), 2 * whole.enter(), query);
                double exit = 2 * whole.exit();
                requireSame(half.exit(), exit <= 1 ? exit : Double.NaN, query);
                requireSame(half.normalX(), whole.normalX(), query);
                requireSame(half.contactX(0), whole.contactX(0), query);
            } else if (isTurning) {
                assertThat(half.verdict()).as("%s", query).isIn(Verdict.MISS, Verdict.TOUCH);
            }
        }
    }

    private static Body firstHalf(Body body) {
        double[] m = body.motion();
        double[] z = body.rotors();
        return body.withMotion(m[0], m[1], m[2] / 2, m[3] / 2)
                .withRotors(z[0], z[1], (z[0] + z[2]) / 2, (z[1] + z[3]) / 2);
    }

    /** All is turned by a quarter, rotors are scaled by a power of two, and lengths by another one. */
    @ParameterizedTest
    @EnumSource
    void thePlaneHasNoDirectionAndNoUnit(TurningKind kind) {
        if (kind == TurningKind.ULPS
                || kind == TurningKind.UNIFORM
                || kind == TurningKind.NEARLY_OPPOSITE
                || PLAY.contains(kind)) {
            return;
        }
        Random random = random(kind);
        for (int i = 0; i < QUERIES; i++) {
            TurningQuery query = kind.next(random);
            SweepResult result = query.answer();
            SweepResult turned = new TurningQuery(byQuarter(query.a()), byQuarter(query.b()))
                    .withLengths(length -> 4 * length)
                    .answer();
            assertThat(turned.verdict()).as("%s", query).isEqualTo(result.verdict());
            requireSame(turned.enter(), result.enter(), query);
            requireSame(turned.exit(), result.exit(), query);
            if (result.contactCount() > 0) {
                requireSame(turned.contactX(0), 0.0 - 4 * result.contactY(0), query);
                requireSame(turned.contactY(0), 4 * result.contactX(0), query);
            }
            if (result.contactCount() > 0 && !Double.isNaN(result.normalX())) {
                requireSame(turned.normalX(), 0.0 - result.normalY(), query);
                requireSame(turned.normalY(), result.normalX(), query);
            }
        }
    }

    private static Body byQuarter(Body body) {
        double[] m = body.motion();
        double[] z = body.rotors();
        return body.withMotion(-m[1], m[0], -m[3], m[2])
                .withRotors(8 * (z[0] - z[1]), 8 * (z[0] + z[1]), 8 * (z[2] - z[3]), 8 * (z[2] + z[3]));
    }

    /** A circle about its own origin, and a point there, are the same however they rotate; only their rotors differ. */
    @ParameterizedTest
    @EnumSource
    void aCircleThatRotatesAboutItsCenterIsOneThatDoesNot(TurningKind kind) {
        Random random = random(kind);
        for (int i = 0; i < QUERIES; i++) {
            TurningQuery query = kind.next(random);
            Body still = new Body(new double[2], random.nextInt(3), query.a().motion(), new double[] {1, 0, 1, 0});
            Body idle = still.withRotors(query.a().rotors());
            MovingShape b = query.b().turning();
            for (SweepAlgorithm path : List.of(SweepAlgorithm.AUTO, SweepAlgorithm.REFERENCE)) {
                requireSameWithRotors(Sweeper.of(path), still.turning(), idle, b, 0, 1);
                requireSameWithRotors(Sweeper.of(path), still.turning(), idle, b, 0.25, 0.75);
            }
        }
    }

    private static void requireSameWithRotors(
            Sweeper sweeper, MovingShape still, Body idle, MovingShape b, double start, double end) {
        SweepResult rotating = SweepResult.create();
        SweepResult straight = SweepResult.create();
        sweeper.sweep(idle.turning(), b, start, end, rotating);
        sweeper.sweep(still, b, start, end, straight);
        SweepOutcome expected = straight.toOutcome();
        Rotor atEnter =
                expected instanceof TimedContact contact ? rotorAt(contact.enter(), idle.rotors()) : Rotor.IDENTITY;
        Rotor ofB =
                expected instanceof TimedContact contact ? contact.safePoseB().rotor() : Rotor.IDENTITY;
        assertThat(rotating.toOutcome())
                .as("%s %s %s [%s, %s]", sweeper, idle, b, start, end)
                .isEqualTo(AtRest.with(expected, atEnter, ofB));
    }

    /** A point slides along a floor, a circle rolls on it, and both do so before the part of the step begins. */
    @Test
    void inAPartTheTouchBeginsWithThePart() {
        MovingShape floor = new MovingShape(ConvexPolygon.box(-5, -1, 5, 0), 0, 0, 0, 0);
        for (int radius = 0; radius < 2; radius++) {
            Body still = new Body(new double[2], radius, new double[] {-2, radius, 4, 0}, new double[] {1, 0, 1, 0});
            Body idle = still.withRotors(1, 0, 1, 1);
            for (SweepAlgorithm path : List.of(SweepAlgorithm.AUTO, SweepAlgorithm.REFERENCE)) {
                SweepResult result = SweepResult.create();
                Sweeper.of(path).sweep(idle.turning(), floor, 0.25, 1, result);
                assertThat(result.verdict()).isEqualTo(Verdict.TOUCH);
                assertThat(result.safeAX()).isEqualTo(-1);
                assertThat(result.enter()).isEqualTo(0.25);
                requireSameWithRotors(Sweeper.of(path), still.turning(), idle, floor, 0.25, 1);
            }
        }
    }

    /** The rotor at a time, scaled and rounded, in decimals. */
    private static Rotor rotorAt(double time, double[] rotors) {
        Rotor first = Rotor.ofHalfAngle(rotors[0], rotors[1]);
        Rotor last = Rotor.ofHalfAngle(rotors[2], rotors[3]);
        if (first.isIdentity() && last.isIdentity()) {
            return Rotor.IDENTITY;
        }
        if (time == 0 || !first.turnsTo(last)) {
            return first;
        }
        BigDecimal c = between(time, rotors[0], rotors[2]);
        BigDecimal s = between(time, rotors[1], rotors[3]);
        BigDecimal larger = c.abs().max(s.abs());
        BigDecimal scale = BigDecimal.ONE;
        BigDecimal two = BigDecimal.valueOf(2);
        BigDecimal half = new BigDecimal("0.5");
        while (larger.multiply(scale).compareTo(two) >= 0) {
            scale = scale.multiply(half);
        }
        while (larger.multiply(scale).compareTo(BigDecimal.ONE) < 0) {
            scale = scale.multiply(two);
        }
        return Rotor.ofHalfAngle(
                c.multiply(scale).doubleValue(), s.multiply(scale).doubleValue());
    }

    private static BigDecimal between(double time, double from, double to) {
        BigDecimal change = new BigDecimal(to).subtract(new BigDecimal(from));
        return new BigDecimal(from).add(new BigDecimal(time).multiply(change));
    }

    @ParameterizedTest
    @EnumSource
    void withoutTurningItIsThePlainAnswer(TurningKind kind) {
        Random random = random(kind);
        for (int i = 0; i < QUERIES; i++) {
            TurningQuery query = kind.next(random);
            Body a = query.a().withRotors(-3, 0, -0.5, -0.0);
            Body b = query.b().withRotors(2, 0, 1, 0);
            SweepResult plain = SweepResult.create();
            PairSweeper.REFERENCE.sweep(a.straight(), b.straight(), plain);
            assertThat(new TurningQuery(a, b).answer().toOutcome())
                    .isEqualTo(AtRest.with(plain.toOutcome(), Rotor.ofHalfAngle(-3, 0), Rotor.ofHalfAngle(2, 0)));
            // Turned by a quarter, half a turn, or three quarters, in the one or in the other way.
            Body quarter = b.withRotors(1, 1, 3, 3);
            Body threeQuarters = b.withRotors(-1, 1, -1, 1);
            Body half = a.withRotors(0, 1, 0, 1);
            Body whole = a.withRotors(1, 0, 1, 0);
            SweepResult one = new TurningQuery(half, quarter).answer();
            SweepResult other = new TurningQuery(
                            whole.withMotion(back(a.motion())), threeQuarters.withMotion(back(b.motion())))
                    .answer();
            assertThat(one.verdict()).isEqualTo(other.verdict());
            requireSame(one.enter(), other.enter(), query);
            requireSame(one.exit(), other.exit(), query);
        }
    }

    /** The motion, turned by half a turn. */
    private static double[] back(double[] motion) {
        return new double[] {-motion[0], -motion[1], -motion[2], -motion[3]};
    }
}
