package org.polysweep.internal.world.response;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.body.SomeBodies;
import org.polysweep.internal.world.state.StepState;
import org.polysweep.internal.world.step.StepContact;
import org.polysweep.trials.Trials;
import org.polysweep.world.body.BodyId;

/** The laws of sliding and bouncing, and what a response may set. */
class PairMotionTest {

    private static final double FIXED = Double.POSITIVE_INFINITY;

    private final Random random = Trials.random(1);
    private final StepState state = new StepState();
    private final Bodies bodies = new Bodies();
    private final StepPairMotion motion = new StepPairMotion(bodies, state);
    private final StepContact contact;
    private double x;
    private double y;
    private double speedA;
    private double speedB;
    private double acrossA;
    private double acrossB;
    private double massA;
    private double massB;

    PairMotionTest() {
        for (int body = 0; body < 3; body++) {
            bodies.add(SomeBodies.box(0, 0, 1, 1), 0, 0, false);
        }
        bodies.rank();
        state.place(bodies);
        state.begin();
        contact = new StepContact(bodies, state.trajectories);
    }

    /** Two bodies that approach along a random normal. */
    private void meet() {
        double angle = 7 * random.nextDouble();
        x = Math.cos(angle);
        y = Math.sin(angle);
        contact.set(0, 1, Verdict.HIT, 0.5, 0);
        contact.turnNormal(x, y);
        do {
            massA = random.nextInt(3) == 0 ? FIXED : Math.exp(random.nextGaussian());
            massB = random.nextInt(3) == 0 ? FIXED : Math.exp(random.nextGaussian());
        } while (massA == FIXED && massB == FIXED);
        double dxA;
        double dyA;
        double dxB;
        double dyB;
        do {
            dxA = random.nextGaussian();
            dyA = random.nextGaussian();
            dxB = random.nextGaussian();
            dyB = random.nextGaussian();
            speedA = dxA * x + dyA * y;
            speedB = dxB * x + dyB * y;
        } while (speedB <= speedA);
        acrossA = x * dyA - y * dxA;
        acrossB = x * dyB - y * dxB;
        SomeMotions.set(motion, dxA, dyA, massA, dxB, dyB, massB);
        motion.meet(contact, 0.5);
    }

    private double newSpeedA() {
        return motion.a().dx() * x + motion.a().dy() * y;
    }

    private double newSpeedB() {
        return motion.b().dx() * x + motion.b().dy() * y;
    }

    private void requireSameAcross() {
        assertThat(x * motion.a().dy() - y * motion.a().dx()).isCloseTo(acrossA, within(1e-12));
        assertThat(x * motion.b().dy() - y * motion.b().dx()).isCloseTo(acrossB, within(1e-12));
        if (massA == FIXED) {
            assertThat(newSpeedA()).isEqualTo(speedA);
        }
        if (massB == FIXED) {
            assertThat(newSpeedB()).isEqualTo(speedB);
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.5, 1})
    void aBounceKeepsMomentumAndAShareOfTheSpeed(double restitution) {
        for (int trial = 0; trial < Trials.times(1_000); trial++) {
            meet();
            motion.bounce(restitution, 0);
            requireSameAcross();
            assertThat(newSpeedA() - newSpeedB()).isCloseTo(restitution * (speedB - speedA), within(1e-12));
            if (massA != FIXED && massB != FIXED) {
                assertThat(massA * newSpeedA() + massB * newSpeedB())
                        .isCloseTo(massA * speedA + massB * speedB, within(1e-11));
            }
        }
    }

    @Test
    void massesMayBeAsLargeAsDoublesAre() {
        meet();
        SomeMotions.set(motion, x, y, Double.MAX_VALUE, -x, -y, Double.MAX_VALUE);
        contact.turnNormal(-x, -y);
        motion.meet(contact, 0.5);
        motion.bounce(1, 0);
        assertThat(motion.a().dx()).isCloseTo(-x, within(1e-15));
        assertThat(motion.b().dy()).isCloseTo(y, within(1e-15));
    }

