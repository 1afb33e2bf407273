package org.polysweep.conformance.turning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.part.NastyParts;
import org.polysweep.contact.SweepOutcome;
import org.polysweep.contact.Verdict;
import org.polysweep.oracle.PartOfStep;
import org.polysweep.oracle.turning.TurningJudge;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.MovingShape;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.sweep.Sweeper;
import org.polysweep.trials.Trials;

/** Sweeps of two convex shapes with rotors over a part of a step. */
class TurningPartsTest {

    private final Sweeper reference = Sweeper.of(SweepAlgorithm.REFERENCE);
    private final SweepResult whole = SweepResult.create();
    private final SweepResult part = SweepResult.create();

    private SweepResult sweep(Sweeper sweeper, TurningQuery query, PartOfStep times) {
        sweeper.sweep(query.a().turning(), query.b().turning(), times.start(), times.end(), part);
        return part;
    }

    private PartOfStep nasty(Random random, TurningQuery query) {
        Sweeper.AUTO.sweep(query.a().turning(), query.b().turning(), whole);
        return NastyParts.next(random, whole);
    }

    @ParameterizedTest
    @EnumSource
    void theOracleFindsNoFault(TurningKind kind) {
        Random random = Trials.random(kind.name().hashCode() + 21);
        for (int i = 0; i < Trials.times(4); i++) {
            TurningQuery query = kind.next(random);
            PartOfStep times = nasty(random, query);
            assertThat(TurningJudge.faults(
                            TurningAgreementTest.question(query),
                            times,
                            TurningAgreementTest.claim(query, sweep(Sweeper.AUTO, query, times))))
                    .as("%s %s", times, query)
                    .isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void theReferenceGivesTheSameBits(TurningKind kind) {
        Random random = Trials.random(kind.name().hashCode() + 22);
        for (int i = 0; i < Trials.times(4); i++) {
            TurningQuery query = kind.next(random);
            for (int k = 0; k < 3; k++) {
                PartOfStep times = nasty(random, query);
                SweepOutcome expected = sweep(reference, query, times).toOutcome();
                assertThat(sweep(Sweeper.AUTO, query, times).toOutcome())
                        .as("%s %s", times, query)
                        .isEqualTo(expected);
                MovingShape a = query.a().turning();
                MovingShape b = query.b().turning();
                Sweeper.AUTO.sweep(
                        a.shape(),
                        a.x(),
                        a.y(),
                        a.dx(),
                        a.dy(),
                        a.rotor(),
                        a.endRotor(),
                        b.shape(),
                        b.x(),
                        b.y(),
                        b.dx(),
                        b.dy(),
                        b.rotor(),
                        b.endRotor(),
                        times.start(),
                        times.end(),
                        part);
                assertThat(part.toOutcome()).as("%s %s", times, query).isEqualTo(expected);
            }
        }
    }

    /** A HIT is a HIT in the part that holds its beginning, and in no other. */
    @ParameterizedTest
    @EnumSource
    void aStepIsItsParts(TurningKind kind) {
        Random random = Trials.random(kind.name().hashCode() + 23);
        for (int i = 0; i < Trials.times(15); i++) {
            TurningQuery query = kind.next(random);
            PartOfStep times = nasty(random, query);
            double middle = times.start() == 0 ? times.end() : times.start();
            if (middle == 1) {
                continue;
            }
            SweepOutcome all = whole.toOutcome();
            SweepOutcome first =
                    sweep(Sweeper.AUTO, query, new PartOfStep(0, middle)).toOutcome();
            SweepOutcome second =
                    sweep(Sweeper.AUTO, query, new PartOfStep(middle, 1)).toOutcome();
            String named = "at " + middle + ": " + query;
            boolean isInFirst = all.verdict() == Verdict.OVERLAP || all.enter() < middle;
            if (all.verdict() == Verdict.MISS) {
                assertThat(first).as(named).isEqualTo(all);
                assertThat(second).as(named).isEqualTo(all);
            } else if (isInFirst) {
                assertThat(first).as(named).isEqualTo(all);
            } else if (all.verdict() == Verdict.HIT) {
                assertThat(first.verdict()).as(named).isIn(Verdict.TOUCH, Verdict.MISS);
                assertThat(second.verdict()).as(named).isEqualTo(Verdict.HIT);
                assertThat(new double[] {second.enter(), second.exit(), second.normalX(), second.normalY()})
                        .as(named)
                        .containsExactly(all.enter(), all.exit(), all.normalX(), all.normalY());
            }
        }
    }

    /** The generators reach every verdict of a part after every verdict of the step that can come before it. */
    @Test
    void allVerdictsOccurAfterAllOthers() {
        Random random = Trials.random(24);
        Map<Verdict, Map<Verdict, Integer>> counts = new EnumMap<>(Verdict.class);
        for (int i = 0; i < Trials.atLeast(400, 400); i++) {
            TurningQuery query = TurningKind.values()[i % TurningKind.values().length].next(random);
            PartOfStep times = nasty(random, query);
            counts.computeIfAbsent(whole.verdict(), none -> new EnumMap<>(Verdict.class))
                    .merge(sweep(Sweeper.AUTO, query, times).verdict(), 1, Integer::sum);
        }
        assertThat(counts.get(Verdict.OVERLAP)).containsKeys(Verdict.OVERLAP, Verdict.MISS);
        assertThat(counts.get(Verdict.HIT)).containsKeys(Verdict.OVERLAP, Verdict.HIT, Verdict.MISS);
        assertThat(counts.get(Verdict.TOUCH)).containsOnlyKeys(Verdict.TOUCH, Verdict.MISS);
        assertThat(counts.get(Verdict.MISS)).containsOnlyKeys(Verdict.MISS);
    }
}
