package org.polysweep.internal.manifold;

import java.math.BigInteger;
import org.polysweep.internal.bound.SeparationBound;
import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.internal.obstacle.ExactShape;
import org.polysweep.shape.ConvexPolygon;

/**
 * Signs about an edge of one core and the vertices and edges of the other: by doubles with a bound
 * (docs/error-bounds.md, theorem 26), by double-double numbers whose error is known (theorem 4), otherwise by integers.
 * Each sign is exact.
 *
 * <p>An edge e of a core has the outward normal n, which is e rotated clockwise by a quarter turn. The separation of a
 * vertex from the edge is {@code n·(vertex - begin of e) / |n|}.
 */
final class FeatureSigns {

    private final PlacedCores cores;
    private final DoubleDouble edgeX = new DoubleDouble();
    private final DoubleDouble edgeY = new DoubleDouble();
    private final DoubleDouble otherX = new DoubleDouble();
    private final DoubleDouble otherY = new DoubleDouble();
    private final DoubleDouble fromX = new DoubleDouble();
    private final DoubleDouble fromY = new DoubleDouble();
    private final DoubleDouble value = new DoubleDouble();
    private final DoubleDouble product = new DoubleDouble();
    private final DoubleDouble square = new DoubleDouble();
    private final DoubleDouble root = new DoubleDouble();
    private final DoubleDouble first = new DoubleDouble();

    FeatureSigns(PlacedCores cores) {
        this.cores = cores;
    }

    /**
     * A vertex of the other core with the least separation from edge e of a side.
     *
     * @param start where the search begins
     */
    int support(int side, int e, int start) {
        ConvexPolygon other = cores.of(PlacedCores.opposite(side)).core;
        if (other.vertexCount() == 1) {
            return 0;
        }
        int vertex = start;
        while (true) {
            if (outward(side, e, vertex) < 0) {
                vertex = other.next(vertex);
            } else if (outward(side, e, other.previous(vertex)) > 0) {
                vertex = other.previous(vertex);
            } else {
                return vertex;
            }
        }
    }

    /** The edge of the other core that has the least separation from edge e as a whole; -1 if only a vertex has it. */
    int parallel(int side, int e, int support) {
        ConvexPolygon other = cores.of(PlacedCores.opposite(side)).core;
        if (other.vertexCount() == 1) {
            return -1;
        }
        if (outward(side, e, support) == 0) {
            return support;
        }
        int before = other.previous(support);
        return outward(side, e, before) == 0 ? before : -1;
    }

    /** The sign of n·f: 1 if edge f of the other core leads outward from edge e of a side, 0 if they are parallel. */
    int outward(int side, int e, int f) {
        PlacedCore one = cores.of(side);
        PlacedCore two = cores.of(PlacedCores.opposite(side));
        double product = two.edgeX[f] * one.edgeY[e] - two.edgeY[f] * one.edgeX[e];
        int certain = SeparationBound.sign(product, one.edgeX[e], one.edgeY[e], edgeError(two, f));
        if (certain != 0) {
            return certain;
        }
        cores.of(side).edge(e, edgeX, edgeY);
        cores.of(PlacedCores.opposite(side)).edge(f, otherX, otherY);
        int sign = cross(otherX, otherY, edgeX, edgeY).sign();
        return sign != DoubleDouble.OPEN
                ? sign
                : edge(PlacedCores.opposite(side), f).cross(edge(side, e)).signum();
    }

    /** The sign of e·f, for edge e of a side and edge f of the other core. */
    int along(int side, int e, int f) {
        PlacedCore one = cores.of(side);
        PlacedCore two = cores.of(PlacedCores.opposite(side));
        double product = two.edgeX[f] * one.edgeX[e] + two.edgeY[f] * one.edgeY[e];
        int certain = SeparationBound.sign(product, one.edgeX[e], one.edgeY[e], edgeError(two, f));
        if (certain != 0) {
            return certain;
        }
        cores.of(side).edge(e, edgeX, edgeY);
        cores.of(PlacedCores.opposite(side)).edge(f, otherX, otherY);
        int sign = dot(otherX, otherY, edgeX, edgeY).sign();
        return sign != DoubleDouble.OPEN
                ? sign
                : edge(PlacedCores.opposite(side), f).dot(edge(side, e)).signum();
    }

    /** The sign of {@code e·(vertex - from)}, for e and {@code from} of a side and a vertex of the other. */
    int ahead(int side, int e, int from, int vertex) {
        PlacedCore one = cores.of(side);
        PlacedCore two = cores.of(PlacedCores.opposite(side));
        double product = (two.nearX[vertex] - one.nearX[from]) * one.edgeX[e]
                + (two.nearY[vertex] - one.nearY[from]) * one.edgeY[e];
        int certain = SeparationBound.sign(product, one.edgeX[e], one.edgeY[e], cores.error);
        if (certain != 0) {
            return certain;
        }
        cores.of(side).edge(e, edgeX, edgeY);
        setOffset(side, from, vertex);
        int sign = dot(otherX, otherY, edgeX, edgeY).sign();
        return sign != DoubleDouble.OPEN
                ? sign
                : edge(side, e).dot(offset(side, from, vertex)).signum();
    }

