package org.polysweep.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.trials.Trials;

/** What the answer is about shapes in parts, in cases that can be seen by eye, and by laws. */
class CompoundOracleTest {

    private static final Part BOX = box(0, 0, 1, 1);
    private static final List<Part> FLOOR =
            IntStream.range(0, 4).mapToObj(x -> box(x, -1, x + 1, 0)).toList();

    private static Part box(double minX, double minY, double maxX, double maxY) {
        return new Part(new double[] {minX, minY, maxX, minY, maxX, maxY, minX, maxY}, 0);
    }

    private static Part sharp(double... vertices) {
        return new Part(vertices, 0);
    }

    private static CompoundAnswer answer(List<Part> a, double x, double y, double dx, double dy, List<Part> b) {
        return CompoundOracle.of(new CompoundQuery(a, b, x, y, 0, 0, dx, dy, 0, 0))
                .answer();
    }

    private static CompoundAnswer answer(double x, double y, double dx, double dy, List<Part> b) {
        return answer(List.of(BOX), x, y, dx, dy, b);
    }

    private static void requireNormal(CompoundAnswer answer, double x, double y) {
        assertThat(answer.normal()).hasValueSatisfying(normal -> {
            assertThat(normal).isEqualTo(OracleUnitVector.along(IntVector.of((long) x, (long) y)));
        });
        assertThat(answer.edges().get(0).isNear(x / Math.hypot(x, y), y / Math.hypot(x, y), 4))
                .isTrue();
    }

    @Test
    void theWorstVerdictCountsAndOfThoseTheEarliest() {
        List<Part> three = List.of(box(9, 0, 10, 1), box(4, 0, 5, 1), box(3, 1, 4, 2));
        CompoundAnswer hit = answer(0, 0, 6, 0, three);
        assertThat(hit.timing().verdict()).isEqualTo(ExactVerdict.HIT);
        assertThat(hit.timing().enterDouble()).isEqualTo(0.5);
        assertThat(hit.partB()).isEqualTo(1);
        CompoundAnswer overlap = answer(4.5, 0.5, 6, 0, three);
        assertThat(overlap.timing().verdict()).isEqualTo(ExactVerdict.OVERLAP);
        assertThat(overlap.edges()).isEmpty();
        requireOnly(overlap.normal().orElseThrow(), -1, 0);
        CompoundAnswer touch = answer(0, 0, 2.5, 0, List.of(three.get(0), three.get(2)));
        assertThat(touch.timing().verdict()).isEqualTo(ExactVerdict.TOUCH);
        assertThat(touch.partB()).isEqualTo(1);
        CompoundAnswer miss = answer(0, 0, 1, 0, three);
        assertThat(miss).isEqualTo(CompoundAnswer.MISS);
        assertThat(CompoundOracle.of(new CompoundQuery(List.of(BOX), three, 0, 0, 0, 0, 1, 0, 0, 0))
                        .enterDouble())
                .isNaN();
    }

    private static void requireOnly(OracleUnitVector normal, long x, long y) {
        assertThat(normal).isEqualTo(OracleUnitVector.along(IntVector.of(x, y)));
    }

    @ParameterizedTest
    @CsvSource({"1,-1", "2,-1", "9,-1", "1,-9", "-1,-1", "-9,-1"})
    void aFloorOfTilesHasNoWalls(double dx, double dy) {
        for (int x = 0; x < 4; x++) {
            CompoundAnswer answer = answer(x, 0, dx, dy, FLOOR);
            assertThat(answer.timing().verdict()).isEqualTo(ExactVerdict.HIT);
            requireNormal(answer, 0, 1);
            // The wall is none of the candidate edges, so no result may name it.
            boolean atTheEdge = (x == 3 && dx < 0) || (x == 0 && dx > 0);
            assertThat(answer.edges()).allMatch(edge -> atTheEdge || edge.isNear(0, 1, 4));
        }
    }

