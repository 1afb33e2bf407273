package org.polysweep.internal.turning;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.polysweep.contact.Contact;
import org.polysweep.contact.Explanation;
import org.polysweep.contact.Explanation.Step;
import org.polysweep.contact.Feature;
import org.polysweep.contact.Meeting;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.algebraic.Dyadic;
import org.polysweep.internal.reference.ReferenceSweep;
import org.polysweep.internal.sign.Stage;
import org.polysweep.result.SweepResult;

/** Why the answer about shapes with rotors is what it is, in words. Stateless. */
public final class TurningExplanation {

    private TurningExplanation() {}

    /**
     * Explains the answer of {@link TurningSweep}.
     *
     * @param leftOut the code of the stages that may not decide
     */
    public static Explanation ofStages(TurningMotion a, TurningMotion b, int leftOut) {
        TurningSweep sweep = new TurningSweep();
        SweepResult result = new SweepResult();
        sweep.stages().count();
        sweep.write(a, b, leftOut, result);
        Verdict verdict = result.verdict();
        boolean areDoublesCertain = sweep.stages().decisions(Stage.FILTER) > 0;
        List<Step> steps = new ArrayList<>();
        steps.add(new Step("conservative steps", describeSteps(sweep, verdict, areDoublesCertain)));
        if (areDoublesCertain && verdict == Verdict.HIT) {
            steps.add(new Step("corner", "a corner passes through the middle of an edge alone: certain in doubles"));
        } else if (!areDoublesCertain && !a.turns() && !b.turns()) {
            steps.addAll(ofReference(a, b).steps());
        } else if (!areDoublesCertain) {
            steps.add(new Step(
                    "integers",
                    "the signs of the polynomials of the corners and edges that are near, at their roots and in"
                            + " between: " + verdict));
        }
        Contact contact = result.toContact();
        addEvent(contact, steps);
        steps.add(new Step("stages", sweep.stages().describe()));
        return new Explanation(steps);
    }

    private static String describeSteps(TurningSweep sweep, Verdict verdict, boolean areDoublesCertain) {
        if (!sweep.isInRange()) {
            return "not asked: there are numbers beyond the bounds of doubles";
        }
        String count = sweep.steps() + (sweep.steps() == 1 ? " step" : " steps") + " in doubles: ";
        if (areDoublesCertain && verdict == Verdict.OVERLAP) {
            return count + "the shapes certainly overlap at t = 0";
        }
        return count
                + (areDoublesCertain && verdict == Verdict.MISS
                        ? "certainly apart to the end: rejected"
                        : sweep.isImpact()
                                ? "certainly apart until a corner is at an edge, but for rounding"
                                : "certainly apart so far; more than one corner at one edge may matter next, or they"
                                        + " come too near for doubles");
    }

    /** Explains the answer of {@link TurningReference}. */
    public static Explanation ofReference(TurningMotion a, TurningMotion b) {
        List<Step> steps = new ArrayList<>();
        TurningPair pair = new TurningPair(a, b);
        if (!a.turns() && !b.turns()) {
            steps.add(new Step("turned shapes", "neither turns: integers answer, as the turned shapes stand"));
            steps.addAll(ReferenceSweep.of(TurnedQuery.of(pair)).explanation().steps());
            return new Explanation(steps);
        }
        SweepResult result = new SweepResult();
        TurningReference.write(a, b, result);
        steps.add(new Step(
                "integers",
                "the state at each of "
                        + TurningTimes.of(pair, Dyadic.ZERO, Dyadic.ONE).size()
                        + " times, 0 and 1 among them, at which some"
                        + " corner and edge or two corners have the distance of a contact, and in between: "
                        + result.verdict()));
        addEvent(result.toContact(), steps);
        return new Explanation(steps);
    }

    private static void addEvent(Contact contact, List<Step> steps) {
        if (contact instanceof Meeting meeting) {
            String end = meeting.verdict() == Verdict.HIT
                    ? "; from then on they overlap"
                    : "; they touch for the first time, and never overlap";
            steps.add(new Step(
                    "event", name(meeting.featureA()) + " of A meets " + name(meeting.featureB()) + " of B" + end));
        }
    }

    private static String name(Feature feature) {
        return feature.kind().name().toLowerCase(Locale.ROOT) + " " + feature.index();
    }
}
