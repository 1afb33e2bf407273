package org.polysweep.benchmarks.query;

import java.util.List;

/**
 * Shapes, and queries about pairs of them. As in a game, there are few shapes and many bodies: a shape is made once, outside
 * of what is timed, and position and displacement belong to the query.
 */
public final class QuerySet {

    /**
     * The number of queries in every set. One number for all sets, because JMH divides by a constant; this many, because a
     * processor that sees a few hundred queries again and again learns their branches by heart.
     */
    public static final int SIZE = 4096;

    private final List<double[]> shapes;
    private final List<Query> queries;

    QuerySet(List<double[]> shapes, List<Query> queries) {
        if (queries.size() != SIZE) {
            throw new IllegalArgumentException(queries.size() + " queries; a set has " + SIZE);
        }
        this.shapes = List.copyOf(shapes);
        this.queries = List.copyOf(queries);
    }

    /** Returns the vertices x0, y0, x1, y1, … of all shapes, counter-clockwise; every shape has an area. */
    public List<double[]> shapes() {
        return shapes.stream().map(double[]::clone).toList();
    }

    /** Returns the queries in the order in which they are asked. */
    public List<Query> queries() {
        return queries;
    }
}
