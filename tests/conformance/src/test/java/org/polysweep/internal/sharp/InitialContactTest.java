package org.polysweep.internal.sharp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.query.Answers;
import org.polysweep.contact.Verdict;
import org.polysweep.generate.QueryClass;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.internal.predicate.Stage;
import org.polysweep.internal.sharp.InitialContact.Standing;
import org.polysweep.oracle.Query;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.trials.Trials;

/** How two stand as the step begins is what the search along the line of the motion finds, and as much is known of it. */
class InitialContactTest {

    /** Where a stage is left out, nobody asks how the two stand. */
    private static final PairSweeper SEARCHING = PairSweeper.AUTO.without(Stage.STRUCTURE);

    /** The parts of an answer, each read alone: what is known when it is read may depend on what was read before. */
    private static final List<Function<SweepResult, List<Object>>> PARTS = List.of(
            found -> List.of(found.enter()),
            found -> List.of(found.exit()),
            found -> List.of(found.normalX(), found.normalY()),
            found -> List.of(found.kindA(), found.indexA(), found.kindB(), found.indexB()),
            found -> List.of(
                    found.contactCount(), found.contactX(0), found.contactY(0), found.contactX(1), found.contactY(1)),
            found -> List.of(found.restAX(), found.restAY(), found.restBX(), found.restBY()));

    private final SweepQuery query = new SweepQuery();
    private final SweepPredicates signs = new SweepPredicates(query);
    private final InitialContact contact = new InitialContact(query, signs);
    private final SweepResult found = new SweepResult();
    private final SweepResult expected = new SweepResult();

    @ParameterizedTest
    @EnumSource
    void theSearchFindsTheSame(QueryClass kind) {
        Random random = Trials.random(11);
        for (int i = 0; i < Trials.times(60); i++) {
            Query next = kind.next(random);
            ConvexMotion a = ConvexMotion.of(Answers.a(next));
            ConvexMotion b = ConvexMotion.of(Answers.b(next));
            if (next.radiusA() == 0 && next.radiusB() == 0) {
                requireSame(a, b);
            }
        }
    }

    private void requireSame(ConvexMotion a, ConvexMotion b) {
        SEARCHING.sweep(a, b, expected);
        Standing standing = standing(a, b);
        boolean isAtStart = expected.enter() == 0;
        boolean agrees = switch (standing) {
            case OPEN -> true;
            case PARTING -> expected.verdict() == Verdict.MISS;
            case APPROACHING -> expected.verdict() != Verdict.OVERLAP && !isExactlyAtStart(a, b);
            case TOUCHING -> expected.verdict() == Verdict.TOUCH && isAtStart;
            case PRESSING -> expected.verdict() == Verdict.HIT && isAtStart;
        };
        assertThat(agrees)
                .as(() -> standing + " of " + a + " and " + b + ", where it is " + expected.toContact())
                .isTrue();
        for (Function<SweepResult, List<Object>> part : PARTS) {
            PairSweeper.AUTO.sweep(a, b, found);
            assertThat(part.apply(found)).as(() -> a + " and " + b).isEqualTo(part.apply(expected));
        }
    }

    /** A time may be rounded down to 0; at rest there is no doubt. */
    private boolean isExactlyAtStart(ConvexMotion a, ConvexMotion b) {
        SweepResult atRest = new SweepResult();
        SEARCHING.sweep(
                new ConvexMotion(a.shape(), a.x(), a.y(), 0, 0),
                new ConvexMotion(b.shape(), b.x(), b.y(), 0, 0),
                atRest);
        return atRest.verdict() != Verdict.MISS;
    }

    private Standing standing(ConvexMotion a, ConvexMotion b) {
        query.set(a, b);
        signs.begin(query.isCoarse());
        return contact.find();
    }

    @Test
    void numbersThatCannotBeComparedAreLeftOpen() {
        double most = Double.MAX_VALUE;
        ConvexPolygon shape = ConvexPolygon.of(-most, -most, most, -most, 0, most);
        ConvexMotion a = new ConvexMotion(shape, -most, 0, 0, 0);
        assertThat(standing(a, new ConvexMotion(shape, most, 0, 0, 0))).isEqualTo(Standing.OPEN);
    }

    /** Of 1,000 queries of a class: how many each way answers. The table is in docs/performance.md. */
    @ParameterizedTest
    @CsvSource({
        "GRID, 295, 29, 0, 98, 119, 47, 179, 233",
        "THIN_GRID, 624, 0, 0, 24, 38, 9, 34, 271",
        "DECIMALS, 299, 0, 326, 47, 104, 45, 68, 111",
        "ULPS, 326, 0, 292, 66, 35, 29, 80, 172",
        "OFFSETS, 421, 0, 391, 20, 25, 7, 77, 59",
        "STANDING, 592, 6, 70, 69, 89, 10, 14, 150",
        "ALONG_EDGES, 551, 8, 202, 71, 35, 19, 36, 78",
        "CORNER_TO_CORNER, 0, 0, 611, 0, 11, 27, 205, 146",
        "RESTING, 0, 0, 0, 0, 651, 157, 0, 192",
        "SLIDING, 402, 0, 0, 40, 230, 0, 220, 108",
        "SHARED_EDGES, 0, 5, 15, 0, 443, 243, 174, 120",
        "POLYGONS, 197, 0, 803, 0, 0, 0, 0, 0"
    })
    void soManyOfAThousandTakeEachWay(
            QueryClass kind,
            int apart,
            int disks,
            int general,
            int parting,
            int touching,
            int pressing,
            int approaching,
            int open) {
        GeneralSweep sweep = new GeneralSweep(query, new PolygonSweep(), new EntryGuess(), new EntryGuess());
        Map<Standing, Integer> counts = new EnumMap<>(Standing.class);
        int[] before = new int[3];
        for (int i = 0; i < 1000; i++) {
            Query next = kind.query(1, i);
            query.set(ConvexMotion.of(Answers.a(next)), ConvexMotion.of(Answers.b(next)));
            if (query.boxesStayApart(0)) {
                before[0]++;
            } else if (query.isCoarse() ? sweep.disksOverlap() : sweep.answers(found)) {
                before[query.isCoarse() ? 1 : 2]++;
            } else {
                signs.begin(query.isCoarse());
                counts.merge(contact.find(), 1, Integer::sum);
            }
        }
        assertThat(new int[] {
                    before[0],
                    before[1],
                    before[2],
                    counts.getOrDefault(Standing.PARTING, 0),
                    counts.getOrDefault(Standing.TOUCHING, 0),
                    counts.getOrDefault(Standing.PRESSING, 0),
                    counts.getOrDefault(Standing.APPROACHING, 0),
                    counts.getOrDefault(Standing.OPEN, 0)
                })
                .containsExactly(apart, disks, general, parting, touching, pressing, approaching, open);
    }
}
