package org.polysweep.internal.world.state;

import java.util.Arrays;

/**
 * The changes of motion that impulses have given each body in a step, as by friction or a push, and not by a slide; and
 * those that a body is owed by a push that it has not met yet. By rank. Reusable.
 */
public final class Impulses {

    /** Four numbers for each body: what it has been given, and what it is owed, x before y. */
    private double[] numbers = {};

    private static final int FIELDS = 4;
    private static final int OWED = 2;

    void begin(int bodies) {
        if (numbers.length < FIELDS * bodies) {
            numbers = new double[Math.max(FIELDS * bodies, 2 * numbers.length)];
        }
        Arrays.fill(numbers, 0, FIELDS * bodies, 0);
    }

    /** Adds a change of motion to what a body has been given. */
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

    /** Adds a change of motion to what a body is owed: it gets it at its next contact, or when the step ends. */
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

    /** Notes that a body has got what it was owed. */
    public void settle(int rank) {
        numbers[FIELDS * rank + OWED] = 0;
        numbers[FIELDS * rank + OWED + 1] = 0;
    }
}
