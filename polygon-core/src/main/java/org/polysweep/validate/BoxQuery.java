package org.polysweep.validate;

import org.polysweep.internal.argument.Extent;
import org.polysweep.internal.argument.Finite;

/**
 * One query about two axis-aligned boxes, in plain doubles; reusable, so that queries do not allocate. Not thread-safe.
 *
 * <p>A box has sides in its own coordinates, a position that is added to them (exactly: the sum is never rounded), and
 * a displacement over the step t in [0, 1]. At first everything is 0.
 */
public final class BoxQuery {

    /** The number of numbers in a query. */
    static final int SIZE = 16;

    /**
     * The index of the first number of B; and, relative to the first number of a box, of its position and its
     * displacement.
     */
    static final int B = SIZE / 2;

    static final int POSITION = 4;
    static final int MOVE = 6;

    /** Sides minX, minY, maxX, maxY, position x, y and displacement x, y of A; then the same of B. */
    private final double[] numbers = new double[SIZE];

    /** Creates a query about two points at the origin that do not move. */
    public BoxQuery() {}

    /**
     * Sets the sides of A.
     *
     * @param minX the left side; finite
     * @param minY the lower side; finite
     * @param maxX the right side; finite, not less than {@code minX}
     * @param maxY the upper side; finite, not less than {@code minY}
     * @return this query
     * @throws IllegalArgumentException if the sides are not such a box; the message contains name and value
     */
    public BoxQuery boxA(double minX, double minY, double maxX, double maxY) {
        return setBox(0, minX, minY, maxX, maxY);
    }

    /** Sets the sides of B, as {@link #boxA} does for A. */
    public BoxQuery boxB(double minX, double minY, double maxX, double maxY) {
        return setBox(B, minX, minY, maxX, maxY);
    }

    /**
     * Sets the position of A.
     *
     * @param x the x coordinate; finite
     * @param y the y coordinate; finite
     * @return this query
     * @throws IllegalArgumentException if a number is NaN or infinite
     */
    public BoxQuery positionA(double x, double y) {
        return setPair("x", "y", POSITION, x, y);
    }

    /** Sets the position of B, as {@link #positionA} does for A. */
    public BoxQuery positionB(double x, double y) {
        return setPair("x", "y", B + POSITION, x, y);
    }

    /**
     * Sets the displacement of A over the step.
     *
     * @param dx the x component; finite
     * @param dy the y component; finite
     * @return this query
     * @throws IllegalArgumentException if a number is NaN or infinite
     */
    public BoxQuery displacementA(double dx, double dy) {
        return setPair("dx", "dy", MOVE, dx, dy);
    }

    /** Sets the displacement of B over the step, as {@link #displacementA} does for A. */
    public BoxQuery displacementB(double dx, double dy) {
        return setPair("dx", "dy", B + MOVE, dx, dy);
    }

    private BoxQuery setBox(int at, double minX, double minY, double maxX, double maxY) {
        Extent.require("minX", minX, "maxX", maxX);
        Extent.require("minY", minY, "maxY", maxY);
        numbers[at] = minX;
        numbers[at + 1] = minY;
        numbers[at + 2] = maxX;
        numbers[at + 3] = maxY;
        return this;
    }

    private BoxQuery setPair(String nameX, String nameY, int at, double x, double y) {
        Finite.require(nameX, x, nameY, y);
        numbers[at] = x;
        numbers[at + 1] = y;
        return this;
    }

    /** Returns a copy, which does not change with this query. */
    public BoxQuery copy() {
        return new BoxQuery().set(this);
    }

    /** Copies all numbers of another query. */
    BoxQuery set(BoxQuery other) {
        System.arraycopy(other.numbers, 0, numbers, 0, SIZE);
        return this;
    }

    /** Returns whether the given numbers make a legal query: finite, and min ≤ max. */
    static boolean isLegal(double[] numbers) {
        // An infinite or undefined number makes 0 · number undefined.
        double sum = 0;
        for (double number : numbers) {
            sum += 0 * number;
        }
        return sum == 0
                && numbers[0] <= numbers[2]
                && numbers[1] <= numbers[3]
                && numbers[B] <= numbers[B + 2]
                && numbers[B + 1] <= numbers[B + 3];
    }

    /** Sets all numbers, which make a legal query. */
    BoxQuery set(double[] legal) {
        System.arraycopy(legal, 0, numbers, 0, SIZE);
        return this;
    }

    /** Returns a copy of the numbers: sides, position and displacement of A, then of B. */
    double[] numbers() {
        return numbers.clone();
    }

    /** Returns the greatest absolute value of the numbers. */
    double magnitude() {
        double greatest = 0;
        for (double number : numbers) {
            greatest = Math.max(greatest, Math.abs(number));
        }
        return greatest;
    }

    /** Returns the left side of A, in its own coordinates. */
    public double aMinX() {
        return numbers[0];
    }

    /** Returns the lower side of A. */
    public double aMinY() {
        return numbers[1];
    }

    /** Returns the right side of A. */
    public double aMaxX() {
        return numbers[2];
    }

    /** Returns the upper side of A. */
    public double aMaxY() {
        return numbers[3];
    }

    /** Returns the x coordinate of the position of A. */
    public double ax() {
        return numbers[POSITION];
    }

    /** Returns the y coordinate of the position of A. */
    public double ay() {
        return numbers[POSITION + 1];
    }

    /** Returns the x component of the displacement of A. */
    public double adx() {
        return numbers[MOVE];
    }

    /** Returns the y component of the displacement of A. */
    public double ady() {
        return numbers[MOVE + 1];
    }

    /** Returns the left side of B, in its own coordinates. */
    public double bMinX() {
        return numbers[B];
    }

    /** Returns the lower side of B. */
    public double bMinY() {
        return numbers[B + 1];
    }

    /** Returns the right side of B. */
    public double bMaxX() {
        return numbers[B + 2];
    }

    /** Returns the upper side of B. */
    public double bMaxY() {
        return numbers[B + 3];
    }

    /** Returns the x coordinate of the position of B. */
    public double bx() {
        return numbers[B + POSITION];
    }

    /** Returns the y coordinate of the position of B. */
    public double by() {
        return numbers[B + POSITION + 1];
    }

    /** Returns the x component of the displacement of B. */
    public double bdx() {
        return numbers[B + MOVE];
    }

    /** Returns the y component of the displacement of B. */
    public double bdy() {
        return numbers[B + MOVE + 1];
    }

    /** Returns the query as a line of input for the command line. */
    public String toJson() {
        return BoxQueryText.json(numbers);
    }

    /** Returns the query as a Java expression: {@code new BoxQuery().boxA(…)…}. */
    public String toJava() {
        return BoxQueryText.java(numbers);
    }

    /** Returns {@link #toJson()}. */
    @Override
    public String toString() {
        return toJson();
    }
}
