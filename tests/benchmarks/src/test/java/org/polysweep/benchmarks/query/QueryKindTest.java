package org.polysweep.benchmarks.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.polysweep.contact.Verdict.HIT;
import static org.polysweep.contact.Verdict.MISS;
import static org.polysweep.contact.Verdict.OVERLAP;
import static org.polysweep.contact.Verdict.TOUCH;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.contact.Verdict;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexShape;
import org.polysweep.sweep.Sweeper;

/** A figure can be compared with an older one only if it was taken on the same queries, bit for bit. */
class QueryKindTest {

    @ParameterizedTest
    @CsvSource({
        "boxes, 96225308",
        "rotated-boxes, -122799092",
        "3-8-gons, -1628212372",
        "grid, -10906431",
        "16-gons, 956149625",
        "64-gons, 598598185",
        "1024-gons, -1085780054",
        "10000-gons, -340389115"
    })
    void everySetIsTheSameEverywhere(String label, int hash) {
        assertThat(Arrays.hashCode(numbers(QueryKind.named(label).make()).toArray()))
                .isEqualTo(hash);
    }

    @Test
    void anUnknownNameIsRefusedWithThoseThatThereAre() {
        assertThatThrownBy(() -> QueryKind.named("ellipses"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("ellipses")
                .hasMessageContaining("rotated-boxes");
    }

    @ParameterizedTest
    @CsvSource({"HITS, HIT", "NEAR_MISSES, MISS", "FAR_MISSES, MISS", "OVERLAPS, OVERLAP"})
    void aSetOfOneEncounterHasOneVerdict(QueryKind kind, Verdict verdict) {
        assertThat(verdicts(kind.make(), 400)).containsOnlyKeys(verdict);
    }

    @ParameterizedTest
    @EnumSource(
            mode = EnumSource.Mode.EXCLUDE,
            names = {"HITS", "NEAR_MISSES", "FAR_MISSES", "OVERLAPS", "RESTING_ROUND"})
    void everySetHasTheVerdictsThatItIsMadeFor(QueryKind kind) {
        int sample = 400;
        Map<Verdict, Integer> counts = verdicts(kind.make(), sample);
        if (kind == QueryKind.GRID) {
            assertThat(counts).containsOnlyKeys(Verdict.values());
            assertThat(counts.values()).allMatch(count -> count > sample / 10);
        } else {
            // The mix that Encounters promises: 4, 5 and 1 in ten.
            assertThat(counts).containsOnlyKeys(HIT, MISS, OVERLAP);
            assertThat(counts.get(HIT)).isBetween(sample * 3 / 10, sample * 5 / 10);
            assertThat(counts.get(MISS)).isBetween(sample * 4 / 10, sample * 6 / 10);
            assertThat(counts.get(OVERLAP)).isBetween(sample / 20, sample / 5);
        }
    }

    @Test
    void whatRestsIsNeverInEachOther() {
        Map<Verdict, Integer> counts = verdicts(QueryKind.RESTING_ROUND.make(), 400);
        assertThat(counts).containsKeys(HIT, MISS).doesNotContainKey(OVERLAP);
        assertThat(counts.get(HIT)).isGreaterThan(50);
    }

    @Test
    void theGridSlidesAndRests() {
        QuerySet set = QueryKind.GRID.make();
        assertThat(verdicts(set, QuerySet.SIZE).get(TOUCH)).isGreaterThan(QuerySet.SIZE / 10);
        assertThat(numbers(set)).allMatch(number -> number == Math.rint(number));
    }

    private static Map<Verdict, Integer> verdicts(QuerySet set, int sample) {
        List<ConvexShape> shapes = set.convexShapes();
        Map<Verdict, Integer> counts = new EnumMap<>(Verdict.class);
        SweepResult result = SweepResult.create();
        for (BenchmarkQuery query : set.queries().subList(0, sample)) {
            Sweeper.AUTO.sweep(
                    shapes.get(query.a()),
                    query.ax(),
                    query.ay(),
                    query.adx(),
                    query.ady(),
                    shapes.get(query.b()),
                    query.bx(),
                    query.by(),
                    query.bdx(),
                    query.bdy(),
                    result);
            counts.merge(result.verdict(), 1, Integer::sum);
        }
        return counts;
    }

    private static DoubleStream numbers(QuerySet set) {
        return DoubleStream.concat(
                set.shapes().stream().flatMapToDouble(DoubleStream::of),
                set.queries().stream().flatMapToDouble(QueryKindTest::numbers));
    }

    private static DoubleStream numbers(BenchmarkQuery query) {
        return DoubleStream.concat(
                IntStream.of(query.a(), query.b()).asDoubleStream(),
                DoubleStream.of(
                        query.ax(),
                        query.ay(),
                        query.adx(),
                        query.ady(),
                        query.bx(),
                        query.by(),
                        query.bdx(),
                        query.bdy()));
    }
}
