package org.polysweep.internal.ray;

import java.math.BigInteger;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.polysweep.contact.Feature;
import org.polysweep.contact.Point;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.internal.number.Rounding;
import org.polysweep.internal.obstacle.ExactContactEdge;
import org.polysweep.internal.obstacle.ExactQuery;
import org.polysweep.internal.obstacle.FrontWalk;
import org.polysweep.internal.obstacle.LineInterval;
import org.polysweep.internal.obstacle.NormalOrder;
import org.polysweep.internal.obstacle.TimedFeaturePair;
import org.polysweep.internal.obstacle.UnitNormal;
import org.polysweep.internal.rotation.exact.RotatedShapes;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.Ray;
import org.polysweep.shape.RayStartInside;

/**
 * The hit of a ray on a shape, in integers: its exact time, and the result that follows from it. A ray is the path of a
 * point, so the outline of the shape is the outline of the obstacle C.
 *
 * @param query the query of the point against the shape
 * @param passage how the line of the ray passes the shape
 * @param verdict OVERLAP, HIT or TOUCH
 * @param time when the ray hits the shape
 * @param isInside whether it begins inside, and that is to be reported
 */
record ExactRay(ExactQuery query, LineInterval passage, Verdict verdict, QuadraticSurd time, boolean isInside) {

    /** The shape that moves along a ray. */
    static final ConvexPolygon POINT = ConvexPolygon.of(0, 0);

    /** The hit of the ray on a shape, which may be rotated; empty if it misses the shape. */
    static Optional<ExactRay> of(Ray ray, MovingShape shape, RayStartInside fromInside) {
        return of(
                ray,
                RotatedShapes.query(new MovingShape(POINT, ray.x(), ray.y(), ray.dx(), ray.dy()), shape),
                fromInside);
    }

    private static Optional<ExactRay> of(Ray ray, ExactQuery query, RayStartInside fromInside) {
        return FrontWalk.passage(query).flatMap(passage -> of(query, passage, ray.isEndless(), fromInside));
    }

    private static Optional<ExactRay> of(
            ExactQuery query, LineInterval passage, boolean isEndless, RayStartInside fromInside) {
        QuadraticSurd enter = passage.entering().time();
        QuadraticSurd exit = passage.leaving().time();
        Verdict verdict = isEndless ? passage.whileMovingOn() : passage.whileMoving();
        boolean isInside = verdict == Verdict.OVERLAP && fromInside == RayStartInside.REPORT_START;
        boolean leaves = verdict == Verdict.OVERLAP && !isInside;
        if (verdict == Verdict.MISS || (leaves && !isEndless && exit.compareTo(QuadraticSurd.ONE) > 0)) {
            return Optional.empty();
        }
        QuadraticSurd time = leaves ? exit : enter.signum() > 0 ? enter : QuadraticSurd.ZERO;
        return Optional.of(new ExactRay(query, passage, verdict, time, isInside));
    }

    /** The answer in doubles, for a part of a shape in a list. */
    RayMeeting toMeeting(int index, int part) {
        Point point = new Point(
                coordinate(query.positionA().x(), query.d().x()),
                coordinate(query.positionA().y(), query.d().y()));
        double t = Rounding.roundTime(time, Rounding.Direction.DOWN);
        if (isInside) {
            return new RayMeeting(index, part, verdict, t, Double.NaN, Double.NaN, point, Optional.empty(), () -> time);
        }
        Optional<ExactContactEdge> edge = edge();
        TimedFeaturePair at = time.compareTo(passage.entering().time()) == 0 ? passage.entering() : passage.leaving();
        UnitNormal normal = at.isOnArc(query)
                ? UnitNormal.onArc(at, query)
                : UnitNormal.of(edge.map(ExactContactEdge::normal).orElseGet(query.d()::negated));
        // A vertex only if the ray begins there; if it touches before and after t = 0, it begins between two.
        boolean isAtVertex = at.onB().isVertex() && at.time().compareTo(time) == 0;
        Feature feature = (isAtVertex ? at.onB() : edge.orElseThrow().onB())
                .inCallersNumbers(query.b().core());
        return new RayMeeting(
                index, part, verdict, t, normal.roundX(), normal.roundY(), point, Optional.of(feature), () -> time);
    }

    private double coordinate(BigInteger origin, BigInteger motion) {
        return Rounding.roundLength(
                time.along(origin, motion).over(query.denominator()),
                query.lattice().exponent(),
                Rounding.Direction.NEAREST);
    }

    /** The edge to report, of the edges that contain the point; none on an arc, and none if the shape is a point. */
    private Optional<ExactContactEdge> edge() {
        ExactVector direction = verdict == Verdict.OVERLAP ? query.d().negated() : query.d();
        List<ExactContactEdge> edges = passage.edgesAt(time, query);
        return edges.stream().min(Comparator.comparing(ExactContactEdge::normal, NormalOrder.atContact(direction)));
    }
}
