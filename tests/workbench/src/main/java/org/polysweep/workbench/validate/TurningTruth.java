package org.polysweep.workbench.validate;

import java.util.List;
import java.util.Optional;
import org.polysweep.contact.Verdict;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.oracle.ContactEdge;
import org.polysweep.oracle.ExactFeature;
import org.polysweep.oracle.ExactSeparation;
import org.polysweep.oracle.Oracle;
import org.polysweep.oracle.OracleAnswer;
import org.polysweep.oracle.OracleUnitVector;
import org.polysweep.oracle.Part;
import org.polysweep.oracle.TimeError;
import org.polysweep.oracle.turning.TurningAnswer;
import org.polysweep.oracle.turning.TurningCompoundOracle;
import org.polysweep.oracle.turning.TurningMeeting;
import org.polysweep.oracle.turning.TurningNormal;
import org.polysweep.oracle.turning.TurningQuery;

/**
 * What is exactly true of a query with orientations: of shapes of which one turns, or of two convex shapes that are
 * turned and do not turn.
 *
 * <p>A normal is right within 4 units of 2^-53 a component. Where a vertex meets a vertex, any is right, unless
 * strictly. A time is near if the shapes move less far than is allowed between it and the exact one, whichever way they
 * move.
 */
final class TurningTruth implements ExactTruth {

    private static final double NORMAL_MARGIN = 0x1p-51;

    private final CompoundQuery query;
    private final int tolerance;

    /** The part that is known before the whole result is computed. */
    private final Verdict verdict;

    private final double enter;
    private final Optional<TurningCompoundOracle.BestPair> turning;
    private final Optional<OracleAnswer> turned;

    private TurningTruth(
            CompoundQuery query,
            int tolerance,
            Optional<TurningCompoundOracle.BestPair> turning,
            Optional<OracleAnswer> turned) {
        this.query = query;
        this.tolerance = tolerance;
        this.turning = turning;
        this.turned = turned;
        verdict = ExactTruth.verdict(turning.map(best -> best.timing().verdict())
                .or(() -> turned.map(OracleAnswer::verdict))
                .orElseThrow());
        enter = turning.map(best -> best.timing().enterDouble())
                .or(() -> turned.map(OracleAnswer::enterDouble))
                .orElseThrow();
    }

    /**
     * Finds the truth.
     *
     * @throws IllegalArgumentException if the query is not legal, or in parts that are turned and do not turn
     */
    static TurningTruth of(CompoundQuery query, int tolerance) {
        TurningQuery pair = new TurningQuery(query.pair(0, 0), rotors(query.rotorsA()), rotors(query.rotorsB()));
        if (pair.turns()) {
            return new TurningTruth(query, tolerance, Optional.of(TurningCompoundOracle.best(query)), Optional.empty());
        }
        if (!query.isPair()) {
            throw new IllegalArgumentException("compounds that are rotated but do not rotate cannot be judged yet");
        }
        OracleAnswer answer = Oracle.answer(pair.query(), pair.startA(), pair.startB());
        return new TurningTruth(query, tolerance, Optional.empty(), Optional.of(answer));
    }

    private static double[] rotors(List<Double> numbers) {
        return new double[] {numbers.get(0), numbers.get(1), numbers.get(2), numbers.get(3)};
    }

    @Override
    public Verdict verdict() {
        return verdict;
    }

    @Override
    public double enter() {
        return enter;
    }

    @Override
    public boolean isWithin(double claimed, int ulps) {
        double late = Math.abs(claimed - enter) + Math.ulp(enter);
        return late * speed() <= ulps * Math.ulp(TimeError.magnitude(query));
    }

    /** No point of one shape moves faster than this, as seen from the other. */
    private double speed() {
        double straight = Math.hypot(query.moveAX() - query.moveBX(), query.moveAY() - query.moveBY());
        return straight + speed(query.a(), query.rotorsA()) + speed(query.b(), query.rotorsB());
    }

    /** How fast the farthest corner turns at most: by twice the angular speed of the rotor. */
    private static double speed(List<Part> parts, List<Double> rotors) {
        double c = rotors.get(0);
        double s = rotors.get(1);
        double toC = rotors.get(2) - c;
        double toS = rotors.get(3) - s;
        double length = toC * toC + toS * toS;
        // The nearest the rotor comes to 0.
        double nearest = length == 0 ? 0 : Math.max(0, Math.min(1, -(c * toC + s * toS) / length));
        double least = Math.hypot(c + nearest * toC, s + nearest * toS);
        double cross = Math.abs(c * toS - s * toC);
        return cross == 0 ? 0 : 2 * cross / (least * least) * reach(parts);
    }

    private static double reach(List<Part> parts) {
        double reach = 0;
        for (Part part : parts) {
            double[] xy = part.vertices();
            for (int i = 0; i < xy.length; i += 2) {
                reach = Math.max(reach, Math.hypot(xy[i], xy[i + 1]) + part.radius());
            }
        }
        return reach;
    }

    @Override
    public boolean isNormal(double x, double y, boolean strict) {
        if (!strict && tolerance > 0 && isCornerInCorner()) {
            return true;
        }
        Optional<TurningNormal> atContact =
                whole().flatMap(TurningAnswer::meeting).flatMap(TurningMeeting::normal);
        if (atContact.isPresent()) {
            return atContact.get().x().isNear(x, NORMAL_MARGIN)
                    && atContact.get().y().isNear(y, NORMAL_MARGIN);
        }
        return straightNormal()
                .map(normal -> normal.isNear(x, y, NORMAL_MARGIN))
                .orElse(false);
    }

    private boolean isCornerInCorner() {
        Optional<ExactFeature> a = whole().flatMap(TurningAnswer::meeting)
                .map(TurningMeeting::featureA)
                .or(() -> turned.flatMap(OracleAnswer::featureA));
        Optional<ExactFeature> b = whole().flatMap(TurningAnswer::meeting)
                .map(TurningMeeting::featureB)
                .or(() -> turned.flatMap(OracleAnswer::featureB));
        return a.filter(feature -> feature.kind() == ExactFeature.FeatureKind.VERTEX)
                        .isPresent()
                && b.filter(feature -> feature.kind() == ExactFeature.FeatureKind.VERTEX)
                        .isPresent();
    }

    private Optional<TurningAnswer> whole() {
        return turning.map(TurningCompoundOracle.BestPair::answer);
    }

    /** The truth of an OVERLAP, or of shapes that do not rotate. */
    private Optional<OracleUnitVector> straightNormal() {
        return turned.isPresent()
                ? turned.flatMap(OracleAnswer::unitNormal)
                : whole().flatMap(TurningAnswer::separation)
                        .map(ExactSeparation::direction)
                        .map(OracleUnitVector::along);
    }

    @Override
    public String toJson() {
        double exit = turning.map(best -> best.timing().exitDouble())
                .or(() -> turned.map(OracleAnswer::exitDouble))
                .orElseThrow();
        return ExactTruth.json(verdict, enter, exit, normalJson());
    }

    private String normalJson() {
        return whole().flatMap(TurningAnswer::meeting)
                .flatMap(TurningMeeting::normal)
                .map(normal -> "[" + NumberText.of(normal.x().nearest()) + ","
                        + NumberText.of(normal.y().nearest()) + "]")
                .or(() -> straightNormal().map(TurningTruth::json))
                .orElse("null");
    }

    private static String json(OracleUnitVector normal) {
        ContactEdge edge = new ContactEdge(normal, 0);
        return "[" + NumberText.of(edge.unitX()) + "," + NumberText.of(edge.unitY()) + "]";
    }
}
