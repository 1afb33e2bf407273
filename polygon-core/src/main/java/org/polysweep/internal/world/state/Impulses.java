package org.polysweep.internal.world.state;

import java.util.Arrays;

/**
 * The changes of motion of each body by impulses in a step, such as friction or a push, but not a slide; and the
 * changes that are owed to a body by a push of other bodies. By rank. Reusable.
 */
public final class Impulses {

    /** Four numbers for each body: received x and y, owed x and y. */
    private double[] numbers = {};

    private static final int FIELDS = 4;
    private static final int OWED = 2;

    void begin(int bodies) {
        if (numbers.length < FIELDS * bodies) {
            numbers = new double[Math.max(FIELDS * bodies, 2 * numbers.length)];
        }
        Arrays.fill(numbers, 0, FIELDS * bodies, 0);
    }

    /** Adds a change of motion to the changes that a body has received. */
    public void give(int rank, double dx, double dy) {
        numbers[FIELDS * rank] += dx;
        numbers[FIELDS * rank + 1] += dy;
    }

    public double givenX(int rank) {
        return numbers[FIELDS * rank];
    }

    public double givenY(int rank) {
        return numbers[FIELDS * rank + 1];
    }

    /**
     * Adds a change of motion that is owed to a body: it receives the change at its next contact, or when the step
     * ends.
     */
    public void owe(int rank, double dx, double dy) {
        numbers[FIELDS * rank + OWED] += dx;
        numbers[FIELDS * rank + OWED + 1] += dy;
    }

    public double owedX(int rank) {
        return numbers[FIELDS * rank + OWED];
    }

    public double owedY(int rank) {
        return numbers[FIELDS * rank + OWED + 1];
    }

    /** Notes that a body has received the changes that were owed to it. */
    public void settle(int rank) {
        numbers[FIELDS * rank + OWED] = 0;
        numbers[FIELDS * rank + OWED + 1] = 0;
    }
}
