package org.polysweep.validate;

import static org.polysweep.validate.BoxQuery.B;

import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Changes of the numbers of a {@link BoxQuery} that leave the query the same, except for rounding, or make a box
 * simpler.
 */
final class BoxChanges {

    private BoxChanges() {}

    static List<UnaryOperator<double[]>> all() {
        return List.of(
                BoxChanges::onlyAMoves,
                numbers -> positionIntoBox(numbers, 0),
                numbers -> positionIntoBox(numbers, 1),
                numbers -> cornerToOrigin(numbers, 0),
                numbers -> cornerToOrigin(numbers, B),
                numbers -> worldToCorner(numbers, 0),
                numbers -> worldToCorner(numbers, B),
                numbers -> mirrored(numbers, 0),
                numbers -> mirrored(numbers, 1),
                numbers -> withSize(numbers, 0, 0),
                numbers -> withSize(numbers, B, 0),
                numbers -> withSize(numbers, 0, 1),
                numbers -> withSize(numbers, B, 1));
    }

    private static double[] onlyAMoves(double[] numbers) {
        for (int axis = 0; axis < 2; axis++) {
            numbers[6 + axis] -= numbers[B + 6 + axis];
            numbers[B + 6 + axis] = 0;
        }
        return numbers;
    }

    private static double[] positionIntoBox(double[] numbers, int axis) {
        for (int at = axis; at < BoxQuery.SIZE; at += B) {
            numbers[at] += numbers[at + 4];
            numbers[at + 2] += numbers[at + 4];
            numbers[at + 4] = 0;
        }
        return numbers;
    }

    private static double[] cornerToOrigin(double[] numbers, int box) {
        for (int at = box; at < box + 2; at++) {
            numbers[at + 4] += numbers[at];
            numbers[at + 2] -= numbers[at];
            numbers[at] = 0;
        }
        return numbers;
    }

    /** Shifts both boxes so that one is at the origin. */
    private static double[] worldToCorner(double[] numbers, int box) {
        for (int axis = 0; axis < 2; axis++) {
            double shift = numbers[box + 4 + axis];
            numbers[4 + axis] -= shift;
            numbers[B + 4 + axis] -= shift;
        }
        return numbers;
    }

    private static double[] mirrored(double[] numbers, int axis) {
        for (int at = axis; at < BoxQuery.SIZE; at += B) {
            double min = numbers[at];
            numbers[at] = 0 - numbers[at + 2];
            numbers[at + 2] = 0 - min;
            numbers[at + 4] = 0 - numbers[at + 4];
            numbers[at + 6] = 0 - numbers[at + 6];
        }
        return numbers;
    }

    private static double[] withSize(double[] numbers, int box, int size) {
        numbers[box + 2] = numbers[box] + size;
        numbers[box + 3] = numbers[box + 1] + size;
        return numbers;
    }
}
