package org.polysweep.conformance.validate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.polysweep.contact.Verdict;
import org.polysweep.validate.BoxQueries;
import org.polysweep.validate.BoxQuery;
import org.polysweep.validate.ComparisonOutcome;
import org.polysweep.validate.ValidationReport;
import org.polysweep.validate.Validator;

/** What a validation says. */
class ReportTest {

    private static final BoxQuery APART = new BoxQuery().boxA(0, 0, 1, 1).boxB(9, 9, 10, 10);
    private static final BoxQuery HIT =
            new BoxQuery().boxA(0, 0, 1, 1).displacementA(4, 0).boxB(3, 0, 4, 1);

    private final Validator blind = Validator.of((query, claim) -> claim.miss());

    @Test
    void findingsAreCountedAndShown() {
        ValidationReport report = blind.validate(APART, HIT, HIT);
        assertThat(report.queries()).isEqualTo(3);
        assertThat(report.agreements()).isEqualTo(1);
        assertThat(report.count(ComparisonOutcome.FALSE_MISS)).isEqualTo(2);
        assertThat(report.count(Verdict.HIT)).isEqualTo(2);
        assertThat(report).hasToString("""
                        3 queries: 1 agreement, 0 late within 4 ulp, 2 findings
                        verdicts: OVERLAP 0 HIT 2 TOUCH 0 MISS 1

                        2 x false_miss
                            claimed: MISS
                            exact:   HIT at 0, normal (-1, 0)
                            BoxQuery query = new BoxQuery().boxA(0, 0, 1, 1).displacementA(1, 0).boxB(0, 0, 1, 1).positionB(1, 0);
                            {"a":{"box":[0,0,1,1]},"b":{"box":[0,0,1,1]},"positionB":[1,0],"moveA":[1,0]}""");
    }

    @Test
    void theAssertionSaysIt() {
        ValidationReport report = blind.validate(HIT);
        assertThatThrownBy(report::assertClean)
                .isInstanceOf(AssertionError.class)
                .hasMessage(report.toString());
        blind.validate(APART).assertClean();
    }

    @Test
    void strictlyATouchIsNoMiss() {
        BoxQuery touch = new BoxQuery().boxA(0, 0, 1, 1).boxB(1, 0, 2, 1);
        blind.validate(touch).assertClean();
        ValidationReport report = blind.strict().validate(touch);
        assertThat(report.count(ComparisonOutcome.FALSE_MISS)).isOne();
        assertThat(report.toString()).startsWith("1 query: 0 agreements, 0 late within 4 ulp, 1 finding (strict)");
    }

    @Test
    void queriesComeFromAnywhere() {
        String expected = blind.validate(APART, HIT).toString();
        assertThat(blind.validate(List.of(APART, HIT))).hasToString(expected);
        assertThat(blind.validate(Stream.of(APART, HIT))).hasToString(expected);
    }

    /** An iterator may give one object again and again, and a sweep may change the numbers. */
    @Test
    void queriesAreNotKept() {
        BoxQuery reused = new BoxQuery();
        Stream<BoxQuery> queries =
                Stream.of(1, 2, 3).map(x -> reused.boxB(2, 0, 3, 1).displacementA(x, 0));
        Validator meddling = Validator.of((query, claim) -> {
            query.boxA(0, 0, 0, 0).displacementA(7, 7);
            claim.overlap();
        });
        ValidationReport report = meddling.validate(queries);
        assertThat(report.count(ComparisonOutcome.FALSE_OVERLAP)).isEqualTo(3);
        assertThat(reused.adx()).isEqualTo(3);
    }

    @Test
    void whateverIsThrownIsAFinding() {
        ValidationReport report = Validator.of((query, claim) -> {
                    throw new AssertionError("no");
                })
                .validate(APART);
        assertThat(report.count(ComparisonOutcome.CRASH)).isOne();
        assertThat(report.toString()).contains("claimed: java.lang.AssertionError: no");
    }

    @Test
    void aBoxWithAnInsideKeepsIt() {
        ValidationReport report = blind.validate(BoxQueries.ordinary(1, 2_000));
        assertThat(report.counterexamples()).isNotEmpty().allSatisfy(example -> {
            BoxQuery query = example.query();
            assertThat(query.aMaxX()).isGreaterThan(query.aMinX());
            assertThat(query.bMaxY()).isGreaterThan(query.bMinY());
        });
    }
}
