package org.polysweep.oracle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * The points that an odd number of rings contain, on vertical lines: three between each two neighboring x coordinates
 * of vertices. No edge ends between these, so the lines meet all that there is. The first ring is the outer one, the
 * others are its holes. Immutable.
 */
public final class EvenOddRegion {

    /** What rings are. */
    public enum Verdict {
        /** Rings that have an interior. */
        LEGAL,
        /** Two edges share one point, which is an end of neither. */
        CROSSING,
        /** A hole contains points that the outer ring does not contain. */
        HOLE_OUTSIDE,
        /** No point is in an odd number of rings. */
        EMPTY
    }

    private record Point(Rational x, Rational y) {}

    private record Edge(int ring, Point from, Point to) {

        boolean crosses(Edge other) {
            return turn(from, to, other.from) * turn(from, to, other.to) < 0
                    && turn(other.from, other.to, from) * turn(other.from, other.to, to) < 0;
        }

        private static int turn(Point a, Point b, Point c) {
            Rational left = b.x.minus(a.x).times(c.y.minus(a.y));
            return left.compareTo(b.y.minus(a.y).times(c.x.minus(a.x)));
        }

        /** Where the edge is on a vertical line, of which no vertex is a point. */
        Optional<Rational> height(Rational x) {
            if ((from.x.compareTo(x) < 0) == (to.x.compareTo(x) < 0)) {
                return Optional.empty();
            }
            Rational run = to.x.minus(from.x);
            Rational slope = to.y.minus(from.y)
                    .times(Rational.of(/* numerator= */ run.denominator(), /* denominator= */ run.numerator()));
            return Optional.of(from.y.plus(slope.times(x.minus(from.x))));
        }
    }

    private record Meeting(Rational y, int ring) {}

    private record Interval(Rational low, Rational high) {}

    private final int ringCount;
    private final List<Edge> edges;
    private final List<Rational> stops;

    /**
     * Makes the region of rings.
     *
     * @param rings x0, y0, x1, y1, …, finite, of each ring; there is one or more
     */
    public EvenOddRegion(List<double[]> rings) {
        ringCount = rings.size();
        edges = IntStream.range(0, ringCount)
                .boxed()
                .flatMap(ring -> edges(ring, rings.get(ring)).stream())
                .toList();
        TreeSet<Rational> sorted = new TreeSet<>();
        edges.forEach(edge -> sorted.add(edge.from.x));
        stops = List.copyOf(sorted);
    }

    private static List<Edge> edges(int ring, double[] xy) {
        List<Point> points = IntStream.range(0, xy.length / 2)
                .mapToObj(i -> new Point(Rational.of(xy[2 * i]), Rational.of(xy[2 * i + 1])))
                .toList();
        return IntStream.range(0, points.size())
                .mapToObj(i -> new Edge(ring, points.get(i), points.get((i + 1) % points.size())))
                .toList();
    }

    /**
     * Judges the rings.
     *
     * @return the first of CROSSING, HOLE_OUTSIDE and EMPTY that is so, or LEGAL
     */
    public Verdict verdict() {
        if (edges.stream().anyMatch(one -> edges.stream().anyMatch(one::crosses))) {
            return Verdict.CROSSING;
        }
        boolean isEmpty = true;
        for (Rational x : lines()) {
            List<Meeting> meetings = meetings(x);
            boolean[] isIn = new boolean[ringCount];
            for (int i = 0; i + 1 < meetings.size(); i++) {
                isIn[meetings.get(i).ring] ^= true;
                if (meetings.get(i).y.compareTo(meetings.get(i + 1).y) < 0) {
                    if (!isIn[0] && IntStream.range(1, ringCount).anyMatch(ring -> isIn[ring])) {
                        return Verdict.HOLE_OUTSIDE;
                    }
                    isEmpty &= i % 2 == 1;
                }
            }
        }
        return isEmpty ? Verdict.EMPTY : Verdict.LEGAL;
    }

