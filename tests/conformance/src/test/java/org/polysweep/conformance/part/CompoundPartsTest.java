package org.polysweep.conformance.part;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.query.Answers;
import org.polysweep.contact.SweepOutcome;
import org.polysweep.contact.Verdict;
import org.polysweep.generate.CompoundClass;
import org.polysweep.generate.QueryClass;
import org.polysweep.oracle.CompoundAnswer;
import org.polysweep.oracle.CompoundOracle;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.oracle.ContactEdge;
import org.polysweep.oracle.Part;
import org.polysweep.oracle.PartOfStep;
import org.polysweep.oracle.Query;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.sweep.Sweep;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.sweep.Sweeper;
import org.polysweep.trials.Trials;

/** Sweeps of compounds over a part of a step, against the oracle, which sweeps all pairs, and has the rule of seams. */
class CompoundPartsTest {

    private static final int NORMAL_ULPS = 4;
    private static final ConvexPolygon BOX = ConvexPolygon.box(0, 0, 1, 1);

    private final Sweeper reference = Sweeper.of(SweepAlgorithm.REFERENCE);
    private final SweepResult whole = SweepResult.create();
    private final SweepResult part = SweepResult.create();
    private final Map<Verdict, Integer> verdicts = new EnumMap<>(Verdict.class);

    private SweepResult sweep(Sweeper sweeper, MovingShape a, MovingShape b, PartOfStep times) {
        sweeper.sweep(a, b, times.start(), times.end(), part);
        return part;
    }

    private PartOfStep nasty(Random random, MovingShape a, MovingShape b) {
        Sweeper.AUTO.sweep(a, b, whole);
        return NastyParts.next(random, whole);
    }

    private void requireAgreement(CompoundQuery query, Random random) {
        MovingShape a = Answers.a(query);
        MovingShape b = Answers.b(query);
        PartOfStep times = nasty(random, a, b);
        CompoundAnswer exact = CompoundOracle.of(query, times).answer();
        String named = times + " " + query;
        SweepOutcome expected = sweep(reference, a, b, times).toOutcome();
        SweepResult result = sweep(Sweeper.AUTO, a, b, times);
        assertThat(result.toOutcome()).as(named).isEqualTo(expected);
        assertThat(result.verdict().name())
                .as(named)
                .isEqualTo(exact.timing().verdict().name());
        assertThat(List.of(result.enter(), result.exit()))
                .as(named)
                .containsExactly(exact.timing().enterDouble(), exact.timing().exitDouble());
        assertThat(List.of(result.partA(), result.partB())).as(named).containsExactly(exact.partA(), exact.partB());
        boolean isNormalRight = exact.normal()
                .map(normal -> new ContactEdge(normal, 0).isNear(result.normalX(), result.normalY(), NORMAL_ULPS))
                .orElse(Double.isNaN(result.normalX()));
        assertThat(isNormalRight)
                .as("%s: (%s, %s), exactly %s", named, result.normalX(), result.normalY(), exact.normal())
                .isTrue();
        verdicts.merge(result.verdict(), 1, Integer::sum);
    }

    @ParameterizedTest
    @EnumSource
    void everyClassOfQueries(CompoundClass kind) {
        Random random = Trials.random(kind.name().hashCode() + 31);
        for (int i = 0; i < Trials.atLeast(60, 80); i++) {
            requireAgreement(kind.inParts(22, i), random);
        }
        assertThat(verdicts).hasSizeGreaterThan(1);
    }

    private static Part box(double x, double y) {
        return new Part(new double[] {x, y, x + 1, y, x + 1, y + 1, x, y + 1}, 0);
    }

    /** A box in a tunnel of tiles, exactly as high as it, or twice as high: it slides, is pressed, leaves. */
    @Test
    void aBoxAmongTiles() {
        Random random = Trials.random(32);
        for (int i = 0; i < Trials.atLeast(150, 150); i++) {
            int height = 1 + random.nextInt(2);
            List<Part> tunnel = IntStream.range(0, 12)
                    .mapToObj(k -> box(k / 2, k % 2 == 0 ? -1 : height))
                    .toList();
            requireAgreement(
                    new CompoundQuery(
                            List.of(box(0, 0)),
                            tunnel,
                            (random.nextInt(18) - 4) / 2.0,
                            random.nextInt(3) / 2.0,
                            0,
                            0,
                            random.nextInt(9) - 4,
                            (random.nextInt(9) - 4) / 2.0,
                            random.nextInt(2),
                            0),
                    random);
        }
        assertThat(verdicts).containsKeys(Verdict.values());
    }

