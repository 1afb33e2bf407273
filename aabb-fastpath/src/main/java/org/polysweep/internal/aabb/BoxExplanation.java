package org.polysweep.internal.aabb;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.polysweep.contact.Explanation;
import org.polysweep.contact.Explanation.Step;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.number.Rounding;
import org.polysweep.internal.sign.Stages;
import org.polysweep.result.SweepResult;

/**
 * A sweep of two boxes in words: the finding of each step until one decided, and the stage of arithmetic that was
 * needed.
 */
final class BoxExplanation {

    private static final List<String> SIDES = List.of("lower", "right", "upper", "left");

    private final BoxPair boxes;
    private final BoxPassage passage;
    private final Stages stages;

    BoxExplanation(BoxPair boxes, BoxPredicates predicates, BoxPassage passage) {
        this.boxes = boxes;
        this.passage = passage;
        stages = predicates.stages();
    }

    /** Explains the sweep that was written to a result. */
    Explanation of(SweepResult result) {
        List<Step> steps = new ArrayList<>();
        Verdict verdict = passage.verdict();
        BoxStep last = passage.step();
        steps.add(new Step(BoxStep.PROJECTION_REJECTION.title(), projections()));
        if (last != BoxStep.PROJECTION_REJECTION) {
            steps.add(new Step(BoxStep.INITIAL_CONTACT.title(), initialContact()));
        }
        if (last == BoxStep.SLABS || verdict != Verdict.MISS) {
            steps.add(new Step("x axis", slab(boxes.x, BoxSide.ON_X)));
            steps.add(new Step("y axis", slab(boxes.y, BoxSide.ON_Y)));
        }
        if (last == BoxStep.SLABS) {
            steps.add(new Step(BoxStep.SLABS.title(), verdict == Verdict.MISS ? missed() : contact()));
        }
        steps.add(new Step(
                "verdict",
                verdict + ", by " + last.title() + ", stage "
                        + stages.costliest().toString().toLowerCase(Locale.ROOT)));
        steps.add(new Step("signs", stages.describe()));
        if (verdict != Verdict.MISS) {
            stages.count();
            result.toOutcome();
            steps.add(new Step("normal, features, numbers", stages.describe()));
        }
        return new Explanation(steps);
    }

    private String projections() {
        if (passage.step() == BoxStep.PROJECTION_REJECTION) {
            return apart() + ": rejected";
        }
        return passage.reaches < 0 ? "overlapping on every axis" : "not certain to be apart on an axis";
    }

    private String apart() {
        List<String> axes = new ArrayList<>();
        if ((passage.apart & BoxPassage.APART_ON_X) != 0) {
            axes.add("the x axis");
        }
        if ((passage.apart & BoxPassage.APART_ON_Y) != 0) {
            axes.add("the y axis");
        }
        if ((passage.apart & BoxPassage.APART_ACROSS) != 0) {
            axes.add("the perpendicular axis");
        }
        return "apart on " + String.join(" and ", axes);
    }

    private String initialContact() {
        if (passage.step() == BoxStep.SLABS) {
            return "apart, approaching";
        }
        return switch (passage.verdict()) {
            case MISS -> apart() + ", not approaching: rejected";
            case OVERLAP -> "overlapping";
            default -> contact();
        };
    }

    private String missed() {
        return (passage.apart == BoxPassage.APART_ACROSS ? "never within on both axes" : apart() + " up to t = 1")
                + ": rejected";
    }

    private String contact() {
        return passage.hasSide()
                ? "touching " + sides(passage.sides) + " of the obstacle; normal of " + sides(1 << passage.side())
                : "touching the obstacle, which is a point";
    }

    private static String sides(int sides) {
        List<String> names = new ArrayList<>();
        for (int side = 0; side < SIDES.size(); side++) {
            if ((sides & 1 << side) != 0) {
                names.add(SIDES.get(side));
            }
        }
        return "the " + String.join(" and ", names) + (names.size() == 1 ? " side" : " sides");
    }

    private String slab(BoxAxis axis, int sides) {
        if (!axis.moves()) {
            return (passage.sides & sides) != 0 ? "no displacement, touching" : "no displacement, within the obstacle";
        }
        SlabTime time = new SlabTime(stages);
        return "within the obstacle from t = "
                + Rounding.describe(time.setEntry(axis).exactly())
                + " to t = "
                + Rounding.describe(time.setExit(axis).exactly());
    }
}
