package org.polysweep.conformance.validate;

import java.util.List;
import org.polysweep.validate.ClaimedResult;
import org.polysweep.validate.ComparisonOutcome;

/** Mutants that see a hit as it is, and say something else: time and normal. */
final class AnswerMutants {

    private AnswerMutants() {}

    static List<Mutant> all() {
        return List.of(
                Mutant.of("an epsilon added to the time", ComparisonOutcome.LATE, new Textbook() {
                    @Override
                    double time(double enter, double d) {
                        return enter + 1e-12;
                    }
                }),
                Mutant.of("an epsilon taken from the time", ComparisonOutcome.WRONG_TIME, new Textbook() {
                    @Override
                    double time(double enter, double d) {
                        return enter - 1e-12;
                    }
                }),
                Mutant.of("the time as a float", ComparisonOutcome.LATE, new Textbook() {
                    @Override
                    double time(double enter, double d) {
                        return (float) enter;
                    }
                }),
                Mutant.of("the gap as a float", ComparisonOutcome.WRONG_TIME, new Textbook() {
                    @Override
                    double gap(double sideA, double positionA, double sideB, double positionB) {
                        return (float) super.gap(sideA, positionA, sideB, positionB);
                    }
                }),
                Mutant.of("the distance instead of the time", ComparisonOutcome.LATE, new Textbook() {
                    @Override
                    double time(double enter, double d) {
                        return enter * Math.abs(d);
                    }
                }),
                Mutant.of("the rest of the step instead of the time", ComparisonOutcome.WRONG_TIME, new Textbook() {
                    @Override
                    double time(double enter, double d) {
                        return 1 - enter;
                    }
                }),
                Mutant.strictly("-0.0", ComparisonOutcome.WRONG_TIME, new Textbook() {
                    @Override
                    double time(double enter, double d) {
                        return enter;
                    }
                }),
                Mutant.of("the sign of the normal exchanged", ComparisonOutcome.WRONG_NORMAL, new Textbook() {
                    @Override
                    double normal(double d) {
                        return d > 0 ? 1 : -1;
                    }
                }),
                Mutant.of("the normal of the other axis", ComparisonOutcome.WRONG_NORMAL, new Textbook() {
                    @Override
                    boolean isAcrossX(double enterX, double enterY) {
                        return enterX < enterY;
                    }
                }),
                Mutant.of("no unit normal", ComparisonOutcome.WRONG_NORMAL, new Textbook() {
                    @Override
                    double normal(double d) {
                        return -d;
                    }
                }),
                Mutant.of("a hit at 0 forgotten", ComparisonOutcome.GARBAGE, new Textbook() {
                    @Override
                    void sayHit(ClaimedResult claim, double enter, double normalX, double normalY) {
                        if (enter > 0) {
                            claim.hit(enter, normalX, normalY);
                        }
                    }
                }),
                Mutant.of("an infinite normal", ComparisonOutcome.GARBAGE, new Textbook() {
                    @Override
                    void sayHit(ClaimedResult claim, double enter, double normalX, double normalY) {
                        claim.hit(enter, normalX / Math.abs(normalX), normalY);
                    }
                }));
    }
}
