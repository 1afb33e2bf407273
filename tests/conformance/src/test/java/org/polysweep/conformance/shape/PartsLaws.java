package org.polysweep.conformance.shape;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.polysweep.matrix.Matrices;
import org.polysweep.oracle.OracleOutline;
import org.polysweep.shape.ConvexPolygon;

/** What has to be true of the parts of an outline, checked in decimals. */
final class PartsLaws {

    record Spot(double x, double y) {

        static Spot of(double[] xy, int vertex) {
            // So that equal numbers have equal bits.
            return new Spot(xy[2 * vertex] + 0.0, xy[2 * vertex + 1] + 0.0);
        }
    }

    /** A segment with a direction, that no vertex divides. */
    private record Piece(Spot from, Spot to) {

        Piece reversed() {
            return new Piece(to, from);
        }
    }

    private PartsLaws() {}

    /** Requires all laws; takes time proportional to the square of the number of vertices. */
    static void require(double[] xy, List<ConvexPolygon> parts) {
        requireConvexParts(xy, parts);
        requireBorders(xy, parts);
        requireInteriorsDisjoint(parts);
    }

    /**
     * Requires that the parts are convex, of the outline's vertices, as large as the outline together, and not too
     * many.
     */
    static void requireConvexParts(double[] xy, List<ConvexPolygon> parts) {
        List<Spot> corners = corners(xy);
        BigDecimal area = doubleArea(corners);
        for (ConvexPolygon part : parts) {
            requireConvexPart(xy, part, area.signum() < 0);
        }
        assertThat(parts.stream().map(part -> doubleArea(spots(part))).reduce(BigDecimal.ZERO, BigDecimal::add))
                .isEqualByComparingTo(area.abs());
        long reflex = IntStream.range(0, corners.size())
                .filter(i -> turn(corners, i) == -area.signum())
                .count();
        assertThat((long) parts.size()).isBetween((reflex + 1) / 2 + 1, 2 * reflex + 1);
    }

    private static void requireConvexPart(double[] xy, ConvexPolygon part, boolean clockwise) {
        // The oracle takes it as it is: convex, counter-clockwise, nothing to be merged.
        OracleOutline outline = OracleOutline.read(Matrices.toMatrix(part).data);
        assertThat(outline.size()).isEqualTo(part.vertexCount()).isGreaterThan(2);
        for (int i = 0; i < part.vertexCount(); i++) {
            assertThat(outline.edgeIndex(i)).isEqualTo(outline.vertexIndex(i));
            int vertex = part.vertexIndex(i);
            assertThat(new Spot(part.x(i), part.y(i))).isEqualTo(Spot.of(xy, vertex));
            assertThat(part.edgeIndex(i)).isEqualTo(clockwise ? part.vertexIndex(part.next(i)) : vertex);
        }
    }

    /**
     * Requires that each piece of the outline is in the border of one part, in the same direction, and each other piece
     * of a border is in the outlines of two parts, in opposite directions. So around any point the parts wind together
     * as often as the outline does, once inside and not at all outside: their interiors have nothing in common, and
     * together they are the outline.
     */
    private static void requireBorders(double[] xy, List<ConvexPolygon> parts) {
        Set<Spot> vertices = new HashSet<>(corners(xy));
        Map<Piece, Integer> ofParts = new HashMap<>();
        for (ConvexPolygon part : parts) {
            pieces(spots(part), vertices).forEach(piece -> ofParts.merge(piece, 1, Integer::sum));
        }
        List<Spot> outline = corners(xy);
        if (doubleArea(outline).signum() < 0) {
            Collections.reverse(outline);
        }
        Set<Piece> ofOutline = new HashSet<>(pieces(outline, Set.of()));
        assertThat(ofParts.keySet()).containsAll(ofOutline);
        ofParts.forEach((piece, count) -> {
            assertThat(count).isEqualTo(1);
            assertThat(ofParts.containsKey(piece.reversed())).isNotEqualTo(ofOutline.contains(piece));
        });
    }

