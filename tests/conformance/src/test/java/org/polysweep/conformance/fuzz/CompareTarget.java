package org.polysweep.conformance.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import org.polysweep.workbench.compare.ComparisonLaws;

/** Any bytes as the file of {@code compare}, and behind the first that is 0, as what a program answers to it. */
public final class CompareTarget {

    private CompareTarget() {}

    /** What the fuzzer calls. */
    public static void fuzzerTestOneInput(byte[] input) {
        outcome(input);
    }

    /** Compares once, and says whether there was a query, and whether every one was answered. */
    static String outcome(byte[] input) {
        int end = 0;
        while (end < input.length && input[end] != 0) {
            end++;
        }
        try {
            return ComparisonLaws.require(
                    Arrays.copyOf(input, end),
                    Arrays.copyOfRange(input, Math.min(end + 1, input.length), input.length));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
