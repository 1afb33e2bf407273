package org.polysweep.internal.polygon;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
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
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.answer.LazyAnswer;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.internal.polygon.InitialContact.Standing;
import org.polysweep.internal.sign.Stage;
import org.polysweep.oracle.Query;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.trials.Trials;

/**
 * How two stand as the step begins is what the search along the line of the motion finds, and as much is known of it.
 */
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

    /** Knows no answer. */
    private static final LazyAnswer NOBODY = (LazyAnswer) Proxy.newProxyInstance(
            LazyAnswer.class.getClassLoader(), new Class<?>[] {LazyAnswer.class}, (proxy, method, arguments) -> {
                throw new AssertionError(method);
            });

    private final SweepQuery query = new SweepQuery();
    private final SweepPredicates signs = new SweepPredicates(query);
    private final InitialContact contact = new InitialContact(query, signs);
    private final GeneralSweep sweep =
            new GeneralSweep(query, new PolygonSweep(), new EntryGuess(query), new EntryGuess(query));
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
            case OVERLAPPING -> expected.verdict() == Verdict.OVERLAP;
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
        guess(a, b);
        sweep.begin();
        return contact.prove(sweep.gapSize());
    }

    private void guess(ConvexMotion a, ConvexMotion b) {
        query.set(a, b);
        signs.begin(query.isCoarse());
        contact.guess();
    }

    /** Two by the least that doubles tell apart: no octagon is certain of it, and a triangle is. */
    @Test
    void anOverlapByTheLeastIsTold() {
        ConvexPolygon below = ConvexPolygon.of(-3, 0, 0, -4, 3, 0);
        ConvexPolygon above = ConvexPolygon.of(-2, 0, 2, 0, 0, 5);
        assertThat(standing(ConvexMotion.at(above, 0, -Double.MIN_VALUE), ConvexMotion.at(below, 0, 0)))
                .isEqualTo(Standing.OVERLAPPING);
        assertThat(standing(ConvexMotion.at(below, 0, Double.MIN_VALUE), ConvexMotion.at(above, 0, 0)))
                .isEqualTo(Standing.OVERLAPPING);
        assertThat(standing(ConvexMotion.at(above, 0, Double.MIN_VALUE), ConvexMotion.at(below, 0, 0)))
                .isEqualTo(Standing.PARTING);
    }

    /** Inside the line of an edge by the least, and outside beyond either end of it. */
    @Test
    void besideAnEdgeIsNotInside() {
        ConvexPolygon first = ConvexPolygon.of(14, -3, 9, -4, 11, 0);
        ConvexPolygon second = ConvexPolygon.of(-16, -17, -15, -17, -8, -9);
        ConvexMotion beyondEnd = ConvexMotion.at(ConvexPolygon.of(11, 0), -Double.MIN_VALUE, 0);
        ConvexMotion beforeBegin = ConvexMotion.at(ConvexPolygon.of(-8, -9), 0, -Double.MIN_VALUE);
        assertThat(standing(beyondEnd, ConvexMotion.at(first, 0, 0))).isEqualTo(Standing.OPEN);
        assertThat(standing(beforeBegin, ConvexMotion.at(second, 0, 0))).isEqualTo(Standing.OPEN);
    }

    /**
     * A triangle about a point, (0, 0). From there the corner at the top turns left by 6 against the end of the bottom
     * and by 6 against its beginning, and the bound for gaps of the size 2^26 is 12u · 2^52 = 6.
     */
    @Test
    void cornersGoRoundTheOriginByTheBoundOrMore() {
        assertThat(aroundPoint(-3.5, 2.5)).isEqualTo(Standing.OVERLAPPING);
        assertThat(aroundPoint(-3.5, Math.nextDown(2.5))).isEqualTo(Standing.OPEN);
        assertThat(aroundPoint(Math.nextUp(-3.5), 2.5)).isEqualTo(Standing.OPEN);
    }

    private Standing aroundPoint(double left, double right) {
        ConvexPolygon triangle = ConvexPolygon.of(left, -0.25, right, -0.25, 4, 2);
        guess(ConvexMotion.at(ConvexPolygon.of(0, 0), 0, 0), ConvexMotion.at(triangle, 0, 0));
        return contact.prove(0x1p26);
    }

    /** An overlap that is plain to see, but for products that are no doubles. */
    @Test
    void productsThatOverflowAreLeftOpen() {
        ConvexMotion point = ConvexMotion.at(ConvexPolygon.of(0, 0), 0, 0);
        ConvexPolygon triangle = ConvexPolygon.of(-3.5, -0.25, 2.5, -0.25, 0, 2);
        assertThat(standing(point, ConvexMotion.at(triangle, 0, 0))).isEqualTo(Standing.OVERLAPPING);
        assertThat(standing(point, ConvexMotion.at(triangle.scaled(0x1p520), 0, 0)))
                .isEqualTo(Standing.OPEN);
    }

    /** Boxes half a unit apart, and half a unit in each other. */
    @Test
    void theDistanceIsGuessed() {
        ConvexPolygon box = ConvexPolygon.box(0, 0, 4, 4);
        ConvexMotion a = ConvexMotion.at(box, 0, 0);
        guess(a, ConvexMotion.at(box, 4.5, 1));
        assertThat(contact.mayTouch(0.5)).isTrue();
        assertThat(contact.mayTouch(0.25)).isFalse();
        assertThat(contact.mayOverlap(0)).isFalse();
        guess(a, ConvexMotion.at(box, 3.5, 1));
        assertThat(contact.mayTouch(0.5)).isTrue();
        assertThat(contact.mayTouch(0.25)).isFalse();
        assertThat(contact.mayOverlap(0.5)).isFalse();
        assertThat(contact.mayOverlap(0.25)).isTrue();
    }

    /** Boxes with a corner in common: either edge of C that ends there is made of an edge of each. */
    @ParameterizedTest
    @CsvSource({"1, 1", "100, 1", "1, 100"})
    void ofTwoParallelEdgesThatOfBIsTaken(double width, double height) {
        ConvexPolygon square = ConvexPolygon.box(0, 0, 1, 1);
        ConvexPolygon box = ConvexPolygon.box(0, 0, width, height);
        for (int isRight = 0; isRight <= 1; isRight++) {
            for (int isAbove = 0; isAbove <= 1; isAbove++) {
                double x = isRight == 1 ? 1 : -width;
                double y = isAbove == 1 ? 1 : -height;
                assertThat(standing(ConvexMotion.at(square, 0, 0), ConvexMotion.at(box, x, y)))
                        .isEqualTo(Standing.TOUCHING);
                assertThat(contact.isCorner()).isTrue();
                assertThat(contact.isOfB()).isTrue();
                assertThat(contact.neighbourIsOfB()).isTrue();
                // The normals of the two edges of B that face the square: one along either axis.
                double normalX = box.normalX(contact.edge()) + box.normalX(contact.neighbour());
                double normalY = box.normalY(contact.edge()) + box.normalY(contact.neighbour());
                assertThat(normalX).isEqualTo(1 - 2 * isRight);
                assertThat(normalY).isEqualTo(1 - 2 * isAbove);
            }
        }
    }

    /** What lies on a floor: nobody is asked for the time, for the normal, or for what is in touch. */
    @Test
    void whatIsKnownOfATouchIsWrittenAtOnce() {
        ConvexPolygon floor = ConvexPolygon.box(-8, -1, 8, 0);
        ConvexPolygon box = ConvexPolygon.box(0, 0, 1, 1);
        requireWritten(ConvexMotion.at(box, 0, 0), ConvexMotion.at(floor, 0, 0));
        requireWritten(ConvexMotion.at(floor, 0, 0), ConvexMotion.at(box, 0, 0));
    }

    private void requireWritten(ConvexMotion a, ConvexMotion b) {
        assertThat(standing(a, b)).isEqualTo(Standing.TOUCHING);
        AnswerWriter.write(found, Verdict.TOUCH, NOBODY);
        contact.writeTouch(found);
        SEARCHING.sweep(a, b, expected);
        assertThat(found.enter()).isZero();
        assertThat(found.normalX()).isEqualTo(expected.normalX());
        assertThat(found.normalY()).isEqualTo(expected.normalY());
        assertThat(List.of(found.kindA(), found.indexA(), found.kindB(), found.indexB()))
                .isEqualTo(List.of(expected.kindA(), expected.indexA(), expected.kindB(), expected.indexB()));
    }

    @Test
    void numbersThatCannotBeComparedAreLeftOpen() {
        double most = Double.MAX_VALUE;
        ConvexPolygon shape = ConvexPolygon.of(-most, -most, most, -most, 0, most);
        ConvexMotion a = new ConvexMotion(shape, -most, 0, 0, 0);
        assertThat(standing(a, new ConvexMotion(shape, most, 0, 0, 0))).isEqualTo(Standing.OPEN);
        // A triangle and a point far to the right of it: of all distances, not even the greatest is a double.
        double unit = most / 8;
        ConvexPolygon triangle = ConvexPolygon.of(-4 * unit, 2 * unit, unit, -2 * unit, unit, 4 * unit);
        ConvexPolygon point = ConvexPolygon.of(2 * unit, -2 * unit);
        assertThat(standing(ConvexMotion.at(triangle, 0, 0), ConvexMotion.at(point, 6 * unit, -2 * unit)))
                .isEqualTo(Standing.OPEN);
    }

    /** Of 1,000 queries of a class: how many each way answers. The table is in docs/performance.md. */
    @ParameterizedTest
    @CsvSource({
        "GRID, 295, 227, 0, 88, 119, 47, 74, 150",
        "THIN_GRID, 624, 8, 0, 22, 38, 9, 7, 292",
        "DECIMALS, 299, 213, 206, 42, 104, 45, 33, 58",
        "ULPS, 326, 235, 166, 65, 35, 29, 47, 97",
        "OFFSETS, 421, 212, 228, 16, 25, 7, 15, 76",
        "STANDING, 592, 172, 12, 69, 89, 10, 14, 42",
        "ALONG_EDGES, 551, 209, 69, 65, 35, 19, 10, 42",
        "CORNER_TO_CORNER, 0, 179, 495, 0, 11, 27, 35, 253",
        "RESTING, 0, 0, 0, 0, 651, 157, 0, 192",
        "SLIDING, 402, 0, 0, 40, 230, 0, 40, 288",
        "SHARED_EDGES, 0, 137, 1, 0, 443, 243, 108, 68",
        "POLYGONS, 197, 376, 427, 0, 0, 0, 0, 0"
    })
    void soManyOfAThousandTakeEachWay(
            QueryClass kind,
            int apart,
            int overlaps,
            int general,
            int parting,
            int touching,
            int pressing,
            int approaching,
            int searched) {
        Map<Standing, Integer> counts = new EnumMap<>(Standing.class);
        int[] before = new int[3];
        int search = 0;
        for (int i = 0; i < 1000; i++) {
            Query next = kind.query(1, i);
            query.set(ConvexMotion.of(Answers.a(next)), ConvexMotion.of(Answers.b(next)));
            boolean coarse = query.isCoarse();
            sweep.begin();
            boolean isNear = sweep.boxesMeet();
            boolean looksFirst = sweep.asksHowTheyStand(coarse);
            contact.guess();
            boolean octagon = contact.mayOverlap(sweep.near()) && InscribedOctagon.holdsOrigin(query, sweep.gapSize());
            boolean mayTouch = looksFirst && contact.mayTouch(sweep.near());
            if (query.boxesStayApart()) {
                before[0]++;
            } else if (looksFirst && (sweep.disksOverlap() || octagon)) {
                before[1]++;
            } else if (!coarse && !mayTouch && sweep.answers(found)) {
                before[2]++;
            } else if (isNear && octagon) {
                before[1]++;
            } else if (isNear && !contact.mayOverlap(sweep.near())) {
                signs.begin(coarse);
                counts.merge(contact.prove(sweep.gapSize()), 1, Integer::sum);
            } else {
                search++;
            }
        }
        assertThat(new int[] {
                    before[0],
                    before[1] + counts.getOrDefault(Standing.OVERLAPPING, 0),
                    before[2],
                    counts.getOrDefault(Standing.PARTING, 0),
                    counts.getOrDefault(Standing.TOUCHING, 0),
                    counts.getOrDefault(Standing.PRESSING, 0),
                    counts.getOrDefault(Standing.APPROACHING, 0),
                    search + counts.getOrDefault(Standing.OPEN, 0)
                })
                .containsExactly(apart, overlaps, general, parting, touching, pressing, approaching, searched);
    }
}
