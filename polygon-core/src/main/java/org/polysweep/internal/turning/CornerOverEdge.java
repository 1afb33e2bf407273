package org.polysweep.internal.turning;

import java.math.BigInteger;
import java.util.List;
import org.polysweep.internal.algebraic.IntegerPolynomial;
import org.polysweep.internal.algebraic.RealRoot;
import org.polysweep.internal.number.ExactVector;

/**
 * Where a corner of one body is, seen from an edge of the other, as polynomials in t.
 *
 * @param height how far outside the line of the edge, to the right of it, times the length of the edge
 * @param ahead how far ahead of the beginning of the edge, times its length
 * @param aheadOfEnd how far ahead of the end of the edge, times its length
 * @param gap how far outside; or, with a radius, the square of the height less that which has the distance of a contact
 */
record CornerOverEdge(
        IntegerPolynomial height, IntegerPolynomial ahead, IntegerPolynomial aheadOfEnd, IntegerPolynomial gap) {

    /**
     * The polynomials for an edge e of a body X, from its corner w on, and a corner v of a body Y, in units of
     * |zX|²|zY|².
     *
     * <p>With p the place of Y less that of X, the height is cross(R(zY)·v + p - R(zX)·w, R(zX)·e). Since
     * cross(R(zX)·w, R(zX)·e) = cross(w, e) does not turn, its degree is only 5, and 3 if one of the bodies does not
     * turn.
     *
     * @param radius the distance of a contact
     */
    static CornerOverEdge of(TurningBody owner, int edge, TurningBody other, int corner, BigInteger radius) {
        ExactVector e = owner.edge(edge);
        ExactVector w = owner.corner(edge);
        PolynomialVector turned = owner.turned(e);
        PolynomialVector from = other.worldCorner(corner).minus(owner.place().times(other.square()));
        IntegerPolynomial unit = owner.square().times(other.square());
        IntegerPolynomial height = from.cross(turned).minus(unit.times(w.cross(e)));
        IntegerPolynomial ahead = from.dot(turned).minus(unit.times(w.dot(e)));
        IntegerPolynomial aheadOfEnd = ahead.minus(unit.times(e.square()));
        IntegerPolynomial reach = unit.square().times(radius.multiply(radius).multiply(e.square()));
        boolean isRound = radius.signum() > 0;
        return new CornerOverEdge(
                height, ahead, aheadOfEnd, isRound ? height.square().minus(reach) : height);
    }

    /** Whether the foot of the corner is on the edge, its ends included. */
    boolean hasFootOnEdge(RealRoot time) {
        return time.signOf(ahead) >= 0 && time.signOf(aheadOfEnd) <= 0;
    }

    /** Whether the corner is outside by more than the distance of a contact. */
    boolean isBeyond(RealRoot time) {
        return time.signOf(height) > 0 && time.signOf(gap) > 0;
    }

    /** With a radius: whether the corner is outside by the distance of a contact, with its foot on the edge. */
    boolean touches(RealRoot time) {
        return time.signOf(height) > 0 && time.signOf(gap) == 0 && hasFootOnEdge(time);
    }

    List<IntegerPolynomial> polynomials() {
        return List.of(height, ahead, aheadOfEnd, gap);
    }
}