    /** Of all speeds between the two the one nearest to 0, or that of the one that cannot be changed. */
    @Test
    void aSlideGivesBothTheSameSpeed() {
        for (int trial = 0; trial < Trials.times(1_000); trial++) {
            meet();
            double common = massA == FIXED ? speedA : massB == FIXED ? speedB : Math.max(speedA, Math.min(speedB, 0));
            motion.slide();
            assertThat(motion.a().slides() || motion.b().slides()).isTrue();
            // Both stood when the step began: across the normal they wish for nothing.
            assertThat(!motion.a().slides()
                            || Math.abs(x * motion.a().dy() - y * motion.a().dx()) < 1e-12)
                    .isTrue();
            assertThat(!motion.b().slides()
                            || Math.abs(x * motion.b().dy() - y * motion.b().dx()) < 1e-12)
                    .isTrue();
            assertThat(newSpeedA()).isCloseTo(common, within(1e-12));
            assertThat(newSpeedB()).isCloseTo(common, within(1e-12));
        }
    }

    /**
     * What still leads two bodies into each other is taken from the motions that a response has set, and nothing else.
     */
    @Test
    void whatAResponseHasSetKeepsItsMotionAcross() {
        for (int trial = 0; trial < Trials.times(1_000); trial++) {
            meet();
            motion.keepOut();
            requireSameAcross();
            assertThat(newSpeedA() - newSpeedB()).isCloseTo(0, within(1e-12));
        }
    }

    /** Whoever stands in a corner does not slide into what it has met before. */
    @Test
    void aSlideStopsInACorner() {
        state.noteContact(0, 2, 0, 0.5, 0, 1, 0);
        contact.set(0, 1, Verdict.HIT, 0.5, 0);
        contact.turnNormal(-1, 0);
        SomeMotions.set(motion, 2, -3, 1, 0, 0, FIXED);
        motion.meet(contact, 0.5);
        motion.slide();
        assertThat(motion.a().dx() + 0.0).isZero();
        assertThat(motion.a().dy() + 0.0).isZero();
        SomeMotions.set(motion, 0, 0, FIXED, 2, -3, 1);
        state.begin();
        state.noteContact(1, 2, 0, 0.5, 0, 1, 0);
        contact.turnNormal(1, 0);
        motion.meet(contact, 0.5);
        motion.slide();
        assertThat(motion.b().dx() + 0.0).isZero();
        assertThat(motion.b().dy() + 0.0).isZero();
    }

    /**
     * Friction takes speed along the surface, no more than the coefficient times what the bodies have lost of their
     * approach, never turns them around, keeps the momentum of two that can be moved, and adds no energy.
     */
    @ParameterizedTest
    @ValueSource(doubles = {0, 0.25, 1, 30, Double.POSITIVE_INFINITY})
    void frictionIsAnImpulseThatSlows(double coefficient) {
        for (int trial = 0; trial < Trials.times(1_000); trial++) {
            state.begin();
            meet();
            boolean bounces = random.nextBoolean();
            if (bounces) {
                motion.bounce(0.5, 0);
            } else {
                motion.push();
            }
            double slip = motion.b().speedAcross() - motion.a().speedAcross();
            double lost = newSpeedA() - newSpeedB() + speedB - speedA;
            double energy = energy();
            double[] momentum = momentum();
            motion.applyFriction(coefficient);
            double left = motion.b().speedAcross() - motion.a().speedAcross();
            boolean sticks = coefficient > 0 && Math.abs(slip) <= coefficient * lost * (1 - 1e-12);
            if (sticks) {
                assertThat(left).isCloseTo(0, within(1e-14));
                assertThat(bounces || motion.a().dx() == motion.b().dx()).isTrue();
            } else if (coefficient == 0) {
                assertThat(left).isEqualTo(slip);
            } else {
                assertThat(left * Math.signum(slip)).isCloseTo(Math.abs(slip) - coefficient * lost, within(1e-11));
            }
            assertThat(energy()).isLessThanOrEqualTo(energy * (1 + 1e-14));
            if (massA != FIXED && massB != FIXED) {
                assertThat(momentum()).containsExactly(momentum, within(1e-11));
            }
            assertThat(motion.a().requestedDx()).isFinite();
        }
    }

