package org.polysweep.sweep;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polysweep.contact.Verdict;
import org.polysweep.exact.ExactVector;
import org.polysweep.exact.Lattice;
import org.polysweep.exact.QuadraticSurd;
import org.polysweep.exact.Ratio;
import org.polysweep.polygon.ConvexPolygon;
import org.polysweep.polygon.MovingCompound;
import org.polysweep.polygon.MovingPolygon;
import org.polysweep.polygon.MovingShape;
import org.polysweep.round.ExactImpact;
import org.polysweep.round.RoundSweep;

/**
 * How a part of A and a part of B meet, in integers.
 *
 * @param partA the part of A
 * @param partB the part of B
 * @param verdict how they meet; not MISS
 * @param time the exact time of contact, or of the entry before the step for OVERLAP
 * @param counts whether the contact counts: it always does, unless a compound is one-sided
 * @param sharp the answer in integers, if neither has a radius
 * @param round when and how they meet, if one has a radius
 * @param fronts the directions from which a contact counts, if the compounds are one-sided: its normal must have a part toward each
 */
record PartMeeting(
        int partA,
        int partB,
        Verdict verdict,
        QuadraticSurd time,
        boolean counts,
        Optional<ExactAnswer> sharp,
        Optional<ExactImpact> round,
        List<ExactVector> fronts) {

    static PartMeeting of(MovingCompound a, int partA, MovingCompound b, int partB, Verdict verdict) {
        List<ExactVector> fronts = new ArrayList<>(2);
        if (a.shape().isOneSided()) {
            fronts.add(leftOf(a.shape().part(partA).core()).negated());
        }
        if (b.shape().isOneSided()) {
            fronts.add(leftOf(b.shape().part(partB).core()));
        }
        MovingShape first = a.part(partA);
        MovingShape second = b.part(partB);
        boolean mayCount = fronts.isEmpty() || verdict != Verdict.OVERLAP;
        if (first.shape().radius() == 0 && second.shape().radius() == 0) {
            ExactAnswer answer = PolygonSweep.exactly(MovingPolygon.coreOf(first), MovingPolygon.coreOf(second));
            Ratio time = answer.startTime();
            boolean counts = mayCount
                    && (fronts.isEmpty() || !faces(answer, fronts, time).isEmpty());
            return new PartMeeting(
                    partA,
                    partB,
                    verdict,
                    QuadraticSurd.of(time),
                    counts,
                    Optional.of(answer),
                    Optional.empty(),
                    fronts);
        }
        ExactImpact impact = RoundSweep.impact(first, second);
        boolean counts = mayCount && fronts.stream().allMatch(front -> impact.signAlong(front) > 0);
        return new PartMeeting(
                partA, partB, verdict, impact.time(), counts, Optional.empty(), Optional.of(impact), fronts);
    }

    /** The direction to the left of a segment, seen along it from its vertex 0. */
    private static ExactVector leftOf(ConvexPolygon segment) {
        Lattice lattice = new Lattice(segment.exponent());
        ExactVector edge = lattice.vector(segment.x(1), segment.y(1)).minus(lattice.vector(segment.x(0), segment.y(0)));
        ExactVector right = edge.turnedClockwise();
        return segment.vertexIndex(0) == 0 ? right.negated() : right;
    }

    /** The edges of the obstacle that hold the point of the motion at a time; none if a shape has a radius. */
    List<ExactContactEdge> edgesAt(Ratio when) {
        return sharp.map(answer -> answer.passage().edgesAt(when, answer.query()))
                .orElse(List.of());
    }

    /**
     * Whether the obstacle has the points right beside those that follow the point of the motion at a time in a direction. With a
     * radius, it has to lead into the obstacle.
     *
     * @param when the time
     * @param direction the direction
     * @param side a quarter turn from it
     */
    boolean beginsBeside(Ratio when, ExactVector direction, ExactVector side) {
        if (round.isPresent()) {
            return holdsRound(when) && round.get().signAlong(direction) < 0;
        }
        List<ExactContactEdge> edges = edgesAt(when);
        return !edges.isEmpty()
                && edges.stream().map(ExactContactEdge::normal).allMatch(outward -> {
                    int ahead = outward.dot(direction).signum();
                    return ahead < 0 || (ahead == 0 && outward.dot(side).signum() <= 0);
                });
    }

    /** Whether the obstacle, if neither has a radius, reaches further in a direction than the point of the motion at a time. */
    boolean goesOn(Ratio when, ExactVector direction) {
        ExactQuery query = sharp.orElseThrow().query();
        BigInteger reach = query.b()
                .along(direction)
                .greatest()
                .subtract(query.a().along(direction).least());
        return reach.multiply(when.denominator())
                        .compareTo(query.d().dot(direction).multiply(when.numerator()))
                > 0;
    }

    /** Who is met before is slid along, and has the same normal as long as that lasts. */
    private boolean holdsRound(Ratio when) {
        QuadraticSurd then = QuadraticSurd.of(when);
        return round.filter(impact -> impact.time().compareTo(then) <= 0)
                .filter(impact -> then.compareTo(impact.exit()) <= 0)
                .isPresent();
    }

    /** The edges that may answer for the contact at a time; none if a shape has a radius, or the obstacle is a point. */
    List<ExactContactEdge> facesAt(Ratio when) {
        return sharp.map(answer -> faces(answer, fronts, when)).orElse(List.of());
    }

    /** Those that the motion goes into, if it is a hit, and that are met from the front. */
    private static List<ExactContactEdge> faces(ExactAnswer answer, List<ExactVector> fronts, Ratio when) {
        return answer.passage().edgesAt(when, answer.query()).stream()
                .filter(edge -> answer.verdict() != Verdict.HIT
                        || edge.normal().dot(answer.query().d()).signum() < 0)
                .filter(edge -> fronts.stream()
                        .allMatch(front -> edge.normal().dot(front).signum() > 0))
                .toList();
    }
}
