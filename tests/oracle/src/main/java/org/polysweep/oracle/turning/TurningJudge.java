package org.polysweep.oracle.turning;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.polysweep.oracle.ExactContact.PointSource;
import org.polysweep.oracle.ExactFeature;
import org.polysweep.oracle.ExactSeparation;
import org.polysweep.oracle.ExactVerdict;
import org.polysweep.oracle.Judge;
import org.polysweep.oracle.OracleClaim;
import org.polysweep.oracle.OracleUnitVector;
import org.polysweep.oracle.PartOfStep;
import org.polysweep.oracle.Query;

/** Holds a claimed answer about shapes that may turn against the exact one, to the errors that the contract allows. */
public final class TurningJudge {
    private static final double NORMAL_MARGIN = 0x1p-51;
    private static final int CONTACT_ULPS = 8;

    private final Query query;
    private final TurningAnswer answer;
    private final TurningClaim whole;
    private final OracleClaim claim;
    private final List<String> faults = new ArrayList<>();

    private TurningJudge(TurningQuery turning, PartOfStep part, TurningClaim whole) {
        query = turning.query();
        answer = TurningOracle.answer(turning, part);
        this.whole = whole;
        claim = whole.plain();
    }

    /**
     * What is wrong with a claimed answer. A wrong verdict is the only fault told then, because all else follows from
     * it. If neither shape turns, it is judged as {@link Judge} does, and its rotors are not looked at. Rotors of
     * circles and points about their local origins are dropped before, and looked at alone.
     *
     * @param query the question, legal
     * @param claim the answer claimed, with the separation if it is an OVERLAP
     * @return one sentence a fault; empty when the claim is right in every field
     * @throws IllegalArgumentException if the query is not legal
     */
    public static List<String> faults(TurningQuery query, TurningClaim claim) {
        return IdleRotors.faults(query, claim, TurningJudge::faultsWithEffect);
    }

    private static List<String> faultsWithEffect(TurningQuery query, TurningClaim claim) {
        if (!query.turns()) {
            return Judge.faults(query.query(), query.startA(), query.startB(), claim.plain());
        }
        TurningJudge judge = new TurningJudge(query, PartOfStep.WHOLE, claim);
        if (judge.verdictIsRight()) {
            judge.judge();
            judge.faults.addAll(Judge.faultsOfSeparation(query.query(), query.startA(), query.startB(), claim.plain()));
        }
        return List.copyOf(judge.faults);
    }

    /**
     * What is wrong with a claimed answer about a part of the step. A wrong verdict is the only fault told then.
     *
     * @param query the question about the whole step, legal
     * @param part the part
     * @param claim the answer claimed; its separation is not looked at
     * @return one sentence a fault; empty when the claim is right in every other field
     * @throws IllegalArgumentException if the query is not legal
     */
    public static List<String> faults(TurningQuery query, PartOfStep part, TurningClaim claim) {
        return IdleRotors.faults(query, claim, (plain, of) -> faultsWithEffect(plain, part, of));
    }

    private static List<String> faultsWithEffect(TurningQuery query, PartOfStep part, TurningClaim claim) {
        if (!query.turns()) {
            return Judge.faultsOfSweep(query.query(), query.startA(), query.startB(), part, claim.plain());
        }
        TurningJudge judge = new TurningJudge(query, part, claim);
        if (judge.verdictIsRight()) {
            judge.judge();
        }
        return List.copyOf(judge.faults);
    }

    private boolean verdictIsRight() {
        ExactVerdict exact = answer.verdict();
        if (!exact.name().equals(claim.verdict())) {
            faults.add("verdict is " + claim.verdict() + ", exactly " + exact);
        }
        return faults.isEmpty();
    }