    /** The obstacle of the roof covers all of the floor: then only what is run into counts. */
    @ParameterizedTest
    @CsvSource({"2,-1,0,1", "9,-1,0,1", "9,1,0,-1", "-9,-1,0,1", "4,0,0,1"})
    void aTunnelAsHighAsTheBoxHasNoWallsEither(double dx, double dy, double normalX, double normalY) {
        List<Part> tunnel = Stream.concat(FLOOR.stream(), IntStream.range(0, 4).mapToObj(x -> box(x, 1, x + 1, 2)))
                .toList();
        for (int x = 0; x < 3; x++) {
            requireNormal(answer(x, 0, dx, dy, tunnel), normalX, normalY);
        }
    }

    @Test
    void aStepIsAWall() {
        List<Part> stairs = new ArrayList<>(FLOOR);
        stairs.add(box(3, 0, 4, 1));
        CompoundAnswer answer = answer(0, 0, 4, 0, stairs);
        assertThat(answer.timing().verdict()).isEqualTo(ExactVerdict.HIT);
        assertThat(answer.partB()).isEqualTo(4);
        requireNormal(answer, -1, 0);
        // In the corner of both, pressed into both: the one that opposes the motion more.
        requireNormal(answer(2, 0, 2, -1, stairs), -1, 0);
        requireNormal(answer(2, 0, 1, -2, stairs), 0, 1);
        assertThat(answer(2, 0, 1, -2, stairs).edges()).anyMatch(edge -> edge.isNear(-1, 0, 4));
    }

    /** The round tile's top is level with the other one's, whose left side runs down into it. */
    @Test
    void aRoundTileCoversTheSideOfTheNext() {
        Part round = new Part(new double[] {0, -2, 3, -2, 3, -1, 0, -1}, 1);
        List<Part> ground = List.of(round, box(2, -1, 9, 0));
        CompoundAnswer answer = answer(1, 0, 9, -1, ground);
        assertThat(answer.timing().verdict()).isEqualTo(ExactVerdict.HIT);
        requireNormal(answer, 0, 1);
        assertThat(answer.partB()).isEqualTo(1);
        // Where the round one has come to its arc, it is below the side: a wall, if only a little one.
        requireNormal(answer(4, 0, 9, -1, List.of(new Part(round.vertices(), 1), box(5, -1, 9, 0))), -1, 0);
    }

    @Test
    void withRadiiAloneTheLowestPartAnswers() {
        List<Part> circles = List.of(
                new Part(new double[] {3, 9}, 1), new Part(new double[] {4, 4}, 1), new Part(new double[] {4, -4}, 1));
        CompoundAnswer answer = answer(List.of(new Part(new double[] {0, 0}, 4)), -4, 0, 8, 0, circles);
        assertThat(answer.timing().verdict()).isEqualTo(ExactVerdict.HIT);
        assertThat(answer.timing().enterDouble()).isEqualTo(0.625);
        assertThat(answer.partB()).isEqualTo(1);
        requireOnly(answer.normal().orElseThrow(), -3, -4);
    }

    @Test
    void anEdgeGoesBeforeThePointThatLiesOnIt() {
        List<Part> ground = List.of(sharp(0, 0), sharp(-3, 0, 3, 0));
        CompoundAnswer answer = answer(List.of(sharp(0, 0)), 1, 2, -2, -4, ground);
        assertThat(answer.timing().verdict()).isEqualTo(ExactVerdict.TOUCH);
        assertThat(answer.partB()).isEqualTo(1);
        requireNormal(answer, 0, 1);
        CompoundAnswer points = answer(List.of(sharp(0, 0)), 1, 2, -2, -4, List.of(sharp(9, 9), sharp(0, 0)));
        assertThat(points.partB()).isEqualTo(1);
        assertThat(points.edges()).isEmpty();
        requireOnly(points.normal().orElseThrow(), 1, 2);
    }

