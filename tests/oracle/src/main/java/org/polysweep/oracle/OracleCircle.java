package org.polysweep.oracle;

import java.math.BigInteger;
import java.util.List;

/**
 * The circle of which an arc is a part.
 *
 * @param center c, a corner of C's core
 * @param radius r, positive
 */
record OracleCircle(IntVector center, BigInteger radius) {
    boolean isConcentricWith(OracleCircle other) {
        return center.equals(other.center);
    }

    /**
     * Where the way from the center through the origin leaves the circle: c - r·c/|c|. If the center is the origin,
     * where the way in some direction leaves it.
     */
    Candidate nearest(IntVector direction) {
        IntVector outward = center.isZero() ? direction : center.negate();
        return new Candidate(bits -> {
            OracleInterval length =
                    OracleInterval.of(outward.squaredLength(), bits).root();
            return IntervalVector.of(outward.times(radius), bits).over(length).plus(center);
        });
    }

    /**
     * The two points where this circle crosses another, of radius q around c + e, which must not be concentric. With k
     * = (e·e + r² - q²) / 2·e·e they are c + k·e ± √(r²/e·e - k²)·e', where e' is e turned a quarter. Two other points
     * if they do not cross.
     */
    List<Candidate> crossings(OracleCircle other) {
        IntVector e = other.center.minus(center);
        BigInteger square = e.squaredLength();
        BigInteger along = square.add(radius.pow(2)).subtract(other.radius.pow(2));
        Known<OracleInterval> k =
                new Known<>(bits -> OracleInterval.of(along, bits).over(OracleInterval.of(square.shiftLeft(1), bits)));
        Known<IntervalVector> middle =
                new Known<>(bits -> IntervalVector.of(e, bits).times(k.at(bits)).plus(center));
        Known<IntervalVector> half = new Known<>(bits -> {
            OracleInterval reach = OracleInterval.of(radius.pow(2), bits).over(OracleInterval.of(square, bits));
            OracleInterval root = reach.minus(k.at(bits).squared()).root();
            return IntervalVector.of(e, bits).turned().times(root);
        });
        return List.of(
                new Candidate(bits -> middle.at(bits).plus(half.at(bits))),
                new Candidate(bits -> middle.at(bits).minus(half.at(bits))));
    }
}
