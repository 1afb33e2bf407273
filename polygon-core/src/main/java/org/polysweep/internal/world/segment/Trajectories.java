package org.polysweep.internal.world.segment;

import java.util.Arrays;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.internal.rotor.RotorDirection;
import org.polysweep.internal.world.body.Orientations;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexShape;

/**
 * The segments on which bodies move in a step. At the time t, a body is at (x + t·dx, y + t·dy), exactly, from the time
 * at which it gets the segment until it gets another segment or the step ends. Bodies are identified by rank; at the
 * beginning, each has the segment of its own rank.
 *
 * <p>A segment may have two rotors, at t = 0 and at t = 1, between which the body rotates. A segment that begins later
 * has the same rotor twice, or the rotors with which the body began the step.
 *
 * <p>A segment that begins later still has its origin at t = 0. So the segments of any two bodies make one sweep, whose
 * times are times of the step, and nothing is rounded where segments of different ages are swept against each other.
 */
public final class Trajectories {

    public int count;
    public int[] rank = {};

    /** Four numbers per segment: x, y, dx, dy, next to each other because they are read together. */
    private double[] numbers = {};

    /** The time from which on the body is on the segment. */
    public double[] from = {};

    /** True if a segment may have rotors; and four numbers per segment: c and s at t = 0 and at t = 1. */
    private boolean haveRotors;

    private double[] rotors = {};

    public void clear() {
        count = 0;
        haveRotors = false;
    }

    /** Discards all segments; new segments have the rotors that they are given, if any. */
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

    /** Gives a segment its rotors at t = 0 and at t = 1, if segments may have some. */
    public void setRotors(int segment, double c0, double s0, double c1, double s1) {
        if (haveRotors) {
            rotors[4 * segment] = c0;
            rotors[4 * segment + 1] = s0;
            rotors[4 * segment + 2] = c1;
            rotors[4 * segment + 3] = s1;
        }
    }

    /** Gives a segment the same rotor at any time, if segments may have some. */
    public void setRotor(int segment, double c, double s) {
        setRotors(segment, c, s, c, s);
    }

    /** Returns whether segments may have rotors. */
    public boolean haveRotors() {
        return haveRotors;
    }

    /** Returns whether the body on a segment is rotated, at the beginning of the step or at its end. */
    public boolean isTurned(int segment) {
        return haveRotors && (rotors[4 * segment + 1] != 0 || rotors[4 * segment + 3] != 0);
    }

    /** Returns whether the body on a segment rotates. */
    public boolean turns(int segment) {
        return isTurned(segment) && RotorDirection.differ(c0(segment), s0(segment), c1(segment), s1(segment));
    }

    public double c0(int segment) {
        return haveRotors ? rotors[4 * segment] : 1;
    }

    public double s0(int segment) {
        return haveRotors ? rotors[4 * segment + 1] : 0;
    }

    public double c1(int segment) {
        return haveRotors ? rotors[4 * segment + 2] : 1;
    }

    public double s1(int segment) {
        return haveRotors ? rotors[4 * segment + 3] : 0;
    }

    /** Gives a segment, permanently, the rounded orientation that another segment has at a time. */
    public void stopTurning(int segment, int asSegment, double time) {
        if (!turns(asSegment)) {
            setRotor(segment, c0(asSegment), s0(asSegment));
            return;
        }
        double c = c0(asSegment) + time * (c1(asSegment) - c0(asSegment));
        double s = s0(asSegment) + time * (s1(asSegment) - s0(asSegment));
        double larger = Orientations.larger(c, s);
        setRotor(segment, Orientations.scaled(c, larger) + 0.0, Orientations.scaled(s, larger) + 0.0);
    }

    public double x(int segment) {
        return numbers[4 * segment];
    }

    public double y(int segment) {
        return numbers[4 * segment + 1];
    }

    public double dx(int segment) {
        return numbers[4 * segment + 2];
    }

    public double dy(int segment) {
        return numbers[4 * segment + 3];
    }

    /** Returns whether two segments have the same direction and speed, without rotation. */
    public boolean moveAlike(int segment, int other) {
        return dx(segment) == dx(other) && dy(segment) == dy(other) && !turns(segment) && !turns(other);
    }

    /** Moves the origin of a segment. */
    public void place(int segment, double x, double y) {
        numbers[4 * segment] = x;
        numbers[4 * segment + 1] = y;
    }

    /** Returns a lower bound of a side of the body plus any x coordinate of the segment, in the rest of the step. */
    public double minX(int segment, double side) {
        return Math.nextDown(side + least(x(segment), dx(segment), from[segment]));
    }

    public double minY(int segment, double side) {
        return Math.nextDown(side + least(y(segment), dy(segment), from[segment]));
    }

    public double maxX(int segment, double side) {
        return Math.nextUp(side - least(-x(segment), -dx(segment), from[segment]));
    }

    public double maxY(int segment, double side) {
        return Math.nextUp(side - least(-y(segment), -dy(segment), from[segment]));
    }

    /** Returns a lower bound of origin + t·move for t in [start, 1]. */
    private static double least(double origin, double move, double start) {
        double begin = Math.nextDown(origin + Math.nextDown(start * move));
        return Math.min(begin, Math.nextDown(origin + move));
    }

    /** Sweeps two convex shapes without rotors over the whole step, each on its segment. */
    void sweep(ConvexShape a, int segmentA, ConvexShape b, int segmentB, SweepResult result) {
        PairSweeper.AUTO.sweep(
                a,
                x(segmentA),
                y(segmentA),
                dx(segmentA),
                dy(segmentA),
                b,
                x(segmentB),
                y(segmentB),
                dx(segmentB),
                dy(segmentB),
                result);
    }
}
