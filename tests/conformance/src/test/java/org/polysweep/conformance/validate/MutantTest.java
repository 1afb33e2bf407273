package org.polysweep.conformance.validate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.polysweep.validate.BoxQueries;
import org.polysweep.validate.Counterexample;
import org.polysweep.validate.JudgingRules;
import org.polysweep.validate.Outcome;
import org.polysweep.validate.Report;
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
                        Outcome.FALSE_HIT,
                        Outcome.FALSE_MISS,
                        Outcome.OVERLAP_MISSED,
                        Outcome.FALSE_OVERLAP,
                        Outcome.LATE,
                        Outcome.WRONG_TIME,
                        Outcome.WRONG_NORMAL,
                        Outcome.CRASH,
                        Outcome.GARBAGE);
    }

    @ParameterizedTest
    @MethodSource("org.polysweep.conformance.validate.Mutant#all")
    void eachIsFoundAndUnderstoodAtAGlance(Mutant mutant) {
        Validator validator = Validator.of(mutant.sweep()).by(mutant.rules());
        Report report = validator.validate(BoxQueries.ordinary(1, QUERIES));
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
        List<JudgingRules> all = Mutant.all().map(Mutant::rules).distinct().toList();
        for (JudgingRules rules : all) {
            Report report = Validator.of(new Textbook()).by(rules).validate(BoxQueries.ordinary(1, QUERIES));
            assertThat(Mutant.all().filter(mutant -> mutant.rules().equals(rules)))
                    .allSatisfy(mutant -> assertThat(report.count(mutant.kind()))
                            .as("%s", report)
                            .isZero());
        }
    }

    private static long digits(Counterexample example) {
        return example.query()
                .toJson()
                .chars()
                .filter(c -> c >= '1' && c <= '9')
                .count();
    }
}
