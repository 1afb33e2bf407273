package org.polysweep.round;

import java.math.BigInteger;
import java.util.Optional;
import org.polysweep.contact.Explanation;
import org.polysweep.contact.Separation;
import org.polysweep.contact.SweepResult;
import org.polysweep.exact.ExactVector;
import org.polysweep.exact.QuadraticSurd;
import org.polysweep.exact.Ratio;
import org.polysweep.polygon.MovingShape;

/**
 * The sweep of round shapes as it is told: all pairs, in integers, the yardstick for {@link RoundSweep}.
 *
 * <p>C is the union of the difference of the cores and of a circle of radius R = rA + rB about the difference of any corner of A and any
 * corner of B, and of the same circle carried along the difference of any corner of the one and any edge of the other. All of that is
 * in C, and the boundary of C is made of pieces of these circles and of the sides of these carried circles. So the line of
 * the motion enters C at the first, and leaves it at the last of its crossings with all of them.
 *
 * <p>Stateless. Cost: O(n·m) comparisons of surds for n and m vertices.
 */
public final class RoundReference {

    private final RoundQuery query;

    /** The direction of the line. */
    private final ExactVector line;

    private Optional<Crossing> first = Optional.empty();
    private Optional<Crossing> last = Optional.empty();

    private RoundReference(RoundQuery query) {
        this.query = query;
        line = query.line();
    }

    /**
     * Answers a query.
     *
     * @param a the first shape
     * @param b the second shape; at least one of the two has a radius that is not 0
     * @param result receives the answer
     */
    public static void write(MovingShape a, MovingShape b, SweepResult result) {
        RoundQuery query = RoundQuery.of(a, b);
        Optional<RoundPassage> passage = new RoundReference(query).passage();
        if (passage.isPresent()) {
            new RoundAnswer(query, passage.get()).writeTo(result);
        } else {
            result.writeMiss();
        }
    }

    /**
     * Returns the minimum translation vector of two shapes whose verdict is OVERLAP, of which at least one has a radius that is not 0.
     * Cost: O(n + m) for n and m vertices.
     */
    public static Separation separation(MovingShape a, MovingShape b) {
        return new RoundSeparation(RoundQuery.of(a, b)).separation();
    }

    /** Says how a query is answered. */
    public static Explanation explain(MovingShape a, MovingShape b) {
        RoundQuery query = RoundQuery.of(a, b);
        return new Explanation(RoundPassage.describe(new RoundReference(query).passage(), query));
    }

    private Optional<RoundPassage> passage() {
        int left = QuadraticSurd.of(greatestHeight(), query.radius(), line.square())
                .signum();
        int right = QuadraticSurd.of(leastHeight(), query.radius().negate(), line.square())
                .signum();
        if (left < 0 || right > 0) {
            return Optional.empty();
        }
        // The sides come first, and what comes later takes the place of a crossing only if it is farther out: where a
        // side and an arc join, the side is kept.
        addSides();
        addCircles();
        return Optional.of(new RoundPassage(first.orElseThrow(), last.orElseThrow(), left == 0 || right == 0));
    }

    /** How far the difference of the cores reaches to the left of the line, times the length of d. */
    private BigInteger greatestHeight() {
        BigInteger ofB = query.b().corners().stream()
                .map(line::cross)
                .reduce(BigInteger::max)
                .orElseThrow();
        BigInteger ofA = query.a().corners().stream()
                .map(line::cross)
                .reduce(BigInteger::min)
                .orElseThrow();
        return ofB.subtract(ofA);
    }

    /** The same to the right; negative if it does. */
    private BigInteger leastHeight() {
        BigInteger ofB = query.b().corners().stream()
                .map(line::cross)
                .reduce(BigInteger::min)
                .orElseThrow();
        BigInteger ofA = query.a().corners().stream()
                .map(line::cross)
                .reduce(BigInteger::max)
                .orElseThrow();
        return ofB.subtract(ofA);
    }

    private void addCircles() {
        for (int cornerA = 0; cornerA < query.a().size(); cornerA++) {
            for (int cornerB = 0; cornerB < query.b().size(); cornerB++) {
                Piece.Arc circle = new Piece.Arc(cornerA, cornerB);
                CircleSweep.entering(line, circle, query).ifPresent(this::add);
                CircleSweep.leaving(line, circle, query).ifPresent(this::add);
            }
        }
    }

    /** Adds the outer side of the difference of each corner of one core and each edge of the other. */
    private void addSides() {
        ExactCore a = query.a();
        ExactCore b = query.b();
        for (int i = 0; i < a.size(); i++) {
            for (int edge = 0; edge < b.edges(); edge++) {
                addSide(new Piece.Side(b.edge(edge), i, edge));
            }
        }
        for (int i = 0; i < b.size(); i++) {
            for (int edge = 0; edge < a.edges(); edge++) {
                addSide(new Piece.Side(a.edge(edge).negated(), edge, i));
            }
        }
    }

    private void addSide(Piece.Side side) {
        if (side.outward().dot(line).signum() != 0) {
            Crossing crossing = Crossing.ofSide(line, side, query);
            if (isBetweenEnds(crossing.time(), side)) {
                add(crossing);
            }
        } else if (liesOnLine(side)) {
            ExactVector begin = query.difference(side.cornerA(), side.cornerB());
            add(new Crossing(timeBeside(begin), side));
            add(new Crossing(timeBeside(begin.plus(side.direction())), side));
        }
    }

    /** Whether the point of the line at a time is on a side, on whose line it is, or on one of its ends. */
    private boolean isBetweenEnds(QuadraticSurd time, Piece.Side side) {
        ExactVector along = side.direction();
        BigInteger behind =
                along.dot(query.difference(side.cornerA(), side.cornerB())).negate();
        BigInteger speed = along.dot(line);
        return time.along(behind, speed).signum() >= 0
                && time.along(behind.subtract(along.square()), speed).signum() <= 0;
    }

    /** Whether a side that has the direction of the line, or the opposite, lies on it. */
    private boolean liesOnLine(Piece.Side side) {
        ExactVector outward = side.outward();
        BigInteger height = outward.dot(query.difference(side.cornerA(), side.cornerB()));
        return QuadraticSurd.of(height, query.radius(), outward.square()).signum() == 0;
    }

    private QuadraticSurd timeBeside(ExactVector place) {
        return QuadraticSurd.of(Ratio.of(line.dot(place), line.square()));
    }

    private void add(Crossing crossing) {
        if (first.isEmpty() || crossing.time().compareTo(first.get().time()) < 0) {
            first = Optional.of(crossing);
        }
        if (last.isEmpty() || crossing.time().compareTo(last.get().time()) > 0) {
            last = Optional.of(crossing);
        }
    }
}