    @ParameterizedTest
    @EnumSource
    void aCompoundOfOnePartAnswersAsThePart(QueryClass kind) {
        Random random = Trials.random(kind.name().hashCode() + 33);
        for (int i = 0; i < Trials.times(6); i++) {
            Query query = kind.next(random);
            MovingShape a = Answers.a(query);
            MovingShape b = Answers.b(query);
            PartOfStep times = nasty(random, a, b);
            SweepOutcome expected = sweep(Sweeper.AUTO, a, b, times).toOutcome();
            MovingShape compoundA = Answers.a(CompoundQuery.of(query));
            MovingShape compoundB = Answers.b(CompoundQuery.of(query));
            assertThat(sweep(Sweeper.AUTO, compoundA, compoundB, times).toOutcome())
                    .as("%s %s", times, query)
                    .isEqualTo(expected);
        }
    }

    /**
     * On a grid, in halves and quarters of a step, the shapes at the beginning of a part are in doubles. So the part is
     * the step of these shapes, except for its times.
     */
    @Test
    void aPartIsTheStepThatBeginsThere() {
        Random random = Trials.random(34);
        CompoundShape hill = CompoundShape.oneSidedChain(-3, -3, 0, 0, 2, 0, 4, 1);
        CompoundShape tiles = CompoundShape.of(BOX, ConvexPolygon.box(1, 0, 2, 1), ConvexPolygon.box(2, 1, 3, 2));
        List<CompoundShape> grounds = List.of(hill, tiles, CompoundShape.of(RoundedPolygon.circle(0, 0, 1), BOX));
        Map<Verdict, Integer> found = new EnumMap<>(Verdict.class);
        for (int i = 0; i < Trials.atLeast(500, 500); i++) {
            ConvexShape shape = i % 2 == 0 ? BOX : RoundedPolygon.circle(0, 0, 0.5);
            CompoundShape ground = grounds.get(i % 3);
            double start = random.nextInt(4) / 4.0;
            double end = random.nextBoolean() ? 1 : start + 0.25;
            double[] at = random.ints(4, -4, 5).asDoubleStream().toArray();
            double[] by = random.ints(4, -8, 9).asDoubleStream().toArray();
            MovingShape a = shape.at(at[0], at[1]).moving(by[0], by[1]);
            MovingShape b = ground.at(at[2], at[3]).moving(by[2], by[3]);
            MovingShape later = shape.at(at[0] + start * by[0], at[1] + start * by[1])
                    .moving((end - start) * by[0], (end - start) * by[1]);
            MovingShape groundLater = ground.at(at[2] + start * by[2], at[3] + start * by[3])
                    .moving((end - start) * by[2], (end - start) * by[3]);
            SweepOutcome expected = Sweep.outcome(later, groundLater);
            SweepOutcome outcome = Sweep.outcome(a, b, start, end);
            assertThat(outcome)
                    .as("[%s, %s] %s %s", start, end, a, b)
                    .usingRecursiveComparison()
                    .ignoringFields("enter", "exit")
                    .isEqualTo(expected);
            if (Double.isFinite(expected.enter())) {
                assertThat(outcome.enter()).isCloseTo(start + (end - start) * expected.enter(), within(0x1p-48));
                assertThat(outcome.exit()).isCloseTo(start + (end - start) * expected.exit(), within(0x1p-48));
            }
            found.merge(outcome.verdict(), 1, Integer::sum);
        }
        assertThat(found).containsKeys(Verdict.values());
    }

    /** A chain is met from its front: at the end of the part, within it, and where it began to touch before. */
    @Test
    void aOneSidedChain() {
        CompoundShape platform = CompoundShape.oneSidedChain(0, 0, 5, 0);
        MovingShape standing = platform.at(0, 0).moving(0, 0);
        for (ConvexShape shape : List.of(BOX, RoundedPolygon.circle(0.5, 0.5, 0.5))) {
            MovingShape falling = shape.at(2, 1).moving(0, -2);
            assertThat(Sweep.outcome(falling, standing, 0.25, 1)).isEqualTo(Sweep.outcome(falling, standing));
            assertThat(Sweep.outcome(falling, standing, 0, 0.5).verdict()).isEqualTo(Verdict.TOUCH);
            assertThat(Sweep.outcome(falling, standing, 0.75, 1).verdict()).isEqualTo(Verdict.MISS);
            MovingShape rising = shape.at(2, -2).moving(0, 4);
            assertThat(Sweep.outcome(rising, standing, 0.25, 1).verdict()).isEqualTo(Verdict.MISS);
            // It leaves the chain at 1/2, from its front.
            assertThat(Sweep.outcome(rising, standing, 0.5, 1).verdict()).isEqualTo(Verdict.TOUCH);
            assertThat(Sweep.outcome(rising, standing, 0.5, 1).normalY()).isEqualTo(1);
            MovingShape sliding = shape.at(1, 0).moving(2, 0);
            assertThat(Sweep.outcome(sliding, standing, 0.25, 1).enter()).isEqualTo(0.25);
            assertThat(Sweep.outcome(sliding, standing, 0.25, 1).normalY()).isEqualTo(1);
        }
    }
}
