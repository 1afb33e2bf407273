package org.polysweep.conformance.validate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.polysweep.conformance.query.Allocation;
import org.polysweep.contact.Verdict;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.sweep.Sweeper;
import org.polysweep.validate.AabbSweep;
import org.polysweep.validate.AcceptanceRules;
import org.polysweep.validate.BoxQueries;
import org.polysweep.validate.BoxQuery;
import org.polysweep.validate.BoxQueryKind;
import org.polysweep.validate.CheckedSweep;
import org.polysweep.validate.ClaimedResult;
import org.polysweep.validate.ComparisonOutcome;
import org.polysweep.validate.Counterexample;

/** A fast sweep in production, with the exact path beside it. */
class CheckedSweepTest {

    private static final BoxQuery APART = new BoxQuery().boxA(0, 0, 1, 1).boxB(9, 9, 10, 10);
    private static final BoxQuery HIT =
            new BoxQuery().boxA(0, 0, 1, 1).displacementA(4, 0).boxB(3, 0, 4, 1);
    private static final BoxQuery OVERLAP = new BoxQuery().boxA(0, 0, 1, 1).boxB(0, 0, 1, 1);

    private final List<Counterexample> reports = new ArrayList<>();
    private final ClaimedResult claim = new ClaimedResult();

    /** It answers MISS, always. */
    private final AabbSweep blind = (query, said) -> said.miss();

    @Test
    void theFirstWrongAnswerIsReportedAndStands() {
        CheckedSweep sweep = CheckedSweep.reporting(blind, AcceptanceRules.PLAIN_DOUBLES, 1, reports::add);
        sweep.sweep(APART, claim);
        assertThat(sweep.hasFailed()).isFalse();
        sweep.sweep(HIT, claim);
        assertThat(claim).hasToString("MISS");
        sweep.sweep(OVERLAP, claim);
        assertThat(claim).hasToString("MISS");
        assertThat(sweep.hasFailed()).isTrue();
        assertThat(reports).hasSize(1).allSatisfy(report -> {
            assertThat(report.kind()).isEqualTo(ComparisonOutcome.FALSE_MISS);
            assertThat(report.query()).hasToString(HIT.toString()).isNotSameAs(HIT);
            assertThat(report.claimed()).isEqualTo("MISS");
            assertThat(report.exact()).isEqualTo("HIT at 0.5, normal (-1, 0)");
        });
    }

    @Test
    void fromThenOnTheExactPathAnswersIfWanted() {
        CheckedSweep sweep = CheckedSweep.fallingBack(blind, AcceptanceRules.PLAIN_DOUBLES, 1, reports::add);
        sweep.sweep(APART, claim);
        assertThat(claim).as("right").hasToString("MISS");
        sweep.sweep(HIT, claim);
        assertThat(claim).as("corrected").hasToString("HIT at 0.5, normal (-1, 0)");
        sweep.sweep(OVERLAP, claim);
        assertThat(claim).as("exact").hasToString("OVERLAP");
        sweep.sweep(APART, claim);
        assertThat(claim).as("exact").hasToString("MISS");
        assertThat(reports).hasSize(1);
    }

    /** The first pair of 100 in each frame is checked first, but it is the 38th that is answered wrongly. */
    @Test
    void everyPairOfAFrameIsCheckedNowAndThen() {
        BoxQuery[] frame = new BoxQuery[100];
        Arrays.fill(frame, APART);
        frame[37] = HIT;
        CheckedSweep sweep = CheckedSweep.reporting(blind, AcceptanceRules.PLAIN_DOUBLES, 100, reports::add);
        for (int i = 0; i < 1_000 && !sweep.hasFailed(); i++) {
            for (BoxQuery query : frame) {
                sweep.sweep(query, claim);
            }
        }
        assertThat(reports).hasSize(1);
    }

    @Test
    void oneInNIsCheckedTheSameInEveryRun() {
        assertThat(checkedAmong(1_000, 1)).isEqualTo(1_000);
        assertThat(checkedAmong(1_000, 4)).isBetween(200, 300).isEqualTo(checkedAmong(1_000, 4));
        assertThatThrownBy(() -> CheckedSweep.reporting(blind, AcceptanceRules.EXACT, 0, reports::add))
                .hasMessage("interval must be in [1, 1000000], but was 0");
        assertThatThrownBy(() -> CheckedSweep.reporting(blind, AcceptanceRules.EXACT, 1_000_001, reports::add))
                .hasMessageContaining("1000001");
        assertThat(CheckedSweep.reporting(blind, AcceptanceRules.EXACT, 1_000_000, reports::add)
                        .hasFailed())
                .isFalse();
    }

    /** At how many of the first queries one wrong answer would be seen. */
    private int checkedAmong(int queries, int interval) {
        int checked = 0;
        for (int wrong = 0; wrong < queries; wrong++) {
            CheckedSweep sweep = CheckedSweep.reporting(blind, AcceptanceRules.PLAIN_DOUBLES, interval, reports::add);
            for (int i = 0; i < wrong; i++) {
                sweep.sweep(APART, claim);
            }
            sweep.sweep(HIT, claim);
            checked += sweep.hasFailed() ? 1 : 0;
        }
        return checked;
    }

