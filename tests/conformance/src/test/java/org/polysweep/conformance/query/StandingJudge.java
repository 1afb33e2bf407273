package org.polysweep.conformance.query;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.polysweep.conformance.query.BruteForce.Pair;
import org.polysweep.conformance.query.Rounder.Standing;
import org.polysweep.contact.Point;
import org.polysweep.contact.Verdict;
import org.polysweep.query.ClosestPoints;
import org.polysweep.query.Distance;
import org.polysweep.query.Intersection;

/** Holds every answer about two shapes against the definitions. */
final class StandingJudge {

    private StandingJudge() {}

    /** Requires that all is right; returns the verdict. */
    static Verdict require(Standing standing) {
        BruteForce truth = BruteForce.of(standing.a(), standing.b());
        Verdict verdict = truth.verdict();
        assertThat(Intersection.verdict(standing.a().placed(), standing.b().placed()))
                .as("%s", standing)
                .isEqualTo(verdict);
        Optional<ClosestPoints> gap =
                Distance.closestPoints(standing.a().placed(), standing.b().placed());
        assertThat(gap.isPresent()).as("%s", standing).isEqualTo(verdict == Verdict.MISS);
        double distance = Distance.between(standing.a().placed(), standing.b().placed());
        if (verdict == Verdict.MISS) {
            requireGap(standing, truth, gap.orElseThrow());
            assertThat(distance).as("%s", standing).isEqualTo(gap.orElseThrow().distance());
        } else {
            assertThat(Double.doubleToRawLongBits(distance)).as("%s", standing).isZero();
        }
        return verdict;
    }

    private static void requireGap(Standing standing, BruteForce truth, ClosestPoints gap) {
        assertThat(truth.distance().roundsDownTo(gap.distance()))
                .as("%s %s", standing, gap)
                .isTrue();
        List<Pair> pairs = truth.closest();
        Pair first = pairs.get(0);
        assertThat(BruteForce.normal(first, true).roundsTo(gap.normalX())
                        && BruteForce.normal(first, false).roundsTo(gap.normalY()))
                .as("%s %s", standing, gap)
                .isTrue();
        boolean inOrder = pairs.size() == 1 || isInOrder(first, pairs.get(1));
        assertThat(gap.pointsA()).as("%s", standing).hasSameSizeAs(pairs);
        assertThat(gap.pointsB()).as("%s", standing).hasSameSizeAs(pairs);
        for (int i = 0; i < pairs.size(); i++) {
            Pair pair = pairs.get(inOrder ? i : 1 - i);
            Point onA = gap.pointsA().get(i);
            Point onB = gap.pointsB().get(i);
            assertThat(truth.onA(pair, true).roundsTo(onA.x())
                            && truth.onA(pair, false).roundsTo(onA.y())
                            && truth.onB(pair, true).roundsTo(onB.x())
                            && truth.onB(pair, false).roundsTo(onB.y()))
                    .as("%s %s %s", standing, gap, pair)
                    .isTrue();
        }
        requireFeatures(standing, truth, gap, pairs);
    }

    /**
     * Whether the way from one pair to the other has the direction of the normal turned a quarter counter-clockwise.
     */
    private static boolean isInOrder(Pair first, Pair second) {
        Vec along = second.onA().times(first.below()).minus(first.onA().times(second.below()));
        return first.way().turned().dot(along).signum() > 0;
    }

    /** A vertex is named where the closest place is one, and an edge where it lies between two. */
    private static void requireFeatures(Standing standing, BruteForce truth, ClosestPoints gap, List<Pair> pairs) {
        String features = gap.featureA() + " " + gap.featureB();
        String expected = Places.feature(
                        standing.a(), truth.a(), pairs.stream().map(Pair::onA).toList(), pairs) + " "
                + Places.feature(
                        standing.b(), truth.b(), pairs.stream().map(Pair::onB).toList(), pairs);
        assertThat(features).as("%s", standing).isEqualTo(expected);
    }
}
