package org.polysweep.conformance.query;

import java.util.List;
import java.util.Optional;
import org.polysweep.contact.Feature;
import org.polysweep.contact.MinimumTranslation;
import org.polysweep.contact.Point;
import org.polysweep.contact.SweepOutcome;
import org.polysweep.contact.TimedContact;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.oracle.OracleClaim;
import org.polysweep.oracle.Part;
import org.polysweep.oracle.Query;
import org.polysweep.query.RayHit;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.sweep.SweepAlgorithm;

/** Asks the library a test's query, and puts the answer as a claim that the oracle's judge can check. */
public final class Answers {

    private Answers() {}

    /** The first shape of a query. */
    public static MovingShape a(Query query) {
        return shape(query.a(), query.radiusA())
                .at(query.positionAX(), query.positionAY())
                .moving(query.moveAX(), query.moveAY());
    }

    /** The second shape of a query. */
    public static MovingShape b(Query query) {
        return shape(query.b(), query.radiusB())
                .at(query.positionBX(), query.positionBY())
                .moving(query.moveBX(), query.moveBY());
    }

    private static ConvexShape shape(double[] xy, double radius) {
        ConvexPolygon core = ConvexPolygon.of(xy);
        return radius == 0 ? core : RoundedPolygon.of(core, radius);
    }

    /** The hit on a compound that a hit on the list of its parts stands for. */
    public static RayHit ofCompound(RayHit hit) {
        return new RayHit(
                0, hit.index(), hit.verdict(), hit.t(), hit.normalX(), hit.normalY(), hit.point(), hit.feature());
    }

    /** The first compound of a query. */
    public static MovingShape a(CompoundQuery query) {
        return compound(query.a()).at(query.positionAX(), query.positionAY()).moving(query.moveAX(), query.moveAY());
    }

    /** The second compound of a query. */
    public static MovingShape b(CompoundQuery query) {
        return compound(query.b()).at(query.positionBX(), query.positionBY()).moving(query.moveBX(), query.moveBY());
    }

    private static CompoundShape compound(List<Part> parts) {
        return CompoundShape.of(parts.stream()
                .map(part -> shape(part.vertices(), part.radius()))
                .toList());
    }

    /** Every path that can answer a query. */
    public static List<SweepAlgorithm> paths(Query query) {
        return isOfBoxes(query)
                ? List.of(SweepAlgorithm.REFERENCE, SweepAlgorithm.POLYGON, SweepAlgorithm.AUTO, SweepAlgorithm.AABB)
                : List.of(SweepAlgorithm.REFERENCE, SweepAlgorithm.POLYGON, SweepAlgorithm.AUTO);
    }

    /** Whether both shapes are axis-parallel boxes, however given. */
    public static boolean isOfBoxes(Query query) {
        return !query.hasRadius()
                && a(query).shape().part(0).core().isBox()
                && b(query).shape().part(0).core().isBox();
    }

    /** The engine of a path, which tests call to leave stages out. */
    public static PairSweeper sweeper(SweepAlgorithm path) {
        return switch (path) {
            case AUTO -> PairSweeper.AUTO;
            case REFERENCE -> PairSweeper.REFERENCE;
            case POLYGON -> PairSweeper.POLYGON;
            case AABB -> PairSweeper.AABB;
        };
    }

    /** What a path of the library answers. */
    public static OracleClaim claim(SweepAlgorithm path, Query query) {
        return claim(sweeper(path), a(query), b(query));
    }

    /** What a sweeper answers. */
    public static OracleClaim claim(PairSweeper sweeper, MovingShape a, MovingShape b) {
        SweepResult result = SweepResult.create();
        sweeper.sweep(ConvexMotion.of(a), ConvexMotion.of(b), result);
        return claim(result.toOutcome(), sweeper.separation(ConvexMotion.of(a), ConvexMotion.of(b)));
    }

    /** What a result holds, without the way out of an overlap. */
    public static OracleClaim claim(SweepResult result) {
        return claim(result.toOutcome(), Optional.empty());
    }

    /** A contact, and the way out of an overlap. */
    public static OracleClaim claim(SweepOutcome contact, Optional<MinimumTranslation> separation) {
        double[] normal =
                Double.isNaN(contact.normalX()) ? new double[0] : new double[] {contact.normalX(), contact.normalY()};
        double[] translation = separation
                .map(found -> new double[] {found.normalX(), found.normalY()})
                .orElse(new double[0]);
        double depth = separation.map(MinimumTranslation::depth).orElse(Double.NaN);
        if (contact instanceof TimedContact meeting) {
            return new OracleClaim(
                    contact.verdict().name(),
                    contact.enter(),
                    contact.exit(),
                    normal,
                    kind(meeting.featureA()),
                    meeting.featureA().index(),
                    kind(meeting.featureB()),
                    meeting.featureB().index(),
                    meeting.contactPoints().stream().map(Answers::coordinates).toArray(double[][]::new),
                    new double[] {meeting.safePoseA().x(), meeting.safePoseA().y()},
                    new double[] {meeting.safePoseB().x(), meeting.safePoseB().y()},
                    translation,
                    depth);
        }
        return new OracleClaim(
                contact.verdict().name(),
                contact.enter(),
                contact.exit(),
                normal,
                "",
                -1,
                "",
                -1,
                new double[0][],
                new double[0],
                new double[0],
                translation,
                depth);
    }

    private static String kind(Feature feature) {
        return feature.kind().name();
    }

    private static double[] coordinates(Point point) {
        return new double[] {point.x(), point.y()};
    }
}
