package org.polysweep.world;

import java.util.Arrays;

/**
 * The lines on which bodies move in a step. At the time t, a body is at (x + t·dx, y + t·dy), exactly, from the time at
 * which it gets the line until it gets another one or the step ends. Bodies are counted by rank; at the beginning, each
 * has the line of its own rank.
 *
 * <p>A line that begins later still has its origin at t = 0. So the lines of any two bodies make one sweep, whose times
 * are those of the step, and nothing is rounded where lines of different ages are swept against each other.
 */
final class Trajectories {

    int count;
    int[] body = {};

    /** Four numbers a line: x, y, dx, dy, next to each other because they are read together. */
    private double[] numbers = {};

    /** The time from which on the body is on the line. */
    double[] from = {};

    void clear() {
        count = 0;
    }

    int add(int newBody, double newX, double newY, double newDx, double newDy, double newFrom) {
        if (count == body.length) {
            int length = Math.max(16, 2 * count);
            body = Arrays.copyOf(body, length);
            numbers = Arrays.copyOf(numbers, 4 * length);
            from = Arrays.copyOf(from, length);
        }
        body[count] = newBody;
        place(count, newX, newY);
        numbers[4 * count + 2] = newDx;
        numbers[4 * count + 3] = newDy;
        from[count] = newFrom;
        return count++;
    }

    double x(int line) {
        return numbers[4 * line];
    }

    double y(int line) {
        return numbers[4 * line + 1];
    }

    double dx(int line) {
        return numbers[4 * line + 2];
    }

    double dy(int line) {
        return numbers[4 * line + 3];
    }

    /** Puts the origin of a line somewhere else. */
    void place(int line, double x, double y) {
        numbers[4 * line] = x;
        numbers[4 * line + 1] = y;
    }

    /** A number certainly not above a side of the body plus any x coordinate of the line, in the rest of the step. */
    double minX(int line, double side) {
        return Math.nextDown(side + least(x(line), dx(line), from[line]));
    }

    double minY(int line, double side) {
        return Math.nextDown(side + least(y(line), dy(line), from[line]));
    }

    double maxX(int line, double side) {
        return Math.nextUp(side - least(-x(line), -dx(line), from[line]));
    }

    double maxY(int line, double side) {
        return Math.nextUp(side - least(-y(line), -dy(line), from[line]));
    }

    /** A number certainly not above origin + t·move for t in [start, 1]. */
    private static double least(double origin, double move, double start) {
        double begin = start == 0 ? origin : Math.nextDown(origin + Math.nextDown(start * move));
        return Math.min(begin, Math.nextDown(origin + move));
    }
}
