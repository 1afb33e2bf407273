package org.polysweep.workbench;

import org.jspecify.annotations.Nullable;
import org.polysweep.validate.AcceptanceRules;
import org.polysweep.validate.TimeRule;
import org.polysweep.validate.TouchPolicy;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** What counts as right: {@code --strict} and {@code --tolerance}. */
public final class RuleOptions {

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--strict",
            description = "Take answers by the letter: a TOUCH is a TOUCH, with its normal; of two edges that meet in a"
                    + " corner only one gives the normal; no number is -0.0.")
    private boolean strict;

    @Option(
            names = "--tolerance",
            paramLabel = "K",
            description =
                    "The time of a HIT is right if |enter - exact|*|n*d|, by which the shapes are apart or in each"
                            + " other then, is at most K ulp of the largest magnitude in the query; n is the"
                            + " normal, and where"
                            + " A moves straight at B |n*d| is |d|. 0 by default, 4 for programs. Late within"
                            + " that is counted apart, as late, and"
                            + " is no finding.")
    private @Nullable String tolerance;

    @Option(
            names = "--policy",
            paramLabel = "half-open|closed|any",
            defaultValue = "half-open",
            description = "The step: half-open, [0, 1), where boxes that arrive at each other exactly at the end are"
                    + " not a HIT (the test is enter >= 1 -> miss); or closed, [0, 1], where they are (enter > 1 ->"
                    + " miss);"
                    + " or any: every answer but OVERLAP is right where shapes only touch. ${DEFAULT-VALUE} by default."
                    + " TOUCH is always right there.")
    private String policy = "half-open";

    @Option(
            names = "--touching",
            paramLabel = "exclusive|inclusive",
            defaultValue = "exclusive",
            description =
                    "Shapes that graze, slide or rest and never overlap: exclusive, no HIT (enter >= exit -> miss);"
                            + " or inclusive, a HIT, or an OVERLAP if they touch at 0 (enter > exit -> miss)."
                            + " ${DEFAULT-VALUE} by default.")
    private String touching = "exclusive";

    @Option(
            names = "--times",
            paramLabel = "nearest|tolerance",
            defaultValue = "nearest",
            description = "How late the time of a HIT may be: not later than the nearest double, for two boxes whose"
                    + " differences are exact in doubles; or within the --tolerance. ${DEFAULT-VALUE} by default."
                    + " Without effect if the tolerance is 0.")
    private String times = "nearest";

    @Option(
            names = "--floats",
            description = "The program computes in floats: times are judged by the nearest float where differences are"
                    + " exact in floats, --tolerance is in ulp of floats, and queries are --generate floats unless"
                    + " others are given.")
    private boolean floats;

    /** Called by picocli. */
    public RuleOptions() {}

    /**
     * Returns the rules.
     *
     * @param usual the tolerance, if none is given
     * @throws picocli.CommandLine.ParameterException if an option is bad
     */
    public AcceptanceRules rules(int usual) {
        int ulps = tolerance == null
                ? usual
                : (int) OptionValues.whole(spec, "--tolerance", tolerance, 0, Integer.MAX_VALUE);
        return new AcceptanceRules(strict, ulps, policy(), timeRule());
    }

    /** Returns whether the program computes in floats. */
    public boolean isOfFloats() {
        return floats;
    }

    private TouchPolicy policy() {
        boolean inclusive = isOneOf("--touching", touching, "inclusive", "exclusive");
        if (policy.equals("any")) {
            requireAlone("--touching", "--policy any");
            return TouchPolicy.ANY;
        }
        boolean closed = isOneOf("--policy", policy, "closed", "half-open");
        if (strict) {
            requireAlone("--policy", "--strict");
            requireAlone("--touching", "--strict");
        }
        return TouchPolicy.of(closed, inclusive);
    }

    private TimeRule timeRule() {
        if (isOneOf("--times", times, "tolerance", "nearest")) {
            return TimeRule.TOLERANCE;
        }
        return floats ? TimeRule.NEAREST_FLOAT : TimeRule.NEAREST_DOUBLE;
    }

    private boolean isOneOf(String option, String given, String first, String second) {
        if (!given.equals(first) && !given.equals(second)) {
            String all = option.equals("--policy") ? "half-open, closed or any" : second + " or " + first;
            throw OptionValues.bad(spec, option + " must be " + all + ", but was '" + given + "'");
        }
        return given.equals(first);
    }

    private void requireAlone(String option, String other) {
        if (OptionValues.isGiven(spec, option)) {
            throw OptionValues.bad(
                    spec,
                    option + " must not be given with " + other + ", where it has no effect; leave out one of them");
        }
    }
}
