package org.polysweep.workbench.validate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.oracle.Part;

/**
 * The numbers of a query in one list, to be made simpler: points of A, its position and displacement, then the same of
 * B, then the radii that are not 0. A box has two points, its lower left and its upper right corner, so that it stays
 * one.
 */
final class QueryNumbers {

    private final List<Span> a;
    private final List<Span> b;
    private final double[] numbers;

    /** They stay. */
    private final List<Double> rotorsA;

    private final List<Double> rotorsB;

    /** Where the position and the displacement of A are, and behind them the points of B. */
    private final int placeA;

    private final int placeB;

    /** Where the radii begin: behind all pairs of coordinates. */
    private final int radii;

    /**
     * Where the numbers of a part are.
     *
     * @param from the first number of its points
     * @param to behind the last one
     * @param isBox whether it is a box
     * @param radius where its radius is; -1 if it has none
     */
    private record Span(int from, int to, boolean isBox, int radius) {

        Part of(double[] changed) {
            double[] points = Arrays.copyOfRange(changed, from, to);
            return new Part(isBox ? BoxForm.vertices(points) : points, radius < 0 ? 0 : changed[radius]);
        }
    }

    QueryNumbers(CompoundQuery query) {
        rotorsA = query.rotorsA();
        rotorsB = query.rotorsB();
        List<double[]> pointsA = query.a().stream().map(QueryNumbers::points).toList();
        List<double[]> pointsB = query.b().stream().map(QueryNumbers::points).toList();
        placeA = length(pointsA);
        placeB = placeA + 4 + length(pointsB);
        radii = placeB + 4;
        int[] free = {0, radii};
        a = spans(query.a(), pointsA, free);
        free[0] = placeA + 4;
        b = spans(query.b(), pointsB, free);
        numbers = new double[free[1]];
        put(query.a(), pointsA, a);
        put(placeA, query.positionAX(), query.positionAY(), query.moveAX(), query.moveAY());
        put(query.b(), pointsB, b);
        put(placeB, query.positionBX(), query.positionBY(), query.moveBX(), query.moveBY());
    }

    private static Optional<double[]> sides(Part part) {
        return BoxForm.of(part.vertices(), part.radius());
    }

    private static double[] points(Part part) {
        return sides(part).orElseGet(part::vertices);
    }

    private static int length(List<double[]> points) {
        return points.stream().mapToInt(list -> list.length).sum();
    }

    /** Gives each part its place: where there is room for points, and for radii. */
    private static List<Span> spans(List<Part> parts, List<double[]> points, int[] free) {
        List<Span> spans = new ArrayList<>(parts.size());
        for (int i = 0; i < parts.size(); i++) {
            int to = free[0] + points.get(i).length;
            boolean isRound = parts.get(i).radius() != 0;
            spans.add(new Span(free[0], to, sides(parts.get(i)).isPresent(), isRound ? free[1]++ : -1));
            free[0] = to;
        }
        return spans;
    }

    private void put(List<Part> parts, List<double[]> points, List<Span> spans) {
        for (int i = 0; i < spans.size(); i++) {
            put(spans.get(i).from(), points.get(i));
            if (spans.get(i).radius() >= 0) {
                numbers[spans.get(i).radius()] = parts.get(i).radius();
            }
        }
    }

    private void put(int at, double... list) {
        System.arraycopy(list, 0, numbers, at, list.length);
    }

    /** A copy of the list. */
    double[] numbers() {
        return numbers.clone();
    }

    /** The query of other numbers in the same order; it need not be legal. */
    CompoundQuery query(double[] changed) {
        return new CompoundQuery(
                a.stream().map(span -> span.of(changed)).toList(),
                b.stream().map(span -> span.of(changed)).toList(),
                changed[placeA],
                changed[placeA + 1],
                changed[placeB],
                changed[placeB + 1],
                changed[placeA + 2],
                changed[placeA + 3],
                changed[placeB + 2],
                changed[placeB + 3],
                rotorsA,
                rotorsB);
    }

    /**
     * Whether all are finite, the sides of boxes in their order, and no radius negative; polygons are judged elsewhere.
     */
    boolean mayBeLegal(double[] changed) {
        for (double number : changed) {
            if (!Double.isFinite(number)) {
                return false;
            }
        }
        for (int i = radii; i < changed.length; i++) {
            if (changed[i] < 0) {
                return false;
            }
        }
        return boxes().noneMatch(box -> changed[box] > changed[box + 2] || changed[box + 1] > changed[box + 3]);
    }

    /** Where the sides of boxes begin. */
    private IntStream boxes() {
        return Stream.concat(a.stream(), b.stream()).filter(Span::isBox).mapToInt(Span::from);
    }

    /** Changes that leave the query the same, apart from rounding, or make a box a simpler one. */
    List<UnaryOperator<double[]>> changes() {
        List<UnaryOperator<double[]>> changes = new ArrayList<>();
        changes.add(change(
                list -> shift(list, new int[] {placeA + 2, placeB + 2}, list[placeB + 2], list[placeB + 3])));
        for (int[] shape : new int[][] {{0, placeA}, {placeA + 4, placeB}}) {
            int place = shape[1];
            changes.add(change(list -> shiftShape(list, shape[0], place, -list[place], -list[place + 1])));
            changes.add(change(list -> shiftShape(list, shape[0], place, list[shape[0]], list[shape[0] + 1])));
            changes.add(change(list -> shift(list, new int[] {placeA, placeB}, list[place], list[place + 1])));
        }
        changes.add(change(list -> mirror(list, 0)));
        changes.add(change(list -> mirror(list, 1)));
        for (int size = 0; size < 2; size++) {
            int side = size;
            boxes().forEach(box -> changes.add(change(list -> resize(list, box, side))));
        }
        return changes;
    }

    private static UnaryOperator<double[]> change(Consumer<double[]> edit) {
        return list -> {
            edit.accept(list);
            return list;
        };
    }

    /** Takes (x, y) away from some pairs. */
    private static void shift(double[] list, int[] pairs, double x, double y) {
        for (int pair : pairs) {
            list[pair] -= x;
            list[pair + 1] -= y;
        }
    }

    /** Takes (x, y) away from the points of a shape, and adds it to its position. */
    private static void shiftShape(double[] list, int from, int place, double x, double y) {
        for (int i = from; i < place; i += 2) {
            list[i] -= x;
            list[i + 1] -= y;
        }
        list[place] += x;
        list[place + 1] += y;
    }

    private void mirror(double[] list, int axis) {
        for (int i = axis; i < radii; i += 2) {
            list[i] = 0 - list[i];
        }
        boxes().forEach(box -> swap(list, box + axis));
    }

    private static void swap(double[] list, int low) {
        double number = list[low];
        list[low] = list[low + 2];
        list[low + 2] = number;
    }

    private static void resize(double[] list, int box, double size) {
        list[box + 2] = list[box] + size;
        list[box + 3] = list[box + 1] + size;
    }
}
