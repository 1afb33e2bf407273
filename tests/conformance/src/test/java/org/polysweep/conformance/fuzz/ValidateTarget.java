package org.polysweep.conformance.fuzz;

import java.util.List;

/** Any bytes as the input of {@code validate}, against either path: nothing is found wrong. */
public final class ValidateTarget {

    private static final List<List<String>> COMMANDS = List.of(
            List.of("validate", "-", "--against", "polygon", "--threads", "1", "--json"),
            List.of("validate", "-", "--strict", "--threads", "1", "--json"));

    private ValidateTarget() {}

    /** What the fuzzer calls. */
    public static void fuzzerTestOneInput(byte[] input) {
        outcome(input);
    }

    /** Runs it once. */
    static String outcome(byte[] input) {
        return ProgramLaws.outcome(COMMANDS, input, 0, 2);
    }
}
