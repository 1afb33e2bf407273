package org.polysweep.internal.rotation;

import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.expansion.Expansion;
import org.polysweep.internal.number.Rounding.Direction;
import org.polysweep.internal.rounding.ExpansionRatio;

/**
 * The line of an edge, which the lowest vertex over it crosses at some time, while both bodies keep their orientations:
 * the height is linear in t. Each number is computed in double-double, and exactly in expansions where double-double is
 * inconclusive: docs/error-bounds.md, theorem 23. Reusable, not thread-safe; no allocation once its arrays are long
 * enough.
 */
final class EdgeCrossing {

    private final VertexOnEdge vertexOnEdge;
    private final DoubleDouble start = new DoubleDouble();
    private final DoubleDouble height = new DoubleDouble();
    private final DoubleDouble unit = new DoubleDouble();
    private final DoubleDouble slope = new DoubleDouble();
    private final DoubleDouble term = new DoubleDouble();
    private final DoubleDouble origin = new DoubleDouble();
    private final ExactHeight exactHeight = new ExactHeight();
    private final ExactHeight otherHeight = new ExactHeight();
    private final Expansion difference = new Expansion();
    private boolean isExact;

    BodyFrame frame;
    int edge;

    /** The lowest vertex over the edge. */
    int vertex;

    private final DoubleDouble time = new DoubleDouble();

    EdgeCrossing(VertexOnEdge vertexOnEdge, BodyFrame frame) {
        this.vertexOnEdge = vertexOnEdge;
        this.frame = frame;
    }

    /**
     * Sets the edge.
     *
     * @param guess the lowest vertex over the edge, up to the error of a height
     * @return whether the lowest vertex is known
     */
    boolean set(BodyFrame frame, int edge, int guess) {
        this.frame = frame;
        this.edge = edge;
        vertex = guess;
        isExact = false;
        double limit = frame.height(edge, guess) + 2 * frame.heightError;
        int next = frame.otherCore.next(guess);
        boolean isKnown = true;
        for (; next != guess && frame.height(edge, next) <= limit; next = frame.otherCore.next(next)) {
            isKnown &= takeIfLower(next);
        }
        int previous = frame.otherCore.previous(guess);
        for (;
                previous != guess && previous != next && frame.height(edge, previous) <= limit;
                previous = frame.otherCore.previous(previous)) {
            isKnown &= takeIfLower(previous);
        }
        if (isKnown) {
            evaluate();
        }
        return isKnown;
    }

    /** Replaces the vertex by another one if that is lower; returns whether the comparison is certain. */
    private boolean takeIfLower(int other) {
        exactHeight.set(frame, edge, vertex);
        otherHeight.set(frame, edge, other);
        difference.clear();
        difference.subtract(exactHeight.height);
        difference.addMultiple(1, otherHeight.height);
        if (difference.sign() < 0) {
            vertex = other;
        }
        return difference.isCertain();
    }

    private void evaluate() {
        vertexOnEdge.set(frame, edge, vertex, start);
        height.set(vertexOnEdge.height());
        slope.set(vertexOnEdge.slope());
        unit.set(vertexOnEdge.unit);
        term.setNegation(height);
        time.setQuotient(term, slope);
    }

    /** Returns the exact height and its slope. */
    private ExactHeight exact() {
        if (!isExact) {
            isExact = true;
            exactHeight.set(frame, edge, vertex);
            term.set(exactHeight.time.numerator());
            slope.set(exactHeight.time.denominator());
            time.setQuotient(term, slope);
        }
        return exactHeight;
    }

    private static int sign(Expansion exact) {
        return exact.isCertain() ? exact.sign() : DoubleDouble.OPEN;
    }

    /** Returns the time of the crossing in double-double, as precise as it has been computed so far. */
    DoubleDouble time() {
        return time;
    }

    /** Computes the time from the exact numbers; returns false if this had been done before. */
    boolean refine() {
        boolean isFirst = !isExact;
        exact();
        return isFirst;
    }

    /** Returns the sign of the height at t = 0; {@link DoubleDouble#OPEN} if something underflows. */
    int signAtStart() {
        int sign = height.sign();
        return sign == DoubleDouble.OPEN ? sign(exact().height) : sign;
    }

    /** Returns the sign of the height at t = 1. */
    int signAtEnd() {
        int sign = term.setSum(height, slope).sign();
        return sign == DoubleDouble.OPEN ? sign(exact().heightAtEnd) : sign;
    }

    /** Returns the sign of the slope. */
    int signOfSlope() {
        int sign = slope.sign();
        return sign == DoubleDouble.OPEN ? sign(exact().time.denominator()) : sign;
    }

    /** Returns the order of the times of this and another crossing. */
    int compare(EdgeCrossing other) {
        int sign = term.setDifference(time, other.time).sign();
        return sign == DoubleDouble.OPEN ? exact().time.compare(other.exact().time) : sign;
    }

    /** Returns the time, rounded down; NaN if something underflows. */
    double roundDown() {
        double down = time.roundDown();
        return Double.isNaN(down) ? exact().time.round(Direction.DOWN) : down;
    }

    /** Returns the time, rounded up. */
    double roundUp() {
        double up = time.roundUp();
        return Double.isNaN(up) ? exact().time.round(Direction.UP) : up;
    }

    /** Sets a time to the exact one; returns whether nothing has overflowed or underflowed. */
    boolean copyTime(ExpansionRatio copy) {
        ExpansionRatio exact = exact().time;
        copy.numerator().clear();
        copy.numerator().addMultiple(1, exact.numerator());
        copy.denominator().clear();
        copy.denominator().addMultiple(1, exact.denominator());
        return copy.isCertain();
    }

    /** Returns a coordinate of a position at the time of the crossing, rounded. */
    double place(double position, double displacement, Direction direction) {
        term.set(displacement).setProduct(term, time);
        double place = term.setSum(term, origin.set(position)).round(direction);
        return Double.isNaN(place) ? exact().time.place(0, position, displacement, direction) : place;
    }

    /** Returns the depth of the vertex below a contact with the edge at t = 0, rounded up; NaN if it is not known. */
    double depth() {
        double depth = -term.setQuotient(height, unit).roundDown();
        if (Double.isNaN(depth) && frame.radius == 0) {
            height.set(exact().height);
            depth = -term.setQuotient(height, unit).roundDown();
        }
        return depth + 0.0;
    }
}
