package org.polysweep.internal.polygon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.obstacle.ExactAnswer;
import org.polysweep.internal.obstacle.ExactQuery;
import org.polysweep.internal.obstacle.FeatureRef;
import org.polysweep.internal.obstacle.MinkowskiDifference;
import org.polysweep.shape.ConvexPolygon;

/** On a small grid, where everything that can tie does: of all features of two cores the closest alone are proved. */
class ClosestProofTest {

    private static final List<ConvexPolygon> CORES = List.of(
            ConvexPolygon.of(0, 0),
            ConvexPolygon.of(0, 0, 2, 0),
            ConvexPolygon.of(0, 0, 1, 2),
            ConvexPolygon.of(0, 2, 1, 0),
            ConvexPolygon.of(0, 0, 2, 0, 0, 1),
            ConvexPolygon.of(0, 0, 2, 1, 1, 3),
            ConvexPolygon.box(0, 0, 2, 1),
            ConvexPolygon.of(1, 0, 2, 1, 2, 2, 1, 2, 0, 1));

    private final ClosestFeatures pair = new ClosestFeatures();
    private final ClosestGuess guess = new ClosestGuess(pair);
    private final ClosestProof proof = new ClosestProof(pair);

    /** The closest features of the pair, in integers; empty if the cores overlap. */
    private Optional<List<FeatureRef>> closest() {
        ExactQuery query =
                ExactQuery.of(ConvexMotion.at(pair.a, pair.ax, pair.ay), ConvexMotion.at(pair.b, pair.bx, pair.by));
        MinkowskiDifference difference = MinkowskiDifference.of(query.a(), query.b());
        return difference
                .nearest()
                .filter(spot -> ExactAnswer.of(query).map(ExactAnswer::verdict).orElse(Verdict.MISS) == Verdict.MISS)
                .map(spot -> List.of(difference.onA(spot), difference.onB(spot)));
    }

    private List<FeatureRef> features() {
        return List.of(new FeatureRef(!pair.isEdgeOfA, pair.onA), new FeatureRef(!pair.isEdgeOfB, pair.onB));
    }

    /** Sets the pair to any two cores, nine by nine steps around each other, and does something with each of them. */
    private void forEachPair(Runnable action) {
        for (ConvexPolygon a : CORES) {
            for (ConvexPolygon b : CORES) {
                pair.setCores(a, b);
                for (int x = -4; x <= 4; x++) {
                    for (int y = -4; y <= 4; y++) {
                        pair.set(x, y, 0, 0, 0, 0, 0, 0);
                        action.run();
                    }
                }
            }
        }
    }

    @Test
    void theClosestFeaturesAloneAreProved() {
        forEachPair(() -> {
            Optional<List<FeatureRef>> closest = closest();
            for (int onA = 0; onA < pair.a.vertexCount(); onA++) {
                for (int onB = 0; onB < pair.b.vertexCount(); onB++) {
                    requireProved(onA, false, onB, false, closest);
                    requireProved(onA, true, onB, false, closest);
                    requireProved(onA, false, onB, true, closest);
                    requireProved(onA, true, onB, true, closest);
                }
            }
        });
    }

    private void requireProved(
            int onA, boolean isEdgeOfA, int onB, boolean isEdgeOfB, Optional<List<FeatureRef>> closest) {
        if ((isEdgeOfA && pair.a.vertexCount() == 1) || (isEdgeOfB && pair.b.vertexCount() == 1)) {
            return;
        }
        pair.setFeatures(onA, isEdgeOfA, onB, isEdgeOfB);
        boolean areClosest = closest.isPresent() && features().equals(closest.get());
        if (proof.holds() != areClosest) {
            throw new AssertionError(describe() + ": closest are " + closest);
        }
    }

    private String describe() {
        return features() + " of " + pair.a + " at (" + pair.ax + ", " + pair.ay + ") and " + pair.b;
    }

    /** Of those that are apart, nearly all; flat ones may be seen from the wrong side. */
    @Test
    void nearlyAllAreGuessed() {
        List<Boolean> guessed = new ArrayList<>();
        forEachPair(() -> closest().ifPresent(closest -> {
            guess.run();
            guessed.add(features().equals(closest));
        }));
        assertThat(Collections.frequency(guessed, false)).isLessThan(guessed.size() / 50);
    }
}
