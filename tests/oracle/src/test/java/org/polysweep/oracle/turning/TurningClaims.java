package org.polysweep.oracle.turning;

import java.util.List;
import java.util.Optional;
import org.polysweep.oracle.ExactFeature;
import org.polysweep.oracle.OracleClaim;
import org.polysweep.oracle.StillClaims;

/** Right claims. */
final class TurningClaims {
    private static final double[] NONE = {};

    private TurningClaims() {}

    /** What a flawless library would answer about shapes of which one turns. */
    static TurningClaim right(TurningQuery turning) {
        TurningAnswer answer = TurningOracle.answer(turning);
        Optional<TurningMeeting> meeting = answer.meeting();
        OracleClaim wayOut = StillClaims.of(turning.query(), turning.startA(), turning.startB());
        boolean overlap = answer.separation().isPresent();
        double[] normal = meeting.flatMap(TurningMeeting::normal)
                .map(n -> new double[] {n.x().nearest(), n.y().nearest()})
                .orElse(overlap ? wayOut.separationNormal() : NONE);
        List<TurningContact> contact = meeting.map(TurningMeeting::contact).orElse(List.of());
        OracleClaim plain = new OracleClaim(
                answer.verdict().name(),
                answer.enterDouble(),
                answer.exitDouble(),
                normal,
                meeting.map(m -> m.featureA().kind().name()).orElse(""),
                meeting.map(TurningMeeting::featureA).map(ExactFeature::index).orElse(-1),
                meeting.map(m -> m.featureB().kind().name()).orElse(""),
                meeting.map(TurningMeeting::featureB).map(ExactFeature::index).orElse(-1),
                contact.stream()
                        .map(point ->
                                new double[] {point.x().nearest(), point.y().nearest()})
                        .toArray(double[][]::new),
                answer.rest().map(RestPose::restA).orElse(NONE),
                answer.rest().map(RestPose::restB).orElse(NONE),
                overlap ? wayOut.separationNormal() : NONE,
                overlap ? wayOut.separationDepth() : Double.NaN);
        return new TurningClaim(
                plain,
                answer.rest().map(RestPose::rotorA).orElse(NONE),
                answer.rest().map(RestPose::rotorB).orElse(NONE));
    }
}
