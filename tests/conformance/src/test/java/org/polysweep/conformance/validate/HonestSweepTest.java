package org.polysweep.conformance.validate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.sweep.Sweeper;
import org.polysweep.trials.Trials;
import org.polysweep.validate.AabbSweep;
import org.polysweep.validate.AcceptanceRules;
import org.polysweep.validate.BoxQueries;
import org.polysweep.validate.BoxQuery;
import org.polysweep.validate.BoxQueryKind;
import org.polysweep.validate.ComparisonOutcome;
import org.polysweep.validate.ValidationReport;
import org.polysweep.validate.Validator;

/** Nothing is found where nothing is wrong. */
@Tag("bulk")
class HonestSweepTest {

    private static final int QUERIES = Trials.times(60_000);

    @Test
    void plainDoublesAreRightOnOrdinaryQueries() {
        ValidationReport report = Validator.of(new Textbook()).validate(BoxQueries.ordinary(2, 60_000));
        report.assertClean();
        assertThat(report.lateWithinTolerance()).as("rounding is seen").isGreaterThan(1_000);
    }

    /** So they would be no judge. */
    @ParameterizedTest
    @EnumSource(
            value = BoxQueryKind.class,
            names = {"DECIMALS", "ULPS", "OFFSETS"})
    void plainDoublesAreWrongWhereLastBitsCount(BoxQueryKind kind) {
        assertThat(kind.isOrdinary()).isFalse();
        ValidationReport report = Validator.of(new Textbook()).validate(BoxQueries.of(2, 5_000, kind));
        assertThat(report.isClean()).as("%s", report).isFalse();
    }

    @ParameterizedTest
    @EnumSource(
            value = SweepAlgorithm.class,
            names = {"AABB", "AUTO"})
    void thePathsOfTheLibraryAreRightByTheLetter(SweepAlgorithm path) {
        ValidationReport report = Validator.of(AabbSweep.of(Sweeper.of(path)))
                .withRules(AcceptanceRules.EXACT)
                .validate(BoxQueries.all(3, QUERIES));
        report.assertClean();
        assertThat(report.agreements()).isEqualTo(QUERIES);
    }

    @Test
    void theReferencePathIsRightByTheLetter() {
        Validator.of(AabbSweep.of(Sweeper.of(SweepAlgorithm.REFERENCE)))
                .withRules(AcceptanceRules.EXACT)
                .validate(BoxQueries.all(4, QUERIES / 12))
                .assertClean();
    }

    /** Rounding to the nearest double is late now and then, by less than an ulp: that is seen, too. */
    @Test
    void theNearestTimeIsLateWithoutTolerance() {
        AabbSweep ours = AabbSweep.of(Sweeper.AUTO);
        AabbSweep nextUp = (query, claim) -> {
            ours.sweep(query, claim);
            if (claim.enter() > 0 && claim.enter() < 1) {
                claim.hit(Math.nextUp(claim.enter()));
            }
        };
        List<BoxQuery> queries = BoxQueries.ordinary(5, 2_000).toList();
        ValidationReport exact = Validator.of(nextUp).withTolerance(0).validate(queries);
        assertThat(exact.count(ComparisonOutcome.LATE)).isPositive().isEqualTo(exact.queries() - exact.agreements());
        ValidationReport tolerant = Validator.of(nextUp).withTolerance(2).validate(queries);
        assertThat(tolerant.lateWithinTolerance()).isEqualTo(exact.count(ComparisonOutcome.LATE));
        tolerant.assertClean();
    }
}
