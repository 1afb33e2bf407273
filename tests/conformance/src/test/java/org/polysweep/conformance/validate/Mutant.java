package org.polysweep.conformance.validate;

import java.util.List;
import java.util.stream.Stream;
import org.polysweep.validate.AabbSweep;
import org.polysweep.validate.AcceptanceRules;
import org.polysweep.validate.ComparisonOutcome;

/**
 * A faulty sweep: {@link Textbook} with one small change.
 *
 * @param fault what was changed
 * @param kind the kind of finding that it has to be found by
 * @param rules the rules by which it is found; the honest sweep has no such finding by them
 * @param sweep the faulty sweep
 */
record Mutant(String fault, ComparisonOutcome kind, AcceptanceRules rules, AabbSweep sweep) {

    private static final AcceptanceRules STRICT = new AcceptanceRules(true, 4);

    static Stream<Mutant> all() {
        return Stream.of(VerdictMutants.all(), StepMutants.all(), AnswerMutants.all())
                .flatMap(List::stream);
    }

    static Mutant of(String fault, ComparisonOutcome kind, AabbSweep sweep) {
        return new Mutant(fault, kind, AcceptanceRules.PLAIN_DOUBLES, sweep);
    }

    /** One that is wrong by the letter only. */
    static Mutant strictly(String fault, ComparisonOutcome kind, AabbSweep sweep) {
        return new Mutant(fault, kind, STRICT, sweep);
    }

    @Override
    public String toString() {
        return fault;
    }
}
