package org.polysweep.conformance.validate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.validate.BoxQueries;
import org.polysweep.validate.ComparisonOutcome;
import org.polysweep.validate.ValidationReport;
import org.polysweep.validate.Validator;

/** The ordinary queries of Java have margins, so the usual rules find a sweep with an epsilon. */
class MarginsTest {

    @ParameterizedTest
    @ValueSource(doubles = {1e-6, 1e-9, 1e-11})
    void anEpsilonInTheSlabsIsFound(double epsilon) {
        Textbook grown = new Textbook() {
            @Override
            double gap(double sideA, double positionA, double sideB, double positionB) {
                double gap = super.gap(sideA, positionA, sideB, positionB);
                return Math.abs(gap) < epsilon ? 0 : gap;
            }
        };
        assertThat(report(grown).count(ComparisonOutcome.FALSE_MISS)).isPositive();
    }

    @ParameterizedTest
    @ValueSource(doubles = {1e-6, 1e-9, 1e-11})
    void anEpsilonAtTheEndOfTheStepIsFound(double epsilon) {
        Textbook shortened = new Textbook() {
            @Override
            boolean isAfterStep(double enter) {
                return enter >= 1 - epsilon;
            }
        };
        assertThat(report(shortened).count(ComparisonOutcome.FALSE_MISS)).isPositive();
    }

    private static ValidationReport report(Textbook sweep) {
        return Validator.of(sweep).validate(BoxQueries.ordinary(1, 20_000));
    }
}
