package org.polysweep.conformance.validate;

import java.util.List;
import org.polysweep.validate.BoxQuery;
import org.polysweep.validate.ClaimedResult;
import org.polysweep.validate.ComparisonOutcome;

/** Mutants that see too much or too little of the two boxes: sides, positions, overlap. */
final class VerdictMutants {

    private VerdictMutants() {}

    static List<Mutant> all() {
        return List.of(
                Mutant.of("<= for < in the overlap", ComparisonOutcome.FALSE_OVERLAP, new Textbook() {
                    @Override
                    boolean overlaps(double up, double down) {
                        return up <= 0 && down >= 0;
                    }
                }),
                Mutant.of(
                        "distance of the centers without absolute value",
                        ComparisonOutcome.FALSE_OVERLAP,
                        new Textbook() {
                            @Override
                            boolean overlaps(double up, double down) {
                                return (up + down) / 2 < (down - up) / 2;
                            }
                        }),
                Mutant.of("extents shrunk by an epsilon", ComparisonOutcome.OVERLAP_MISSED, new Textbook() {
                    @Override
                    boolean overlaps(double up, double down) {
                        return up < -0.25 && down > 0.25;
                    }
                }),
                Mutant.of("overlap answered by a hit at 0", ComparisonOutcome.OVERLAP_MISSED, new Textbook() {
                    @Override
                    void sayOverlap(ClaimedResult claim) {
                        claim.hit(0);
                    }
                }),
                Mutant.of("overlap answered by a miss", ComparisonOutcome.OVERLAP_MISSED, new Textbook() {
                    @Override
                    void sayOverlap(ClaimedResult claim) {
                        claim.miss();
                    }
                }),
                Mutant.of("positions ignored", ComparisonOutcome.FALSE_OVERLAP, new Textbook() {
                    @Override
                    double gap(double sideA, double positionA, double sideB, double positionB) {
                        return sideB - sideA;
                    }
                }),
                Mutant.of("sides of A ignored", ComparisonOutcome.OVERLAP_MISSED, new Textbook() {
                    @Override
                    double gap(double sideA, double positionA, double sideB, double positionB) {
                        return (sideB + positionB) - positionA;
                    }
                }),
                Mutant.of("an epsilon added to the gap", ComparisonOutcome.LATE, new Textbook() {
                    @Override
                    double gap(double sideA, double positionA, double sideB, double positionB) {
                        return super.gap(sideA, positionA, sideB, positionB) + 1e-9;
                    }
                }),
                Mutant.of("an epsilon taken from the gap", ComparisonOutcome.WRONG_TIME, new Textbook() {
                    @Override
                    double gap(double sideA, double positionA, double sideB, double positionB) {
                        return super.gap(sideA, positionA, sideB, positionB) - 1e-9;
                    }
                }),
                Mutant.of("only the place at the end of the step", ComparisonOutcome.FALSE_MISS, new Textbook() {
                    @Override
                    public void sweep(BoxQuery q, ClaimedResult claim) {
                        BoxQuery end = q.copy()
                                .positionA(q.ax() + q.adx(), q.ay() + q.ady())
                                .positionB(q.bx() + q.bdx(), q.by() + q.bdy());
                        super.sweep(end.displacementA(0, 0).displacementB(0, 0), claim);
                    }
                }),
                Mutant.of("y copied from x", ComparisonOutcome.FALSE_MISS, new Textbook() {
                    @Override
                    public void sweep(BoxQuery q, ClaimedResult claim) {
                        super.sweep(q.copy().displacementA(q.adx(), q.adx()), claim);
                    }
                }));
    }
}
