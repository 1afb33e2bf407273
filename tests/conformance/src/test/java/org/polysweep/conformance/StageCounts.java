package org.polysweep.conformance;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.polysweep.conformance.query.Answers;
import org.polysweep.contact.Explanation.Step;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.internal.sign.Stage;
import org.polysweep.shape.MovingShape;
import org.polysweep.sweep.SweepAlgorithm;

/**
 * How many decisions each stage has made, as explanations report it.
 *
 * @param filter by {@link Stage#FILTER}
 * @param structure by {@link Stage#STRUCTURE}
 * @param expansion by {@link Stage#EXPANSION}
 * @param integers by {@link Stage#INTEGERS}
 */
record StageCounts(long filter, long structure, long expansion, long integers) {

    static final StageCounts NONE = new StageCounts(0, 0, 0, 0);

    private static final Pattern COUNTS =
            Pattern.compile("decided: (\\d+) by filter, (\\d+) by structure, (\\d+) by expansion, (\\d+) by integers");

    /** The decisions that lead to the verdict; none if the pair is rejected by projection. */
    static StageCounts ofVerdict(SweepAlgorithm path, MovingShape a, MovingShape b) {
        return ofVerdict(Answers.sweeper(path), a, b);
    }

    /** The decisions of a sweeper that lead to the verdict. */
    static StageCounts ofVerdict(PairSweeper sweeper, MovingShape a, MovingShape b) {
        return ofStep("signs", sweeper, a, b);
    }

    /** The decisions that lead from the verdict to all the rest of the answer. */
    static StageCounts ofAnswer(SweepAlgorithm path, MovingShape a, MovingShape b) {
        return ofStep("normal, features, numbers", Answers.sweeper(path), a, b);
    }

    /** All decisions that a sweeper takes on polygons, up to the last number. */
    static StageCounts ofAll(PairSweeper sweeper, MovingShape a, MovingShape b) {
        return ofStep("signs", sweeper, a, b).plus(ofStep("normal, features, numbers", sweeper, a, b));
    }

    private static StageCounts ofStep(String name, PairSweeper sweeper, MovingShape a, MovingShape b) {
        return sweeper.explain(ConvexMotion.of(a), ConvexMotion.of(b)).steps().stream()
                .filter(step -> step.test().equals(name))
                .map(StageCounts::parsed)
                .findFirst()
                .orElse(NONE);
    }

    private static StageCounts parsed(Step step) {
        Matcher counts = COUNTS.matcher(step.finding());
        if (!counts.matches()) {
            throw new AssertionError(step.finding());
        }
        return new StageCounts(number(counts, 1), number(counts, 2), number(counts, 3), number(counts, 4));
    }

    private static long number(Matcher counts, int group) {
        return Long.parseLong(counts.group(group));
    }

    /** The decisions of all stages together. */
    long sum() {
        return filter + structure + expansion + integers;
    }

    /** The decisions of one stage. */
    long of(Stage stage) {
        return switch (stage) {
            case FILTER -> filter;
            case STRUCTURE -> structure;
            case EXPANSION -> expansion;
            case INTEGERS -> integers;
        };
    }

    StageCounts plus(StageCounts other) {
        return new StageCounts(
                filter + other.filter,
                structure + other.structure,
                expansion + other.expansion,
                integers + other.integers);
    }
}
