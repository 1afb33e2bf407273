package org.polysweep.conformance.round;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.contact.SweepOutcome;
import org.polysweep.contact.TimedContact;
import org.polysweep.contact.Verdict;
import org.polysweep.pose.Pose;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.trials.Trials;

/** Laws: what the answers to two pairs have to do with each other when the pairs have. */
@Tag("bulk")
class RoundLawsTest {

    private static final int PAIRS = Trials.times(200);

    @ParameterizedTest
    @EnumSource
    void swappedShapes(RoundKind kind) {
        forPairs(kind, pair -> {
            SweepOutcome contact = answer(pair);
            SweepOutcome swapped = answer(pair.swapped());
            requireSameTimes(contact, swapped, pair);
            boolean standing = Double.isInfinite(contact.enter());
            if (contact.verdict() != Verdict.MISS && !standing) {
                // Neither has a -0.0.
                assertThat(0.0 - swapped.normalX()).as("%s", pair).isEqualTo(contact.normalX());
                assertThat(0.0 - swapped.normalY()).as("%s", pair).isEqualTo(contact.normalY());
            }
            if (contact instanceof TimedContact meeting && swapped instanceof TimedContact other) {
                assertThat(other.featureA()).as("%s", pair).isEqualTo(meeting.featureB());
                assertThat(other.featureB()).as("%s", pair).isEqualTo(meeting.featureA());
                assertThat(other.safePoseA()).as("%s", pair).isEqualTo(meeting.safePoseB());
                assertThat(other.contactPoints())
                        .as("%s", pair)
                        .containsExactlyInAnyOrderElementsOf(meeting.contactPoints());
            }
        });
    }

    @ParameterizedTest
    @EnumSource(names = {"GRID", "JOINS", "RESTING", "CORES_TOUCH", "TWINS", "CIRCLES", "STANDING"})
    void scaledByAPowerOfTwo(RoundKind kind) {
        for (double factor : new double[] {0x1p-1060, 0x1p-3, 0x1p1000}) {
            forPairs(kind, pair -> {
                SweepOutcome contact = answer(pair);
                SweepOutcome scaled = answer(pair.scaled(factor));
                requireSameTimesAndNormal(contact, scaled, pair);
                if (factor > 0x1p-99 && contact instanceof TimedContact meeting) {
                    Pose rest = meeting.safePoseA();
                    assertThat(((TimedContact) scaled).safePoseA())
                            .as("%s", pair)
                            .isEqualTo(new Pose(rest.x() * factor, rest.y() * factor));
                }
            });
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"GRID", "JOINS", "RESTING", "CORES_TOUCH", "TWINS", "CIRCLES", "STANDING"})
    void shiftedTogether(RoundKind kind) {
        forPairs(kind, pair -> {
            RoundPair shifted = pair.withMotions(shifted(pair.motionA()), shifted(pair.motionB()));
            requireSameTimesAndNormal(answer(pair), answer(shifted), pair);
        });
    }

    /** A common displacement is none. */
    @ParameterizedTest
    @EnumSource(names = {"GRID", "JOINS", "RESTING", "CORES_TOUCH", "TWINS", "CIRCLES", "STANDING"})
    void drivenTogether(RoundKind kind) {
        forPairs(kind, pair -> {
            RoundPair driven = pair.withMotions(driven(pair.motionA()), driven(pair.motionB()));
            requireSameTimesAndNormal(answer(pair), answer(driven), pair);
        });
    }

    @ParameterizedTest
    @EnumSource(names = {"GRID", "JOINS", "RESTING", "CORES_TOUCH", "TWINS", "CIRCLES", "STANDING"})
    void itDoesNotMatterWhoHasTheRadius(RoundKind kind) {
        forPairs(kind, pair -> {
            double radius = pair.radiusA() + pair.radiusB();
            for (double share : new double[] {0, radius / 4, radius}) {
                requireSameTimesAndNormal(answer(pair), answer(pair.withRadii(share, radius - share)), pair);
            }
        });
    }

    @ParameterizedTest
    @EnumSource
    void aLargerRadiusIsMetNoLater(RoundKind kind) {
        forPairs(kind, pair -> {
            SweepOutcome contact = answer(pair);
            SweepOutcome larger = answer(pair.withRadii(Math.nextUp(2 * pair.radiusA()), pair.radiusB()));
            if (contact.verdict() != Verdict.MISS) {
                assertThat(larger.enter()).as("%s", pair).isLessThanOrEqualTo(contact.enter());
                assertThat(larger.exit()).as("%s", pair).isGreaterThanOrEqualTo(contact.exit());
            }
        });
    }

    /** Wherever the two are put to rest, the next step does not begin with an overlap. */
    @ParameterizedTest
    @EnumSource
    void atRestTheyAreNotInEachOther(RoundKind kind) {
        forPairs(kind, pair -> {
            if (answer(pair) instanceof TimedContact meeting
                    && isFinite(meeting.safePoseA())
                    && isFinite(meeting.safePoseB())) {
                RoundPair resting = pair.withMotions(standing(meeting.safePoseA()), standing(meeting.safePoseB()));
                assertThat(answer(resting).verdict()).as("%s", pair).isNotEqualTo(Verdict.OVERLAP);
            }
        });
    }

    private static void forPairs(RoundKind kind, Consumer<RoundPair> law) {
        Random random = Trials.random(~kind.name().hashCode());
        for (int i = 0; i < PAIRS; i++) {
            law.accept(kind.next(random));
        }
    }

    private static SweepOutcome answer(RoundPair pair) {
        return pair.answer(SweepAlgorithm.POLYGON);
    }

    private static void requireSameTimes(SweepOutcome contact, SweepOutcome other, RoundPair pair) {
        assertThat(other.verdict()).as("%s", pair).isEqualTo(contact.verdict());
        assertThat(other.enter()).as("%s", pair).isEqualTo(Double.valueOf(contact.enter()));
        assertThat(other.exit()).as("%s", pair).isEqualTo(Double.valueOf(contact.exit()));
    }

    private static void requireSameTimesAndNormal(SweepOutcome contact, SweepOutcome other, RoundPair pair) {
        requireSameTimes(contact, other, pair);
        assertThat(other.normalX()).as("%s", pair).isEqualTo(Double.valueOf(contact.normalX()));
        assertThat(other.normalY()).as("%s", pair).isEqualTo(Double.valueOf(contact.normalY()));
        if (contact instanceof TimedContact meeting) {
            assertThat(((TimedContact) other).featureA()).as("%s", pair).isEqualTo(meeting.featureA());
            assertThat(((TimedContact) other).featureB()).as("%s", pair).isEqualTo(meeting.featureB());
        }
    }

    private static double[] shifted(double[] motion) {
        return new double[] {motion[0] + 1000, motion[1] - 0.25, motion[2], motion[3]};
    }

    private static double[] driven(double[] motion) {
        return new double[] {motion[0], motion[1], motion[2] - 7, motion[3] + 0.5};
    }

    private static double[] standing(Pose pose) {
        return new double[] {pose.x(), pose.y(), 0, 0};
    }

    private static boolean isFinite(Pose pose) {
        return Double.isFinite(pose.x()) && Double.isFinite(pose.y());
    }
}
