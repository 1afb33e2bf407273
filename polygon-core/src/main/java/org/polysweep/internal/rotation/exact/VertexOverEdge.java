package org.polysweep.internal.rotation.exact;

import java.math.BigInteger;
import java.util.List;
import org.polysweep.internal.algebraic.IntegerPolynomial;
import org.polysweep.internal.algebraic.RealRoot;
import org.polysweep.internal.number.ExactVector;

/**
 * The position of a vertex of one body relative to an edge of the other, as polynomials in t.
 *
 * @param height the distance to the right of the line of the edge, outside, times the length of the edge
 * @param ahead the distance ahead of the first end of the edge, times its length
 * @param aheadOfEnd the distance ahead of the second end of the edge, times its length
 * @param gap the height; or, with a radius, the square of the height minus the square of the height at a contact
 */
record VertexOverEdge(
        IntegerPolynomial height, IntegerPolynomial ahead, IntegerPolynomial aheadOfEnd, IntegerPolynomial gap) {

    /**
     * The polynomials for an edge e of a body X, which begins at its vertex w, and a vertex v of a body Y, in units of
     * |zX|²|zY|².
     *
     * <p>With p the position of Y minus the position of X, the height is cross(R(zY)·v + p - R(zX)·w, R(zX)·e). Since
     * cross(R(zX)·w, R(zX)·e) = cross(w, e) does not rotate, its degree is only 5, and 3 if one of the bodies does not
     * rotate.
     *
     * @param radius the distance of the cores at a contact
     */
    static VertexOverEdge of(BodyPolynomials owner, int edge, BodyPolynomials other, int vertex, BigInteger radius) {
        ExactVector e = owner.edge(edge);
        ExactVector w = owner.vertex(edge);
        PolynomialVector rotated = owner.rotated(e);
        PolynomialVector from = other.worldVertex(vertex).minus(owner.position().times(other.square()));
        IntegerPolynomial unit = owner.square().times(other.square());
        IntegerPolynomial height = from.cross(rotated).minus(unit.times(w.cross(e)));
        IntegerPolynomial ahead = from.dot(rotated).minus(unit.times(w.dot(e)));
        IntegerPolynomial aheadOfEnd = ahead.minus(unit.times(e.square()));
        IntegerPolynomial reach = unit.square().times(radius.multiply(radius).multiply(e.square()));
        boolean isRound = radius.signum() > 0;
        return new VertexOverEdge(
                height, ahead, aheadOfEnd, isRound ? height.square().minus(reach) : height);
    }

    /** Returns whether the projection of the vertex is on the edge, including its ends. */
    boolean projectsOntoEdge(RealRoot time) {
        return time.signOf(ahead) >= 0 && time.signOf(aheadOfEnd) <= 0;
    }

    /** Returns whether the vertex is outside by more than the distance of a contact. */
    boolean isBeyond(RealRoot time) {
        return time.signOf(height) > 0 && time.signOf(gap) > 0;
    }

    /** With a radius: whether the vertex is outside by the distance of a contact, and projects onto the edge. */
    boolean touches(RealRoot time) {
        return time.signOf(height) > 0 && time.signOf(gap) == 0 && projectsOntoEdge(time);
    }

    List<IntegerPolynomial> polynomials() {
        return List.of(height, ahead, aheadOfEnd, gap);
    }
}
