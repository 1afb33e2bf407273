package org.polysweep.world.body;

/**
 * The work that one step with a response may spend on each body that is neither static nor kinematic. A body that has
 * used up either number continues to its next contact. There it stops, and is immovable for the rest of the step; the
 * report of the step lists it ({@code overBudget}). It causes no overlap, and the outcome is deterministic. Immutable.
 *
 * <p>A step processes at most as many contacts as all bodies together may have changes, plus one for each pair that
 * passes. So the number of changes bounds the time of a frame. The number of contacts bounds the time that is spent on
 * one heavy body among many light ones, which is hit often and changed little.
 *
 * @param maxDisplacementChanges maximum number of changes of the displacement of a body in a step, from 1 to 1,000,000
 * @param maxContacts maximum number of contacts of a body in a step that call a response or separate an overlap by
 *     rounding, from 1 to 1,000,000
 */
public record StepBudget(int maxDisplacementChanges, int maxContacts) {

    private static final int GREATEST = 1_000_000;

    /** The largest budget, which no body uses up in practice: a million changes and contacts. */
    public static final StepBudget LARGEST = new StepBudget(GREATEST, GREATEST);

    /** The budget of a new world: 64 changes of displacement, and a million contacts. */
    public static final StepBudget DEFAULT = LARGEST.withMaxDisplacementChanges(64);

    /**
     * Creates a budget.
     *
     * @throws IllegalArgumentException if a number is not from 1 to 1,000,000
     */
    public StepBudget {
        require("maxDisplacementChanges", maxDisplacementChanges);
        require("maxContacts", maxContacts);
    }

    private static void require(String name, int number) {
        if (number < 1 || number > GREATEST) {
            throw new IllegalArgumentException(name + " must be in [1, " + GREATEST + "], but was " + number);
        }
    }

    /**
     * Returns this budget with another maximum number of changes.
     *
     * @param maxDisplacementChanges from 1 to 1,000,000
     * @throws IllegalArgumentException if it is not from 1 to 1,000,000
     */
    public StepBudget withMaxDisplacementChanges(int maxDisplacementChanges) {
        return new StepBudget(maxDisplacementChanges, maxContacts);
    }

    /**
     * Returns this budget with another maximum number of contacts.
     *
     * @param maxContacts from 1 to 1,000,000
     * @throws IllegalArgumentException if it is not from 1 to 1,000,000
     */
    public StepBudget withMaxContacts(int maxContacts) {
        return new StepBudget(maxDisplacementChanges, maxContacts);
    }
}
