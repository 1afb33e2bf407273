package org.polysweep.internal.outline;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Triangulates an interior, which may have holes and touch itself, by its boundary.
 *
 * <p>A sweep line goes over the points from left to right. Each stretch of the interior on the line, between one piece
 * of the boundary and the next, has a chain of points that bounds the part that is not triangulated yet: from the left
 * end of the piece below to the left end of the piece above, without a vertex at which it turns right. The point that
 * the line reaches is added to an end of a chain. The vertices there at which the chain then turns right are visible
 * from the point, and are cut off in triangles. From a point between two pieces the last point of their chain is
 * visible, and the chain is divided there. Where two stretches touch, their chains are joined. O(n log n), and O(n)
 * besides the search for the stretch.
 *
 * @see <a href="https://doi.org/10.1007/3-540-12689-9_105">S. Hertel, K. Mehlhorn, Fast triangulation of simple
 *     polygons, Foundations of Computation Theory, Lecture Notes in Computer Science 158 (1983)</a>
 */
final class SweepTriangulation {

    /** No link, or no common edge of two triangles. */
    private static final int NONE = -1;

    /** Triangles as their sides: three consecutive ones, counter-clockwise. */
    static final class Triangles {

        /** The point at which each side begins. */
        final int[] points;

        /** The number of the edge of each side, which is a side of one more triangle, or -1 on the boundary. */
        final int[] edges;

        final int edgeCount;

        private Triangles(SweepTriangulation sweep) {
            points = Arrays.copyOf(sweep.points, sweep.sideCount);
            edges = Arrays.copyOf(sweep.edges, sweep.sideCount);
            edgeCount = sweep.edgeCount;
        }
    }

    private final Orientation turns;
    private final SweepStatus<Chain> status;
    private final Chain outside = new Chain();

    /** The points of all links of chains, and the links above and below them. */
    private final int[] pointOf;

    private final int[] up;
    private final int[] down;
    private int linkCount;

    /** The number of the edge between a link and the one above it. */
    private final int[] edgeAbove;

    private int[] points = new int[48];
    private int[] edges = new int[48];
    private int sideCount;
    private int edgeCount;

    /** A chain of links; the last one that was put there divides it where a point lies to the right of it. */
    private static final class Chain {
        private int bottom = NONE;
        private int top = NONE;
        private int last = NONE;
    }

    private SweepTriangulation(Orientation turns, int boundaryCount) {
        this.turns = turns;
        this.status = new SweepStatus<>(turns);
        // A point makes a link for each piece that ends or begins at it and two more.
        int maxLinks = 6 * boundaryCount;
        pointOf = new int[maxLinks];
        up = new int[maxLinks];
        down = new int[maxLinks];
        edgeAbove = new int[maxLinks];
    }

    /**
     * Returns triangles.
     *
     * @param boundaries the pieces of the boundary
     * @return triangles, each with an area
     */
    static Triangles triangles(Orientation turns, List<RingArrangement.Boundary> boundaries) {
        int[] lefts = new int[boundaries.size()];
        int pointCount = 0;
        for (int i = 0; i < lefts.length; i++) {
            lefts[i] = boundaries.get(i).left();
            pointCount = Math.max(pointCount, boundaries.get(i).right() + 1);
        }
        PointBuckets order = new PointBuckets(lefts, pointCount);
        RingArrangement.Boundary[] pieces = new RingArrangement.Boundary[lefts.length];
        boolean[] isEnd = new boolean[pointCount];
        for (int place = 0; place < pieces.length; place++) {
            pieces[place] = boundaries.get(order.element(place));
            isEnd[pieces[place].right()] = true;
        }
        Comparator<RingArrangement.Boundary> upward = (one, other) -> -turns.at(one.left(), one.right(), other.right());
        SweepTriangulation sweep = new SweepTriangulation(turns, pieces.length);
        for (int point = 0; point < pointCount; point++) {
            int from = order.begin(point);
            int end = order.end(point);
            if (from < end || isEnd[point]) {
                Arrays.sort(pieces, from, end, upward);
                sweep.visit(point, pieces, from, end);
            }
        }
        return new Triangles(sweep);
    }

