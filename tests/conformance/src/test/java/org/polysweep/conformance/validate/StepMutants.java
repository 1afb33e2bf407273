package org.polysweep.conformance.validate;

import java.util.List;
import org.polysweep.validate.ComparisonOutcome;

/** Mutants that are wrong about the motion: displacements, times of the axes, beginning and end of the step. */
final class StepMutants {

    private StepMutants() {}

    static List<Mutant> all() {
        return List.of(
                Mutant.of("moves of B ignored", ComparisonOutcome.FALSE_MISS, new Textbook() {
                    @Override
                    double relative(double moveA, double moveB) {
                        return moveA;
                    }
                }),
                Mutant.of("moves added", ComparisonOutcome.FALSE_HIT, new Textbook() {
                    @Override
                    double relative(double moveA, double moveB) {
                        return moveA + moveB;
                    }
                }),
                Mutant.of("division by zero unguarded", ComparisonOutcome.GARBAGE, new Textbook() {
                    @Override
                    double enter(double d, double up, double down) {
                        return Math.min(up / d, down / d);
                    }

                    @Override
                    double exit(double d, double up, double down) {
                        return Math.max(up / d, down / d);
                    }
                }),
                Mutant.of("a displacement of 0 taken for a negative one", ComparisonOutcome.FALSE_MISS, new Textbook() {
                    @Override
                    double enter(double d, double up, double down) {
                        return (d > 0 ? up : down) / d;
                    }
                }),
                Mutant.of(
                        "a displacement of -0.0 taken for a positive one",
                        ComparisonOutcome.FALSE_MISS,
                        new Textbook() {
                            @Override
                            double enter(double d, double up, double down) {
                                return (d >= 0 ? up : down) * (1 / d);
                            }
                        }),
                Mutant.of("no motion on an axis refused", ComparisonOutcome.CRASH, new Textbook() {
                    @Override
                    double enter(double d, double up, double down) {
                        if (d == 0) {
                            throw new ArithmeticException("/ by zero");
                        }
                        return super.enter(d, up, down);
                    }
                }),
                Mutant.of("entry by the wrong side", ComparisonOutcome.FALSE_MISS, new Textbook() {
                    @Override
                    double enter(double d, double up, double down) {
                        return super.enter(-d, up, down);
                    }
                }),
                Mutant.of("the sign of the displacement ignored", ComparisonOutcome.FALSE_MISS, new Textbook() {
                    @Override
                    double enter(double d, double up, double down) {
                        return super.enter(Math.abs(d), up, down);
                    }
                }),
                Mutant.of("only the x axis enters", ComparisonOutcome.FALSE_HIT, new Textbook() {
                    @Override
                    double latest(double enterX, double enterY) {
                        return enterX;
                    }
                }),
                Mutant.of("the earlier entry", ComparisonOutcome.WRONG_TIME, new Textbook() {
                    @Override
                    double latest(double enterX, double enterY) {
                        return Math.min(enterX, enterY);
                    }
                }),
                Mutant.of("the later exit", ComparisonOutcome.FALSE_HIT, new Textbook() {
                    @Override
                    double earliest(double exitX, double exitY) {
                        return Math.max(exitX, exitY);
                    }
                }),
                Mutant.of("exit ignored", ComparisonOutcome.FALSE_HIT, new Textbook() {
                    @Override
                    boolean isTooLate(double enter, double exit) {
                        return false;
                    }
                }),
                Mutant.strictly("> for >= at a corner", ComparisonOutcome.FALSE_HIT, new Textbook() {
                    @Override
                    boolean isTooLate(double enter, double exit) {
                        return enter > exit;
                    }
                }),
                Mutant.of("negative time accepted", ComparisonOutcome.FALSE_HIT, new Textbook() {
                    @Override
                    boolean isBeforeStep(double enter) {
                        return false;
                    }
                }),
                Mutant.of("<= for < at the beginning", ComparisonOutcome.FALSE_MISS, new Textbook() {
                    @Override
                    boolean isBeforeStep(double enter) {
                        return enter <= 0;
                    }
                }),
                Mutant.of("no end of the step", ComparisonOutcome.FALSE_HIT, new Textbook() {
                    @Override
                    boolean isAfterStep(double enter) {
                        return false;
                    }
                }),
                Mutant.strictly("> for >= at the end", ComparisonOutcome.FALSE_HIT, new Textbook() {
                    @Override
                    boolean isAfterStep(double enter) {
                        return enter > 1;
                    }
                }));
    }
}
