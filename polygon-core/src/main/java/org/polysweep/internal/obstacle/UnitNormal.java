package org.polysweep.internal.obstacle;

import java.math.BigInteger;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.internal.number.Rounding;
import org.polysweep.internal.number.Rounding.Direction;
import org.polysweep.result.SweepResult;

/**
 * An exact unit vector; both components are 0 where there is none.
 *
 * @param x its x component
 * @param y its y component
 */
public record UnitNormal(QuadraticSurd x, QuadraticSurd y) {

    /** The unit vector of a direction: x/|v| = x√(v²) / v²; none for the zero vector. */
    public static UnitNormal of(ExactVector direction) {
        if (direction.isZero()) {
            return new UnitNormal(QuadraticSurd.ZERO, QuadraticSurd.ZERO);
        }
        BigInteger square = direction.square();
        QuadraticSurd inverseLength =
                QuadraticSurd.of(BigInteger.ZERO, BigInteger.ONE, square).over(square);
        return new UnitNormal(inverseLength.times(direction.x()), inverseLength.times(direction.y()));
    }

    /** The outward normal of C where the line of the motion crosses or touches an arc about v: (t·d - v) / R. */
    public static UnitNormal onArc(TimedFeaturePair at, ExactQuery query) {
        ExactVector inward =
                query.difference(at.onA().index(), at.onB().index()).negated();
        ExactVector line = query.line();
        return new UnitNormal(
                at.time().along(inward.x(), line.x()).over(query.radius()),
                at.time().along(inward.y(), line.y()).over(query.radius()));
    }

    /** The x component as the nearest double; NaN where there is none. */
    public double roundX() {
        return round(x);
    }

    /** The y component as the nearest double; NaN where there is none. */
    public double roundY() {
        return round(y);
    }

    private double round(QuadraticSurd component) {
        boolean exists = x.signum() != 0 || y.signum() != 0;
        return exists ? Rounding.roundTime(component, Direction.NEAREST) : Double.NaN;
    }

    void writeTo(SweepResult result) {
        AnswerWriter.writeNormal(result, roundX(), roundY());
    }

    /** The sign of the dot product with a direction: 1 if the angle between the two is less than a quarter turn. */
    public int signAlong(ExactVector direction) {
        return x.times(direction.x()).plus(y.times(direction.y())).signum();
    }
}
