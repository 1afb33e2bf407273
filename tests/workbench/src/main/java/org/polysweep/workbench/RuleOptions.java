package org.polysweep.workbench;

import org.jspecify.annotations.Nullable;
import org.polysweep.validate.AcceptanceRules;
import org.polysweep.validate.TimeRule;
import org.polysweep.validate.TouchPolicy;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The options that say which answers are right, such as {@code --policy} and {@code --tolerance}. */
public final class RuleOptions {

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--strict",
            description =
                    "Demand the exact answer: TOUCH, with its normal, where the shapes only touch; at a corner, the"
                            + " normal of the edge that the contract names; no -0.0.")
    private boolean strict;

    @Option(
            names = "--tolerance",
            paramLabel = "K",
            description =
                    "Accept the time of a HIT if |enter - exact|*|n*d| is at most K ulp of the largest magnitude in the"
                            + " query: so far the shapes are apart, or overlap, at that time. n is the normal and d"
                            + " the relative displacement. 0 by default, 4 for programs. Times that are late within the"
                            + " tolerance are counted separately, as late, and are not findings.")
    private @Nullable String tolerance;

    @Option(
            names = "--policy",
            paramLabel = "half-open|closed|any",
            defaultValue = "half-open",
            description = "Whether the end belongs to the step. half-open, [0, 1): boxes that arrive exactly at the end"
                    + " are not a HIT (your code has enter >= 1 -> miss). closed, [0, 1]: they are a HIT (enter > 1 ->"
                    + " miss). any: where shapes only touch, every answer except OVERLAP is right. TOUCH is"
                    + " always right"
                    + " there. ${DEFAULT-VALUE} by default.")
    private String policy = "half-open";

    @Option(
            names = "--touching",
            paramLabel = "exclusive|inclusive",
            defaultValue = "exclusive",
            description =
                    "Whether shapes that graze, slide or rest without overlapping are a HIT. exclusive: they are not"
                            + " (your code has enter >= exit -> miss). inclusive: they are, or an OVERLAP if they touch"
                            + " at 0 (enter > exit -> miss). ${DEFAULT-VALUE} by default.")
    private String touching = "exclusive";

    @Option(
            names = "--times",
            paramLabel = "nearest|tolerance",
            defaultValue = "nearest",
            description = "How late the time of a HIT may be. nearest: not later than the nearest double, for two boxes"
                    + " whose differences are exact in doubles. tolerance: within --tolerance. ${DEFAULT-VALUE} by"
                    + " default. Has no effect if the tolerance is 0.")
    private String times = "nearest";

    @Option(
            names = "--floats",
            description = "Judge a program that computes in floats: times by the nearest float where differences are"
                    + " exact in floats, --tolerance in ulp of floats, and --generate floats unless other queries are"
                    + " given.")
    private boolean floats;

    /** Called by picocli. */
    public RuleOptions() {}

    /**
     * Returns the rules.
     *
     * @param usual the tolerance if the option is not given
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
