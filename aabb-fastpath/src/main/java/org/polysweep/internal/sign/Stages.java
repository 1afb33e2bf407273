package org.polysweep.internal.sign;

import java.util.Collection;
import java.util.Locale;

/**
 * The stages that may decide, and the number of decisions of each. {@link Stage#INTEGERS} can always decide.
 *
 * <p>In normal use every stage may decide and nothing is counted. Reusable and not thread-safe: one for each sweep in
 * progress.
 */
public final class Stages {

    /** Empty until counting begins. */
    private int[] decisions = {};

    private int leftOut;
    private boolean counting;

    /** Creates stages that may all decide. */
    public Stages() {}

    /** Returns a code for a set of stages, for {@link #leaveOut(int)}. */
    public static int code(Collection<Stage> stages) {
        int code = 0;
        for (Stage stage : stages) {
            code |= bit(stage);
        }
        return code;
    }

    private static int bit(Stage stage) {
        return 1 << stage.index();
    }

    /** Skips the stages of a {@link #code}; 0 skips none. */
    public void leaveOut(int code) {
        leftOut = code;
    }

    /** Begins to count, from 0. */
    public void count() {
        counting = true;
        decisions = new int[Stage.values().length];
    }

    /** Returns the number of decisions of a stage since counting began. */
    public int decisions(Stage stage) {
        return decisions.length == 0 ? 0 : decisions[stage.index()];
    }

    /** Returns the costliest stage that has decided since counting began; the first stage if none has. */
    public Stage costliest() {
        Stage costliest = Stage.FILTER;
        for (Stage stage : Stage.values()) {
            costliest = decisions(stage) > 0 ? stage : costliest;
        }
        return costliest;
    }

    /** Returns whether a stage may decide. */
    public boolean mayUse(Stage stage) {
        return (leftOut & bit(stage)) == 0;
    }

    /** Notes that a stage has decided. */
    public void decided(Stage stage) {
        if (counting) {
            decisions[stage.index()]++;
        }
    }

    /** Returns the number of decisions of each stage since counting began, in words. */
    public String describe() {
        StringBuilder text = new StringBuilder("decided:");
        String separator = " ";
        for (Stage stage : Stage.values()) {
            text.append(separator)
                    .append(decisions(stage))
                    .append(" by ")
                    .append(stage.toString().toLowerCase(Locale.ROOT));
            separator = ", ";
        }
        return text.toString();
    }
}
