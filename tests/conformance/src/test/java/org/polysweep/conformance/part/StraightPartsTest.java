package org.polysweep.conformance.part;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.query.Answers;
import org.polysweep.contact.SweepOutcome;
import org.polysweep.contact.Verdict;
import org.polysweep.generate.QueryClass;
import org.polysweep.oracle.Judge;
import org.polysweep.oracle.OracleClaim;
import org.polysweep.oracle.PartOfStep;
import org.polysweep.oracle.Query;
import org.polysweep.oracle.Rotor;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.sweep.Sweep;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.sweep.Sweeper;
import org.polysweep.trials.Trials;

/**
 * Sweeps of two convex shapes over a part of a step, against the oracle, which sweeps the part as a step of its own.
 */
class StraightPartsTest {

    private final SweepResult whole = SweepResult.create();
    private final SweepResult part = SweepResult.create();

    private SweepResult sweep(SweepAlgorithm path, MovingShape a, MovingShape b, double start, double end) {
        Sweeper.of(path).sweep(a, b, start, end, part);
        return part;
    }

    @ParameterizedTest
    @EnumSource
    void theOracleFindsNoFaultOnAnyPath(QueryClass kind) {
        Random random = Trials.random(kind.name().hashCode() + 7);
        for (int i = 0; i < Trials.times(12); i++) {
            Query query = kind.next(random);
            MovingShape a = Answers.a(query);
            MovingShape b = Answers.b(query);
            Sweeper.AUTO.sweep(a, b, whole);
            for (int k = 0; k < 3; k++) {
                PartOfStep times = NastyParts.next(random, whole);
                OracleClaim expected = Answers.claim(sweep(SweepAlgorithm.REFERENCE, a, b, times.start(), times.end()));
                assertThat(Judge.faultsOfSweep(query, Rotor.UPRIGHT, Rotor.UPRIGHT, times, expected))
                        .as("%s %s", times, query)
                        .isEmpty();
                for (SweepAlgorithm path : Answers.paths(query)) {
                    assertThat(Answers.claim(sweep(path, a, b, times.start(), times.end())))
                            .as("%s %s %s", path, times, query)
                            .isEqualTo(expected);
                }
            }
        }
    }

    /** A HIT is a HIT in exactly one of the parts of a step, with the same bits; before it, and after it, it is not. */
    @ParameterizedTest
    @EnumSource
    void aStepIsItsParts(QueryClass kind) {
        Random random = Trials.random(kind.name().hashCode() + 8);
        for (int i = 0; i < Trials.times(60); i++) {
            Query query = kind.next(random);
            MovingShape a = Answers.a(query);
            MovingShape b = Answers.b(query);
            Sweeper.AUTO.sweep(a, b, whole);
            PartOfStep times = NastyParts.next(random, whole);
            double middle = times.start() == 0 ? times.end() : times.start();
            if (middle == 1) {
                continue;
            }
            SweepOutcome all = whole.toOutcome();
            SweepOutcome first = sweep(SweepAlgorithm.AUTO, a, b, 0, middle).toOutcome();
            SweepOutcome second = sweep(SweepAlgorithm.AUTO, a, b, middle, 1).toOutcome();
            String named = "at " + middle + ": " + query;
            switch (all.verdict()) {
                case OVERLAP -> {
                    assertThat(first).as(named).isEqualTo(all);
                    assertThat(second.verdict()).as(named).isNotEqualTo(Verdict.HIT);
                }
                case HIT -> {
                    if (all.enter() < middle) {
                        assertThat(first).as(named).isEqualTo(all);
                        assertThat(second.verdict())
                                .as(named)
                                .isIn(
                                        all.exit() > middle
                                                ? new Verdict[] {Verdict.OVERLAP}
                                                : new Verdict[] {Verdict.TOUCH, Verdict.MISS});
                    } else {
                        assertThat(first.verdict()).as(named).isIn(Verdict.TOUCH, Verdict.MISS);
                        assertThat(second).as(named).isEqualTo(all);
                    }
                }
                case TOUCH ->
                    assertThat(new Verdict[] {first.verdict(), second.verdict()})
                            .as(named)
                            .containsAnyOf(Verdict.TOUCH)
                            .doesNotContain(Verdict.HIT, Verdict.OVERLAP);
                case MISS ->
                    assertThat(new Verdict[] {first.verdict(), second.verdict()})
                            .as(named)
                            .containsOnly(Verdict.MISS);
            }
        }
    }

