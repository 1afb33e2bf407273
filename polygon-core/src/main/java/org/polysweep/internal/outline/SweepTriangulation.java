package org.polysweep.internal.outline;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.polysweep.internal.bound.Orientation;

/**
 * Triangulates an interior, which may have holes and touch itself, by its boundary.
 *
 * <p>A sweep line goes over the points from left to right. Each stretch of the interior on the line, between one piece
 * of the boundary and the next, has a chain of points that bounds what is not triangulated yet: from the left end of
 * the piece below to the left end of the piece above, without a vertex at which it turns right. The point that the line
 * comes to is put at an end of a chain, and sees the vertices there that then turn right: these are cut off in
 * triangles. A point between two pieces sees the last point of their chain and divides it there. Where two stretches
 * meet, their chains are joined. O(n log n), and O(n) besides the search for the stretch.
 *
 * @see <a href="https://doi.org/10.1007/3-540-12689-9_105">S. Hertel, K. Mehlhorn, Fast triangulation of simple
 *     polygons, Foundations of Computation Theory, Lecture Notes in Computer Science 158 (1983)</a>
 */
final class SweepTriangulation {

    private static final int NONE = -1;

    private final Orientation turns;
    private final SweepStatus<Chain> status;
    private final Chain outside = new Chain();

    /** The points of all links of chains, and the links above and below them. */
    private final int[] pointOf;

    private final int[] up;
    private final int[] down;
    private int linkCount;

    private int[] triangles = new int[48];
    private int size;

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
    }

    /**
     * Returns triangles.
     *
     * @param boundaries the pieces of the boundary
     * @return the points of each triangle, counter-clockwise, one triangle after the other, each with an area
     */
    static int[] triangles(Orientation turns, List<RingArrangement.Boundary> boundaries) {
        RingArrangement.Boundary[] pieces = boundaries.toArray(new RingArrangement.Boundary[0]);
        Arrays.sort(
                pieces,
                Comparator.comparingInt(RingArrangement.Boundary::left)
                        .thenComparing((one, other) -> -turns.at(one.left(), one.right(), other.right())));
        int[] ends = boundaries.stream()
                .mapToInt(RingArrangement.Boundary::right)
                .sorted()
                .toArray();
        SweepTriangulation sweep = new SweepTriangulation(turns, pieces.length);
        int begun = 0;
        int ended = 0;
        while (ended < ends.length) {
            int point = begun < pieces.length ? Math.min(pieces[begun].left(), ends[ended]) : ends[ended];
            int end = begun;
            while (end < pieces.length && pieces[end].left() == point) {
                end++;
            }
            while (ended < ends.length && ends[ended] == point) {
                ended++;
            }
            sweep.visit(point, pieces, begun, end);
            begun = end;
        }
        return Arrays.copyOf(sweep.triangles, sweep.size);
    }

    /** Goes over a point, at which the pieces from one index to another begin. */
    private void visit(int point, RingArrangement.Boundary[] pieces, int from, int end) {
        Map.Entry<SweepStatus.Span, Chain> below = status.below(point, point);
        Chain lowest = below == null ? outside : below.getValue();
        List<Chain> aboveEnding = status.removeThrough(point);
        Chain highest = lowest;
        if (!aboveEnding.isEmpty()) {
            for (Chain closing : aboveEnding.subList(0, aboveEnding.size() - 1)) {
                putAtBottom(closing, point);
            }
            highest = aboveEnding.get(aboveEnding.size() - 1);
            putAtTop(lowest, point);
            putAtBottom(highest, point);
        } else if (lowest != outside) {
            highest = divide(lowest);
            putAtTop(lowest, point);
            putAtBottom(highest, point);
        }
        if (from == end && lowest != outside) {
            join(lowest, highest);
        }
        for (int i = from; i < end; i++) {
            Chain above = i + 1 == end ? highest : pieces[i].isInteriorAbove() ? beginning(point) : outside;
            status.insert(point, pieces[i].right(), above);
        }
    }

    private Chain beginning(int point) {
        Chain chain = new Chain();
        putAtTop(chain, point);
        return chain;
    }

    /** Puts a point at the upper end, after cutting off what it sees there. */
    private void putAtTop(Chain chain, int point) {
        if (chain == outside) {
            return;
        }
        while (chain.top != NONE && down[chain.top] != NONE) {
            int before = down[chain.top];
            if (turns.at(pointOf[before], pointOf[chain.top], point) >= 0) {
                break;
            }
            addTriangle(pointOf[before], point, pointOf[chain.top]);
            chain.top = before;
        }
        int link = link(point, chain.top, NONE);
        if (chain.top == NONE) {
            chain.bottom = link;
        } else {
            up[chain.top] = link;
        }
        chain.top = link;
        chain.last = link;
    }

    /** Puts a point at the lower end, after cutting off what it sees there. */
    private void putAtBottom(Chain chain, int point) {
        if (chain == outside) {
            return;
        }
        while (up[chain.bottom] != NONE) {
            int after = up[chain.bottom];
            if (turns.at(point, pointOf[chain.bottom], pointOf[after]) >= 0) {
                break;
            }
            addTriangle(point, pointOf[after], pointOf[chain.bottom]);
            chain.bottom = after;
        }
        int link = link(point, NONE, chain.bottom);
        down[chain.bottom] = link;
        chain.bottom = link;
        chain.last = link;
    }

    /** Divides a chain at its last link, which both get, and returns the upper one. */
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
        upper.last = upper.bottom;
        up[chain.last] = NONE;
        chain.top = chain.last;
        return upper;
    }

    /** Appends a chain to one that ends with the point with which it begins. */
    private void join(Chain lower, Chain upper) {
        int second = up[upper.bottom];
        up[lower.top] = second;
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

    private void addTriangle(int a, int b, int c) {
        if (size == triangles.length) {
            triangles = Arrays.copyOf(triangles, 2 * size);
        }
        triangles[size++] = a;
        triangles[size++] = b;
        triangles[size++] = c;
    }
}
