package org.polysweep.validate;

import java.math.BigDecimal;
import org.polysweep.contact.Feature;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.bound.Ulp;
import org.polysweep.result.SweepResult;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.sweep.Sweeper;

/** The exact result of a query about boxes, by the polygon algorithm; reusable. */
final class ExactBoxResult implements ExactResult {

    private final PathSweep judge = new PathSweep(Sweeper.of(SweepAlgorithm.POLYGON));
    private final BoxQuery query = new BoxQuery();
    private SweepResult answer = SweepResult.create();

    /** Answers a query. */
    void set(BoxQuery query) {
        this.query.set(query);
        answer = judge.answer(this.query);
    }

    @Override
    public Verdict verdict() {
        return answer.verdict();
    }

    @Override
    public double enter() {
        return answer.enter();
    }

    /** Creates the claim of the exact result. */
    void tell(ClaimedResult claim) {
        claim.copy(answer);
    }

    /** Returns the result as text. */
    @Override
    public String toString() {
        ClaimedResult claim = new ClaimedResult();
        tell(claim);
        return claim.toString();
    }

    @Override
    public boolean isNormal(double x, double y, boolean strict) {
        return (x == answer.normalX() && y == answer.normalY()) || (!strict && isCorner() && isOpposed(x, y));
    }

    /** Returns whether a vertex hits a vertex: then one side of C across each axis contains the point of contact. */
    private boolean isCorner() {
        return answer.featureKindA() == Feature.Kind.VERTEX && answer.featureKindB() == Feature.Kind.VERTEX;
    }

    /**
     * Returns whether a vector is an axis against the motion, which enters C at a vertex and so goes along both axes.
     */
    private boolean isOpposed(double x, double y) {
        double againstX = query.adx() > query.bdx() ? -1 : 1;
        double againstY = query.ady() > query.bdy() ? -1 : 1;
        return (x == againstX && y == 0) || (x == 0 && y == againstY);
    }

    /**
     * Where a vertex hits a vertex, both axes have the same time, and the axis with the lower speed determines the
     * depth of the overlap.
     */
    @Override
    public boolean isWithin(double claimed, int ulps) {
        boolean acrossX = answer.normalX() != 0;
        return isWithin(claimed, acrossX, ulps) || (isCorner() && isWithin(claimed, !acrossX, ulps));
    }

    private boolean isWithin(double claimed, boolean acrossX, int ulps) {
        double ulp = Ulp.of(query.magnitude());
        double speed = acrossX ? query.adx() - query.bdx() : query.ady() - query.bdy();
        return isCertainlyWithin(claimed, speed, ulps * ulp) || isExactlyWithin(claimed, acrossX, ulps, ulp);
    }

    /**
     * The same in doubles, without allocation, true only if proved: each number is the next greater one after rounding,
     * so none is too small. The exact time lies between its rounded value and the next double.
     */
    private boolean isCertainlyWithin(double claimed, double speed, double limit) {
        double below = Math.nextUp(Math.abs(claimed - enter()));
        double above = Math.nextUp(Math.abs(claimed - Math.nextUp(enter())));
        return Math.nextUp(Math.max(below, above) * Math.nextUp(Math.abs(speed))) <= limit;
    }

    /** A HIT enters C through the side across the axis of the normal, so that axis has the time: gap / speed. */
    private boolean isExactlyWithin(double claimed, boolean acrossX, int ulps, double ulp) {
        BigDecimal error = new BigDecimal(claimed)
                .multiply(speed(acrossX))
                .subtract(gap(acrossX))
                .abs();
        return error.compareTo(new BigDecimal(ulp).multiply(BigDecimal.valueOf(ulps))) <= 0;
    }

    /** Where the boxes only touch, the time may belong to an axis other than the axis of the normal. */
    @Override
    public double nearestEnter() {
        if (verdict() != Verdict.HIT) {
            return ExactResult.super.nearestEnter();
        }
        double above = Math.nextUp(enter());
        boolean acrossX = answer.normalX() != 0;
        BigDecimal speed = speed(acrossX).abs();
        BigDecimal middle = new BigDecimal(enter()).add(new BigDecimal(above)).divide(BigDecimal.valueOf(2));
        int side = gap(acrossX).abs().compareTo(middle.multiply(speed));
        boolean isEven = (Double.doubleToRawLongBits(enter()) & 1) == 0;
        return side > 0 || (side == 0 && !isEven) ? above : enter();
    }

    @Override
    public boolean hasExactSums(TimeRule rule) {
        return rule.addsExactly(query.aMinX(), query.aMaxX(), query.ax(), query.bMinX(), query.bMaxX(), query.bx())
                && rule.addsExactly(query.aMinY(), query.aMaxY(), query.ay(), query.bMinY(), query.bMaxY(), query.by())
                && rule.addsExactly(query.adx(), query.bdx())
                && rule.addsExactly(query.ady(), query.bdy());
    }

    /** In a step that is twice as long, shapes that arrive at the end of this step overlap from 1/2 on. */
    @Override
    public TouchAtEnd touchAtEnd() {
        double[] numbers = query.numbers();
        for (int i = BoxQuery.MOVE; i < BoxQuery.SIZE; i += i % 2 == 0 ? 1 : BoxQuery.B - 1) {
            numbers[i] *= 2;
        }
        if (!BoxQuery.isLegal(numbers)) {
            return TouchAtEnd.UNKNOWN;
        }
        ExactBoxResult longer = new ExactBoxResult();
        longer.set(new BoxQuery().set(numbers));
        return longer.verdict() == Verdict.HIT ? TouchAtEnd.ARRIVAL : TouchAtEnd.GRAZE;
    }

    private BigDecimal speed(boolean acrossX) {
        return acrossX ? difference(query.adx(), query.bdx()) : difference(query.ady(), query.bdy());
    }

    /** The displacement of A across an axis until it enters B, with the sign of its motion. */
    private BigDecimal gap(boolean acrossX) {
        boolean up = speed(acrossX).signum() > 0;
        double sideA = acrossX ? up ? query.aMaxX() : query.aMinX() : up ? query.aMaxY() : query.aMinY();
        double sideB = acrossX ? up ? query.bMinX() : query.bMaxX() : up ? query.bMinY() : query.bMaxY();
        BigDecimal positions = acrossX ? difference(query.bx(), query.ax()) : difference(query.by(), query.ay());
        return difference(sideB, sideA).add(positions);
    }

    private static BigDecimal difference(double from, double less) {
        return new BigDecimal(from).subtract(new BigDecimal(less));
    }
}
