package org.polysweep.conformance.validate;

import java.util.List;
import org.polysweep.validate.BoxQuery;
import org.polysweep.validate.Claim;
import org.polysweep.validate.Outcome;

/** Mutants that see too much or too little of the two boxes: sides, positions, overlap. */
final class VerdictMutants {

    private VerdictMutants() {}

    static List<Mutant> all() {
        return List.of(
                Mutant.of("<= for < in the overlap", Outcome.FALSE_OVERLAP, new Textbook() {
                    @Override
                    boolean overlaps(double up, double down) {
                        return up <= 0 && down >= 0;
                    }
                }),
                Mutant.of("distance of the centres without absolute value", Outcome.FALSE_OVERLAP, new Textbook() {
                    @Override
                    boolean overlaps(double up, double down) {
                        return (up + down) / 2 < (down - up) / 2;
                    }
                }),
                Mutant.of("extents shrunk by an epsilon", Outcome.OVERLAP_MISSED, new Textbook() {
                    @Override
                    boolean overlaps(double up, double down) {
                        return up < -0.25 && down > 0.25;
                    }
                }),
                Mutant.of("overlap answered by a hit at 0", Outcome.OVERLAP_MISSED, new Textbook() {
                    @Override
                    void sayOverlap(Claim claim) {
                        claim.hit(0);
                    }
                }),
                Mutant.of("overlap answered by a miss", Outcome.OVERLAP_MISSED, new Textbook() {
                    @Override
                    void sayOverlap(Claim claim) {
                        claim.miss();
                    }
                }),
                Mutant.of("positions ignored", Outcome.FALSE_OVERLAP, new Textbook() {
                    @Override
                    double gap(double sideA, double positionA, double sideB, double positionB) {
                        return sideB - sideA;
                    }
                }),
                Mutant.of("sides of A ignored", Outcome.OVERLAP_MISSED, new Textbook() {
                    @Override
                    double gap(double sideA, double positionA, double sideB, double positionB) {
                        return (sideB + positionB) - positionA;
                    }
                }),
                Mutant.of("an epsilon added to the gap", Outcome.LATE, new Textbook() {
                    @Override
                    double gap(double sideA, double positionA, double sideB, double positionB) {
                        return super.gap(sideA, positionA, sideB, positionB) + 1e-9;
                    }
                }),
                Mutant.of("an epsilon taken from the gap", Outcome.WRONG_TIME, new Textbook() {
                    @Override
                    double gap(double sideA, double positionA, double sideB, double positionB) {
                        return super.gap(sideA, positionA, sideB, positionB) - 1e-9;
                    }
                }),
                Mutant.of("only the place at the end of the step", Outcome.FALSE_MISS, new Textbook() {
                    @Override
                    public void sweep(BoxQuery q, Claim claim) {
                        BoxQuery end = q.copy()
                                .positionA(q.ax() + q.adx(), q.ay() + q.ady())
                                .positionB(q.bx() + q.bdx(), q.by() + q.bdy());
                        super.sweep(end.moveA(0, 0).moveB(0, 0), claim);
                    }
                }),
                Mutant.of("y copied from x", Outcome.FALSE_MISS, new Textbook() {
                    @Override
                    public void sweep(BoxQuery q, Claim claim) {
                        super.sweep(q.copy().moveA(q.adx(), q.adx()), claim);
                    }
                }));
    }
}
