package org.polysweep.internal.reference;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BinaryOperator;
import org.polysweep.contact.Explanation;
import org.polysweep.contact.Explanation.Step;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.internal.obstacle.ExactAnswer;
import org.polysweep.internal.obstacle.ExactQuery;
import org.polysweep.internal.obstacle.ExactShape;
import org.polysweep.internal.obstacle.FeatureRef;
import org.polysweep.internal.obstacle.LineInterval;
import org.polysweep.internal.obstacle.TimedFeaturePair;
import org.polysweep.result.SweepResult;

/**
 * The sweep as it is told: all pairs, in integers, the yardstick for all other paths.
 *
 * <p>C is the union of the difference of the cores and of a circle of radius R = rA + rB about the difference of any
 * corner of A and any corner of B, and of the same circle carried along the difference of any corner of the one and any
 * edge of the other. All of that is in C, and the boundary of C is made of pieces of these circles and of the sides of
 * these carried circles. So the line of the motion enters C at the first, and leaves it at the last of its crossings
 * with all of them. Of polygons, R = 0: a ray from each corner of the one along the motion, or against it, meets
 * corners and edges of the other.
 *
 * <p>Four things differ from the forms in circulation, which fail there. A ray that meets a vertex is a case of its
 * own, so a corner that runs into a corner is seen. An edge along the motion is never divided by. Times before 0 and
 * after 1 are kept, so shapes that overlap already, and an arrival exactly at t = 1, are told apart. And a line that
 * runs along a side is known for what it is, so sliding is no hit.
 *
 * <p>Cost: O(n·m) comparisons for n and m vertices.
 */
public final class ReferenceSweep {

    private final ExactQuery query;

    /** The direction of the line. */
    private final ExactVector line;

    /** How far C reaches beyond the difference of the cores: R. */
    private final BigInteger radius;

    /** How far each corner lies to the left of the line, times the length of the line. */
    private final List<BigInteger> leftOfA;

    private final List<BigInteger> leftOfB;

    /**
     * R times the length of the line, rounded down: what is an integer is not greater if it is not greater than that.
     */
    private final BigInteger reach;

    private Optional<TimedFeaturePair> first = Optional.empty();
    private Optional<TimedFeaturePair> last = Optional.empty();

    private ReferenceSweep(ExactQuery query) {
        this.query = query;
        line = query.line();
        radius = query.radius();
        leftOfA = left(query.a());
        leftOfB = left(query.b());
        reach = radius.multiply(radius).multiply(line.square()).sqrt();
    }

    private List<BigInteger> left(ExactShape shape) {
        List<BigInteger> left = new ArrayList<>();
        for (int i = 0; i < shape.size(); i++) {
            left.add(line.cross(shape.vertex(i)));
        }
        return left;
    }

    /** Answers a query. */
    public static void write(ConvexMotion a, ConvexMotion b, SweepResult result) {
        write(ExactQuery.of(a, b), result);
    }

    /** Answers a query whose numbers are integers already. */
    public static void write(ExactQuery query, SweepResult result) {
        ReferenceSweep sweep = new ReferenceSweep(query);
        sweep.passage()
                .ifPresentOrElse(
                        found -> new ExactAnswer(query, found).writeTo(result), () -> AnswerWriter.writeMiss(result));
    }

    /** How the line of the motion passes C; empty if it misses. */
    private Optional<LineInterval> passage() {
        int left = signBeside(BigInteger::max, BigInteger::min, radius);
        int right = signBeside(BigInteger::min, BigInteger::max, radius.negate());
        if (left < 0 || right > 0) {
            return Optional.empty();
        }
        // The sides come first, and what comes later takes the place of a crossing only if it is farther out: where a
        // side and an arc join, the side is kept.
        addSides(leftOfA, leftOfB, true);
        addSides(leftOfB, leftOfA, false);
        addCorners();
        return Optional.of(new LineInterval(first.orElseThrow(), last.orElseThrow(), left == 0 || right == 0));
    }

    /**
     * On which side of the line C ends to the left, or to the right: the sign of an extent of the difference and a
     * radius.
     */
    private int signBeside(BinaryOperator<BigInteger> ofB, BinaryOperator<BigInteger> ofA, BigInteger beyond) {
        BigInteger extent = leftOfB.stream()
                .reduce(ofB)
                .orElseThrow()
                .subtract(leftOfA.stream().reduce(ofA).orElseThrow());
        return QuadraticSurd.of(extent, beyond, line.square()).signum();
    }

    /** Adds where the line meets the circle about each difference of two corners. */
    private void addCorners() {
        for (int i = 0; i < leftOfA.size(); i++) {
            BigInteger least = leftOfA.get(i).subtract(reach);
            BigInteger greatest = leftOfA.get(i).add(reach);
            for (int k = 0; k < leftOfB.size(); k++) {
                BigInteger left = leftOfB.get(k);
                if (left.compareTo(least) >= 0 && left.compareTo(greatest) <= 0) {
                    add(TimedFeaturePair.of(FeatureRef.vertex(i), FeatureRef.vertex(k), 1, query));
                    add(TimedFeaturePair.of(FeatureRef.vertex(i), FeatureRef.vertex(k), -1, query));
                }
            }
        }
    }

