package org.polysweep.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.oracle.ExactVerdict;
import org.polysweep.oracle.Oracle;

/** All queries are legal, and each class reaches the verdicts that it is for. */
class VerdictsTest {

    private static final int QUERIES = 400;

    /** At least so many percent of the queries, about half of what there are. */
    private static final String LEAST = """
            class                  , OVERLAP, HIT, TOUCH, MISS
            boxes                  ,  4     ,  8 ,  0   , 40
            turned-boxes           , 10     , 20 ,  0   , 20
            polygons               , 20     , 16 ,  0   , 13
            round                  , 10     , 20 ,  0   , 20
            thin                   ,  3     , 10 ,  0.5 , 35
            slivers                ,  3     , 13 ,  0   , 33
            bullets                ,  0     , 30 ,  0   , 18
            grid                   , 10     ,  6 ,  7   , 25
            thin-grid              ,  0     ,  0.5, 10  , 40
            tiles                  ,  1     ,  6 , 10   , 32
            decimals               , 10     ,  6 ,  7   , 25
            ulps                   , 12     ,  7 ,  2   , 28
            offsets                , 12     , 10 ,  2   , 25
            scales                 , 10     ,  9 ,  2   , 28
            mixed-scales           ,  7     ,  4 ,  0.2 , 38
            extremes               , 10     ,  5 ,  0.2 , 34
            standing               ,  9     ,  0.2, 6   , 35
            along-edges            , 12     ,  2 ,  2   , 32
            corner-to-corner       , 11     , 28 ,  3   ,  7
            near-degenerate        , 10     , 14 ,  5   , 20
            uniform                , 11     , 15 ,  0   , 24
            resting                ,  0     ,  7 , 75   ,  0
            sliding                ,  0     ,  0 , 40   , 20
            shared-edges           ,  7     , 15 , 40   ,  0
            subnormal              ,  6     ,  9 ,  6   , 28
            countries              ,  7     , 23 ,  0   , 20
            letters                ,  2     , 24 ,  2   , 20
            bullets-boxes          ,  0     , 30 ,  0   , 18
            decimals-boxes         , 14     ,  8 ,  9   , 18
            ulps-boxes             , 18     ,  7 ,  4   , 20
            offsets-boxes          , 15     , 10 ,  3   , 22
            extremes-boxes         , 25     ,  4 ,  0.2 , 20
            standing-boxes         , 10     ,  0.2, 8   , 30
            corner-to-corner-boxes , 15     , 27 ,  3   ,  6
            near-degenerate-boxes  , 12     , 15 ,  6   , 17
            resting-boxes          ,  0     ,  9 , 75   ,  0
            sliding-boxes          ,  0     ,  0 , 50   , 15
            subnormal-boxes        ,  7     , 10 ,  7   , 24
            round-circles          ,  5     , 16 ,  0   , 28
            round-capsules         , 10     , 17 ,  0   , 22
            round-polygons         , 18     , 13 ,  0   , 17
            round-grid             , 17     , 12 ,  2   , 18
            round-tangent          ,  0.2   ,  2 , 20   , 26
            round-huge             , 13     , 17 ,  0   , 19
            round-tiny             , 18     ,  9 ,  0   , 21
            sparse                 , 17     , 13 ,  1.5 , 17
            sparse-boxes           , 21     , 13 ,  2   , 13
            round-sparse           , 31     , 10 ,  0   ,  8
            """;

    @ParameterizedTest
    @CsvSource(textBlock = LEAST, useHeadersInDisplayName = true)
    void everyClassReachesItsVerdicts(String label, double overlap, double hit, double touch, double miss) {
        QueryClass kind = QueryClass.named(label);
        Map<ExactVerdict, Integer> counts = new EnumMap<>(ExactVerdict.class);
        for (int i = 0; i < QUERIES; i++) {
            counts.merge(Oracle.verdictAndTimes(kind.query(1, i)).verdict(), 1, Integer::sum);
        }
        requireShare(counts, ExactVerdict.OVERLAP, overlap);
        requireShare(counts, ExactVerdict.HIT, hit);
        requireShare(counts, ExactVerdict.TOUCH, touch);
        requireShare(counts, ExactVerdict.MISS, miss);
    }

    private static void requireShare(Map<ExactVerdict, Integer> counts, ExactVerdict verdict, double percent) {
        assertThat(counts.getOrDefault(verdict, 0) * 100.0 / QUERIES)
                .as("%s of %s", verdict, counts)
                .isGreaterThanOrEqualTo(percent);
    }

    @Test
    void everyClassIsInTheTable() {
        assertThat(LEAST.lines().skip(1).map(line -> line.substring(0, line.indexOf(' '))))
                .containsExactlyElementsOf(Arrays.stream(QueryClass.values())
                        .map(QueryClass::label)
                        .toList());
    }
}