    private double energy() {
        double ofA =
                motion.a().dx() * motion.a().dx() + motion.a().dy() * motion.a().dy();
        double ofB =
                motion.b().dx() * motion.b().dx() + motion.b().dy() * motion.b().dy();
        // Against what cannot be moved, only the motion relative to it has energy.
        double across = Math.pow(motion.b().speedAcross() - motion.a().speedAcross(), 2);
        return massA == FIXED || massB == FIXED ? across : massA * ofA + massB * ofB;
    }

    private double[] momentum() {
        return new double[] {
            massA * motion.a().dx() + massB * motion.b().dx(),
            massA * motion.a().dy() + massB * motion.b().dy()
        };
    }

    /** A push within the friction of the ground is held by it, and one that leans more is not. */
    @Test
    void aPushWithinTheFrictionOfTheGroundIsHeld() {
        int ground = 2;
        bodies.remove(bodies.byRank(ground));
        bodies.add(SomeBodies.box(0, 0, 1, 1), 0, 0, true);
        bodies.rank();
        state.noteContact(1, ground, 0, 0.5, 0, 1, 0);
        contact.set(0, 1, Verdict.HIT, 0.5, 0);
        contact.turnNormal(0, 1);
        SomeMotions.set(motion, 0, -4, 1, 0, 0, 1);
        motion.meet(contact, 0.5);
        assertThat(motion.b().isHeld()).isTrue();
        assertThat(motion.b().isHeld(1, 0.25)).isFalse();
        state.noteFriction(1, ground, 0.25);
        assertThat(motion.b().isHeld(1, 0.25)).isTrue();
        assertThat(motion.b().isHeld(1, -0.25)).isTrue();
        assertThat(motion.b().isHeld(1, Math.nextUp(0.25))).isFalse();
        state.noteFriction(1, 0, 9);
        assertThat(motion.b().isHeld(1, 0.5))
                .as("the friction of another contact")
                .isFalse();
        assertThat(motion.a().isHeld()).as("in the air").isFalse();
    }

    @Test
    void bodiesThatPartAreLeftAlone() {
        for (int trial = 0; trial < Trials.times(300); trial++) {
            meet();
            contact.turnNormal(-x, -y);
            motion.meet(contact, 0.5);
            double dx = motion.a().dx();
            double dy = motion.b().dy();
            motion.bounce(1, 0);
            assertThat(motion.a().dx()).isEqualTo(dx);
            assertThat(motion.b().dy()).isEqualTo(dy);
        }
    }

    @Test
    void whatCannotBeChangedIsNot() {
        SomeMotions.set(motion, 1, 2, FIXED, 3, 4, 5);
        motion.a().set(9, 9);
        motion.b().set(8, -0.0);
        assertThat(motion.a().canChange()).isFalse();
        assertThat(motion.b().canChange()).isTrue();
        assertThat(motion.b().mass()).isEqualTo(5);
        assertThat(motion.a().dx()).isEqualTo(1);
        assertThat(motion.a().dy()).isEqualTo(2);
        assertThat(motion.b().dx()).isEqualTo(8);
        assertThat(motion.b().dy()).isEqualTo(0.0);
        motion.a().stall();
        assertThat(motion.a().dx()).isZero();
        assertThat(motion.a().dy()).isZero();
        assertThat(motion.b().dx()).isEqualTo(8);
        motion.b().stall();
        assertThat(motion.b().dx()).isZero();
        assertThat(motion.b().dy()).isZero();
        motion.pass();
        assertThat(motion.passes()).isTrue();
        contact.set(0, 1, Verdict.HIT, 0.5, 0);
        motion.meet(contact, 0.5);
        assertThat(motion.passes()).isFalse();
    }

