package org.polysweep.workbench.validate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.polysweep.oracle.Query;

/**
 * The numbers of a query in one list, to be made simpler: points, position and displacement of A, then those of B, then the radii
 * that are not 0. A box has two points, its lower left and its upper right corner, so that it stays one.
 */
final class QueryNumbers {

    private final boolean boxA;
    private final boolean boxB;
    private final double[] numbers;
    private final int b;
    private final boolean roundA;
    private final boolean roundB;
    private final int radii;

    QueryNumbers(Query query) {
        Optional<double[]> sidesA = BoxForm.of(query.a(), query.radiusA());
        Optional<double[]> sidesB = BoxForm.of(query.b(), query.radiusB());
        boxA = sidesA.isPresent();
        boxB = sidesB.isPresent();
        roundA = query.radiusA() != 0;
        roundB = query.radiusB() != 0;
        double[] pointsA = sidesA.orElseGet(query::a);
        double[] pointsB = sidesB.orElseGet(query::b);
        b = pointsA.length + 4;
        radii = b + pointsB.length + 4;
        numbers = new double[radii + (roundA ? 1 : 0) + (roundB ? 1 : 0)];
        put(0, pointsA, query.positionAX(), query.positionAY(), query.moveAX(), query.moveAY());
        put(b, pointsB, query.positionBX(), query.positionBY(), query.moveBX(), query.moveBY());
        if (roundA) {
            numbers[radii] = query.radiusA();
        }
        if (roundB) {
            numbers[numbers.length - 1] = query.radiusB();
        }
    }

    private void put(int at, double[] points, double... placement) {
        System.arraycopy(points, 0, numbers, at, points.length);
        System.arraycopy(placement, 0, numbers, at + points.length, 4);
    }

    /** A copy of the list. */
    double[] numbers() {
        return numbers.clone();
    }

    /** The query of other numbers in the same order; it need not be legal. */
    Query query(double[] changed) {
        int placeA = b - 4;
        int placeB = radii - 4;
        return new Query(
                shape(changed, 0, placeA, boxA),
                shape(changed, b, placeB, boxB),
                changed[placeA],
                changed[placeA + 1],
                changed[placeB],
                changed[placeB + 1],
                changed[placeA + 2],
                changed[placeA + 3],
                changed[placeB + 2],
                changed[placeB + 3],
                roundA ? changed[radii] : 0,
                roundB ? changed[changed.length - 1] : 0);
    }

    private static double[] shape(double[] changed, int from, int to, boolean box) {
        double[] points = Arrays.copyOfRange(changed, from, to);
        return box ? BoxForm.vertices(points) : points;
    }

    /** Whether all are finite, the sides of boxes in their order, and no radius negative; polygons are for somebody else to judge. */
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
        return !(boxA && isUpsideDown(changed, 0)) && !(boxB && isUpsideDown(changed, b));
    }

    private static boolean isUpsideDown(double[] changed, int box) {
        return changed[box] > changed[box + 2] || changed[box + 1] > changed[box + 3];
    }

    /** Changes that leave the question the same, but for rounding, or make a box a simpler one. */
    List<UnaryOperator<double[]>> changes() {
        int placeA = b - 4;
        int placeB = radii - 4;
        List<UnaryOperator<double[]>> changes = new ArrayList<>();
        changes.add(change(
                list -> shift(list, new int[] {placeA + 2, placeB + 2}, list[placeB + 2], list[placeB + 3])));
        for (int[] shape : new int[][] {{0, placeA}, {b, placeB}}) {
            int place = shape[1];
            changes.add(change(list -> shiftShape(list, shape[0], place, -list[place], -list[place + 1])));
            changes.add(change(list -> shiftShape(list, shape[0], place, list[shape[0]], list[shape[0] + 1])));
            changes.add(change(list -> shift(list, new int[] {placeA, placeB}, list[place], list[place + 1])));
        }
        changes.add(change(list -> mirror(list, 0)));
        changes.add(change(list -> mirror(list, 1)));
        for (int size = 0; size < 2; size++) {
            int side = size;
            if (boxA) {
                changes.add(change(list -> resize(list, 0, side)));
            }
            if (boxB) {
                changes.add(change(list -> resize(list, b, side)));
            }
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
        if (boxA) {
            swap(list, axis);
        }
        if (boxB) {
            swap(list, b + axis);
        }
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
