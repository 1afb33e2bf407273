package org.polysweep.conformance.fuzz;

import java.util.List;

/** Any bytes as a scene for {@code step}, in four manners. */
public final class StepTarget {

    private static final List<List<String>> COMMANDS = List.of(
            List.of("step", "-", "--frames", "2"),
            List.of("step", "-", "--frames", "2", "--response", "stop"),
            List.of("step", "-", "--frames", "2", "--response", "slide", "--events"),
            List.of("step", "-", "--frames", "2", "--response", "bounce", "--quiet"));

    private StepTarget() {}

    /** What the fuzzer calls. */
    public static void fuzzerTestOneInput(byte[] input) {
        outcome(input);
    }

    /** Runs it once. */
    static String outcome(byte[] input) {
        return ProgramLaws.outcome(COMMANDS, input, 0, 2);
    }
}
