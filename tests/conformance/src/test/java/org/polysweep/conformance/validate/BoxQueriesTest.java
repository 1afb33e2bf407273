package org.polysweep.conformance.validate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.contact.Verdict;
import org.polysweep.sweep.Sweeper;
import org.polysweep.validate.AabbSweep;
import org.polysweep.validate.BoxQueries;
import org.polysweep.validate.BoxQuery;
import org.polysweep.validate.BoxQueryKind;
import org.polysweep.validate.ValidationReport;
import org.polysweep.validate.Validator;

/** The seeded queries: the same everywhere, and each kind as its name says. */
class BoxQueriesTest {

    /** Changes only when a kind does. */
    private static final long HASH = 0xd471_3e51_b77c_24a5L;

    @Test
    void theyAreTheSameOnEveryJdk() {
        long hash = 0;
        for (BoxQuery query : BoxQueries.all(1, 10_000).toList()) {
            for (double number : numbers(query).toArray()) {
                hash = 31 * hash + Double.doubleToRawLongBits(number);
            }
        }
        assertThat(Long.toHexString(hash)).isEqualTo(Long.toHexString(HASH));
    }

    @Test
    void eachIsMadeWithoutTheOthers() {
        List<String> inTurn = BoxQueries.all(7, 1_000).map(BoxQuery::toString).toList();
        assertThat(inTurn).hasSize(1_000).doesNotHaveDuplicates();
        // Eleven kinds in turn, of which this is the fourth.
        BoxQueryKind kind = BoxQueryKind.RESTING;
        assertThat(kind.query(7, 542)).hasToString(inTurn.get(542));
        assertThat(BoxQueries.all(7, 600).map(BoxQuery::toString)).isEqualTo(inTurn.subList(0, 600));
        assertThat(kind.query(8, 542).toString()).isNotEqualTo(inTurn.get(542));
    }

    @Test
    void thereAreNoOthersThanThose() {
        assertThat(BoxQueries.of(1, 1, BoxQueryKind.GRID)).hasSize(1);
        assertThat(BoxQueries.of(1, 0, BoxQueryKind.GRID)).isEmpty();
        assertThatThrownBy(() -> BoxQueries.of(1, 1)).hasMessage("kinds must not be empty");
        assertThatThrownBy(() -> BoxQueries.of(1, -1, BoxQueryKind.GRID)).hasMessage("count must be >= 0, but was -1");
    }

    /** The least share of each verdict, in percent; a dash where it must not occur. */
    @ParameterizedTest
    @CsvSource({
        "UNIFORM, 10, 25, -, 45",
        "GRID, 4, 25, 9, 45",
        "SLIDING, -, -, 60, 15",
        "RESTING, -, 12, 45, 20",
        "CORNERS, 4, 30, 40, 2",
        "BULLETS, -, 35, -, 45",
        "DECIMALS, 5, 20, 15, 35",
        "ULPS, 7, 25, 7, 35",
        "OFFSETS, 6, 20, 15, 35",
        "SUBNORMAL, 2, 15, 40, 20",
        "MARGINS, 2, 20, 10, 20"
    })
    void eachKindReachesWhatItIsFor(BoxQueryKind kind, String overlap, String hit, String touch, String miss) {
        ValidationReport report = Validator.of(AabbSweep.of(Sweeper.AUTO)).validate(BoxQueries.of(1, 3_000, kind));
        assertShare(report, Verdict.OVERLAP, overlap);
        assertShare(report, Verdict.HIT, hit);
        assertShare(report, Verdict.TOUCH, touch);
        assertShare(report, Verdict.MISS, miss);
    }

    private static void assertShare(ValidationReport report, Verdict verdict, String percent) {
        long count = report.count(verdict);
        if (percent.equals("-")) {
            assertThat(count).as("%s", verdict).isZero();
        } else {
            assertThat(count).as("%s", verdict).isGreaterThan(report.queries() * Integer.parseInt(percent) / 100);
        }
    }

    @Test
    void negativeZerosAndSubnormalNumbersOccur() {
        assertThat(all(BoxQueryKind.GRID)).anyMatch(number -> number.equals(-0.0));
        assertThat(all(BoxQueryKind.SUBNORMAL)).allMatch(number -> Math.abs(number) < Double.MIN_NORMAL);
        assertThat(all(BoxQueryKind.OFFSETS)).anyMatch(number -> number > 1e15);
    }

    private static List<Double> all(BoxQueryKind kind) {
        List<Double> numbers = new ArrayList<>();
        BoxQueries.of(1, 200, kind).forEach(query -> numbers(query).forEach(numbers::add));
        return numbers;
    }

    static DoubleStream numbers(BoxQuery q) {
        return DoubleStream.of(
                q.aMinX(), q.aMinY(), q.aMaxX(), q.aMaxY(), q.ax(), q.ay(), q.adx(), q.ady(), q.bMinX(), q.bMinY(),
                q.bMaxX(), q.bMaxY(), q.bx(), q.by(), q.bdx(), q.bdy());
    }
}
