package org.polysweep.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.offset;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.trials.Trials;

/** The shortest way out of several obstacles against that out of one, against many others, and against itself. */
class CompoundSeparationLawsTest {
    private static final double[] RADII = {0, 0, 0, 0.5, 1, 1, 2, 2.5, 0.1};

    @Property(tries = 500, edgeCases = EdgeCasesMode.NONE)
    @Domain(RandomQueries.class)
    void ofOnePartEachItIsThatOfTheParts(@ForAll Query query) {
        checkAgainstThePair(query);
    }

    @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
    @Domain(RandomRoundQueries.class)
    void ofOneRoundPartEachItIsThatOfTheParts(@ForAll Query query) {
        checkAgainstThePair(query);
    }

    private static void checkAgainstThePair(Query query) {
        CompoundQuery compound = CompoundQuery.of(query);
        Optional<CompoundSeparation> expected =
                Oracle.answer(query).separation().map(CompoundSeparationLawsTest::rounded);
        assertThat(CompoundSeparation.of(compound)).isEqualTo(expected);
        // parts that are there twice change nothing
        List<Part> a = List.of(compound.a().get(0), compound.a().get(0));
        assertThat(CompoundSeparation.of(compound.withParts(a, compound.b()))).isEqualTo(expected);
    }

    private static CompoundSeparation rounded(ExactSeparation exact) {
        OracleUnitVector normal = OracleUnitVector.along(exact.direction());
        return new CompoundSeparation(
                OracleRounding.nearest(normal.x()),
                OracleRounding.nearest(normal.y()),
                OracleRounding.up(exact.distance()));
    }

    private static List<Part> parts(Random random, int atMost, boolean round) {
        return IntStream.rangeClosed(0, random.nextInt(atMost))
                .mapToObj(i -> new Part(hull(random), round ? RADII[random.nextInt(RADII.length)] : 0))
                .toList();
    }

    private static double[] hull(Random random) {
        int x = random.nextInt(5);
        int y = random.nextInt(5);
        List<LatticePoint> cloud = Stream.generate(() -> new LatticePoint(x + random.nextInt(5), y + random.nextInt(5)))
                .limit(1 + random.nextInt(6))
                .toList();
        return LatticePoint.hull(cloud).stream()
                .flatMap(point -> Stream.of(point.x(), point.y()))
                .mapToDouble(coordinate -> coordinate)
                .toArray();
    }

    private static CompoundQuery random(Random random, boolean round) {
        double dx = random.nextInt(3) * (random.nextInt(5) - 2);
        double dy = random.nextInt(3) * (random.nextInt(5) - 2);
        return new CompoundQuery(
                parts(random, 3, round),
                parts(random, 3, round),
                random.nextInt(5) - 2,
                random.nextInt(5) - 2,
                0.5 * random.nextInt(2),
                0,
                dx + 1,
                dy,
                1,
                0);
    }

    private static List<CompoundQuery> queries(int seed, int count, boolean round) {
        Random random = Trials.random(seed);
        return Stream.generate(() -> random(random, round))
                .limit(Trials.times(count))
                .toList();
    }

