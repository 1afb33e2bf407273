package org.polysweep.internal.surface;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.DoubleStream;
import org.polysweep.internal.tree.BoxTree;
import org.polysweep.internal.tree.SpatialOrder;

/**
 * Closes the joints of polygons that are no farther apart than a gap.
 *
 * <p>Where a vertex is near a vertex of another polygon, both coordinates become equal; where it is near a horizontal
 * or vertical edge, it gets the coordinate of that edge. An edge that is horizontal or vertical except for the gap
 * becomes exactly so, and boxes remain boxes. The nearest pairs come first. Any other edge gets the vertices that are
 * near it. O(n log n) for n vertices, each of which is near few edges.
 */
public final class JointClosing {

    /** Two vertices with a coordinate that is to become equal. */
    private record Pair(CoordinateGroups axis, int one, int other, double gap) {

        int first() {
            return Math.min(one, other);
        }

        int second() {
            return Math.max(one, other);
        }
    }

    /** A vertex near an edge, at a part of it that is measured as a product with the edge. */
    private record Insertion(int vertex, double along) {}

    private final double maxGap;

    /** The first vertex of each polygon, and the number of all vertices. */
    private final int[] firsts;

    private final int[] polygonOf;
    private final double[] x;
    private final double[] y;

    private final CoordinateGroups groupsX;
    private final CoordinateGroups groupsY;
    private final List<Pair> pairs = new ArrayList<>();

    /** The vertices that are put on each edge, by the vertex at which it begins. */
    private final List<List<Insertion>> insertions = new ArrayList<>();

    private JointClosing(List<double[]> polygons, double maxGap) {
        this.maxGap = maxGap;
        firsts = new int[polygons.size() + 1];
        for (int i = 0; i < polygons.size(); i++) {
            firsts[i + 1] = firsts[i] + polygons.get(i).length / 2;
        }
        int count = firsts[polygons.size()];
        polygonOf = new int[count];
        x = new double[count];
        y = new double[count];
        for (int i = 0; i < polygons.size(); i++) {
            for (int vertex = firsts[i]; vertex < firsts[i + 1]; vertex++) {
                polygonOf[vertex] = i;
                x[vertex] = polygons.get(i)[2 * (vertex - firsts[i])];
                y[vertex] = polygons.get(i)[2 * (vertex - firsts[i]) + 1];
                insertions.add(new ArrayList<>());
            }
        }
        groupsX = new CoordinateGroups(x, maxGap);
        groupsY = new CoordinateGroups(y, maxGap);
    }

    /**
     * Returns polygons with closed joints.
     *
     * @param polygons x0, y0, x1, y1, … of each, in order around it; two vertices are a segment
     * @param maxGap how far apart two parts of a joint may be, along x and along y, 0 or more
     * @return the vertices of each polygon with those that are put on its edges, each coordinate moved by no more than
     *     the gap; in order around it except for the gap
     */
    public static List<double[]> close(List<double[]> polygons, double maxGap) {
        JointClosing closing = new JointClosing(polygons, maxGap);
        closing.findPairs();
        closing.pairs.sort(Comparator.comparingDouble(Pair::gap)
                .thenComparingInt(Pair::first)
                .thenComparingInt(Pair::second));
        for (Pair pair : closing.pairs) {
            pair.axis.join(pair.one, pair.other);
        }
        List<double[]> closed = new ArrayList<>(polygons.size());
        for (int i = 0; i < polygons.size(); i++) {
            closed.add(closing.closed(i));
        }
        return closed;
    }

    private void findPairs() {
        double[] minX = new double[x.length];
        double[] minY = new double[x.length];
        double[] maxX = new double[x.length];
        double[] maxY = new double[x.length];
        for (int from = 0; from < x.length; from++) {
            int to = next(from);
            minX[from] = Math.min(x[from], x[to]);
            minY[from] = Math.min(y[from], y[to]);
            maxX[from] = Math.max(x[from], x[to]);
            maxY[from] = Math.max(y[from], y[to]);
            if (isVertical(from, to)) {
                pairs.add(new Pair(groupsX, from, to, maxX[from] - minX[from]));
            } else if (isHorizontal(from, to)) {
                pairs.add(new Pair(groupsY, from, to, maxY[from] - minY[from]));
            }
        }
        BoxTree edges = new BoxTree();
        edges.build(new SpatialOrder(), x.length, minX, minY, maxX, maxY);
        for (int vertex = 0; vertex < x.length; vertex++) {
            int here = vertex;
            edges.meeting(x[here] - maxGap, y[here] - maxGap, x[here] + maxGap, y[here] + maxGap, edge -> {
                if (polygonOf[edge] != polygonOf[here]) {
                    addNear(here, edge);
                }
            });
        }
    }

    /** Adds the changes that put a vertex on an edge, whose bounding box it is near. */
    private void addNear(int vertex, int from) {
        int to = next(from);
        if (isNear(vertex, from)) {
            // Each vertex begins one edge, so a pair is found from both sides.
            if (from < vertex) {
                pairs.add(new Pair(groupsX, from, vertex, Math.abs(x[vertex] - x[from])));
                pairs.add(new Pair(groupsY, from, vertex, Math.abs(y[vertex] - y[from])));
            }
        } else if (isNear(vertex, to)) {
            return;
        } else if (isVertical(from, to)) {
            pairs.add(new Pair(groupsX, from, vertex, Math.abs(x[vertex] - x[from])));
        } else if (isHorizontal(from, to)) {
            pairs.add(new Pair(groupsY, from, vertex, Math.abs(y[vertex] - y[from])));
        } else {
            addInsertion(vertex, from, to);
        }
    }

    private boolean isVertical(int from, int to) {
        return Math.abs(x[from] - x[to]) <= maxGap && Math.abs(y[from] - y[to]) > maxGap;
    }

    private boolean isHorizontal(int from, int to) {
        return Math.abs(y[from] - y[to]) <= maxGap && Math.abs(x[from] - x[to]) > maxGap;
    }

    private boolean isNear(int vertex, int other) {
        return Math.abs(x[vertex] - x[other]) <= maxGap && Math.abs(y[vertex] - y[other]) <= maxGap;
    }

    private void addInsertion(int vertex, int from, int to) {
        double edgeX = x[to] - x[from];
        double edgeY = y[to] - y[from];
        double toX = x[vertex] - x[from];
        double toY = y[vertex] - y[from];
        double length = Math.sqrt(edgeX * edgeX + edgeY * edgeY);
        double along = (edgeX * toX + edgeY * toY) / length;
        if (Math.abs(edgeX * toY - edgeY * toX) / length <= maxGap && along > 0 && along < length) {
            insertions.get(from).add(new Insertion(vertex, along));
        }
    }

    private double[] closed(int polygon) {
        List<Integer> vertices = new ArrayList<>();
        for (int vertex = firsts[polygon]; vertex < firsts[polygon + 1]; vertex++) {
            vertices.add(vertex);
            insertions.get(vertex).stream()
                    .sorted(Comparator.comparingDouble(Insertion::along))
                    .forEach(insertion -> vertices.add(insertion.vertex));
        }
        return vertices.stream()
                .flatMapToDouble(vertex -> DoubleStream.of(groupsX.value(vertex), groupsY.value(vertex)))
                .toArray();
    }

    private int next(int vertex) {
        int polygon = polygonOf[vertex];
        return vertex + 1 == firsts[polygon + 1] ? firsts[polygon] : vertex + 1;
    }
}
