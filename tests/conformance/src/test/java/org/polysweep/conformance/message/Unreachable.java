package org.polysweep.conformance.message;

import java.util.Map;

/** Texts that no caller of a public method can provoke: the method, the text, and the reason. */
final class Unreachable {

    private static final String STEP = "a world sweeps the rest of a step, which begins in [0, 1]";
    private static final String MET = "only called for two shapes whose contact has been found";
    private static final String NUMBERS = "the sweeps ask for numbers that exist";

    static final Map<String, String> REASONS = Map.ofEntries(
            Map.entry("CompoundSweep.sweepRest: from must be in [0, 1], but was ", STEP),
            Map.entry("ConstructibleNumber.rootOf: the root of a negative number is not a real number", NUMBERS),
            Map.entry("ExactTimeOfImpact.of: , so no contact begins in the step", MET),
            Map.entry("ExactTimeOfImpact.of: the verdict is ", MET),
            Map.entry("Lattice.at:  does not lie on the lattice of spacing 2^", "a lattice is as fine as its numbers"),
            Map.entry(
                    "PairSweeper.without: stages must not contain INTEGERS, which decides what all others leave open",
                    "only tests leave out stages"),
            Map.entry("PolygonSweep.exactly:  and ", MET),
            Map.entry("PolygonSweep.exactly: a and b must meet, but the verdict is MISS for ", MET),
            Map.entry("QuadraticSurd.<init>:  / ", NUMBERS),
            Map.entry("QuadraticSurd.<init>:  is not a real number", NUMBERS),
            Map.entry("QuadraticSurd.<init>: √", NUMBERS),
            Map.entry("QuadraticSurd.over:  / 0", NUMBERS),
            Map.entry("QuadraticSurd.plus:  and √", NUMBERS),
            Map.entry("QuadraticSurd.plus:  has no common root", NUMBERS),
            Map.entry("QuadraticSurd.plus: a sum of √", NUMBERS),
            Map.entry(
                    "RootIsolation.inUnitInterval: every number is a root of the polynomial zero",
                    "a polynomial that is zero is handled before"),
            Map.entry("RotatingEvents.contact: , but the verdict was ", MET),
            Map.entry("RotatingEvents.contact: a and b must hit or touch after t = ", MET));

    private Unreachable() {}
}
