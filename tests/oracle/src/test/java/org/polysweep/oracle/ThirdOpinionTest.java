package org.polysweep.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.polysweep.oracle.quick.QuickJudge;
import org.polysweep.trials.Trials;

/**
 * The oracle against {@link StillFrames}: every two convex polygons with corners in a square of 3 x 3 points, in all
 * places and with all motions around, where corners meet corners and edges edges in every way there is. A run takes
 * every {@code every}-th of them, and begins with any of the first; {@code -DthirdOpinion.every=1} takes all.
 */
class ThirdOpinionTest {
    /** Prime, so that all shapes, places and motions have their turn. */
    private static final int EVERY =
            Integer.getInteger("thirdOpinion.every", nextPrime(10_000_000 / Trials.times(1_000)));

    private static final int POINTS = 3;
    private static final int PLACES = 7;
    private static final int MOTIONS = 9;

    @Test
    void verdictTimesAndNormalAreThoseOfStillFrames() {
        List<double[]> shapes = shapes();
        Map<ExactVerdict, Integer> verdicts = new EnumMap<>(ExactVerdict.class);
        long all = (long) shapes.size() * shapes.size() * PLACES * PLACES * MOTIONS * MOTIONS;
        int asked = 0;
        for (long number = Trials.random(0).nextInt(EVERY); number < all; number += EVERY) {
            Query query = query(shapes, number);
            verdicts.merge(check(query), 1, Integer::sum);
            asked++;
        }
        int least = asked / 25;
        assertThat(verdicts).hasSize(ExactVerdict.values().length);
        assertThat(verdicts.values()).allMatch(count -> count > least, "one in twenty-five");
    }

    private static int nextPrime(int number) {
        return BigInteger.valueOf(number).nextProbablePrime().intValueExact();
    }

    private static ExactVerdict check(Query query) {
        StillFrames frames = new StillFrames(query);
        ExactTiming timing = frames.timing();
        OracleAnswer answer = Oracle.answer(query);
        // plain comparisons, because there are many
        if (!answer.timing().equals(timing)) {
            assertThat(answer.timing()).as("%s", query).isEqualTo(timing);
        }
        timing.enter().flatMap(ExactTime::number).ifPresent(enter -> {
            StillFrames.Time time = new StillFrames.Time(
                    enter.numerator().longValueExact(), enter.denominator().longValueExact());
            if (!answer.normal().equals(frames.normalAt(time))) {
                assertThat(answer.normal()).as("%s", query).isEqualTo(frames.normalAt(time));
            }
        });
        OracleClaim claim = Claims.right(query);
        assertThat(QuickJudge.isProvedRight(query, claim)).as("%s", query).isTrue();
        return timing.verdict();
    }

    /** One of all, by its number. */
    private static Query query(List<double[]> shapes, long number) {
        int[] sizes = {MOTIONS, MOTIONS, PLACES, PLACES, shapes.size(), shapes.size()};
        int[] digits = new int[sizes.length];
        long rest = number;
        for (int i = 0; i < sizes.length; i++) {
            digits[i] = (int) (rest % sizes[i]);
            rest /= sizes[i];
        }
        int common = (int) (number % 5) - 2;
        return new Query(
                shapes.get(digits[4]),
                shapes.get(digits[5]),
                0,
                common,
                digits[2] - PLACES / 2,
                digits[3] - PLACES / 2 + common,
                digits[0] - MOTIONS / 2 + common,
                digits[1] - MOTIONS / 2,
                common,
                0);
    }

    /**
     * All sets of points in the square that are the corners of their own hull and that lie at its left and lower side.
     */
    private static List<double[]> shapes() {
        List<double[]> shapes = new ArrayList<>();
        for (int set = 1; set < 1 << (POINTS * POINTS); set++) {
            List<LatticePoint> points = new ArrayList<>();
            for (int i = 0; i < POINTS * POINTS; i++) {
                if ((set >> i & 1) != 0) {
                    points.add(new LatticePoint(i % POINTS, i / POINTS));
                }
            }
            List<LatticePoint> hull = LatticePoint.hull(points);
            boolean atLeft = points.stream().anyMatch(point -> point.x() == 0);
            boolean atBottom = points.stream().anyMatch(point -> point.y() == 0);
            if (hull.size() == points.size() && atLeft && atBottom) {
                shapes.add(hull.stream()
                        .flatMap(point -> List.of((double) point.x(), (double) point.y()).stream())
                        .mapToDouble(Double::doubleValue)
                        .toArray());
            }
        }
        return shapes;
    }
}
