package org.polysweep.internal.round;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.obstacle.ExactAnswer;
import org.polysweep.internal.obstacle.ExactQuery;
import org.polysweep.internal.sign.Stages;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.trials.Trials;

/** In general position every part of a result agrees with the exact fallback, and none is left to it. */
class RoundPassageTest {

    private static final List<ConvexPolygon> CORES = List.of(
            ConvexPolygon.of(0.3, -0.1),
            ConvexPolygon.of(-0.2, 0.1, 0.9, 0.7),
            ConvexPolygon.of(0.1, 0.2, 1.3, 0.5, 0.4, 1.1),
            ConvexPolygon.box(-0.7, -0.3, 0.6, 0.8));

    private final RoundQuery query = new RoundQuery();
    private final Stages stages = new Stages();
    private final RoundPassage passage = new RoundPassage(query, stages);
    private final RoundPlaces places = new RoundPlaces(query);
    private final SweepResult found = SweepResult.create();
    private final SweepResult expected = SweepResult.create();

    @Test
    void noPartIsLeftToIntegers() {
        Random random = Trials.random(17);
        int hits = 0;
        for (ConvexPolygon a : CORES) {
            for (ConvexPolygon b : CORES) {
                for (int i = 0; i < 20; i++) {
                    double x = 3 + random.nextDouble();
                    double y = 3 * random.nextDouble();
                    double turned = random.nextBoolean() ? 1 : -1;
                    double dx = -9 * random.nextDouble();
                    RoundedPolygon roundA = RoundedPolygon.of(a, 0.3 * random.nextDouble());
                    RoundedPolygon roundB = RoundedPolygon.of(b, 0.1 + random.nextDouble());
                    query.setShapes(roundA, roundB);
                    query.set(x, turned * y, dx, -3 * turned * y, 0.1, 0.2, 0.3, 0.4);
                    hits += agrees() ? 1 : 0;
                }
            }
        }
        assertThat(hits).isGreaterThan(50);
    }

    /** Whether they hit each other. */
    private boolean agrees() {
        ExactQuery integers = query.exact();
        Optional<ExactAnswer> exact = ExactAnswer.of(integers);
        Verdict verdict = Verdict.MISS;
        if (!passage.rejects()) {
            passage.find();
            assertThat(passage.is(RoundPassage.Outcome.OPEN)).isFalse();
            verdict = passage.verdict();
        }
        assertThat(verdict).isEqualTo(exact.map(ExactAnswer::verdict).orElse(Verdict.MISS));
        if (verdict != Verdict.HIT) {
            return false;
        }
        ExactAnswer answer = exact.orElseThrow();
        answer.writeTo(expected);
        assertThat(passage.enter()).isEqualTo(answer.roundEnter());
        assertThat(passage.exit()).isEqualTo(answer.roundExit());
        assertThat(passage.entry.normalX()).isEqualTo(expected.normalX());
        assertThat(passage.entry.normalY()).isEqualTo(expected.normalY());
        query.writeFeatures(found, passage.entry.piece);
        requirePlaces();
        assertThat(passage.exactly(integers)).isPresent();
        return true;
    }

    private void requirePlaces() {
        assertThat(found.featureIndexA()).isEqualTo(expected.featureIndexA());
        assertThat(found.featureIndexB()).isEqualTo(expected.featureIndexB());
        assertThat(places.tryWriteRest(passage.entry, found)).isTrue();
        assertThat(found.safeAX()).isEqualTo(expected.safeAX());
        assertThat(found.safeAY()).isEqualTo(expected.safeAY());
        assertThat(found.safeBX()).isEqualTo(expected.safeBX());
        assertThat(found.safeBY()).isEqualTo(expected.safeBY());
        if (expected.contactCount() == 1) {
            assertThat(places.tryWriteContact(passage.entry, found)).isTrue();
            assertThat(found.contactX(0)).isEqualTo(expected.contactX(0));
            assertThat(found.contactY(0)).isEqualTo(expected.contactY(0));
        }
    }
}