    /** Two parts have no inner point in common if the line of an edge of the one has all of the other at its right. */
    private static void requireInteriorsDisjoint(List<ConvexPolygon> parts) {
        // Of many parts the first ones, which are beside each other.
        int count = Math.min(parts.size(), 8);
        for (int i = 0; i < count; i++) {
            for (int j = 0; j < i; j++) {
                assertThat(isSeparatedByAnEdge(spots(parts.get(i)), spots(parts.get(j)))
                                || isSeparatedByAnEdge(spots(parts.get(j)), spots(parts.get(i))))
                        .isTrue();
            }
        }
    }

    private static boolean isSeparatedByAnEdge(List<Spot> part, List<Spot> other) {
        return IntStream.range(0, part.size())
                .anyMatch(i ->
                        other.stream().allMatch(spot -> turn(part.get(i), part.get((i + 1) % part.size()), spot) <= 0));
    }

    private static List<Piece> pieces(List<Spot> cycle, Set<Spot> vertices) {
        List<Piece> pieces = new ArrayList<>();
        for (int i = 0; i < cycle.size(); i++) {
            Spot from = cycle.get(i);
            Spot to = cycle.get((i + 1) % cycle.size());
            int right = to.x > from.x ? 1 : -1;
            int up = to.y > from.y ? 1 : -1;
            List<Spot> stops = vertices.stream()
                    .filter(spot -> isBetween(from, spot, to))
                    .sorted(Comparator.comparingDouble((Spot spot) -> right * spot.x)
                            .thenComparingDouble(spot -> up * spot.y))
                    .toList();
            Spot begin = from;
            for (Spot stop : stops) {
                pieces.add(new Piece(begin, stop));
                begin = stop;
            }
            pieces.add(new Piece(begin, to));
        }
        return pieces;
    }

    /** Whether a point lies on a segment, but not at an end. */
    static boolean isBetween(Spot from, Spot spot, Spot to) {
        return !spot.equals(from) && !spot.equals(to) && isOn(from, spot, to);
    }

    /** Whether a point lies on a segment. */
    static boolean isOn(Spot from, Spot spot, Spot to) {
        return Math.min(from.x, to.x) <= spot.x
                && spot.x <= Math.max(from.x, to.x)
                && Math.min(from.y, to.y) <= spot.y
                && spot.y <= Math.max(from.y, to.y)
                && turn(from, to, spot) == 0;
    }

    /** The vertices without those that equal the one before or lie in the middle of a straight edge. */
    static List<Spot> corners(double[] xy) {
        List<Spot> distinct = new ArrayList<>();
        int size = xy.length / 2;
        for (int i = 0; i < size; i++) {
            if (!Spot.of(xy, i).equals(Spot.of(xy, (i + 1) % size))) {
                distinct.add(Spot.of(xy, i));
            }
        }
        List<Spot> corners = new ArrayList<>();
        for (int i = 0; i < distinct.size(); i++) {
            Spot before = distinct.get((i == 0 ? distinct.size() : i) - 1);
            if (!isBetween(before, distinct.get(i), distinct.get((i + 1) % distinct.size()))) {
                corners.add(distinct.get(i));
            }
        }
        return corners;
    }

    static BigDecimal doubleArea(List<Spot> cycle) {
        BigDecimal sum = BigDecimal.ZERO;
        for (int i = 0; i < cycle.size(); i++) {
            Spot here = cycle.get(i);
            Spot next = cycle.get((i + 1) % cycle.size());
            sum = sum.add(product(here.x, next.y)).subtract(product(here.y, next.x));
        }
        return sum;
    }

    static List<Spot> spots(ConvexPolygon part) {
        return IntStream.range(0, part.vertexCount())
                .mapToObj(i -> new Spot(part.x(i), part.y(i)))
                .toList();
    }

    private static int turn(List<Spot> cycle, int i) {
        int size = cycle.size();
        return turn(cycle.get((i + size - 1) % size), cycle.get(i), cycle.get((i + 1) % size));
    }

    static int turn(Spot a, Spot b, Spot c) {
        BigDecimal left = minus(b.x, a.x).multiply(minus(c.y, a.y));
        BigDecimal right = minus(b.y, a.y).multiply(minus(c.x, a.x));
        return left.compareTo(right);
    }

    private static BigDecimal minus(double left, double right) {
        return new BigDecimal(left).subtract(new BigDecimal(right));
    }

    private static BigDecimal product(double left, double right) {
        return new BigDecimal(left).multiply(new BigDecimal(right));
    }
}
