package org.polysweep.contact;

import java.util.List;

/**
 * The explanation of an answer: the tests in order, each with its finding.
 *
 * @param steps the tests, first to last; with the stages of arithmetic that decided
 */
public record Explanation(List<Step> steps) {

    /**
     * One test and its finding, in plain words.
     *
     * @param test the name of the test, such as {@code displacement axis}
     * @param finding the finding
     */
    public record Step(String test, String finding) {}

    /** Copies the list of steps. */
    public Explanation {
        steps = List.copyOf(steps);
    }
}