    /** Bounds and exact fractions know nothing of each other but the candidates. */
    @Test
    void boundsLeadToWhatIsExact() {
        for (CompoundQuery query : queries(1, 100, false)) {
            assertThat(CompoundSeparation.ofRound(query)).as("%s", query).isEqualTo(CompoundSeparation.of(query));
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itIsThereForOverlapAlone(boolean round) {
        List<CompoundQuery> queries = queries(2, round ? 30 : 90, round);
        int found = 0;
        for (CompoundQuery query : queries) {
            boolean overlap = CompoundOracle.of(query).verdict() == ExactVerdict.OVERLAP;
            assertThat(CompoundSeparation.of(query).isPresent()).as("%s", query).isEqualTo(overlap);
            found += overlap ? 1 : 0;
        }
        assertThat(found).isBetween(queries.size() / 6, queries.size() * 29 / 30);
    }

    /** A, moved by less, is still in B; all these places are whole multiples of 2^-20, so that nothing is rounded. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void noWayOutIsShorter(boolean round) {
        Random random = Trials.random(3);
        for (CompoundQuery query : queries(4, round ? 15 : 45, round)) {
            CompoundSeparation separation = CompoundSeparation.of(query).orElse(new CompoundSeparation(0, 0, 0));
            for (int i = 0; i < 200 && separation.depth() > 0; i++) {
                double angle = 2 * Math.PI * random.nextDouble();
                // most of them hardly shorter
                double length = separation.depth() * (1 - Math.pow(random.nextDouble(), 6)) - 1e-5;
                CompoundQuery moved = moved(query, onGrid(length * Math.cos(angle)), onGrid(length * Math.sin(angle)));
                assertThat(length <= 0 || isOverlap(moved)).as("%s", moved).isTrue();
            }
        }
    }

    /** A, moved as the doubles say, is in no part of B by more than their rounding. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itIsAWayOut(boolean round) {
        for (CompoundQuery query : queries(5, round ? 30 : 90, round)) {
            CompoundSeparation.of(query).ifPresent(found -> {
                assertThat(Math.hypot(found.normalX(), found.normalY())).isEqualTo(1, offset(1e-15));
                CompoundQuery moved = moved(query, found.normalX() * found.depth(), found.normalY() * found.depth());
                for (int i = 0; i < query.a().size() * query.b().size(); i++) {
                    Query pair = moved.pair(i % query.a().size(), i / query.a().size());
                    Oracle.answer(pair)
                            .separation()
                            .ifPresent(rest -> assertThat(OracleRounding.up(rest.distance()))
                                    .as("%s", query)
                                    .isLessThan(1e-12));
                }
            });
        }
    }

    private static double onGrid(double number) {
        return Math.rint(number * 0x1p20) * 0x1p-20;
    }

    private static CompoundQuery moved(CompoundQuery query, double x, double y) {
        return new CompoundQuery(
                query.a(),
                query.b(),
                query.positionAX() + x,
                query.positionAY() + y,
                query.positionBX(),
                query.positionBY(),
                0,
                0,
                0,
                0);
    }

    private static boolean isOverlap(CompoundQuery query) {
        return IntStream.range(0, query.a().size() * query.b().size())
                .mapToObj(i -> query.pair(i % query.a().size(), i / query.a().size()))
                .anyMatch(pair -> Oracle.verdictAndTimes(pair).verdict() == ExactVerdict.OVERLAP);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theOrderOfThePartsAndTheScaleDoNotMatter(boolean round) {
        Random random = Trials.random(6);
        for (CompoundQuery query : queries(7, round ? 6 : 60, round)) {
            List<Part> a = new ArrayList<>(query.a());
            List<Part> b = new ArrayList<>(query.b());
            Collections.shuffle(a, random);
            Collections.shuffle(b, random);
            Optional<CompoundSeparation> found = CompoundSeparation.of(query);
            assertThat(CompoundSeparation.of(query.withParts(a, b))).isEqualTo(found);
            double factor = Math.scalb(1.0, random.nextInt(1800) - 900);
            assertThat(CompoundSeparation.of(scaled(query, factor)))
                    .isEqualTo(found.map(
                            one -> new CompoundSeparation(one.normalX(), one.normalY(), one.depth() * factor)));
        }
    }

    private static CompoundQuery scaled(CompoundQuery query, double factor) {
        return new CompoundQuery(
                scaled(query.a(), factor),
                scaled(query.b(), factor),
                query.positionAX() * factor,
                query.positionAY() * factor,
                query.positionBX() * factor,
                query.positionBY() * factor,
                query.moveAX() * factor,
                query.moveAY() * factor,
                query.moveBX() * factor,
                query.moveBY() * factor);
    }

    private static List<Part> scaled(List<Part> parts, double factor) {
        return parts.stream()
                .map(part -> new Part(
                        Arrays.stream(part.vertices())
                                .map(number -> number * factor)
                                .toArray(),
                        part.radius() * factor))
                .toList();
    }

    /** Except ties of shapes at rest. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void swappingKeepsTheDepthAndTurnsTheNormal(boolean round) {
        for (CompoundQuery query : queries(8, round ? 15 : 60, round)) {
            CompoundQuery other = query.swapped();
            boolean still = query.moveAX() == query.moveBX() && query.moveAY() == query.moveBY();
            Optional<CompoundSeparation> found = CompoundSeparation.of(query);
            Optional<CompoundSeparation> back = CompoundSeparation.of(other);
            assertThat(back.map(CompoundSeparation::depth)).isEqualTo(found.map(CompoundSeparation::depth));
            if (!still) {
                assertThat(back.map(one -> new CompoundSeparation(0 - one.normalX(), 0 - one.normalY(), one.depth())))
                        .isEqualTo(found);
            }
        }
    }
}