    /** What is kinematic has a motion of its own; to set it is refused. */
    @Test
    void theMotionOfAKinematicBodyIsRefused() {
        BodyId a = bodies.idAt(0);
        bodies.remove(a.index());
        bodies.setKey(bodies.add(SomeBodies.box(0, 0, 1, 1), 0, 0, true).index(), -1);
        bodies.rank();
        SomeMotions.set(motion, 1, 2, FIXED, 3, 4, 5);
        contact.set(0, 1, Verdict.HIT, 0.5, 0);
        contact.turnNormal(1, 0);
        motion.meet(contact, 0.5);
        assertThatIllegalStateException()
                .isThrownBy(() -> motion.a().set(1, 2))
                .withMessageContaining("A is kinematic")
                .withMessageContaining("canChange()");
        motion.b().set(6, 7);
        assertThat(motion.a().dx()).isEqualTo(1);
        assertThat(motion.b().dx()).isEqualTo(6);
        SomeMotions.set(motion, 1, 2, FIXED, 3, 4, FIXED);
        motion.b().meet(0, 0.5, 1, 0);
        motion.b().set(9, 9);
        assertThat(motion.b().dx()).isEqualTo(3);
    }

    @Test
    void aMotionIsFiniteAndNotTooLarge() {
        SomeMotions.set(motion, 0, 0, 1, 0, 0, 1);
        BiConsumer<Double, Double> setA = motion.a()::set;
        BiConsumer<Double, Double> setB = motion.b()::set;
        for (BiConsumer<Double, Double> set : List.of(setA, setB)) {
            for (double number : new double[] {Double.NaN, Double.NEGATIVE_INFINITY, 0x1p900, -0x1p900}) {
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> set.accept(number, 0.0))
                        .withMessageContaining("dx");
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> set.accept(0.0, number))
                        .withMessageContaining("dy");
            }
            set.accept(Math.nextDown(0x1p900), -Math.nextDown(0x1p900));
        }
        assertThat(motion.a().dx()).isEqualTo(Math.nextDown(0x1p900));
        assertThat(motion.b().dy()).isEqualTo(-Math.nextDown(0x1p900));
    }

    @Test
    void aMotionHasNoMinusZero() {
        SomeMotions.set(motion, 1, 1, 1, 1, 1, 1);
        motion.a().set(-0.0, -0.0);
        motion.b().set(-0.0, -0.0);
        for (double component : new double[] {
            motion.a().dx(), motion.a().dy(), motion.b().dx(), motion.b().dy()
        }) {
            assertThat(Double.doubleToRawLongBits(component)).isZero();
        }
    }

    /** A body slides if it was led to its wish, or had been before. */
    @Test
    void whetherABodySlidesIsKept() {
        SomeMotions.set(motion, 0, -4, 1, 0, 4, 1);
        contact.set(0, 1, Verdict.HIT, 0.5, 0);
        contact.turnNormal(0, 1);
        motion.meet(contact, 0.5);
        motion.a().slide(0, false);
        motion.b().slide(0, false);
        assertThat(motion.a().slides()).isFalse();
        assertThat(motion.b().slides()).isFalse();
        motion.a().slide(0, true);
        motion.b().slide(0, true);
        assertThat(motion.a().slides()).isTrue();
        assertThat(motion.b().slides()).isTrue();
        motion.a().slide(0, false);
        motion.b().slide(0, false);
        assertThat(motion.a().slides()).isTrue();
        assertThat(motion.b().slides()).isTrue();
        motion.a().set(0, 0);
        motion.b().set(0, 0);
        assertThat(motion.a().slides()).isFalse();
        assertThat(motion.b().slides()).isFalse();
    }
}
