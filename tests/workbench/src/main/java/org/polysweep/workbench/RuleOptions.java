package org.polysweep.workbench;

import org.jspecify.annotations.Nullable;
import org.polysweep.validate.AcceptanceRules;
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
        return new AcceptanceRules(strict, ulps);
    }
}