    /** Goes over a point, at which the pieces from one index to another begin. */
    private void visit(int point, RingArrangement.Boundary[] pieces, int from, int end) {
        int below = status.countBelow(point);
        int through = status.countUpTo(point, below);
        Chain lowest = below == 0 ? outside : status.get(below - 1).value();
        Chain highest = lowest;
        if (through > below) {
            for (int i = below; i < through - 1; i++) {
                putAtBottom(status.get(i).value(), point, NONE);
            }
            highest = status.get(through - 1).value();
            putAtTop(lowest, point, NONE);
            putAtBottom(highest, point, NONE);
        } else if (lowest != outside) {
            highest = divide(lowest);
            int diagonal = edgeCount++;
            putAtTop(lowest, point, diagonal);
            putAtBottom(highest, point, diagonal);
        }
        if (from == end && lowest != outside) {
            join(lowest, highest);
        }
        List<SweepStatus.Segment<Chain>> begun = new ArrayList<>(end - from);
        for (int i = from; i < end; i++) {
            Chain above = i + 1 == end ? highest : pieces[i].isInteriorAbove() ? beginning(point) : outside;
            begun.add(new SweepStatus.Segment<>(point, pieces[i].right(), above));
        }
        status.replace(below, through, begun);
    }

    private Chain beginning(int point) {
        Chain chain = new Chain();
        chain.bottom = link(point, NONE, NONE);
        chain.top = chain.bottom;
        chain.last = chain.bottom;
        return chain;
    }

    /**
     * Adds a point at the upper end, to which an edge leads, after cutting off the triangles that are visible from the
     * point.
     */
    private void putAtTop(Chain chain, int point, int edge) {
        if (chain == outside) {
            return;
        }
        int toPoint = edge;
        while (down[chain.top] != NONE) {
            int before = down[chain.top];
            if (turns.at(pointOf[before], pointOf[chain.top], point) >= 0) {
                break;
            }
            addSide(pointOf[before], edgeCount);
            addSide(point, toPoint);
            addSide(pointOf[chain.top], edgeAbove[before]);
            toPoint = edgeCount++;
            chain.top = before;
        }
        int link = link(point, chain.top, NONE);
        up[chain.top] = link;
        edgeAbove[chain.top] = toPoint;
        chain.top = link;
        chain.last = link;
    }

    /**
     * Adds a point at the lower end, from which an edge leads, after cutting off the triangles that are visible from
     * the point.
     */
    private void putAtBottom(Chain chain, int point, int edge) {
        if (chain == outside) {
            return;
        }
        int fromPoint = edge;
        while (up[chain.bottom] != NONE) {
            int after = up[chain.bottom];
            if (turns.at(point, pointOf[chain.bottom], pointOf[after]) >= 0) {
                break;
            }
            addSide(point, edgeCount);
            addSide(pointOf[after], edgeAbove[chain.bottom]);
            addSide(pointOf[chain.bottom], fromPoint);
            fromPoint = edgeCount++;
            chain.bottom = after;
        }
        int link = link(point, NONE, chain.bottom);
        down[chain.bottom] = link;
        edgeAbove[link] = fromPoint;
        chain.bottom = link;
        chain.last = link;
    }

    /** Divides a chain at its last link, which both parts get, and returns the upper part. */
    private Chain divide(Chain chain) {
        Chain upper = new Chain();
        int above = up[chain.last];
        upper.bottom = link(pointOf[chain.last], NONE, above);
        if (above == NONE) {
            upper.top = upper.bottom;
        } else {
            down[above] = upper.bottom;
            upper.top = chain.top;
        }
        edgeAbove[upper.bottom] = edgeAbove[chain.last];
        upper.last = upper.bottom;
        up[chain.last] = NONE;
        chain.top = chain.last;
        return upper;
    }

    /** Appends a chain to one that ends with the point with which it begins. */
    private void join(Chain lower, Chain upper) {
        int second = up[upper.bottom];
        up[lower.top] = second;
        edgeAbove[lower.top] = edgeAbove[upper.bottom];
        down[second] = lower.top;
        lower.last = lower.top;
        lower.top = upper.top;
    }

    private int link(int point, int below, int above) {
        pointOf[linkCount] = point;
        down[linkCount] = below;
        up[linkCount] = above;
        return linkCount++;
    }

    /** Adds the next side of a triangle: the point where it begins, and its edge. */
    private void addSide(int point, int edge) {
        if (sideCount == points.length) {
            points = Arrays.copyOf(points, 2 * sideCount);
            edges = Arrays.copyOf(edges, 2 * sideCount);
        }
        points[sideCount] = point;
        edges[sideCount++] = edge;
    }
}
