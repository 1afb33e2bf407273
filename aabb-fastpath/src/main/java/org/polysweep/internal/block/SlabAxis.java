package org.polysweep.internal.block;

/**
 * One axis of a block of box pairs: the obstacle C = B - A of each pair and the motion, in doubles, twice as large as
 * life so that the middle of C needs no halving. Reusable, not thread-safe; no allocation after construction.
 *
 * <p>Every loop here has one statement and runs from 0 with one index: loops of this form, and hardly any others, are
 * turned into vector instructions by the JIT compilers of all supported JDKs. A loop that reads at {@code from + j} and
 * writes at {@code j} is not, because the arrays might be the same; hence the copies, which cost less than a loop
 * without vectors.
 */
public final class SlabAxis {

    private final double[] minA;
    private final double[] maxA;
    private final double[] positionA;
    private final double[] moveA;
    private final double[] minB;
    private final double[] maxB;
    private final double[] positionB;
    private final double[] moveB;

    /** Twice the middle of C. */
    final double[] middle;

    /**
     * The sum of the absolute values of the terms of {@link #middle}: not less than its own, nor than {@link #width}.
     */
    final double[] magnitude;

    /** The width of C: greater than 0 only if C has one. */
    final double[] width;

    /** How far A moves relative to B. */
    final double[] move;

    /**
     * The lesser of the widths of A and B: negative or NaN if a minimum is greater than its maximum, or not a number.
     */
    final double[] narrower;

    /** Makes an axis for blocks of up to so many pairs. */
    SlabAxis(int size) {
        minA = new double[size];
        maxA = new double[size];
        positionA = new double[size];
        moveA = new double[size];
        minB = new double[size];
        maxB = new double[size];
        positionB = new double[size];
        moveB = new double[size];
        middle = new double[size];
        magnitude = new double[size];
        width = new double[size];
        move = new double[size];
        narrower = new double[size];
    }

    /**
     * Takes sides, positions and displacements of A.
     *
     * @param min the lower sides
     * @param max the upper sides
     * @param position the positions
     * @param displacement the displacements
     * @param from the index of the first
     * @param size how many
     */
    public void setA(double[] min, double[] max, double[] position, double[] displacement, int from, int size) {
        System.arraycopy(min, from, minA, 0, size);
        System.arraycopy(max, from, maxA, 0, size);
        System.arraycopy(position, from, positionA, 0, size);
        System.arraycopy(displacement, from, moveA, 0, size);
    }

    /**
     * Takes sides, positions and displacements of B.
     *
     * @param min the lower sides
     * @param max the upper sides
     * @param position the positions
     * @param displacement the displacements
     * @param from the index of the first
     * @param size how many
     */
    public void setB(double[] min, double[] max, double[] position, double[] displacement, int from, int size) {
        System.arraycopy(min, from, minB, 0, size);
        System.arraycopy(max, from, maxB, 0, size);
        System.arraycopy(position, from, positionB, 0, size);
        System.arraycopy(displacement, from, moveB, 0, size);
    }

    /** Finds C and the motion for the first pairs. */
    void prepare(int size) {
        setMiddle(minA, maxA, positionA, minB, maxB, positionB, middle, size);
        setMagnitude(minA, maxA, positionA, minB, maxB, positionB, magnitude, size);
        setWidth(minA, maxA, minB, maxB, width, size);
        setNarrower(minA, maxA, minB, maxB, narrower, size);
        setMove(moveA, moveB, move, size);
    }

    private static void setMiddle(
            double[] minA, double[] maxA, double[] pA, double[] minB, double[] maxB, double[] pB, double[] out, int n) {
        for (int j = 0; j < n; j++) {
            out[j] = (minB[j] - maxA[j]) + (maxB[j] - minA[j]) + 2 * (pB[j] - pA[j]);
        }
    }

    private static void setMagnitude(
            double[] minA, double[] maxA, double[] pA, double[] minB, double[] maxB, double[] pB, double[] out, int n) {
        for (int j = 0; j < n; j++) {
            out[j] = Math.abs(minB[j] - maxA[j]) + Math.abs(maxB[j] - minA[j]) + 2 * Math.abs(pB[j] - pA[j]);
        }
    }

    private static void setWidth(double[] minA, double[] maxA, double[] minB, double[] maxB, double[] out, int n) {
        for (int j = 0; j < n; j++) {
            out[j] = (maxB[j] - minA[j]) - (minB[j] - maxA[j]);
        }
    }

    private static void setNarrower(double[] minA, double[] maxA, double[] minB, double[] maxB, double[] out, int n) {
        for (int j = 0; j < n; j++) {
            out[j] = Math.min(maxA[j] - minA[j], maxB[j] - minB[j]);
        }
    }

    private static void setMove(double[] moveA, double[] moveB, double[] out, int n) {
        for (int j = 0; j < n; j++) {
            out[j] = moveA[j] - moveB[j];
        }
    }
}