    /** By every overload, and on every path. */
    @ParameterizedTest
    @EnumSource
    void theWholeStepIsTheOrdinarySweep(QueryClass kind) {
        Random random = Trials.random(kind.name().hashCode() + 9);
        for (int i = 0; i < Trials.times(10); i++) {
            Query query = kind.next(random);
            MovingShape a = Answers.a(query);
            MovingShape b = Answers.b(query);
            for (SweepAlgorithm path : Answers.paths(query)) {
                Sweeper sweeper = Sweeper.of(path);
                sweeper.sweep(a, b, whole);
                SweepOutcome expected = whole.toOutcome();
                assertThat(sweep(path, a, b, 0, 1).toOutcome()).isEqualTo(expected);
                sweeper.sweep(
                        a.shape(), a.x(), a.y(), a.dx(), a.dy(), b.shape(), b.x(), b.y(), b.dx(), b.dy(), 0, 1, part);
                assertThat(part.toOutcome()).isEqualTo(expected);
            }
            assertThat(Sweep.outcome(a, b, 0, 1)).isEqualTo(Sweep.outcome(a, b));
        }
    }

    /** Two overloads say the same. */
    @ParameterizedTest
    @EnumSource
    void numbersAtHandGiveTheSameBits(QueryClass kind) {
        Random random = Trials.random(kind.name().hashCode() + 10);
        for (int i = 0; i < Trials.times(10); i++) {
            Query query = kind.next(random);
            MovingShape a = Answers.a(query);
            MovingShape b = Answers.b(query);
            Sweeper.AUTO.sweep(a, b, whole);
            PartOfStep times = NastyParts.next(random, whole);
            SweepOutcome expected = Sweep.outcome(a, b, times.start(), times.end());
            Sweeper.AUTO.sweep(
                    a.shape(),
                    a.x(),
                    a.y(),
                    a.dx(),
                    a.dy(),
                    b.shape(),
                    b.x(),
                    b.y(),
                    b.dx(),
                    b.dy(),
                    times.start(),
                    times.end(),
                    part);
            assertThat(part.toOutcome()).as("%s %s", times, query).isEqualTo(expected);
        }
    }

    /** The generators reach every verdict, and every reason for one. */
    @Test
    void allVerdictsOccurAfterAllOthers() {
        Random random = Trials.random(11);
        Map<Verdict, Map<Verdict, Integer>> counts = new EnumMap<>(Verdict.class);
        for (int i = 0; i < Trials.atLeast(1_000, 1_000); i++) {
            Query query = QueryClass.GRID.next(random);
            MovingShape a = Answers.a(query);
            MovingShape b = Answers.b(query);
            Sweeper.AUTO.sweep(a, b, whole);
            PartOfStep times = NastyParts.next(random, whole);
            counts.computeIfAbsent(whole.verdict(), none -> new EnumMap<>(Verdict.class))
                    .merge(
                            sweep(SweepAlgorithm.AUTO, a, b, times.start(), times.end())
                                    .verdict(),
                            1,
                            Integer::sum);
        }
        assertThat(counts.get(Verdict.OVERLAP)).containsOnlyKeys(Verdict.OVERLAP, Verdict.TOUCH, Verdict.MISS);
        assertThat(counts.get(Verdict.HIT)).containsOnlyKeys(Verdict.values());
        assertThat(counts.get(Verdict.TOUCH)).containsOnlyKeys(Verdict.TOUCH, Verdict.MISS);
        assertThat(counts.get(Verdict.MISS)).containsOnlyKeys(Verdict.MISS);
    }

    /** A box meets a box at 1/4, which it leaves at 3/4: exact times, so that each side of them is to be seen. */
    @Test
    void atTheExactTimes() {
        ConvexPolygon box = ConvexPolygon.box(0, 0, 1, 1);
        MovingShape a = box.at(0, 0).moving(4, 0);
        MovingShape b = box.at(2, 0).moving(0, 0);
        double before = Math.nextDown(0.25);
        double after = Math.nextUp(0.25);
        assertThat(Sweep.outcome(a, b, 0, before).verdict()).isEqualTo(Verdict.MISS);
        assertThat(Sweep.outcome(a, b, 0, 0.25).verdict()).isEqualTo(Verdict.TOUCH);
        assertThat(Sweep.outcome(a, b, 0, 0.25).enter()).isEqualTo(0.25);
        assertThat(Sweep.outcome(a, b, 0, after)).isEqualTo(Sweep.outcome(a, b));
        assertThat(Sweep.outcome(a, b, 0.25, after)).isEqualTo(Sweep.outcome(a, b));
        SweepOutcome within = Sweep.outcome(a, b, after, 1);
        assertThat(within.verdict()).isEqualTo(Verdict.OVERLAP);
        assertThat(within.enter()).isEqualTo(0.25);
        assertThat(within.exit()).isEqualTo(0.75);
        assertThat(within.normalX()).isEqualTo(-1);
        assertThat(Sweep.outcome(a, b, Math.nextDown(0.75), 1).verdict()).isEqualTo(Verdict.OVERLAP);
        SweepOutcome parting = Sweep.outcome(a, b, 0.75, 1);
        assertThat(parting.verdict()).isEqualTo(Verdict.TOUCH);
        assertThat(parting.enter()).isEqualTo(0.75);
        assertThat(parting.normalX()).isEqualTo(1);
        assertThat(Sweep.outcome(a, b, Math.nextUp(0.75), 1).verdict()).isEqualTo(Verdict.MISS);
    }
}