    /** The sign of {@code n·(vertex - from)}, for edge e and {@code from} of a side and a vertex of the other. */
    int height(int side, int e, int from, int vertex) {
        cores.of(side).edge(e, edgeX, edgeY);
        setOffset(side, from, vertex);
        int sign = cross(otherX, otherY, edgeX, edgeY).sign();
        return sign != DoubleDouble.OPEN
                ? sign
                : offset(side, from, vertex).cross(edge(side, e)).signum();
    }

    /** Compares the separation of a vertex from edge e with the separation of another vertex from edge f. */
    int compareSeparations(int side1, int e, int vertex1, int side2, int f, int vertex2) {
        first.set(separation(side1, e, vertex1));
        int sign = value.setDifference(first, separation(side2, f, vertex2)).sign();
        return sign != DoubleDouble.OPEN
                ? sign
                : exactSeparation(side1, e, vertex1).compareTo(exactSeparation(side2, f, vertex2));
    }

    /** Compares {@code e·f / |f|} of two edges f of the other core: the cosines of their angles with e. */
    int compareAngles(int side, int e, int f1, int f2) {
        PlacedCore one = cores.of(side);
        double difference = roundedCosine(side, e, f1) - roundedCosine(side, e, f2);
        int certain =
                SeparationBound.sign(difference, one.edgeX[e], one.edgeY[e], SeparationBound.ofEdge(1, cores.error));
        if (certain != 0) {
            return certain;
        }
        first.set(cosine(side, e, f1));
        int sign = value.setDifference(first, cosine(side, e, f2)).sign();
        return sign != DoubleDouble.OPEN ? sign : exactCosine(side, e, f1).compareTo(exactCosine(side, e, f2));
    }

    private double edgeError(PlacedCore core, int edge) {
        return SeparationBound.ofEdge(Math.abs(core.edgeX[edge]) + Math.abs(core.edgeY[edge]), cores.error);
    }

    private double roundedCosine(int side, int e, int f) {
        PlacedCore one = cores.of(side);
        PlacedCore two = cores.of(PlacedCores.opposite(side));
        double x = two.edgeX[f];
        double y = two.edgeY[f];
        return (one.edgeX[e] * x + one.edgeY[e] * y) / Math.sqrt(x * x + y * y);
    }

    private DoubleDouble cosine(int side, int e, int f) {
        cores.of(side).edge(e, edgeX, edgeY);
        cores.of(PlacedCores.opposite(side)).edge(f, otherX, otherY);
        root.setRoot(square.set(dot(otherX, otherY, otherX, otherY)));
        square.set(dot(otherX, otherY, edgeX, edgeY));
        return value.setQuotient(square, root);
    }

    private DoubleDouble separation(int side, int e, int vertex) {
        cores.of(side).edge(e, edgeX, edgeY);
        root.setRoot(square.set(dot(edgeX, edgeY, edgeX, edgeY)));
        setOffset(side, e, vertex);
        square.set(cross(otherX, otherY, edgeX, edgeY));
        return value.setQuotient(square, root);
    }

    private void setOffset(int side, int from, int vertex) {
        cores.of(side).vertex(from, fromX, fromY);
        cores.of(PlacedCores.opposite(side)).vertex(vertex, otherX, otherY);
        otherX.setDifference(otherX, fromX);
        otherY.setDifference(otherY, fromY);
    }

    private DoubleDouble cross(DoubleDouble x1, DoubleDouble y1, DoubleDouble x2, DoubleDouble y2) {
        return value.setDifference(value.setProduct(x1, y2), product.setProduct(y1, x2));
    }

    private DoubleDouble dot(DoubleDouble x1, DoubleDouble y1, DoubleDouble x2, DoubleDouble y2) {
        return value.setSum(value.setProduct(x1, x2), product.setProduct(y1, y2));
    }

    private QuadraticSurd exactSeparation(int side, int e, int vertex) {
        ExactVector along = edge(side, e);
        return over(offset(side, e, vertex).cross(along), along.square());
    }

    private QuadraticSurd exactCosine(int side, int e, int f) {
        ExactVector other = edge(PlacedCores.opposite(side), f);
        return over(other.dot(edge(side, e)), other.square());
    }

    /** {@code number / √square}. */
    private static QuadraticSurd over(BigInteger number, BigInteger square) {
        return QuadraticSurd.of(BigInteger.ZERO, number, square).over(square);
    }

    private ExactVector edge(int side, int e) {
        ExactShape shape = cores.exact(side);
        return shape.edge(e);
    }

    private ExactVector offset(int side, int from, int vertex) {
        return cores.exact(PlacedCores.opposite(side))
                .vertex(vertex)
                .minus(cores.exact(side).vertex(from));
    }
}
