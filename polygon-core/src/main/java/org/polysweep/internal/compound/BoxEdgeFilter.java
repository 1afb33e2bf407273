package org.polysweep.internal.compound;

import org.polysweep.contact.Verdict;
import org.polysweep.internal.aabb.BoxPair;
import org.polysweep.internal.aabb.BoxSweep;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;

/**
 * The choice of {@link InternalEdgeFilter} if all pairs are axis-parallel boxes with a width and a height. It uses
 * integers only for signs that {@link BoxSeams} cannot decide otherwise. Reusable; not thread-safe.
 */
final class BoxEdgeFilter {

    private final BoxSeams seams = new BoxSeams();
    private final SweepResult pairAnswer = SweepResult.create();

    /** The sides of the obstacle of each pair that contain the point of contact. */
    private int[] sides = new int[8];

    private int side;

    /**
     * Chooses among the pairs whose obstacles may contain the contact point of a pair that hits or touches.
     *
     * @param met the pairs that touch or overlap
     * @param best a best one
     * @return the number of the chosen pair; -1 if not all pairs are such boxes
     */
    int choose(PairSweeper sweeper, MovingShape a, MovingShape b, PartContacts met, int best) {
        Verdict verdict = met.verdict(best);
        if (verdict == Verdict.OVERLAP || a.isRotated() || b.isRotated()) {
            return -1;
        }
        seams.forgetTime();
        for (int pair = 0; pair < met.count(); pair++) {
            if (met.mayHold(pair, best)) {
                ConvexShape partA = a.shape().part(met.partA(pair));
                ConvexShape partB = b.shape().part(met.partB(pair));
                if (!isWide(partA) || !isWide(partB) || !sweeper.takesBoxes(partA, partB)) {
                    return -1;
                }
                if (met.verdict(pair) == verdict) {
                    sweeper.sweep(partA, a.x(), a.y(), a.dx(), a.dy(), partB, b.x(), b.y(), b.dx(), b.dy(), pairAnswer);
                    seams.meet(BoxSweep.of(pairAnswer));
                }
            }
        }
        findSides(a, b, met, best);
        int chosen = uncovered(met, verdict, true, true);
        chosen = chosen < 0 ? uncovered(met, verdict, false, true) : chosen;
        return chosen < 0 ? uncovered(met, verdict, false, false) : chosen;
    }

    /**
     * The pair whose side is chosen, among the pairs with a verdict and a side that is covered neither by them nor by
     * others.
     */
    private int uncovered(PartContacts met, Verdict verdict, boolean byOthers, boolean byThem) {
        seams.uncover();
        for (int pair = 0; pair < met.count(); pair++) {
            if (met.verdict(pair) == verdict ? byThem : byOthers) {
                seams.cover(sides[pair]);
            }
        }
        int chosen = -1;
        for (int pair = 0; pair < met.count(); pair++) {
            int left = met.verdict(pair) == verdict ? seams.uncovered(sides[pair]) : 0;
            if (left != 0) {
                int candidate = seams.best(left);
                if (chosen < 0
                        || (candidate == side ? met.isBefore(pair, chosen) : seams.comesBefore(candidate, side))) {
                    chosen = pair;
                    side = candidate;
                }
            }
        }
        return chosen;
    }

    /** Writes the chosen side as the answer. */
    void writeTo(SweepResult answer) {
        BoxSweep.of(answer).choose(side, answer);
    }

    private static boolean isWide(ConvexShape shape) {
        return shape.minX() < shape.maxX() && shape.minY() < shape.maxY();
    }

    private void findSides(MovingShape a, MovingShape b, PartContacts met, int best) {
        if (sides.length < met.count()) {
            sides = new int[2 * met.count()];
        }
        BoxPair boxes = seams.boxes();
        for (int pair = 0; pair < met.count(); pair++) {
            sides[pair] = BoxSeams.APART;
            if (met.mayHold(pair, best)) {
                ConvexShape partA = a.shape().part(met.partA(pair));
                ConvexShape partB = b.shape().part(met.partB(pair));
                boxes.x().set(partA.minX(), partA.maxX(), a.x(), a.dx(), partB.minX(), partB.maxX(), b.x(), b.dx());
                boxes.y().set(partA.minY(), partA.maxY(), a.y(), a.dy(), partB.minY(), partB.maxY(), b.y(), b.dy());
                sides[pair] = seams.sides();
            }
        }
    }
}
