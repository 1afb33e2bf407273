package org.polysweep.oracle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Holds a claimed answer against the exact one, field by field, to the errors that the contract allows and no more. */
public final class Judge {
    private static final int NORMAL_ULPS = 4;
    private static final int DEPTH_ULPS = 4;

    private final OracleAnswer answer;
    private final OracleClaim claim;
    private final PlaceJudge places;
    private final List<String> faults = new ArrayList<>();

    private Judge(Query query, OracleClaim claim) {
        this(query, Rotor.UPRIGHT, Rotor.UPRIGHT, claim);
    }

    private Judge(Query query, Rotor rotorA, Rotor rotorB, OracleClaim claim) {
        this(query, rotorA, rotorB, Oracle.answer(query, rotorA, rotorB), claim);
    }

    private Judge(Query query, Rotor rotorA, Rotor rotorB, OracleAnswer answer, OracleClaim claim) {
        this.answer = answer;
        this.claim = claim;
        this.places = new PlaceJudge(
                query, standing -> Oracle.verdictAndTimes(standing, rotorA, rotorB), answer, claim, faults);
    }

    /**
     * What is wrong with a claimed answer. A wrong verdict is the only fault told then, because all else follows from
     * it.
     *
     * @param query the question, legal
     * @param claim the answer claimed, with the separation if it is an OVERLAP
     * @return one sentence a fault; empty when the claim is right in every field
     * @throws IllegalArgumentException if the query is not legal
     */
    public static List<String> faults(Query query, OracleClaim claim) {
        return new Judge(query, claim).allFaults();
    }

    /**
     * What is wrong with a claimed answer about shapes that stand turned, and do not turn any further.
     *
     * @param query the question, legal; its shapes are those before they are turned
     * @param rotorA how A stands
     * @param rotorB how B stands
     * @param claim the answer claimed, with the separation if it is an OVERLAP
     * @return one sentence a fault; empty when the claim is right in every field
     * @throws IllegalArgumentException if the query is not legal
     */
    public static List<String> faults(Query query, Rotor rotorA, Rotor rotorB, OracleClaim claim) {
        return new Judge(query, rotorA, rotorB, claim).allFaults();
    }

    private List<String> allFaults() {
        if (verdictIsRight()) {
            judgeSweep();
            judgeSeparation();
        }
        return List.copyOf(faults);
    }

    /**
     * What is wrong with the answer of a sweep, which does not have to tell the separation of an OVERLAP.
     *
     * @param query the question, legal
     * @param claim the answer claimed; its separation is not looked at
     * @return one sentence a fault; empty when the claim is right in every other field
     * @throws IllegalArgumentException if the query is not legal
     */
    public static List<String> faultsOfSweep(Query query, OracleClaim claim) {
        Judge judge = new Judge(query, claim);
        if (judge.verdictIsRight()) {
            judge.judgeSweep();
        }
        return List.copyOf(judge.faults);
    }

    /**
     * What is wrong with the answer of a sweep over a part of the step, of shapes that stand turned.
     *
     * @param query the question about the whole step, legal; its shapes are those before they are turned
     * @param rotorA how A stands
     * @param rotorB how B stands
     * @param part the part
     * @param claim the answer claimed; its separation is not looked at
     * @return one sentence a fault; empty when the claim is right in every other field
     * @throws IllegalArgumentException if the query is not legal
     */
    public static List<String> faultsOfSweep(
            Query query, Rotor rotorA, Rotor rotorB, PartOfStep part, OracleClaim claim) {
        Judge judge = new Judge(query, rotorA, rotorB, Oracle.answer(query, rotorA, rotorB, part), claim);
        if (judge.verdictIsRight()) {
            judge.judgeSweep();
        }
        return List.copyOf(judge.faults);
    }

    /**
     * What is wrong with the way out of an overlap of shapes that stand turned; nothing else is looked at.
     *
     * @param query the question, legal; its shapes are those before they are turned
     * @param rotorA how A stands
     * @param rotorB how B stands
     * @param claim of which only the separation is looked at
     * @return one sentence a fault; empty when the separation is right
     * @throws IllegalArgumentException if the query is not legal
     */
    public static List<String> faultsOfSeparation(Query query, Rotor rotorA, Rotor rotorB, OracleClaim claim) {
        Judge judge = new Judge(query, rotorA, rotorB, claim);
        judge.judgeSeparation();
        return List.copyOf(judge.faults);
    }

    private boolean verdictIsRight() {
        boolean right = answer.verdict().name().equals(claim.verdict());
        if (!right) {
            faults.add("verdict is " + claim.verdict() + ", exactly " + answer.verdict());
        }
        return right;
    }

    private void judgeSweep() {
        judgeTime("enter", claim.enter(), answer.enterDouble());
        judgeTime("exit", claim.exit(), answer.exitDouble());
        judgeDirection("normal", claim.normal(), answer.unitNormal());
        judgeFeature("featureA", claim.featureAKind(), claim.featureAIndex(), answer.featureA());
        judgeFeature("featureB", claim.featureBKind(), claim.featureBIndex(), answer.featureB());
        places.judgeContact();
        places.judgeRest();
    }

    private void judgeSeparation() {
        Optional<ExactSeparation> separation = answer.separation();
        judgeDirection(
                "separation normal",
                claim.separationNormal(),
                separation.map(ExactSeparation::direction).map(OracleUnitVector::along));
        double depth = claim.separationDepth();
        separation.ifPresentOrElse(exact -> judgeDepth(depth, exact.distance()), () -> {
            if (!Double.isNaN(depth)) {
                faults.add("depth is " + depth + ", exactly absent");
            }
        });
    }

    private void judgeDepth(double depth, Surd distance) {
        if (!Tolerance.atLeast(depth, distance)) {
            faults.add("depth " + depth + " is less than the exact distance " + told(distance));
        }
        if (!Tolerance.near(depth, distance, DEPTH_ULPS)) {
            faults.add("depth " + depth + " is not near the exact distance " + told(distance));
        }
    }

    /** Bit for bit, so that -0.0 is not 0.0; every NaN is the same. */
    private void judgeTime(String what, double claimed, double exact) {
        if (Double.doubleToLongBits(claimed) != Double.doubleToLongBits(exact)) {
            faults.add(what + " is " + claimed + ", exactly " + exact);
        }
    }

    private void judgeFeature(String what, String kind, int index, Optional<ExactFeature> exact) {
        String exactKind = exact.map(feature -> feature.kind().name()).orElse("");
        int exactIndex = exact.map(ExactFeature::index).orElse(-1);
        if (!kind.equals(exactKind) || index != exactIndex) {
            faults.add(what + " is " + kind + " " + index + ", exactly " + exactKind + " " + exactIndex);
        }
    }

    private void judgeDirection(String what, double[] claimed, Optional<OracleUnitVector> exact) {
        if (claimed.length != (exact.isPresent() ? 2 : 0)) {
            faults.add(what + " is " + Arrays.toString(claimed) + ", exactly along " + exact);
            return;
        }
        exact.ifPresent(direction -> {
            judgeComponent(what + " x", claimed[0], direction.x());
            judgeComponent(what + " y", claimed[1], direction.y());
        });
    }

    private void judgeComponent(String what, double claimed, Surd exact) {
        if (Tolerance.isNegativeZero(claimed)) {
            faults.add(what + " is -0.0");
        } else if (!Tolerance.near(claimed, exact, NORMAL_ULPS)) {
            faults.add(what + " is " + claimed + ", exactly " + told(exact));
        }
    }

    private static String told(Surd exact) {
        return exact + ", about " + OracleRounding.down(exact);
    }
}
