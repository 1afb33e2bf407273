package org.polysweep.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.polysweep.conformance.ExplainedSweep.Runs;
import org.polysweep.contact.Explanation;
import org.polysweep.contact.Explanation.Step;
import org.polysweep.contact.Verdict;
import org.polysweep.generate.QuerySeries;
import org.polysweep.internal.polygon.ExplainedPolygonSweep;
import org.polysweep.internal.round.ExplainedRoundSweep;
import org.polysweep.trials.Trials;

/**
 * An explanation describes the run that produces the result: with and without it the verdict, the step that decides and
 * the stage that decides are the same.
 */
class ExplainedRunTest {

    /** All kinds of sweeps whose explanation describes the run. */
    private static final List<ExplainedSweep> SWEEPS = List.of(new ExplainedPolygonSweep(), new ExplainedRoundSweep());

    private static final int QUERIES = Trials.times(200);

    /** How findings begin that say how often each stage has decided. */
    private static final String COUNTS = "decided:";

    static Stream<Arguments> sweepsAndSeries() {
        return SWEEPS.stream()
                .flatMap(sweep -> QuerySeries.all().stream()
                        .filter(series -> sweep.run(series, 1, 0).isPresent())
                        .map(series -> Arguments.of(sweep, series)));
    }

    @ParameterizedTest
    @MethodSource("sweepsAndSeries")
    void anExplanationDescribesTheRunOfProduction(ExplainedSweep sweep, QuerySeries series) {
        long seed = Trials.random(series.label().hashCode()).nextLong();
        for (int i = 0; i < QUERIES; i++) {
            Runs runs = sweep.run(series, seed, i).orElseThrow();
            Verdict verdict = runs.plain().verdict();
            Explanation explained = runs.explained();
            assertThat(runs.counted().verdict()).as("%s", runs.query()).isEqualTo(verdict);
            assertThat(runs.counted().explanation()).as("%s", runs.query()).isEqualTo(explained);
            assertThat(withoutCounts(runs.plain().explanation()))
                    .as("%s", runs.query())
                    .isEqualTo(withoutCounts(explained));
            assertThat(isRejected(explained)).as("%s", runs.query()).isEqualTo(verdict == Verdict.MISS);
        }
    }

    private static List<Step> withoutCounts(Explanation explanation) {
        return explanation.steps().stream()
                .filter(step -> !step.finding().startsWith(COUNTS))
                .toList();
    }

    /** Whether a step has found that the pair does not collide. */
    private static boolean isRejected(Explanation explanation) {
        return explanation.steps().stream().anyMatch(step -> step.finding().endsWith("rejected"));
    }
}
