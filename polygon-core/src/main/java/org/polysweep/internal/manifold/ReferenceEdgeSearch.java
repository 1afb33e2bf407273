package org.polysweep.internal.manifold;

import org.polysweep.shape.ConvexPolygon;

/**
 * Finds the edge of two cores with the greatest separation: the least separation of a vertex of the other core from it.
 * Doubles find the edges that may have it, with a bound for all errors (docs/error-bounds.md, theorem 26); exact signs
 * choose among them. Cost: O(n + m), and signs for each edge that doubles cannot tell from the best.
 */
final class ReferenceEdgeSearch {

    private final PlacedCores cores;
    private final FeatureSigns signs;

    /** The separations of the edges of A, and of B, in doubles, and the vertices of the other core that have them. */
    private final double[][] separations = {new double[8], new double[8]};

    private final int[][] supports = {new int[8], new int[8]};

    /** Bounds the error of each separation; infinite if doubles decide nothing. */
    private double error;

    private int side;
    private int edge;
    private int support;

    ReferenceEdgeSearch(PlacedCores cores, FeatureSigns signs) {
        this.cores = cores;
        this.signs = signs;
    }

    /** The shape that has the edge. */
    int side() {
        return side;
    }

    /** The edge with the greatest separation; -1 if both cores are points. */
    int edge() {
        return edge;
    }

    /** A vertex of the other core with that separation. */
    int support() {
        return support;
    }

    /**
     * Finds the edge.
     *
     * @param limit the greatest separation of interest
     * @return false if the separation is provably greater than that; then there is no edge
     */
    boolean run(double limit) {
        edge = -1;
        double greatest = round();
        if (greatest - error > limit) {
            return false;
        }
        for (int i = PlacedCores.A; i <= PlacedCores.B; i++) {
            ConvexPolygon core = cores.of(i).core;
            int edges = core.vertexCount() == 1 ? 0 : core.vertexCount();
            int start = 0;
            for (int e = 0; e < edges; e++) {
                if (!(separations[i][e] < greatest - 2 * error)) {
                    start = signs.support(i, e, error < Double.POSITIVE_INFINITY ? supports[i][e] : start);
                    consider(i, e, start);
                }
            }
        }
        return true;
    }

    private void consider(int candidateSide, int candidate, int vertex) {
        if (edge >= 0) {
            if (candidateSide != side && signs.parallel(candidateSide, candidate, vertex) >= 0) {
                // The same edge of the obstacle as an edge of A that has been considered.
                return;
            }
            int order = signs.compareSeparations(candidateSide, candidate, vertex, side, edge, support);
            if (order < 0 || (order == 0 && (candidateSide != side || !isBefore(candidate)))) {
                return;
            }
        }
        side = candidateSide;
        edge = candidate;
        support = vertex;
    }

    /** Whether an edge of the same shape comes first: by its index, for two sides of a segment by its first vertex. */
    private boolean isBefore(int candidate) {
        ConvexPolygon core = cores.of(side).core;
        int order = Integer.compare(core.edgeIndex(candidate), core.edgeIndex(edge));
        return order != 0 ? order < 0 : core.vertexIndex(candidate) < core.vertexIndex(edge);
    }

    /** Computes all separations in doubles. Returns the greatest. */
    private double round() {
        PlacedCore a = cores.of(PlacedCores.A);
        PlacedCore b = cores.of(PlacedCores.B);
        cores.round();
        error = cores.error;
        return Math.max(round(PlacedCores.A, a, b), round(PlacedCores.B, b, a));
    }

    private double round(int ofSide, PlacedCore core, PlacedCore other) {
        int count = core.core.vertexCount();
        if (separations[ofSide].length < count) {
            separations[ofSide] = new double[count];
            supports[ofSide] = new int[count];
        }
        if (count == 1) {
            return Double.NEGATIVE_INFINITY;
        }
        double greatest = Double.NEGATIVE_INFINITY;
        int vertex = nearest(core, 0, other);
        for (int e = 0; e < count; e++) {
            double alongX = core.edgeX[e];
            double alongY = core.edgeY[e];
            double square = alongX * alongX + alongY * alongY;
            // The second side of a segment is opposite to the first, so its support is not the next along the edges.
            vertex = count == 2 ? nearest(core, e, other) : advance(alongX, alongY, other, vertex);
            double separation = separation(core, e, other, vertex) / Math.sqrt(square);
            separations[ofSide][e] = separation;
            supports[ofSide][e] = vertex;
            greatest = separation > greatest ? separation : greatest;
        }
        return greatest;
    }

    /** The vertex of the other core with the least separation from an edge. */
    private static int nearest(PlacedCore core, int e, PlacedCore other) {
        int nearest = 0;
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < other.core.vertexCount(); i++) {
            double separation = separation(core, e, other, i);
            if (separation < least) {
                least = separation;
                nearest = i;
            }
        }
        return nearest;
    }

    /** Follows the edges of the other core that lead toward an edge. */
    private static int advance(double alongX, double alongY, PlacedCore other, int from) {
        int count = other.core.vertexCount();
        int vertex = from;
        for (int steps = 0; steps < count && alongY * other.edgeX[vertex] - alongX * other.edgeY[vertex] < 0; steps++) {
            vertex = other.core.next(vertex);
        }
        return vertex;
    }

    private static double separation(PlacedCore core, int e, PlacedCore other, int vertex) {
        return core.edgeY[e] * (other.nearX[vertex] - core.nearX[e])
                - core.edgeX[e] * (other.nearY[vertex] - core.nearY[e]);
    }
}
