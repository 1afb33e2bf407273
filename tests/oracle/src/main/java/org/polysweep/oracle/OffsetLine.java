package org.polysweep.oracle;

import java.math.BigInteger;
import java.util.List;

/**
 * The line of an edge, moved outward by the radius R: n·x = h + R·|n|. Equal when the edges are on one line and R is
 * the same.
 */
final class OffsetLine {
    private final IntVector normal;
    private final BigInteger edgeOffset;
    private final BigInteger radius;
    private final Known<OracleInterval> length; // |n|
    private final Known<OracleInterval> offset; // h + R·|n|
    private final Known<IntervalVector> unit; // n/|n|

    /**
     * Moves a line.
     *
     * @param edge the half-plane with n and h
     * @param radius R, not negative
     */
    OffsetLine(HalfPlane edge, BigInteger radius) {
        BigInteger common = edge.normal().x().gcd(edge.normal().y());
        normal = edge.normal().primitive();
        edgeOffset = edge.offset().divide(common); // as whole as the points on the line
        this.radius = radius;
        length = new Known<>(
                bits -> OracleInterval.of(normal.squaredLength(), bits).root());
        offset = new Known<>(bits -> length.at(bits).times(radius).plus(edgeOffset));
        unit = new Known<>(bits -> IntervalVector.of(normal, bits).over(length.at(bits)));
    }

    boolean isParallelTo(OffsetLine other) {
        return normal.cross(other.normal).signum() == 0;
    }

    /** The point nearest to the origin: n·(h + R·|n|)/n·n. */
    Candidate foot() {
        return new Candidate(bits -> {
            OracleInterval square = OracleInterval.of(normal.squaredLength(), bits);
            return IntervalVector.of(normal, bits).times(offset.at(bits).over(square));
        });
    }

    /** Where this line crosses another which is not parallel, by Cramer's rule. */
    Candidate crossing(OffsetLine other) {
        BigInteger determinant = normal.cross(other.normal);
        IntVector n = determinant.signum() > 0 ? normal : normal.negate();
        IntVector m = determinant.signum() > 0 ? other.normal : other.normal.negate();
        return new Candidate(bits -> {
            OracleInterval g = offset.at(bits);
            OracleInterval h = other.offset.at(bits);
            OracleInterval x = g.times(m.y()).minus(h.times(n.y()));
            OracleInterval y = h.times(n.x()).minus(g.times(m.x()));
            return new IntervalVector(x, y).over(OracleInterval.of(determinant.abs(), bits));
        });
    }

    /**
     * The two points where this line crosses a circle of radius r around c. With u = n/|n|, the line is k = (h -
     * n·c)/|n| + R beyond c, and crosses the circle at c + k·u ± √(r² - k²)·u', where u' is u turned a quarter. Two
     * other points if they do not cross.
     */
    List<Candidate> crossings(OracleCircle circle) {
        IntVector c = circle.center();
        BigInteger square = circle.radius().pow(2);
        Known<OracleInterval> k =
                new Known<>(bits -> offset.at(bits).minus(normal.dot(c)).over(length.at(bits)));
        Known<IntervalVector> middle =
                new Known<>(bits -> unit.at(bits).times(k.at(bits)).plus(c));
        Known<IntervalVector> half = new Known<>(bits -> unit.at(bits)
                .turned()
                .times(OracleInterval.of(square, bits)
                        .minus(k.at(bits).squared())
                        .root()));
        return List.of(
                new Candidate(bits -> middle.at(bits).plus(half.at(bits))),
                new Candidate(bits -> middle.at(bits).minus(half.at(bits))));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof OffsetLine line
                && normal.equals(line.normal)
                && edgeOffset.equals(line.edgeOffset)
                && radius.equals(line.radius);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * normal.hashCode() + edgeOffset.hashCode()) + radius.hashCode();
    }
}
