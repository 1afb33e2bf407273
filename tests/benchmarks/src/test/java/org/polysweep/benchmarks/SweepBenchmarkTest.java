package org.polysweep.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.infra.Blackhole;
import org.polysweep.benchmarks.query.BenchmarkQuery;
import org.polysweep.benchmarks.query.QueryKind;
import org.polysweep.benchmarks.query.QuerySet;
import org.polysweep.benchmarks.query.QuerySets;

/** Each timed subject does the work: it answers the queries, and mostly as the library does. */
class SweepBenchmarkTest {

    private static final int SAMPLE = 300;

    /** A ray from each of 10,000 vertices asks 10,000 edges. */
    private static final int SAMPLE_OF_RAYS_OF_THE_LARGEST = 30;

    /** What the peers see otherwise than the library, in percent: their tolerances, for the most part. */
    private static final double MOST_DIFFERENT = 5;

    /**
     * The one in ten that overlaps to begin with is not noticed by rays from vertices, unless a corner comes out again.
     */
    private static final double MOST_DIFFERENT_OF_RAYS = 15;

    private static final List<Supplier<SweepBenchmark>> SUBJECTS = List.of(
            Polysweep::new,
            PolysweepVerdict::new,
            PolysweepAll::new,
            PolysweepReference::new,
            Dyn4j::new,
            Jbox2d::new,
            TextbookRays::new,
            TextbookSlab::new,
            RoundPolysweep::new,
            RoundInIntegers::new,
            RoundDyn4j::new,
            RoundTextbook::new,
            TurningPolysweep::new,
            TurningPolysweepTime::new,
            TurningDyn4j::new);

    /** dyn4j has no polygon with a radius; its core is another question. */
    private static final Set<String> NO_PEER =
            Set.of("grid", "rounded-3-8-gons", "round-shapes", "resting-round-shapes");

    static Stream<Arguments> everySubjectWithEverySet() {
        return SUBJECTS.stream()
                .flatMap(subject -> sets(subject.get())
                        .map(label -> Arguments.of(subject.get().getClass().getSimpleName(), label, subject.get())));
    }

    private static Stream<String> sets(SweepBenchmark subject) {
        try {
            return Arrays.stream(subject.getClass()
                    .getField("queries")
                    .getAnnotation(Param.class)
                    .value());
        } catch (NoSuchFieldException e) {
            throw new AssertionError(subject + " names no sets", e);
        }
    }

    @ParameterizedTest(name = "{0}, {1}")
    @MethodSource("everySubjectWithEverySet")
    void everySubjectAnswersEveryQuery(String name, String label, SweepBenchmark subject) {
        QuerySet set = QueryKind.named(label).make();
        SweepBenchmark library = name.startsWith("Round")
                ? new RoundPolysweep()
                : name.startsWith("Turning") ? new TurningPolysweep() : new Polysweep();
        library.load(set);
        subject.load(set);
        Blackhole blackhole = blackhole();
        int different = 0;
        int sample =
                subject instanceof TextbookRays && label.equals("10000-gons") ? SAMPLE_OF_RAYS_OF_THE_LARGEST : SAMPLE;
        for (BenchmarkQuery query : set.queries().subList(0, sample)) {
            if (subject.answer(query, blackhole) != library.answer(query, blackhole)) {
                different++;
            }
        }
        if (name.contains("Polysweep")) {
            assertThat(different).isZero();
        } else if (!NO_PEER.contains(label)) {
            assertThat(100.0 * different / sample)
                    .isLessThan(subject instanceof TextbookRays ? MOST_DIFFERENT_OF_RAYS : MOST_DIFFERENT);
        }
    }

    @Test
    void theLoopAnswersTheWholeSet() {
        Polysweep subject = new Polysweep();
        subject.queries = "boxes";
        subject.prepare();
        assertThat(subject.sweep(blackhole())).isBetween(QuerySet.SIZE * 4 / 10, QuerySet.SIZE * 6 / 10);
    }

    @Test
    void theOrderAndTheSharingOfShapesChangeNoAnswer() {
        Polysweep fixed = new Polysweep();
        fixed.queries = "grid";
        fixed.order = "fixed";
        fixed.prepare();
        fixed.shuffle();
        Polysweep random = new Polysweep();
        random.queries = "grid";
        random.prepare();
        random.shuffle();
        assertThat(random.sweep(blackhole())).isEqualTo(fixed.sweep(blackhole()));
        fixed.order = "sorted";
        assertThatThrownBy(fixed::prepare).hasMessage("order is sorted; it is random or fixed");
    }

    /** In random order, rotating shapes have bodies that are made before, and found by the number of a query. */
    @Test
    void bodiesThatTurnAreThoseOfTheirQuery() {
        TurningPolysweep subject = new TurningPolysweep();
        subject.queries = "3-8-gons";
        subject.prepare();
        subject.shuffle();
        List<BenchmarkQuery> queries = QuerySets.named("3-8-gons").apart().queries();
        for (int i = 0; i < SAMPLE; i++) {
            assertThat(subject.answerNext(i, blackhole()))
                    .isEqualTo(subject.answer(queries.get(subject.number(i)), blackhole()));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"tiles", "decimals", "resting", "offsets", "along-edges"})
    void aClassOfTheGeneratorsIsASet(String label) {
        QuerySet set = QuerySets.named("generated/" + label);
        assertThat(Agreement.check(set, 100_000)).isPositive();
        Dyn4j peer = new Dyn4j();
        peer.load(set);
        set.queries().subList(0, SAMPLE).forEach(query -> peer.answer(query, blackhole()));
        assertThatThrownBy(() -> QuerySets.named("generated/ellipses")).hasMessageContaining("ellipses");
    }

    @Test
    void whatAPeerCannotTakeIsRefused() {
        assertThatThrownBy(() -> new Jbox2d().load(QueryKind.POLYGONS_16.make()))
                .hasMessageContaining("jbox2d takes at most 8");
        assertThatThrownBy(() -> new TextbookSlab().load(QueryKind.ROTATED_BOXES.make()))
                .hasMessageContaining("not an axis-parallel box");
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "POLYGONS_10000")
    void whatIsTimedAgreesWithTheReferencePath(QueryKind kind) {
        assertThat(Agreement.check(kind.make(), 1_000_000)).isPositive();
    }

    /** One answer of the reference path takes seconds; the benchmark asks it, too, before it times. */
    @Test
    @Tag("nightly")
    void whatIsTimedOfTheLargestPolygonsAgreesWithTheReferencePath() {
        assertThat(Agreement.check(QueryKind.POLYGONS_10000.make(), 1)).isPositive();
    }

    @ParameterizedTest
    @ValueSource(strings = {"boxes", "3-8-gons", "grid"})
    void whatTurnsAgreesWithTheReferencePath(String label) {
        assertThat(Agreement.checkTurning(QueryKind.named(label).make(), 1_500)).isPositive();
    }

    private static Blackhole blackhole() {
        return new Blackhole(
                "Today's password is swordfish. I understand instantiating Blackholes directly is dangerous.");
    }
}