    @Test
    void anExceptionIsReportedWhetherCheckedOrNot() {
        AabbSweep refusing = (query, said) -> {
            if (query.adx() != 0) {
                throw new IllegalStateException("it moves");
            }
            said.miss();
        };
        CheckedSweep reporting = CheckedSweep.reporting(refusing, AcceptanceRules.EXACT, 1000, reports::add);
        reporting.sweep(APART, claim);
        assertThatThrownBy(() -> reporting.sweep(HIT, claim)).hasMessage("it moves");
        CheckedSweep fallingBack = CheckedSweep.fallingBack(refusing, AcceptanceRules.EXACT, 1000, reports::add);
        fallingBack.sweep(APART, claim);
        fallingBack.sweep(HIT, claim);
        assertThat(claim).hasToString("HIT at 0.5, normal (-1, 0)");
        assertThat(reports).hasSize(2).allSatisfy(report -> {
            assertThat(report.kind()).isEqualTo(ComparisonOutcome.CRASH);
            assertThat(report.claimed()).isEqualTo("java.lang.IllegalStateException: it moves");
        });
    }

    /** What was said before does not count for who says nothing. */
    @Test
    void aClaimIsEmptyBeforeEachAnswer() {
        AabbSweep silentAboutHits = (query, said) -> {
            if (query.adx() == 0) {
                said.overlap();
            }
        };
        CheckedSweep sweep = CheckedSweep.reporting(silentAboutHits, AcceptanceRules.PLAIN_DOUBLES, 1, reports::add);
        sweep.sweep(OVERLAP, claim);
        assertThat(claim).hasToString("OVERLAP");
        assertThat(reports).isEmpty();
        sweep.sweep(HIT, claim);
        assertThat(claim).hasToString(new ClaimedResult().toString());
        assertThat(reports).hasSize(1);
    }

    @Test
    void noGarbageIsMadeWhileTheyAgree() {
        BoxQuery[] queries = withoutIntegers();
        assertThat(queries).hasSizeGreaterThan(1_000);
        assertThat(garbage(new Textbook(), AcceptanceRules.PLAIN_DOUBLES, queries))
                .isZero();
        assertThat(garbage(AabbSweep.of(Sweeper.AUTO), AcceptanceRules.EXACT, queries))
                .isZero();
        assertThat(reports).isEmpty();
    }

    /** Allocation would be detected: where doubles cannot decide whether a result is near enough. */
    @Test
    void exactDecisionsMakeGarbage() {
        BoxQuery query = new BoxQuery().boxA(0, 0, 1, 1).displacementA(8, 0).boxB(5, 0, 6, 1);
        AabbSweep late = (asked, said) -> said.hit(0.5 + 0x1p-50);
        assertThat(garbage(late, AcceptanceRules.PLAIN_DOUBLES, new BoxQuery[] {query}))
                .isPositive();
        assertThat(reports).isEmpty();
    }

    private long garbage(AabbSweep fast, AcceptanceRules rules, BoxQuery... queries) {
        CheckedSweep sweep = CheckedSweep.reporting(fast, rules, 1, reports::add);
        return Allocation.ofSteadyState(() -> {
            for (BoxQuery query : queries) {
                sweep.sweep(query, claim);
            }
        });
    }

    /** Random boxes, of which the polygon path decides by far the most in doubles. */
    private BoxQuery[] withoutIntegers() {
        List<BoxQuery> queries = new ArrayList<>();
        BoxQueries.of(6, 1_500, BoxQueryKind.UNIFORM, BoxQueryKind.BULLETS).forEach(queries::add);
        AabbSweep judge = AabbSweep.of(Sweeper.of(SweepAlgorithm.POLYGON));
        int[] clean = Allocation.withoutGarbage(queries.size(), i -> judge.sweep(queries.get(i), claim));
        assertThat(claim.verdict()).isIn((Object[]) Verdict.values());
        return IntStream.of(clean).mapToObj(queries::get).toArray(BoxQuery[]::new);
    }

    /** What it does to its query neither reaches the caller nor hides a wrong answer. */
    @Test
    void theFastSweepMayChangeItsQuery() {
        BoxQuery query = new BoxQuery().boxA(0, 0, 1, 1).displacementA(4, 0).boxB(2, 0, 3, 1);
        BoxQuery before = query.copy();
        List<ComparisonOutcome> reported = new ArrayList<>();
        CheckedSweep.reporting(
                        (asked, claim) -> {
                            asked.displacementA(0, 0);
                            claim.miss();
                        },
                        AcceptanceRules.PLAIN_DOUBLES,
                        1,
                        example -> reported.add(example.kind()))
                .sweep(query, new ClaimedResult());
        assertThat(reported).containsExactly(ComparisonOutcome.FALSE_MISS);
        assertThat(query.toJson()).isEqualTo(before.toJson());
    }
}
