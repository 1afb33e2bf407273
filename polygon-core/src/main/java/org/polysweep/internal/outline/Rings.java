package org.polysweep.internal.outline;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;

/**
 * An outer ring and its holes as a caller gives them: their vertices, numbered from left to right, and their edges.
 *
 * <p>A vertex has an index, which continues from ring to ring, and a number: its place among all distinct vertices by
 * x, then by y.
 */
public final class Rings {

    /**
     * An edge of a ring.
     *
     * @param ring 0 for the outer ring, k + 1 for hole k
     * @param from the index of the vertex at which it begins in the caller's order
     * @param to the index of the vertex at which it ends
     * @param left the number of its left end
     * @param right the number of its right end
     */
    record Edge(int ring, int from, int to, int left, int right) {}

    /** A vertex in the order of numbers. */
    private record Vertex(double x, double y, int index) implements Comparable<Vertex> {

        @Override
        public int compareTo(Vertex other) {
            if (x != other.x) {
                return x < other.x ? -1 : 1;
            }
            return y != other.y ? (y < other.y ? -1 : 1) : Integer.compare(index, other.index);
        }
    }

    private final String[] names;

    /** The index of the first vertex of each ring, and the number of all vertices. */
    private final int[] firstIndex;

    private final double[] vertices;

    /** The coordinates of all distinct vertices by their numbers. */
    private final double[] points;

    /** For each number, the lowest index of the vertices with it. */
    private final int[] lowestIndex;

    private final List<Edge> edges;

    private Rings(String[] names, double[][] rings) {
        this.names = names;
        firstIndex = new int[rings.length + 1];
        double[][] checked = new double[rings.length][];
        for (int ring = 0; ring < rings.length; ring++) {
            checked[ring] = Vertices.checked(names[ring], rings[ring]);
            firstIndex[ring + 1] = firstIndex[ring] + checked[ring].length / 2;
        }
        vertices = new double[2 * firstIndex[rings.length]];
        int[][] kept = new int[rings.length][];
        List<Vertex> order = new ArrayList<>(vertices.length / 2);
        for (int ring = 0; ring < rings.length; ring++) {
            int first = firstIndex[ring];
            System.arraycopy(checked[ring], 0, vertices, 2 * first, checked[ring].length);
            kept[ring] = Vertices.distinctNeighbors(checked[ring]);
            for (int i = 0; i < kept[ring].length; i++) {
                int index = first + kept[ring][i];
                kept[ring][i] = index;
                order.add(new Vertex(x(index), y(index), index));
            }
        }
        Collections.sort(order);
        int[] numbers = new int[vertices.length / 2];
        lowestIndex = numbered(order, numbers);
        points = new double[2 * lowestIndex.length];
        for (int i = 0; i < lowestIndex.length; i++) {
            points[2 * i] = x(lowestIndex[i]);
            points[2 * i + 1] = y(lowestIndex[i]);
        }
        edges = edges(kept, numbers);
    }

    private List<Edge> edges(int[][] kept, int[] numbers) {
        List<Edge> unordered = new ArrayList<>(numbers.length);
        for (int ring = 0; ring < kept.length; ring++) {
            int size = kept[ring].length;
            for (int i = 0; i < size && size > 1; i++) {
                int from = kept[ring][i];
                int to = kept[ring][i + 1 == size ? 0 : i + 1];
                int left = Math.min(numbers[from], numbers[to]);
                unordered.add(new Edge(ring, from, to, left, Math.max(numbers[from], numbers[to])));
            }
        }
        int[] lefts = new int[unordered.size()];
        for (int i = 0; i < lefts.length; i++) {
            lefts[i] = unordered.get(i).left;
        }
        PointBuckets order = new PointBuckets(lefts, lowestIndex.length);
        List<Edge> ordered = new ArrayList<>(lefts.length);
        for (int place = 0; place < lefts.length; place++) {
            ordered.add(unordered.get(order.element(place)));
        }
        return ordered;
    }

    /** Reads one ring, which is called {@code vertices}. */
    public static Rings of(double[] vertices) {
        return new Rings(new String[] {"vertices"}, new double[][] {vertices});
    }

    /** Reads an outer ring, called {@code outer}, and its holes, called {@code holes[0]} and so on. */
    public static Rings of(double[] outer, List<double[]> holes) {
        Objects.requireNonNull(holes, "holes must not be null; List.of() has none");
        String[] names = new String[holes.size() + 1];
        Arrays.setAll(names, ring -> ring == 0 ? "outer" : "holes[" + (ring - 1) + "]");
        double[][] rings = new double[names.length][];
        Arrays.setAll(rings, ring -> ring == 0 ? outer : holes.get(ring - 1));
        return new Rings(names, rings);
    }

    /** Writes the number of each vertex, equal ones with the same, and returns the first index with each number. */
    private static int[] numbered(List<Vertex> order, int[] numbers) {
        int[] first = new int[order.size()];
        int count = 0;
        Vertex previous = null;
        for (Vertex vertex : order) {
            if (previous == null || vertex.x != previous.x || vertex.y != previous.y) {
                first[count++] = vertex.index;
            }
            numbers[vertex.index] = count - 1;
            previous = vertex;
        }
        return Arrays.copyOf(first, count);
    }

    /** The coordinates of all vertices by their indices. */
    public double[] vertices() {
        return vertices;
    }

    /** The coordinates of all distinct vertices, from left to right. */
    double[] points() {
        return points;
    }

    /** The edges by the numbers of their left ends. */
    List<Edge> edges() {
        return edges;
    }

    /** The lowest index of the vertices with a number. */
    int lowestIndex(int number) {
        return lowestIndex[number];
    }

    /** Returns whether a ring's edge leads from its left end to its right end. */
    boolean leadsRight(Edge edge) {
        return x(edge.from) < x(edge.to) || (x(edge.from) == x(edge.to) && y(edge.from) < y(edge.to));
    }

    /** The name of a ring, as in {@code holes[0]}. */
    String ringName(int ring) {
        return names[ring];
    }

    /** {@code the edge from holes[0][3] = (1.0, 2.0) to holes[0][4] = (1.0, 3.0)}. */
    String name(Edge edge) {
        return "the edge from " + name(edge.from) + " to " + name(edge.to);
    }

    /** {@code vertices[3] = (1.0, 2.0)}. */
    String name(int index) {
        int ring = 0;
        while (index >= firstIndex[ring + 1]) {
            ring++;
        }
        return names[ring] + "[" + (index - firstIndex[ring]) + "] = (" + x(index) + ", " + y(index) + ")";
    }

    private double x(int index) {
        return vertices[2 * index];
    }

    private double y(int index) {
        return vertices[2 * index + 1];
    }
}
