package org.polysweep.conformance.predicate;

import java.math.BigDecimal;
import java.util.Random;
import java.util.function.ToDoubleFunction;
import org.polysweep.conformance.Doubles;
import org.polysweep.conformance.number.Nasty;
import org.polysweep.internal.bound.Depth;

/** An edge of one polygon, a corner of another, and the positions of both. */
record EdgeAndCorner(
        double fromX,
        double fromY,
        double toX,
        double toY,
        double cornerX,
        double cornerY,
        double edgesX,
        double edgesY,
        double cornersX,
        double cornersY) {

    /** Numbers at random, the corner not beyond the edge; an edge in five is parallel to an axis. */
    static EdgeAndCorner random(Random random, ToDoubleFunction<Random> source) {
        double fromX = source.applyAsDouble(random);
        double fromY = source.applyAsDouble(random);
        double toX = random.nextInt(10) == 0 ? fromX : source.applyAsDouble(random);
        double toY = random.nextInt(10) == 0 ? fromY : source.applyAsDouble(random);
        return new EdgeAndCorner(
                        fromX,
                        fromY,
                        toX,
                        fromX == toX && fromY == toY ? Nasty.shifted(toY, toY > 0 ? -1 : 1) : toY,
                        source.applyAsDouble(random),
                        source.applyAsDouble(random),
                        source.applyAsDouble(random),
                        source.applyAsDouble(random),
                        source.applyAsDouble(random),
                        source.applyAsDouble(random))
                .facing();
    }

    /** The same, but mirrored if the corner lies beyond the edge. */
    EdgeAndCorner facing() {
        return cross().signum() < 0
                ? new EdgeAndCorner(-fromX, fromY, -toX, toY, -cornerX, cornerY, -edgesX, edgesY, -cornersX, cornersY)
                : this;
    }

    /** Turned by a quarter counter-clockwise. */
    EdgeAndCorner turned() {
        return new EdgeAndCorner(-fromY, fromX, -toY, toX, -cornerY, cornerX, -edgesY, edgesX, -cornersY, cornersX);
    }

    /** With another end of the edge. */
    EdgeAndCorner withEnd(double x, double y) {
        return new EdgeAndCorner(fromX, fromY, x, y, cornerX, cornerY, edgesX, edgesY, cornersX, cornersY);
    }

    /** With another corner. */
    EdgeAndCorner withCorner(double x, double y) {
        return new EdgeAndCorner(fromX, fromY, toX, toY, x, y, edgesX, edgesY, cornersX, cornersY);
    }

    Depth depth() {
        return new Depth()
                .setEdge(fromX, fromY, toX, toY)
                .setCorner(cornerX, cornerY)
                .setPositions(edgesX, edgesY, cornersX, cornersY);
    }

    private BigDecimal legX() {
        return Doubles.sum(toX, -fromX);
    }

    private BigDecimal legY() {
        return Doubles.sum(toY, -fromY);
    }

    /** The depth times the length of the edge. */
    BigDecimal cross() {
        BigDecimal gapX = Doubles.sum(fromX, -cornerX, edgesX, -cornersX);
        BigDecimal gapY = Doubles.sum(fromY, -cornerY, edgesY, -cornersY);
        return gapX.multiply(legY()).subtract(gapY.multiply(legX()));
    }

    /** The square of the length of the edge. */
    BigDecimal square() {
        return legX().multiply(legX()).add(legY().multiply(legY()));
    }

    /** The sign of (the depth - a number). */
    int compareTo(double number) {
        BigDecimal cross = cross();
        BigDecimal other = new BigDecimal(number);
        return cross.multiply(cross.abs()).compareTo(other.multiply(other.abs()).multiply(square()));
    }

    /** The sign of (the depth - another one). */
    int compareTo(EdgeAndCorner other) {
        BigDecimal cross = cross();
        BigDecimal otherCross = other.cross();
        return cross.multiply(cross.abs())
                .multiply(other.square())
                .compareTo(otherCross.multiply(otherCross.abs()).multiply(square()));
    }
}
