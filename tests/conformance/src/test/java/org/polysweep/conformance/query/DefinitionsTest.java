package org.polysweep.conformance.query;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.query.Rounder.Standing;
import org.polysweep.contact.Verdict;
import org.polysweep.generate.Edits;
import org.polysweep.generate.QueryClass;
import org.polysweep.oracle.Query;
import org.polysweep.query.Distance;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.trials.Trials;

/** Verdict, distance, normal, features and closest points agree with the definitions, for every kind of query. */
class DefinitionsTest {

    private static final int QUERIES = Trials.times(15);
    private static final int SMALL = Trials.atLeast(500, 1_000);

    @ParameterizedTest
    @EnumSource
    void everyKindOfQuery(QueryClass kind) {
        Random random = Trials.random(kind.name().hashCode());
        for (int i = 0; i < QUERIES; i++) {
            Query query = kind.next(random);
            if (random.nextInt(4) == 0) {
                query = Edits.overlapping(random, query);
            }
            Standing standing = Rounder.sharp(query);
            StandingJudge.require(standing);
            StandingJudge.require(Rounder.round(
                    random,
                    standing,
                    Distance.between(standing.a().placed(), standing.b().placed())));
        }
    }

    /** Points, segments, triangles and more on a small grid, where everything that can tie does. */
    @Test
    void smallIntegers() {
        Random random = Trials.random(7);
        Map<Verdict, Integer> counts = new EnumMap<>(Verdict.class);
        for (int i = 0; i < SMALL; i++) {
            int size = 2 + random.nextInt(8);
            Standing standing = new Standing(
                    hull(random, size)
                            .at(random.nextInt(-size, size + 1), random.nextInt(-size, size + 1))
                            .moving(0, 0),
                    hull(random, size).at(0, 0).moving(0, 0));
            if (random.nextInt(2) == 0) {
                standing = new Standing(
                        Rounder.grown(standing.a(), random.nextInt(4)), Rounder.grown(standing.b(), random.nextInt(4)));
            }
            counts.merge(StandingJudge.require(standing), 1, Integer::sum);
        }
        assertThat(counts.keySet()).containsExactlyInAnyOrder(Verdict.OVERLAP, Verdict.TOUCH, Verdict.MISS);
        assertThat(counts.values()).allMatch(count -> count > SMALL / 20);
    }

    static ConvexPolygon hull(Random random, int size) {
        double[] xy = new double[2 * (1 + random.nextInt(6))];
        for (int i = 0; i < xy.length; i++) {
            xy[i] = random.nextInt(size);
        }
        return ConvexPolygon.hullOf(xy);
    }
}
