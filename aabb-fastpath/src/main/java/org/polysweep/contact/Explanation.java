package org.polysweep.contact;

import java.util.List;

/**
 * Why an answer is what it is: the tests that were made, in order, each with what it found.
 *
 * @param steps the tests, first to last; with the stages of arithmetic that decided
 */
public record Explanation(List<Step> steps) {

    /**
     * One test and what it found, in plain words for people.
     *
     * @param test the name of the test, such as {@code displacement axis}
     * @param finding what it found
     */
    public record Step(String test, String finding) {}

    /** Copies the list of steps. */
    public Explanation {
        steps = List.copyOf(steps);
    }
}
