package org.polysweep.internal.compound;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.motion.StepPart;
import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.internal.obstacle.ExactAnswer;
import org.polysweep.internal.obstacle.ExactContactEdge;
import org.polysweep.internal.obstacle.ExactQuery;
import org.polysweep.internal.obstacle.ExactShape;
import org.polysweep.internal.obstacle.UnitNormal;
import org.polysweep.internal.polygon.PolygonSweep;
import org.polysweep.internal.rotation.exact.RotatedShapes;
import org.polysweep.shape.MovingShape;

/**
 * The contact of a part of A and a part of B, in integers.
 *
 * @param partA the part of A
 * @param partB the part of B
 * @param verdict the verdict; not MISS
 * @param counts whether the contact is reported; always true, unless a compound is one-sided
 * @param time the exact time of contact, or of the entry before the step for OVERLAP
 * @param answer the answer in integers
 * @param round the normal, if a shape has a radius
 * @param fronts the directions from which a contact is reported, if the compounds are one-sided: its normal must have a
 *     component toward each
 */
record PartContact(
        int partA,
        int partB,
        Verdict verdict,
        boolean counts,
        QuadraticSurd time,
        ExactAnswer answer,
        Optional<UnitNormal> round,
        List<ExactVector> fronts) {

    /** The contact of two parts in a part of the step. */
    static PartContact of(MovingShape a, int partA, MovingShape b, int partB, Verdict verdict, StepPart stepPart) {
        ConvexMotion first = ConvexMotion.part(a, partA);
        ConvexMotion second = ConvexMotion.part(b, partB);
        boolean isRound = first.shape().radius() > 0 || second.shape().radius() > 0;
        ExactAnswer whole = a.isRotated() || b.isRotated()
                ? RotatedShapes.answer(a.part(partA), b.part(partB))
                : isRound
                        ? ExactAnswer.of(ExactQuery.of(first, second)).orElseThrow()
                        : PolygonSweep.exactly(first.core(), second.core());
        ExactAnswer answer = whole.within(stepPart);
        List<ExactVector> fronts = new ArrayList<>(2);
        if (a.shape().isOneSided()) {
            fronts.add(leftOf(answer.query().a()).negated());
        }
        if (b.shape().isOneSided()) {
            fronts.add(leftOf(answer.query().b()));
        }
        Optional<UnitNormal> round = isRound ? Optional.of(answer.normal()) : Optional.empty();
        QuadraticSurd time = answer.lineTime();
        boolean counts = fronts.isEmpty()
                || (verdict != Verdict.OVERLAP
                        && round.map(normal -> fronts.stream().allMatch(front -> normal.signAlong(front) > 0))
                                .orElseGet(() -> !faces(answer, fronts, time).isEmpty()));
        return new PartContact(partA, partB, verdict, counts, time, answer, round, fronts);
    }

    /** Returns whether a shape has a radius. */
    boolean isRound() {
        return round.isPresent();
    }

    /** The direction to the left of a segment, seen along it from its vertex 0. */
    private static ExactVector leftOf(ExactShape segment) {
        ExactVector right = segment.edge(0).turnedClockwise();
        return segment.core().vertexIndex(0) == 0 ? right.negated() : right;
    }

    /** The edges of the obstacle that contain the point of the motion at a time; none if a shape has a radius. */
    List<ExactContactEdge> edgesAt(QuadraticSurd when) {
        return isRound() ? List.of() : answer.passage().edgesAt(when, answer.query());
    }

    /**
     * Returns whether the obstacle contains the points just beside the points that follow the point of the motion at a
     * time in a direction. With a radius, it has to lead into the obstacle.
     *
     * @param when the time
     * @param direction the direction
     * @param side a quarter turn from it
     */
    boolean beginsBeside(QuadraticSurd when, ExactVector direction, ExactVector side) {
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

    /**
     * Returns whether the obstacle, if neither has a radius, reaches further in a direction than the point of the
     * motion at a time.
     */
    boolean goesOn(QuadraticSurd when, ExactVector direction) {
        ExactShape a = answer.query().a();
        ExactShape b = answer.query().b();
        BigInteger reach = direction
                .dot(b.vertex(b.farthest(direction)))
                .subtract(direction.dot(a.vertex(a.farthest(direction.negated()))));
        return when.along(reach, answer.query().d().dot(direction).negate()).signum() > 0;
    }

    /** The contact before is a slide, whose normal does not change. */
    private boolean holdsRound(QuadraticSurd when) {
        return time.compareTo(when) <= 0
                && when.compareTo(answer.passage().leaving().time()) <= 0;
    }

    /** The edges that may give the normal at a time; none if a shape has a radius, or the obstacle is a point. */
    List<ExactContactEdge> facesAt(QuadraticSurd when) {
        return isRound() ? List.of() : faces(answer, fronts, when);
    }

    /** The edges that are hit from the front. */
    private static List<ExactContactEdge> faces(ExactAnswer answer, List<ExactVector> fronts, QuadraticSurd when) {
        return answer.passage().edgesAt(when, answer.query()).stream()
                .filter(edge -> fronts.stream()
                        .allMatch(front -> edge.normal().dot(front).signum() > 0))
                .toList();
    }
}