    private void judge() {
        judgeTime("enter", claim.enter(), answer.enterDouble());
        judgeTime("exit", claim.exit(), answer.exitDouble());
        judgeFeature(
                "featureA",
                claim.featureAKind(),
                claim.featureAIndex(),
                answer.meeting().map(TurningMeeting::featureA));
        judgeFeature(
                "featureB",
                claim.featureBKind(),
                claim.featureBIndex(),
                answer.meeting().map(TurningMeeting::featureB));
        judgeNormal();
        judgeContact();
        judgeRest();
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

    private void judgeNormal() {
        double[] claimed = claim.normal();
        Optional<TurningNormal> exact = answer.meeting().flatMap(TurningMeeting::normal);
        Optional<OracleUnitVector> wayOut =
                answer.separation().map(ExactSeparation::direction).map(OracleUnitVector::along);
        if (claimed.length != (exact.isPresent() || wayOut.isPresent() ? 2 : 0)) {
            faults.add("normal is " + Arrays.toString(claimed) + ", exactly " + exact + " or " + wayOut);
            return;
        }
        exact.ifPresent(normal -> {
            judgeNumber("normal x", claimed[0], normal.x(), NORMAL_MARGIN);
            judgeNumber("normal y", claimed[1], normal.y(), NORMAL_MARGIN);
        });
        wayOut.ifPresent(normal -> {
            if (!normal.isNear(claimed[0], claimed[1], NORMAL_MARGIN)) {
                faults.add("normal is " + Arrays.toString(claimed) + ", exactly " + normal);
            }
        });
    }

    private void judgeContact() {
        List<TurningContact> exact =
                answer.meeting().map(TurningMeeting::contact).orElse(List.of());
        double[][] claimed = claim.contact();
        if (claimed.length != exact.size()) {
            faults.add("contact has " + claimed.length + " points, exactly " + exact.size());
            return;
        }
        for (int i = 0; i < claimed.length; i++) {
            if (claimed[i].length == 2) {
                judgePoint("contact[" + i + "]", claimed[i], exact.get(i));
            } else {
                faults.add("contact[" + i + "] has " + claimed[i].length + " coordinates");
            }
        }
    }

    private void judgePoint(String what, double[] claimed, TurningContact exact) {
        boolean onA = exact.source() == PointSource.A;
        double[] vertices = onA ? query.a() : query.b();
        double vertexX = vertices[2 * exact.vertex()];
        double vertexY = vertices[2 * exact.vertex() + 1];
        double positionX = onA ? query.positionAX() : query.positionBX();
        double positionY = onA ? query.positionAY() : query.positionBY();
        double moveX = onA ? query.moveAX() : query.moveBX();
        double moveY = onA ? query.moveAY() : query.moveBY();
        judgeCoordinate(what + " x", claimed[0], exact.x(), positionX, vertexX, moveX);
        judgeCoordinate(what + " y", claimed[1], exact.y(), positionY, vertexY, moveY);
    }

    /** The errors allowed grow with the largest of the result and the numbers that it was computed from. */
    private void judgeCoordinate(String what, double claimed, MomentNumber exact, double... others) {
        double largest = Arrays.stream(others).map(Math::abs).max().orElse(0);
        largest = Math.max(largest, exact.magnitude());
        judgeNumber(what, claimed, exact, CONTACT_ULPS * Math.ulp(Math.min(largest, Double.MAX_VALUE)));
    }

    private void judgeNumber(String what, double claimed, MomentNumber exact, double margin) {
        if (Double.doubleToRawLongBits(claimed) == Double.doubleToRawLongBits(-0.0)) {
            faults.add(what + " is -0.0");
        } else if (!exact.isNear(claimed, margin)) {
            faults.add(what + " is " + claimed + ", exactly " + exact + ", which allows " + margin);
        }
    }

    private void judgeRest() {
        judgeBits("restA", claim.restA(), answer.rest().map(RestPose::restA));
        judgeBits("restB", claim.restB(), answer.rest().map(RestPose::restB));
        judgeBits("restRotorA", whole.restRotorA(), answer.rest().map(RestPose::rotorA));
        judgeBits("restRotorB", whole.restRotorB(), answer.rest().map(RestPose::rotorB));
    }

    private void judgeBits(String what, double[] claimed, Optional<double[]> exact) {
        double[] expected = exact.orElseGet(() -> new double[0]);
        if (!Arrays.equals(claimed, expected)) {
            faults.add(what + " is " + Arrays.toString(claimed) + ", exactly " + Arrays.toString(expected));
        }
    }
}