    /**
     * Compares the region with convex parts.
     *
     * @param parts x0, y0, x1, y1, … of each part, in order around it, with vertices at vertices of the rings
     * @return what is wrong: a line on which two parts overlap or their union is not the region, or another area
     */
    public Optional<String> difference(List<double[]> parts) {
        List<List<Edge>> borders = parts.stream().map(part -> edges(0, part)).toList();
        for (Rational x : lines()) {
            List<Interval> pieces = borders.stream()
                    .flatMap(border -> onLine(border, x).stream())
                    .sorted(Comparator.comparing(Interval::low))
                    .toList();
            for (int i = 1; i < pieces.size(); i++) {
                if (pieces.get(i - 1).high.compareTo(pieces.get(i).low) > 0) {
                    return Optional.of("two parts overlap where x is " + x);
                }
            }
            if (!joined(pieces).equals(joined(inside(x)))) {
                return Optional.of("the parts are not the region where x is " + x);
            }
        }
        Rational sum = Rational.ZERO;
        for (List<Edge> border : borders) {
            sum = sum.plus(doubleArea(border));
        }
        return sum.equals(doubleArea()) ? Optional.empty() : Optional.of("the areas do not add up");
    }

    private static Optional<Interval> onLine(List<Edge> border, Rational x) {
        List<Rational> heights = border.stream()
                .flatMap(edge -> edge.height(x).stream())
                .sorted()
                .toList();
        return heights.isEmpty()
                ? Optional.empty()
                : Optional.of(new Interval(heights.get(0), heights.get(heights.size() - 1)));
    }

    private static Rational doubleArea(List<Edge> border) {
        Rational sum = Rational.ZERO;
        for (Edge edge : border) {
            sum = sum.plus(edge.from.x.times(edge.to.y)).minus(edge.from.y.times(edge.to.x));
        }
        return sum;
    }

    /** Twice the area of the region: its mean height is the one half-way between two neighboring x coordinates. */
    private Rational doubleArea() {
        Rational sum = Rational.ZERO;
        for (int i = 1; i < stops.size(); i++) {
            Rational width = stops.get(i).minus(stops.get(i - 1));
            for (Interval interval : inside(between(i, 2))) {
                sum = sum.plus(width.times(interval.high.minus(interval.low)).times(Rational.of(2, 1)));
            }
        }
        return sum;
    }

    private List<Interval> inside(Rational x) {
        List<Meeting> meetings = meetings(x);
        List<Interval> inside = new ArrayList<>();
        for (int i = 0; i + 1 < meetings.size(); i += 2) {
            if (meetings.get(i).y.compareTo(meetings.get(i + 1).y) < 0) {
                inside.add(new Interval(meetings.get(i).y, meetings.get(i + 1).y));
            }
        }
        return inside;
    }

    private static List<Interval> joined(List<Interval> sorted) {
        List<Interval> joined = new ArrayList<>();
        for (Interval interval : sorted) {
            int last = joined.size() - 1;
            if (last >= 0 && joined.get(last).high.equals(interval.low)) {
                joined.set(last, new Interval(joined.get(last).low, interval.high));
            } else {
                joined.add(interval);
            }
        }
        return joined;
    }

    private List<Meeting> meetings(Rational x) {
        return edges.stream()
                .flatMap(edge -> edge.height(x).map(y -> new Meeting(y, edge.ring)).stream())
                .sorted(Comparator.comparing(Meeting::y))
                .toList();
    }

    private List<Rational> lines() {
        return IntStream.range(1, stops.size())
                .boxed()
                .flatMap(i -> IntStream.range(1, 4).mapToObj(quarter -> between(i, quarter)))
                .toList();
    }

    private Rational between(int i, int quarter) {
        Rational width = stops.get(i).minus(stops.get(i - 1));
        return stops.get(i - 1).plus(width.times(Rational.of(quarter, 4)));
    }
}
