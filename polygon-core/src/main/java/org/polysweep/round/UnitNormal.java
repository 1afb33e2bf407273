package org.polysweep.round;

import java.math.BigInteger;
import org.polysweep.contact.SweepResult;
import org.polysweep.exact.ExactVector;
import org.polysweep.exact.QuadraticSurd;
import org.polysweep.exact.Rounding;
import org.polysweep.exact.Rounding.Direction;

/**
 * An exact unit vector.
 *
 * @param x its x component
 * @param y its y component
 */
record UnitNormal(QuadraticSurd x, QuadraticSurd y) {

    /** The unit vector of a direction: x/|v| = x√(v²) / v². */
    static UnitNormal of(ExactVector direction) {
        BigInteger square = direction.square();
        QuadraticSurd inverseLength =
                QuadraticSurd.of(BigInteger.ZERO, BigInteger.ONE, square).over(square);
        return new UnitNormal(inverseLength.times(direction.x()), inverseLength.times(direction.y()));
    }

    /** Writes the doubles nearest to the components. */
    void writeTo(SweepResult result) {
        result.writeNormal(Rounding.roundTime(x, Direction.NEAREST), Rounding.roundTime(y, Direction.NEAREST));
    }
}
