package org.polysweep.oracle;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.polysweep.oracle.ExactContact.PointSource;

/** The part of {@link Judge} that looks at points in the world: where the shapes meet, and where to put them. */
final class PlaceJudge {
    private static final int CONTACT_ULPS = 4;
    private static final int REST_ULPS = 8;

    private final Query query;
    private final Function<Query, ExactTiming> timing;
    private final OracleAnswer answer;
    private final OracleClaim claim;
    private final List<String> faults;

    /** With what answers questions about the same shapes at other places. */
    PlaceJudge(
            Query query,
            Function<Query, ExactTiming> timing,
            OracleAnswer answer,
            OracleClaim claim,
            List<String> faults) {
        this.query = query;
        this.timing = timing;
        this.answer = answer;
        this.claim = claim;
        this.faults = faults;
    }

    void judgeContact() {
        List<ExactContact> exact = answer.contact();
        double[][] claimed = claim.contact();
        if (claimed.length != exact.size()) {
            faults.add("contact has " + claimed.length + " points, exactly " + exact.size());
            return;
        }
        for (int i = 0; i < claimed.length; i++) {
            judgeContactPoint("contact[" + i + "]", claimed[i], exact.get(i));
        }
    }

    private void judgeContactPoint(String what, double[] claimed, ExactContact exact) {
        if (claimed.length != 2) {
            faults.add(what + " has " + claimed.length + " coordinates");
            return;
        }
        boolean onA = exact.source() == PointSource.A;
        double[] vertices = onA ? query.a() : query.b();
        double positionX = onA ? query.positionAX() : query.positionBX();
        double positionY = onA ? query.positionAY() : query.positionBY();
        double moveX = onA ? query.moveAX() : query.moveBX();
        double moveY = onA ? query.moveAY() : query.moveBY();
        double vertexX = vertices[2 * exact.vertex()];
        double vertexY = vertices[2 * exact.vertex() + 1];
        double radius = onA ? query.radiusA() : query.radiusB();
        judge(what + " x", claimed[0], exact.point().x(), CONTACT_ULPS, positionX, vertexX, moveX, radius);
        judge(what + " y", claimed[1], exact.point().y(), CONTACT_ULPS, positionY, vertexY, moveY, radius);
    }

    void judgeRest() {
        double[] restA = claim.restA();
        double[] restB = claim.restB();
        boolean judgeableA = judgeLength("restA", restA, answer.restA());
        boolean judgeableB = judgeLength("restB", restB, answer.restB());
        if (!judgeableA || !judgeableB) {
            return;
        }
        answer.restA().ifPresent(exact -> {
            judge("restA x", restA[0], exact.x(), REST_ULPS, query.positionAX(), query.moveAX());
            judge("restA y", restA[1], exact.y(), REST_ULPS, query.positionAY(), query.moveAY());
        });
        answer.restB().ifPresent(exact -> {
            judge("restB x", restB[0], exact.x(), REST_ULPS, query.positionBX(), query.moveBX());
            judge("restB y", restB[1], exact.y(), REST_ULPS, query.positionBY(), query.moveBY());
        });
        if (restA.length == 2 && restB.length == 2) {
            judgeStanding(restA, restB);
        }
    }

    private boolean judgeLength(String what, double[] claimed, Optional<ExactPoint> exact) {
        int length = exact.isPresent() ? 2 : 0;
        if (claimed.length != length) {
            faults.add(what + " is " + Arrays.toString(claimed) + ", which should have length " + length);
        }
        return claimed.length == length;
    }

    /** If a coordinate overflows {@code double}, nothing is promised; whether it may overflow is judged elsewhere. */
    private void judgeStanding(double[] restA, double[] restB) {
        boolean finite = Arrays.stream(restA).allMatch(Double::isFinite)
                && Arrays.stream(restB).allMatch(Double::isFinite);
        if (!finite) {
            return;
        }
        Query standing = query.standingAt(restA[0], restA[1], restB[0], restB[1]);
        if (timing.apply(standing).verdict() == ExactVerdict.OVERLAP) {
            faults.add("standing at rest, " + Arrays.toString(restA) + " and " + Arrays.toString(restB)
                    + ", the shapes OVERLAP");
        }
    }

    private void judge(String what, double claimed, Surd exact, int ulps, double... others) {
        if (Tolerance.isNegativeZero(claimed)) {
            faults.add(what + " is -0.0");
        } else if (!Tolerance.near(claimed, exact, ulps, others)) {
            faults.add(what + " is " + claimed + ", exactly " + exact + ", about " + OracleRounding.down(exact));
        }
    }
}
