package org.polysweep.conformance.validate;

import java.util.List;
import java.util.stream.Stream;
import org.polysweep.validate.AabbSweep;
import org.polysweep.validate.JudgingRules;
import org.polysweep.validate.Outcome;

/**
 * A faulty sweep: {@link Textbook} with one small change.
 *
 * @param fault what was changed
 * @param kind the kind of finding that it has to be found by
 * @param rules the rules by which it is found; the honest sweep has no such finding by them
 * @param sweep the faulty sweep
 */
record Mutant(String fault, Outcome kind, JudgingRules rules, AabbSweep sweep) {

    private static final JudgingRules STRICT = new JudgingRules(true, 4);

    static Stream<Mutant> all() {
        return Stream.of(VerdictMutants.all(), StepMutants.all(), AnswerMutants.all())
                .flatMap(List::stream);
    }

    static Mutant of(String fault, Outcome kind, AabbSweep sweep) {
        return new Mutant(fault, kind, JudgingRules.PLAIN_DOUBLES, sweep);
    }

    /** One that is wrong by the letter only. */
    static Mutant strictly(String fault, Outcome kind, AabbSweep sweep) {
        return new Mutant(fault, kind, STRICT, sweep);
    }

    @Override
    public String toString() {
        return fault;
    }
}
