package org.polysweep.oracle.turning;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;

/**
 * Judges the rotors of circles and points that are centered on their local origins: they have no effect, and where such
 * a shape stops, its rotor is the one at the time {@code enter}.
 */
final class IdleRotors {
    private static final double[] UPRIGHT = {1, 0};

    private IdleRotors() {}

    /** What is wrong with a claim, of which somebody else judges the rest. */
    static List<String> faults(
            TurningQuery query, TurningClaim claim, BiFunction<TurningQuery, TurningClaim, List<String>> others) {
        query.requireLegalRotors();
        boolean isIdleA = query.isIdleA();
        boolean isIdleB = query.isIdleB();
        if (!isIdleA && !isIdleB) {
            return others.apply(query, claim);
        }
        boolean rests = claim.plain().contact().length > 0;
        TurningClaim plain = new TurningClaim(
                claim.plain(),
                isIdleA && rests ? UPRIGHT : claim.restRotorA(),
                isIdleB && rests ? UPRIGHT : claim.restRotorB());
        List<String> faults = new ArrayList<>(others.apply(query.withoutIdleRotors(), plain));
        if (faults.isEmpty() && isIdleA) {
            judge("restRotorA", rests, claim.restRotorA(), claim.plain().enter(), query.rotorsA(), faults);
        }
        if (faults.isEmpty() && isIdleB) {
            judge("restRotorB", rests, claim.restRotorB(), claim.plain().enter(), query.rotorsB(), faults);
        }
        return List.copyOf(faults);
    }

    private static void judge(
            String what, boolean rests, double[] claimed, double enter, double[] rotors, List<String> faults) {
        double[] exact =
                !rests ? new double[0] : isUpright(rotors) ? UPRIGHT : RestSearch.rotor(Dyadic.of(enter), rotors);
        if (!Arrays.equals(claimed, exact)) {
            faults.add(what + " is " + Arrays.toString(claimed) + ", exactly " + Arrays.toString(exact));
        }
    }

    /** Rotors (c, 0) are the same as none. */
    private static boolean isUpright(double[] rotors) {
        return rotors[1] == 0 && rotors[3] == 0;
    }
}
