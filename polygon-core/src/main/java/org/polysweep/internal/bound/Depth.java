package org.polysweep.internal.bound;

import java.math.BigInteger;
import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.expansion.Expansion;
import org.polysweep.internal.expansion.NeighboringDoubles;
import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.number.Lattice;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.internal.number.Rounding;
import org.polysweep.internal.sign.ExactOrientation;
import org.polysweep.internal.sign.Stage;
import org.polysweep.internal.sign.Stages;

/**
 * How far a corner of one polygon lies behind the line of an edge of another: (g × e) / |e| for the edge e,
 * counter-clockwise, and the gap g from the corner to the beginning of the edge. {@link DistanceOrder} compares two
 * depths.
 *
 * <p>It is rounded in three stages: double-doubles, expansions, integers. Only the last one allocates. Reusable and not
 * thread-safe.
 */
public final class Depth {

    private final DoubleDouble gapX = new DoubleDouble();
    private final DoubleDouble gapY = new DoubleDouble();
    private final DoubleDouble legX = new DoubleDouble();
    private final DoubleDouble legY = new DoubleDouble();
    private final DoubleDouble scratch = new DoubleDouble();
    private final DoubleDouble value = new DoubleDouble();
    private final Expansion edgeX = new Expansion();
    private final Expansion edgeY = new Expansion();
    private final Expansion exactGapX = new Expansion();
    private final Expansion exactGapY = new Expansion();
    private final Expansion cross = new Expansion();
    private final Expansion square = new Expansion();
    private final Expansion multiple = new Expansion();
    private final Expansion rest = new Expansion();
    private final NeighboringDoubles.Order order = this::side;
    private boolean valueKnown;

    double fromX;
    double fromY;
    double toX;
    double toY;
    double cornerX;
    double cornerY;
    double edgesX;
    double edgesY;
    double cornersX;
    double cornersY;

    /** Creates a depth whose values are not set yet. */
    public Depth() {}

    /** Sets the edge, in the coordinates of its polygon; its ends differ. */
    public Depth setEdge(double fromX, double fromY, double toX, double toY) {
        this.fromX = fromX;
        this.fromY = fromY;
        this.toX = toX;
        this.toY = toY;
        valueKnown = false;
        return this;
    }

    /** Sets the corner of the other polygon, in the coordinates of the other polygon. */
    public Depth setCorner(double x, double y) {
        cornerX = x;
        cornerY = y;
        valueKnown = false;
        return this;
    }

    /** Sets the positions of the polygon of the edge and of the polygon of the corner. */
    public Depth setPositions(double edgesX, double edgesY, double cornersX, double cornersY) {
        this.edgesX = edgesX;
        this.edgesY = edgesY;
        this.cornersX = cornersX;
        this.cornersY = cornersY;
        valueKnown = false;
        return this;
    }

    /** Returns whether the edge is parallel to an axis: then its length is not needed. */
    boolean isAlongAxis() {
        // A difference of two doubles is rounded to zero only if it is zero.
        return toX - fromX == 0 || toY - fromY == 0;
    }

    /** The depth to twice the precision of doubles. */
    DoubleDouble value() {
        if (!valueKnown) {
            valueKnown = true;
            computeValue();
        }
        return value;
    }

    private void computeValue() {
        setGap(gapX, fromX, cornerX, edgesX, cornersX);
        setGap(gapY, fromY, cornerY, edgesY, cornersY);
        if (toX - fromX == 0) {
            setSigned(gapX, toY > fromY);
        } else if (toY - fromY == 0) {
            setSigned(gapY, toX < fromX);
        } else {
            legX.setDifference(toX, fromX);
            legY.setDifference(toY, fromY);
            gapX.setProduct(gapX, legY);
            gapY.setProduct(gapY, legX);
            gapX.setDifference(gapX, gapY);
            legX.setProduct(legX, legX);
            legY.setProduct(legY, legY);
            scratch.setSum(legX, legY);
            value.setQuotient(gapX, legY.setRoot(scratch));
        }
    }

    private void setGap(DoubleDouble gap, double from, double corner, double edges, double corners) {
        gap.setDifference(from, corner);
        gap.setSum(gap, scratch.setDifference(edges, corners));
    }

    private void setSigned(DoubleDouble number, boolean positive) {
        if (positive) {
            value.set(number);
        } else {
            value.setNegation(number);
        }
    }

    /**
     * Returns the smallest double that is not less than the depth, which is not negative; an infinity if it overflows.
     *
     * @param stages the stages that may decide
     */
    public double roundUp(Stages stages) {
        double rounded = Double.NaN;
        if (stages.mayUse(Stage.EXPANSION)) {
            rounded = value().roundUp();
            rounded = Double.isNaN(rounded) ? roundUpExactly() : rounded;
        }
        if (!Double.isNaN(rounded)) {
            stages.decided(Stage.EXPANSION);
            return rounded;
        }
        stages.decided(Stage.INTEGERS);
        Lattice lattice = new Lattice(exponent());
        return Rounding.roundLength(squareOn(lattice).root(), lattice.exponent(), Rounding.Direction.UP);
    }

    /**
     * The depth is the root of a quotient of expansions: a guess is compared by its square, and moved from double to
     * double. NaN if that is not proved.
     */
    private double roundUpExactly() {
        double rounded = roundUpExactly(ExactOrientation.SCALE);
        return Double.isNaN(rounded) ? roundUpExactly(1) : rounded;
    }

    /** The same, with the edge multiplied by a power of two, which is exact unless it overflows. */
    private double roundUpExactly(double scale) {
        edgeX.setDifference(scale * toX, scale * fromX);
        edgeY.setDifference(scale * toY, scale * fromY);
        exactGapX.setGap(cornerX, fromX, cornersX, edgesX);
        exactGapY.setGap(cornerY, fromY, cornersY, edgesY);
        cross.setCross(exactGapX, exactGapY, edgeX, edgeY);
        square.clear();
        square.addProduct(edgeX, edgeX);
        square.addProduct(edgeY, edgeY);
        square.compress();
        double guess = Math.abs(cross.estimate()) / Math.sqrt(square.estimate());
        return NeighboringDoubles.round(guess, true, order);
    }

    /** The sign of a double less the depth; neither is negative. */
    private int side(double depth) {
        multiple.clear();
        multiple.addMultiple(depth, square);
        rest.clear();
        rest.addMultiple(depth, multiple);
        rest.subtractProduct(cross, cross);
        return rest.isCertain() ? rest.sign() : DoubleDouble.OPEN;
    }

    /** The exponent of a lattice that holds all numbers of this depth. */
    int exponent() {
        int exponent = Math.min(Lattice.exponentOf(fromX, fromY, toX, toY), Lattice.exponentOf(cornerX, cornerY));
        return Math.min(exponent, Lattice.exponentOf(edgesX, edgesY, cornersX, cornersY));
    }

    /** The square of the depth on a lattice. */
    QuadraticSurd squareOn(Lattice lattice) {
        ExactVector from = lattice.vector(fromX, fromY);
        ExactVector edge = lattice.vector(toX, toY).minus(from);
        ExactVector gap = from.minus(lattice.vector(cornerX, cornerY))
                .plus(lattice.vector(edgesX, edgesY))
                .minus(lattice.vector(cornersX, cornersY));
        BigInteger cross = gap.cross(edge);
        return QuadraticSurd.of(cross.multiply(cross)).over(edge.square());
    }
}