    private static List<Part> heap(Random random, int parts) {
        return IntStream.range(0, parts)
                .mapToObj(i -> {
                    double x = random.nextInt(6);
                    double y = random.nextInt(4);
                    Part box = box(x, y, x + 1 + random.nextInt(2), y + 1);
                    return random.nextInt(5) == 0 ? new Part(new double[] {x, y}, 1) : box;
                })
                .toList();
    }

    /** Verdict, time and normal do not depend on the order of the parts, nor on parts that are there twice. */
    @Test
    void theOrderOfThePartsDecidesNothingButTheirNumbers() {
        Random random = Trials.random(1);
        for (int i = 0; i < Trials.times(300); i++) {
            List<Part> ground = heap(random, 5);
            List<Part> other = new ArrayList<>(ground);
            Collections.shuffle(other, random);
            other.add(other.get(0));
            double x = random.nextInt(10) - 2;
            double y = 4 + random.nextInt(2);
            double dx = random.nextInt(9) - 4;
            double dy = -random.nextInt(6);
            CompoundAnswer one = answer(x, y, dx, dy, ground);
            CompoundAnswer two = answer(x, y, dx, dy, other);
            assertThat(two.timing().verdict()).isEqualTo(one.timing().verdict());
            assertThat(two.timing().enter()).isEqualTo(one.timing().enter());
            if (!one.edges().isEmpty() && isSharp(ground.get(one.partB()))) {
                assertThat(two.normal()).isEqualTo(one.normal());
            }
        }
    }

    private static boolean isSharp(Part part) {
        return part.radius() == 0;
    }

    @Test
    void aShapeOfOnePartIsThatPart() {
        Random random = Trials.random(2);
        for (int i = 0; i < Trials.times(300); i++) {
            CompoundQuery alone = new CompoundQuery(
                    heap(random, 1), heap(random, 1), 0, random.nextInt(4), 0, 0, random.nextInt(9) - 4, -2, 0, 0);
            Query query = alone.pair(0, 0);
            assertThat(CompoundQuery.of(query)).isEqualTo(alone);
            CompoundAnswer answer = CompoundOracle.of(alone).answer();
            OracleAnswer whole = Oracle.answer(query);
            assertThat(answer.timing()).isEqualTo(whole.timing());
            assertThat(answer.normal()).isEqualTo(whole.unitNormal());
            if (whole.meeting().isPresent()) {
                Surd enter = whole.timing().enter().flatMap(ExactTime::value).orElseThrow();
                assertThat(answer.edges()).isEqualTo(ContactEdge.of(query, enter));
            }
        }
    }

    @Test
    void whatIsNotLegalIsRefused() {
        assertThatThrownBy(() -> answer(0, 0, 1, 1, List.of())).hasMessage("b has no part");
        assertThatThrownBy(() -> answer(List.of(), 0, 0, 1, 1, FLOOR)).hasMessage("a has no part");
        assertThatThrownBy(() -> answer(0, 0, 1, 1, List.of(BOX, sharp(0, Double.NaN))))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void partsAreEqualByTheirNumbersAndToldInJson() {
        Part part = new Part(new double[] {1, 2, 3, 4}, 0.5);
        assertThat(part).isEqualTo(new Part(part.vertices(), 0.5)).hasSameHashCodeAs(new Part(part.vertices(), 0.5));
        assertThat(part).isNotEqualTo(new Part(part.vertices(), 0)).isNotEqualTo(sharp(1, 2, 3, 5));
        assertThat(new CompoundQuery(List.of(part), List.of(part, sharp(5, 6)), 1, 2, 3, 4, 5, 6, 7, 8))
                .hasToString("{\"a\":{\"vertices\":[[1.0,2.0],[3.0,4.0]],\"radius\":0.5},"
                        + "\"b\":{\"parts\":[{\"vertices\":[[1.0,2.0],[3.0,4.0]],\"radius\":0.5},"
                        + "{\"vertices\":[[5.0,6.0]]}]},\"positionA\":[1.0,2.0],\"positionB\":[3.0,4.0],"
                        + "\"moveA\":[5.0,6.0],\"moveB\":[7.0,8.0]}");
    }
}
