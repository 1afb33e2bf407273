package org.polysweep.workbench.validate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.polysweep.generate.QuerySeries;
import org.polysweep.validate.AcceptanceRules;
import org.polysweep.validate.ComparisonOutcome;
import org.polysweep.validate.TouchPolicy;
import org.polysweep.workbench.QueryGroup;
import org.polysweep.workbench.validate.ProgramTrial.Candidate;

/** With its defaults and 20,000 queries, {@code validate} finds every fault, and nothing in a right program. */
class MutantProgramsTest {

    private static final int QUERIES = 20_000;

    @Test
    void everyFaultIsFoundInDoubles() {
        List<Candidate> mutants = new ArrayList<>(MutantPrograms.inDoubles());
        mutants.addAll(MutantPrograms.ofOtherPolicies());
        assertThat(mutants).extracting(Candidate::name).hasSizeGreaterThan(60).doesNotHaveDuplicates();
        assertThat(run(QueryGroup.doubles(), mutants))
                .allSatisfy((fault, outcomes) ->
                        assertThat(findings(outcomes)).as(fault).isPositive());
    }

    @Test
    void rightProgramsInDoublesHaveNoFinding() {
        BoxProgram closedStep = new BoxProgram() {
            @Override
            boolean isAfter(double enter) {
                return enter > 1;
            }
        };
        BoxProgram closedBoxes = new BoxProgram.Closed() {
            @Override
            boolean isAfter(double enter) {
                return enter >= 1;
            }
        };
        List<Candidate> right = List.of(
                new Candidate("half-open", AcceptanceRules.HALF_OPEN_DOUBLES, new BoxProgram()),
                new Candidate("closed step", MutantPrograms.policy(TouchPolicy.CLOSED_STEP), closedStep),
                new Candidate("closed boxes", MutantPrograms.policy(TouchPolicy.CLOSED_BOXES), closedBoxes),
                new Candidate("closed", MutantPrograms.policy(TouchPolicy.CLOSED), new BoxProgram.Closed()),
                new Candidate("half-open, any", MutantPrograms.policy(TouchPolicy.ANY), new BoxProgram()));
        assertThat(run(QueryGroup.doubles(), right))
                .allSatisfy((name, outcomes) -> assertThat(findings(outcomes))
                        .as("%s: %s", name, outcomes)
                        .isZero());
    }

    @Test
    void rightProgramsInFloatsHaveNoFindingAndFaultyOnesDo() {
        List<Candidate> right = List.of(
                new Candidate("floats", AcceptanceRules.HALF_OPEN_FLOATS, new BoxProgram.Floats()),
                new Candidate("doubles", AcceptanceRules.HALF_OPEN_DOUBLES, new BoxProgram()));
        List<Candidate> faulty = List.of(
                new Candidate(
                        "floats by the rules of doubles", AcceptanceRules.HALF_OPEN_DOUBLES, new BoxProgram.Floats()),
                new Candidate("the next float", AcceptanceRules.HALF_OPEN_FLOATS, new BoxProgram.Floats() {
                    @Override
                    double time(double enter, double[] move) {
                        return Math.nextUp((float) enter);
                    }
                }),
                new Candidate("end included", AcceptanceRules.HALF_OPEN_FLOATS, new BoxProgram.Floats() {
                    @Override
                    boolean isAfter(double enter) {
                        return enter > 1;
                    }
                }),
                new Candidate("slabs grown", AcceptanceRules.HALF_OPEN_FLOATS, new BoxProgram.Floats() {
                    @Override
                    Span span(double move, double up, double down) {
                        return super.span(move, round(up - 1e-5), round(down + 1e-5));
                    }
                }));
        assertThat(run(QueryGroup.floats(), right))
                .allSatisfy((name, outcomes) -> assertThat(findings(outcomes))
                        .as("%s: %s", name, outcomes)
                        .isZero());
        assertThat(run(QueryGroup.floats(), faulty))
                .allSatisfy((name, outcomes) ->
                        assertThat(findings(outcomes)).as(name).isPositive());
    }

    private static Map<String, Map<ComparisonOutcome, Integer>> run(
            List<QuerySeries> classes, List<Candidate> candidates) {
        return ProgramTrial.run(classes, QUERIES, candidates);
    }

    private static int findings(Map<ComparisonOutcome, Integer> outcomes) {
        return outcomes.entrySet().stream()
                .filter(entry -> entry.getKey().isFinding())
                .mapToInt(Map.Entry::getValue)
                .sum();
    }
}
