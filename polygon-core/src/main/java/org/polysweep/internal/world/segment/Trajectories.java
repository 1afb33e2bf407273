package org.polysweep.internal.world.segment;

import java.util.Arrays;
import org.polysweep.internal.motion.RotorDirection;
import org.polysweep.internal.world.body.Orientations;

/**
 * The lines on which bodies move in a step. At the time t, a body is at (x + t·dx, y + t·dy), exactly, from the time at
 * which it gets the line until it gets another one or the step ends. Bodies are identified by rank; at the beginning,
 * each has the line of its own rank.
 *
 * <p>A line may have two rotors, at t = 0 and at t = 1, between which the body rotates. A line that begins later has
 * the same rotor twice, or the rotors with which the body began the step.
 *
 * <p>A line that begins later still has its origin at t = 0. So the lines of any two bodies make one sweep, whose times
 * are times of the step, and nothing is rounded where lines of different ages are swept against each other.
 */
public final class Trajectories {

    public int count;
    public int[] rank = {};

    /** Four numbers per line: x, y, dx, dy, next to each other because they are read together. */
    private double[] numbers = {};

    /** The time from which on the body is on the line. */
    public double[] from = {};

    /** True if a line may have rotors; and four numbers per line: c and s at t = 0 and at t = 1. */
    private boolean haveRotors;

    private double[] rotors = {};

    public void clear() {
        count = 0;
        haveRotors = false;
    }

    /** Forgets all lines; new lines have the rotors that they are given, if any. */
    public void clear(boolean withRotors) {
        clear();
        haveRotors = withRotors;
    }

    public int add(int rank, double x, double y, double dx, double dy, double from) {
        if (count == this.rank.length) {
            int length = Math.max(16, 2 * count);
            this.rank = Arrays.copyOf(this.rank, length);
            numbers = Arrays.copyOf(numbers, 4 * length);
            this.from = Arrays.copyOf(this.from, length);
        }
        this.rank[count] = rank;
        place(count, x, y);
        numbers[4 * count + 2] = dx;
        numbers[4 * count + 3] = dy;
        this.from[count] = from;
        if (haveRotors && rotors.length < numbers.length) {
            rotors = Arrays.copyOf(rotors, numbers.length);
        }
        setRotor(count, 1, 0);
        return count++;
    }

    /** Gives a line its rotors at t = 0 and at t = 1, if lines may have some. */
    public void setRotors(int line, double c0, double s0, double c1, double s1) {
        if (haveRotors) {
            rotors[4 * line] = c0;
            rotors[4 * line + 1] = s0;
            rotors[4 * line + 2] = c1;
            rotors[4 * line + 3] = s1;
        }
    }

    /** Gives a line the same rotor at any time, if lines may have some. */
    public void setRotor(int line, double c, double s) {
        setRotors(line, c, s, c, s);
    }

    /** Returns whether lines may have rotors. */
    public boolean haveRotors() {
        return haveRotors;
    }

    /** Returns whether the body on a line is rotated, at the beginning of the step or at its end. */
    public boolean isTurned(int line) {
        return haveRotors && (rotors[4 * line + 1] != 0 || rotors[4 * line + 3] != 0);
    }

    /** Returns whether the body on a line rotates. */
    public boolean turns(int line) {
        return isTurned(line) && RotorDirection.differ(c0(line), s0(line), c1(line), s1(line));
    }

    public double c0(int line) {
        return haveRotors ? rotors[4 * line] : 1;
    }

    public double s0(int line) {
        return haveRotors ? rotors[4 * line + 1] : 0;
    }

    public double c1(int line) {
        return haveRotors ? rotors[4 * line + 2] : 1;
    }

    public double s1(int line) {
        return haveRotors ? rotors[4 * line + 3] : 0;
    }

    /** Gives a line the orientation that another one has at a time, rounded, for good. */
    public void stopTurning(int line, int asLine, double time) {
        if (!turns(asLine)) {
            setRotor(line, c0(asLine), s0(asLine));
            return;
        }
        double c = c0(asLine) + time * (c1(asLine) - c0(asLine));
        double s = s0(asLine) + time * (s1(asLine) - s0(asLine));
        double larger = Orientations.larger(c, s);
        setRotor(line, Orientations.scaled(c, larger) + 0.0, Orientations.scaled(s, larger) + 0.0);
    }

    public double x(int line) {
        return numbers[4 * line];
    }

    public double y(int line) {
        return numbers[4 * line + 1];
    }

    public double dx(int line) {
        return numbers[4 * line + 2];
    }

    public double dy(int line) {
        return numbers[4 * line + 3];
    }

    /** Returns whether two lines have the same direction and speed, without rotation. */
    public boolean moveAlike(int line, int other) {
        return dx(line) == dx(other) && dy(line) == dy(other) && !turns(line) && !turns(other);
    }

    /** Moves the origin of a line. */
    public void place(int line, double x, double y) {
        numbers[4 * line] = x;
        numbers[4 * line + 1] = y;
    }

    /** Returns a lower bound of a side of the body plus any x coordinate of the line, in the rest of the step. */
    public double minX(int line, double side) {
        return Math.nextDown(side + least(x(line), dx(line), from[line]));
    }

    public double minY(int line, double side) {
        return Math.nextDown(side + least(y(line), dy(line), from[line]));
    }

    public double maxX(int line, double side) {
        return Math.nextUp(side - least(-x(line), -dx(line), from[line]));
    }

    public double maxY(int line, double side) {
        return Math.nextUp(side - least(-y(line), -dy(line), from[line]));
    }

    /** Returns a lower bound of origin + t·move for t in [start, 1]. */
    private static double least(double origin, double move, double start) {
        double begin = Math.nextDown(origin + Math.nextDown(start * move));
        return Math.min(begin, Math.nextDown(origin + move));
    }
}
