package org.polysweep.internal.manifold;

import org.polysweep.internal.expansion.DoubleDouble;

/**
 * The numbers of a manifold as double-double numbers: the normal, and for a point of the incident core its foot on the
 * reference edge and the separation. {@link ExactManifoldNumbers} has the same numbers as integers.
 *
 * <p>With the reference edge e from w, its outward normal n, and the incident edge f from i: a vertex v has the
 * separation {@code n·(v - w) / |n|} and the foot {@code v - n (n·(v - w)) / n²}. The point of f over the end w of
 * e has the separation {@code |e| s} and is {@code w + n s}, where {@code s = (i - w) × f / (e·f)}.
 */
final class ManifoldNumbers {

    private final PlacedCores cores;

    /** The outward normal of the reference edge, and its length; from B to A if two vertices are closest. */
    private final DoubleDouble normalX = new DoubleDouble();

    private final DoubleDouble normalY = new DoubleDouble();
    private final DoubleDouble square = new DoubleDouble();
    private final DoubleDouble length = new DoubleDouble();
    private final DoubleDouble unitX = new DoubleDouble();
    private final DoubleDouble unitY = new DoubleDouble();

    private final DoubleDouble radii = new DoubleDouble();
    private final DoubleDouble separation = new DoubleDouble();

    /** The point of the incident core, and its foot. */
    private final DoubleDouble pointX = new DoubleDouble();

    private final DoubleDouble pointY = new DoubleDouble();
    private final DoubleDouble footX = new DoubleDouble();
    private final DoubleDouble footY = new DoubleDouble();

    private final DoubleDouble beginX = new DoubleDouble();
    private final DoubleDouble beginY = new DoubleDouble();
    private final DoubleDouble alongX = new DoubleDouble();
    private final DoubleDouble alongY = new DoubleDouble();
    private final DoubleDouble offsetX = new DoubleDouble();
    private final DoubleDouble offsetY = new DoubleDouble();
    private final DoubleDouble value = new DoubleDouble();
    private final DoubleDouble product = new DoubleDouble();
    private final DoubleDouble ratio = new DoubleDouble();
    private final DoubleDouble radius = new DoubleDouble();

    ManifoldNumbers(PlacedCores cores) {
        this.cores = cores;
    }

    /** Sets the normal of a reference edge. */
    void setEdge(int side, int edge) {
        cores.of(side).edge(edge, alongX, alongY);
        normalX.set(alongY);
        normalY.setNegation(alongX);
        setLength();
    }

    /** Sets the normal to the direction from a vertex of B to a vertex of A, which are the point and its foot. */
    void setVertices(int vertexA, int vertexB) {
        cores.of(PlacedCores.A).vertex(vertexA, pointX, pointY);
        cores.of(PlacedCores.B).vertex(vertexB, footX, footY);
        normalX.setDifference(pointX, footX);
        normalY.setDifference(pointY, footY);
        setLength();
        separation.setDifference(length, radii);
    }

    private void setLength() {
        square.setSum(square.setProduct(normalX, normalX), product.setProduct(normalY, normalY));
        if (square.sign() == 0) {
            length.set(0);
            unitX.set(1);
            unitY.set(0);
        } else {
            length.setRoot(square);
            unitX.setQuotient(normalX, length);
            unitY.setQuotient(normalY, length);
        }
        radii.set(cores.of(PlacedCores.A).shape.radius());
        radii.setSum(radii, radius.set(cores.of(PlacedCores.B).shape.radius()));
    }

    /** Sets the point to a vertex of the incident core. */
    void setVertex(int side, int edge, int vertex) {
        cores.of(PlacedCores.opposite(side)).vertex(vertex, pointX, pointY);
        cores.of(side).vertex(edge, beginX, beginY);
        offsetX.setDifference(pointX, beginX);
        offsetY.setDifference(pointY, beginY);
        value.setSum(value.setProduct(normalX, offsetX), product.setProduct(normalY, offsetY));
        ratio.setQuotient(value, square);
        setFoot(footX, pointX, normalX, beginX, normalY);
        setFoot(footY, pointY, normalY, beginY, normalX);
        separation.setQuotient(value, length);
        separation.setDifference(separation, radii);
    }

    /** A coordinate of the foot: exactly the one of the point, or of the edge, if the edge is parallel to an axis. */
    private void setFoot(
            DoubleDouble foot, DoubleDouble point, DoubleDouble normal, DoubleDouble begin, DoubleDouble otherNormal) {
        if (normal.sign() == 0) {
            foot.set(point);
        } else if (otherNormal.sign() == 0) {
            foot.set(begin);
        } else {
            foot.setDifference(point, product.setProduct(ratio, normal));
        }
    }

    /** Sets the point to the point of the incident edge over an end of the reference edge. */
    void setCut(int side, int end, int incident) {
        PlacedCore other = cores.of(PlacedCores.opposite(side));
        cores.of(side).vertex(end, footX, footY);
        other.vertex(incident, beginX, beginY);
        other.edge(incident, alongX, alongY);
        offsetX.setDifference(beginX, footX);
        offsetY.setDifference(beginY, footY);
        value.setDifference(value.setProduct(offsetX, alongY), product.setProduct(offsetY, alongX));
        // e = (-normalY, normalX)
        offsetX.setDifference(offsetX.setProduct(normalX, alongY), product.setProduct(normalY, alongX));
        ratio.setQuotient(value, offsetX);
        setCut(pointX, footX, normalX, beginX, alongX);
        setCut(pointY, footY, normalY, beginY, alongY);
        separation.setProduct(ratio, length);
        separation.setDifference(separation, radii);
    }

    private void setCut(
            DoubleDouble point, DoubleDouble foot, DoubleDouble normal, DoubleDouble begin, DoubleDouble along) {
        if (normal.sign() == 0) {
            point.set(foot);
        } else if (along.sign() == 0) {
            point.set(begin);
        } else {
            point.setSum(foot, product.setProduct(ratio, normal));
        }
    }

    /** The sign of {@code separation - limit}; {@link DoubleDouble#OPEN} if it is not proved. */
    int compareSeparation(double limit) {
        return value.setDifference(separation, product.set(limit)).sign();
    }

    /** The separation, to the nearest double; NaN if it is not proved. All that follow also. */
    double separation() {
        return separation.roundNearest();
    }

    double normalX() {
        return unitX.roundNearest();
    }

    double normalY() {
        return unitY.roundNearest();
    }

    /** The point on the surface of the incident shape, which is nearer to the reference edge by its radius. */
    double pointX(double incidentRadius) {
        return surface(pointX, unitX, -incidentRadius);
    }

    double pointY(double incidentRadius) {
        return surface(pointY, unitY, -incidentRadius);
    }

    /** The foot on the surface of the reference shape. */
    double footX(double referenceRadius) {
        return surface(footX, unitX, referenceRadius);
    }

    double footY(double referenceRadius) {
        return surface(footY, unitY, referenceRadius);
    }

    private double surface(DoubleDouble core, DoubleDouble unit, double distance) {
        if (distance == 0) {
            return core.roundNearest();
        }
        product.setProduct(unit, distance);
        return value.setSum(core, product).roundNearest();
    }
}
