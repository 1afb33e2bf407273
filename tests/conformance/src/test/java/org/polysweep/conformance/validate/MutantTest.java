package org.polysweep.conformance.validate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.polysweep.validate.AcceptanceRules;
import org.polysweep.validate.BoxQueries;
import org.polysweep.validate.ComparisonOutcome;
import org.polysweep.validate.Counterexample;
import org.polysweep.validate.ValidationReport;
import org.polysweep.validate.Validator;

/** Each of many small faults is found, by the kind that it is, and shown by a query that is understood at a glance. */
@Tag("bulk")
class MutantTest {

    private static final int QUERIES = 10_000;

    /** Of all 16 numbers of a query together; two boxes of size 1 at the origin have 4. */
    private static final int DIGITS = 10;

    @Test
    void thereAreManyOfEveryKind() {
        List<Mutant> mutants = Mutant.all().toList();
        assertThat(mutants).extracting(Mutant::fault).hasSizeGreaterThan(20).doesNotHaveDuplicates();
        assertThat(mutants)
                .extracting(Mutant::kind)
                .contains(
                        ComparisonOutcome.FALSE_HIT,
                        ComparisonOutcome.FALSE_MISS,
                        ComparisonOutcome.OVERLAP_MISSED,
                        ComparisonOutcome.FALSE_OVERLAP,
                        ComparisonOutcome.LATE,
                        ComparisonOutcome.WRONG_TIME,
                        ComparisonOutcome.WRONG_NORMAL,
                        ComparisonOutcome.CRASH,
                        ComparisonOutcome.GARBAGE);
    }

    @ParameterizedTest
    @MethodSource("org.polysweep.conformance.validate.Mutant#all")
    void eachIsFoundAndUnderstoodAtAGlance(Mutant mutant) {
        Validator validator = Validator.of(mutant.sweep()).withRules(mutant.rules());
        ValidationReport report = validator.validate(BoxQueries.ordinary(1, QUERIES));
        assertThat(report.count(mutant.kind())).as("%s", report).isPositive();
        assertThat(report.counterexamples()).allSatisfy(example -> {
            assertThat(digits(example)).as("%s", example).isLessThanOrEqualTo(DIGITS);
            assertThat(validator.validate(example.query()).count(example.kind()))
                    .as("shown again")
                    .isOne();
        });
    }

    /** So what is found is the fault. */
    @Test
    void theHonestSweepHasNoSuchFinding() {
        List<AcceptanceRules> all = Mutant.all().map(Mutant::rules).distinct().toList();
        for (AcceptanceRules rules : all) {
            ValidationReport report =
                    Validator.of(new Textbook()).withRules(rules).validate(BoxQueries.ordinary(1, QUERIES));
            assertThat(Mutant.all().filter(mutant -> mutant.rules().equals(rules)))
                    .allSatisfy(mutant -> assertThat(report.count(mutant.kind()))
                            .as("%s", report)
                            .isZero());
        }
    }

    /** An epsilon swallows numbers beside short ones, such as 3.000000000058: they count like the short ones. */
    private static long digits(Counterexample example) {
        return example.query()
                .toJson()
                .replaceAll("\\.(0{6}|9{6})[0-9]+", "")
                .chars()
                .filter(c -> c >= '1' && c <= '9')
                .count();
    }
}
