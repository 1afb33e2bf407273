package org.polysweep.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.oracle.CompoundOracle;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.oracle.ExactVerdict;
import org.polysweep.oracle.Part;

/** Queries about shapes in parts: names, seeds, and what they reach. */
class CompoundClassTest {

    /** As in {@link QueryClassTest}: the same on every JDK; it changes only when a generator does, or is added. */
    private static final int HASH = -843_781_737;

    private static int hash(CompoundQuery query) {
        return Objects.hash(
                query.a(),
                query.b(),
                query.positionAX(),
                query.positionAY(),
                query.positionBX(),
                query.positionBY(),
                query.moveAX(),
                query.moveAY(),
                query.moveBX(),
                query.moveBY());
    }

    @Test
    void theQueriesOfASeedAreTheSameOnEveryJdk() {
        int hash = 0;
        for (CompoundClass kind : CompoundClass.values()) {
            for (int i = 0; i < 200; i++) {
                hash = 31 * hash + hash(kind.inParts(-i, i));
            }
        }
        assertThat(hash).isEqualTo(HASH);
    }

    @ParameterizedTest
    @EnumSource
    void theSameNumbersGiveTheSameQueryAndOthersAnother(CompoundClass kind) {
        CompoundQuery query = kind.next(new Random(7));
        assertThat(kind.next(new Random(7))).isEqualTo(query);
        assertThat(kind.inParts(3, 4)).isNotEqualTo(kind.inParts(4, 3));
    }

    /** At least so many percent, about half of what there are; and most have several parts. */
    @ParameterizedTest
    @CsvSource(useHeadersInDisplayName = true, textBlock = """
            class       , OVERLAP, HIT, TOUCH, MISS
            PARTS_TILES ,  3     , 19 , 10   , 18
            PARTS_CHAINS,  7     , 14 , 11   , 17
            PARTS_GRID  ,  8     ,  6 ,  4   , 30
            PARTS_STARS , 20     , 29 ,  0   ,  0
            """)
    void everyClassReachesItsVerdicts(CompoundClass kind, double overlap, double hit, double touch, double miss) {
        Map<ExactVerdict, Integer> counts = new EnumMap<>(ExactVerdict.class);
        int inParts = 0;
        for (int i = 0; i < 400; i++) {
            CompoundQuery query = kind.inParts(1, i);
            counts.merge(CompoundOracle.of(query).verdict(), 1, Integer::sum);
            inParts += query.isPair() ? 0 : 1;
        }
        assertThat(inParts).isGreaterThan(300);
        assertThat(List.of(
                        4 * overlap <= counts.getOrDefault(ExactVerdict.OVERLAP, 0),
                        4 * hit <= counts.getOrDefault(ExactVerdict.HIT, 0),
                        4 * touch <= counts.getOrDefault(ExactVerdict.TOUCH, 0),
                        4 * miss <= counts.getOrDefault(ExactVerdict.MISS, 0)))
                .as("%s", counts)
                .containsOnly(true);
    }

    @Test
    void theGridHasHalvesAndRadii() {
        boolean round = false;
        for (int i = 0; i < 50; i++) {
            CompoundQuery query = CompoundClass.PARTS_GRID.inParts(1, i);
            round |= query.b().stream().anyMatch(part -> part.radius() > 0);
            for (Part part : query.b()) {
                assertThat(Arrays.stream(part.vertices())).allMatch(number -> 2 * number == Math.rint(2 * number));
            }
        }
        assertThat(round).isTrue();
    }

    @Test
    void allClassesAreFoundByTheirNames() {
        assertThat(QuerySeries.all())
                .startsWith(QueryClass.values())
                .contains(CompoundClass.values())
                .endsWith(TurningClass.values());
        assertThat(QuerySeries.all()).allMatch(series -> QuerySeries.named(series.label()) == series);
        assertThat(QuerySeries.all().stream().map(QuerySeries::label)).doesNotHaveDuplicates();
        assertThat(QuerySeries.named("parts-tiles")).isSameAs(CompoundClass.PARTS_TILES);
        assertThat(QueryClass.TILES.inParts(1, 2)).isEqualTo(CompoundQuery.of(QueryClass.TILES.query(1, 2)));
        assertThatThrownBy(() -> QuerySeries.named("parts"))
                .hasMessageStartingWith("label must be the name of a class, but was \"parts\"; known are boxes, ")
                .hasMessageEndingWith("turning-bars, turning-parts");
    }
}
