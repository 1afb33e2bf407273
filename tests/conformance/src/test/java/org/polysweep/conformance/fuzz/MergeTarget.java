package org.polysweep.conformance.fuzz;

import java.util.List;

/** Any bytes as a tally for {@code validate --merge}, in which something may have been found. */
public final class MergeTarget {

    private static final List<List<String>> COMMANDS = List.of(List.of("validate", "--merge", "--json", "-"));

    private MergeTarget() {}

    /** What the fuzzer calls. */
    public static void fuzzerTestOneInput(byte[] input) {
        outcome(input);
    }

    /** Runs it once. */
    static String outcome(byte[] input) {
        return ProgramLaws.outcome(COMMANDS, input, 0, 1, 2);
    }
}
