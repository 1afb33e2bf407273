package org.polysweep.internal.round;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.obstacle.ExactAnswer;
import org.polysweep.internal.obstacle.ExactQuery;
import org.polysweep.internal.obstacle.FrontWalk;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.trials.Trials;

/** In general position every part of an answer is what integers say, and none is left to them. */
class RoundFilterPartsTest {

    private static final List<ConvexPolygon> CORES = List.of(
            ConvexPolygon.of(0.3, -0.1),
            ConvexPolygon.of(-0.2, 0.1, 0.9, 0.7),
            ConvexPolygon.of(0.1, 0.2, 1.3, 0.5, 0.4, 1.1),
            ConvexPolygon.box(-0.7, -0.3, 0.6, 0.8));

    private final RoundMotion query = new RoundMotion();
    private final RoundFilter filter = new RoundFilter(query);
    private final RoundTimes times;
    private final RoundWalk walkIn = new RoundWalk(query);
    private final RoundWalk walkOut = new RoundWalk(query);

    /** How often plain doubles have been certain of both times and of the normal. */
    private int certain;

    private final SweepResult found = new SweepResult();
    private final SweepResult expected = new SweepResult();

    RoundFilterPartsTest() {
        times = new RoundTimes(query, walkIn, walkOut);
    }

    @Test
    void noPartIsLeftToIntegers() {
        Random random = Trials.random(17);
        int met = 0;
        for (ConvexPolygon a : CORES) {
            for (ConvexPolygon b : CORES) {
                for (int i = 0; i < 20; i++) {
                    query.setCores(a, b);
                    double x = 3 + random.nextDouble();
                    double y = 3 * random.nextDouble();
                    double turned = random.nextBoolean() ? 1 : -1;
                    query.set(x, turned * y, -9 * random.nextDouble(), -3 * turned * y, 0.1, 0.2, 0.3, 0.4);
                    query.setRadii(0.3 * random.nextDouble(), 0.1 + random.nextDouble());
                    met += agrees() ? 1 : 0;
                }
            }
        }
        assertThat(met).isGreaterThan(50);
        assertThat(certain).isGreaterThan(met * 3 / 4);
    }

    /** Whether they meet. */
    private boolean agrees() {
        ExactQuery integers = query.exact();
        Optional<ExactAnswer> exact = FrontWalk.passage(integers).map(passage -> new ExactAnswer(integers, passage));
        assertThat(filter.decides(true)).isTrue();
        assertThat(filter.verdict()).isEqualTo(exact.map(ExactAnswer::verdict).orElse(Verdict.MISS));
        if (filter.verdict() != Verdict.HIT) {
            return false;
        }
        ExactAnswer answer = exact.orElseThrow();
        answer.writeTo(expected);
        assertThat(filter.enter()).isEqualTo(answer.roundEnter());
        assertThat(filter.exit()).isEqualTo(answer.roundExit());
        assertThat(filter.normalX()).isEqualTo(expected.normalX());
        assertThat(filter.normalY()).isEqualTo(expected.normalY());
        filter.writeFeatures(found);
        requirePlaces();
        assertThat(filter.passage(integers)).isPresent();
        requireTimes(answer);
        return true;
    }

    private void requirePlaces() {
        assertThat(found.indexA()).isEqualTo(expected.indexA());
        assertThat(found.indexB()).isEqualTo(expected.indexB());
        assertThat(filter.writesRest(found)).isTrue();
        assertThat(found.restAX()).isEqualTo(expected.restAX());
        assertThat(found.restAY()).isEqualTo(expected.restAY());
        assertThat(found.restBX()).isEqualTo(expected.restBX());
        assertThat(found.restBY()).isEqualTo(expected.restBY());
        if (expected.contactCount() == 1) {
            assertThat(filter.writesContact(found)).isTrue();
            assertThat(found.contactX(0)).isEqualTo(expected.contactX(0));
            assertThat(found.contactY(0)).isEqualTo(expected.contactY(0));
        }
    }

    /** What plain doubles say by themselves, if they are certain. */
    private void requireTimes(ExactAnswer answer) {
        walkIn.run(query.lineX, query.lineY);
        walkOut.run(-query.lineX, -query.lineY);
        times.forget();
        double[] said = {times.enter(true), times.exit(), times.normalX(), times.normalY()};
        double[] exact = {
            answer.roundEnter(),
            answer.roundExit(),
            answer.normal().roundX(),
            answer.normal().roundY()
        };
        int agreed = 0;
        for (int i = 0; i < said.length; i++) {
            agreed += said[i] == exact[i] ? 1 : 0;
            assertThat(said[i]).isIn(exact[i], Double.NaN);
        }
        certain += agreed / said.length;
        // The time of a side takes a proof.
        assertThat(Double.isNaN(times.enter(false))).isEqualTo(!walkIn.isArc() || Double.isNaN(said[0]));
    }
}