    /** Adds the outer side of the difference of each corner of one core and each edge of the other. */
    private void addSides(List<BigInteger> corners, List<BigInteger> ends, boolean areOfB) {
        ExactShape owner = areOfB ? query.b() : query.a();
        for (int i = 0; i < corners.size(); i++) {
            BigInteger least = corners.get(i).subtract(reach);
            BigInteger greatest = corners.get(i).add(reach);
            for (int edge = 0; edge < owner.sides(); edge++) {
                BigInteger begin = ends.get(edge);
                BigInteger end = ends.get(owner.next(edge));
                boolean isApart = (begin.compareTo(greatest) > 0 && end.compareTo(greatest) > 0)
                        || (begin.compareTo(least) < 0 && end.compareTo(least) < 0);
                // Without a radius, the ends of a side are corners of C.
                if (!isApart && (query.isRound() || (!begin.equals(least) && !end.equals(least)))) {
                    FeatureRef corner = FeatureRef.vertex(i);
                    FeatureRef side = FeatureRef.inside(edge);
                    addSide(areOfB ? corner : side, areOfB ? side : corner);
                }
            }
        }
    }

    private void addSide(FeatureRef onA, FeatureRef onB) {
        ExactVector along = TimedFeaturePair.direction(onA, onB, query);
        ExactVector corner = query.difference(onA.index(), onB.index());
        if (along.cross(line).signum() != 0) {
            TimedFeaturePair crossing = TimedFeaturePair.of(onA, onB, 1, query);
            if (!query.isRound() || isBetweenEnds(crossing.time(), along, corner)) {
                add(crossing);
            }
        } else if (liesOnLine(along, corner)) {
            add(new TimedFeaturePair(TimedFeaturePair.timeBeside(corner, query), onA, onB));
            add(new TimedFeaturePair(TimedFeaturePair.timeBeside(corner.plus(along), query), onA, onB));
        }
    }

    /** Whether the point of the line at a time is on a side, on whose line it is, or on one of its ends. */
    private boolean isBetweenEnds(QuadraticSurd time, ExactVector along, ExactVector corner) {
        BigInteger behind = along.dot(corner).negate();
        BigInteger speed = along.dot(line);
        return time.along(behind, speed).signum() >= 0
                && time.along(behind.subtract(along.square()), speed).signum() <= 0;
    }

    /** Whether a side that has the direction of the line, or the opposite, lies on it. */
    private boolean liesOnLine(ExactVector along, ExactVector corner) {
        ExactVector outward = along.turnedClockwise();
        return QuadraticSurd.of(outward.dot(corner), radius, outward.square()).signum() == 0;
    }

    private void add(TimedFeaturePair crossing) {
        if (first.isEmpty() || crossing.time().compareTo(first.get().time()) < 0) {
            first = Optional.of(crossing);
        }
        if (last.isEmpty() || crossing.time().compareTo(last.get().time()) > 0) {
            last = Optional.of(crossing);
        }
    }

    /** What is found on the way to the answer, in words. */
    public static Explanation explain(ConvexMotion a, ConvexMotion b) {
        return explain(ExactQuery.of(a, b));
    }

    /** Says how a query in integers is answered: what each test found. */
    public static Explanation explain(ExactQuery query) {
        ReferenceSweep sweep = new ReferenceSweep(query);
        Optional<LineInterval> passage = sweep.passage();
        List<Step> steps = new ArrayList<>();
        if (query.isRound()) {
            steps.add(LineInterval.describeMeeting(passage));
        } else {
            boolean apart = sweep.apartAlongMotion();
            steps.add(new Step(
                    "velocity axis",
                    apart ? "the swept extents are apart: rejected" : "the swept extents have a point in common"));
            if (!apart) {
                steps.add(new Step(
                        "perpendicular axis",
                        passage.isEmpty() ? "the shadows are apart: rejected" : "the shadows have a point in common"));
            }
            passage = passage.filter(found -> !apart);
        }
        passage.ifPresent(found -> steps.addAll(found.describe(query)));
        steps.add(new Step("signs", "all decided by integers"));
        return new Explanation(steps);
    }

    /** Whether the extent of A along the motion, swept over the step, misses that of B; of polygons. */
    private boolean apartAlongMotion() {
        ExactVector back = line.negated();
        BigInteger before = extent(query.a(), line).add(extent(query.b(), back)).add(line.dot(query.d()));
        BigInteger behind = extent(query.b(), line).add(extent(query.a(), back));
        return before.signum() < 0 || behind.signum() < 0;
    }

    /** How far a core reaches in a direction. */
    private static BigInteger extent(ExactShape shape, ExactVector direction) {
        return direction.dot(shape.vertex(shape.farthest(direction)));
    }
}
