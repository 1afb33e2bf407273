package org.polysweep.oracle.turning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.polysweep.oracle.ExactFeature;
import org.polysweep.oracle.ExactVerdict;
import org.polysweep.oracle.Oracle;
import org.polysweep.oracle.Query;
import org.polysweep.oracle.Rotor;

/** What must hold of any question, each as one check. */
final class TurningLaws {
    private static final int SAMPLES = 32;

    private TurningLaws() {}

    /**
     * At single times the shapes stand as the other oracle says of shapes that stand turned, which clips by half-planes
     * of integers. Positions and rotors at these times must be doubles, as they are for small whole numbers.
     */
    static void agreesWithShapesThatStand(TurningQuery turning) {
        Standing standing = TurningOracle.standing(turning);
        TurningAnswer answer = TurningOracle.verdictAndTimes(turning);
        for (int i = 0; i <= SAMPLES; i++) {
            Dyadic time = new Dyadic(Dyadic.of(i).numerator(), 5);
            ExactVerdict verdict = standingAt(turning, (double) i / SAMPLES);
            int expected = verdict == ExactVerdict.OVERLAP ? 1 : verdict == ExactVerdict.TOUCH ? 0 : -1;
            assertThat(standing.state(p -> p.signAt(time)).value())
                    .as("at %s of %s", time, turning)
                    .isEqualTo(expected);
            agrees(answer, time, expected);
        }
    }

    private static ExactVerdict standingAt(TurningQuery turning, double time) {
        Query q = turning.query();
        Query still = q.standingAt(
                q.positionAX() + time * q.moveAX(),
                q.positionAY() + time * q.moveAY(),
                q.positionBX() + time * q.moveBX(),
                q.positionBY() + time * q.moveBY());
        return Oracle.verdictAndTimes(still, rotorAt(turning.rotorsA(), time), rotorAt(turning.rotorsB(), time))
                .verdict();
    }

    private static Rotor rotorAt(double[] r, double time) {
        return TurningQuery.turns(r)
                ? Rotor.of("rotor", r[0] + time * (r[2] - r[0]), r[1] + time * (r[3] - r[1]))
                : Rotor.of("rotor", r[0], r[1]);
    }

    private static void agrees(TurningAnswer answer, Dyadic time, int state) {
        switch (answer.verdict()) {
            case MISS -> assertThat(state).isEqualTo(-1);
            case TOUCH -> {
                int order = answer.enter().orElseThrow().compareTo(time);
                assertThat(state).isLessThan(1);
                assertThat(state == 0 && order > 0).isFalse();
                assertThat(state == 0 || order != 0).isTrue();
            }
            case HIT, OVERLAP -> {
                boolean entered =
                        answer.enter().map(enter -> enter.compareTo(time) < 0).orElse(true);
                int left = answer.exit().map(exit -> exit.compareTo(time)).orElse(1);
                if (!entered) {
                    assertThat(state).isLessThan(1);
                } else if (left > 0) {
                    assertThat(state).isEqualTo(1);
                } else if (left == 0) {
                    assertThat(state).isZero();
                }
                if (answer.enter().isPresent() && answer.enter().get().compareTo(time) == 0) {
                    assertThat(state).isZero();
                }
            }
        }
    }

    static TurningQuery swapped(TurningQuery turning) {
        Query q = turning.query();
        return new TurningQuery(
                new Query(
                        q.b(),
                        q.a(),
                        q.positionBX(),
                        q.positionBY(),
                        q.positionAX(),
                        q.positionAY(),
                        q.moveBX(),
                        q.moveBY(),
                        q.moveAX(),
                        q.moveAY(),
                        q.radiusB(),
                        q.radiusA()),
                turning.rotorsB(),
                turning.rotorsA());
    }

    static void swappingMirrors(TurningQuery turning) {
        TurningAnswer one = TurningOracle.answer(turning);
        TurningAnswer other = TurningOracle.answer(swapped(turning));
        sameTimes(one, other, turning);
        assertThat(feature(other, TurningMeeting::featureA)).isEqualTo(feature(one, TurningMeeting::featureB));
        assertThat(feature(other, TurningMeeting::featureB)).isEqualTo(feature(one, TurningMeeting::featureA));
        // of two segments, the normal is B's, whichever it is
        boolean flat = turning.query().a().length <= 6 && turning.query().b().length <= 6;
        if (!flat) {
            assertThat(normal(other, -1)).as("%s", turning).isEqualTo(normal(one, 1));
        }
        if (flat) {
            assertThat(contact(other, false))
                    .as("%s", turning)
                    .containsExactlyInAnyOrderElementsOf(contact(one, false));
        } else {
            assertThat(contact(other, true)).as("%s", turning).isEqualTo(contact(one, false));
        }
        assertThat(other.rest()
                        .map(rest -> List.of(
                                rest.restB()[0], rest.restB()[1], rest.rotorB()[0], rest.rotorB()[1], rest.restA()[0])))
                .isEqualTo(one.rest()
                        .map(rest -> List.of(
                                rest.restA()[0],
                                rest.restA()[1],
                                rest.rotorA()[0],
                                rest.rotorA()[1],
                                rest.restB()[0])));
    }

    private static List<List<Double>> contact(TurningAnswer answer, boolean reversed) {
        List<List<Double>> points = answer.meeting()
                .map(meeting -> meeting.contact().stream()
                        .map(point -> List.of(point.x().nearest(), point.y().nearest()))
                        .toList())
                .orElse(List.of());
        return points.size() == 2 && reversed ? List.of(points.get(1), points.get(0)) : points;
    }

    private static Optional<List<Double>> normal(TurningAnswer answer, int factor) {
        return answer.meeting()
                .flatMap(TurningMeeting::normal)
                .map(n -> List.of(factor * n.x().nearest() + 0.0, factor * n.y().nearest() + 0.0));
    }

    private static Optional<ExactFeature> feature(
            TurningAnswer answer, java.util.function.Function<TurningMeeting, ExactFeature> which) {
        return answer.meeting().map(which);
    }

    private static void sameTimes(TurningAnswer one, TurningAnswer other, TurningQuery turning) {
        assertThat(other.verdict()).as("%s", turning).isEqualTo(one.verdict());
        assertThat((Object) other.enterDouble()).as("%s", turning).isEqualTo((Object) one.enterDouble());
        assertThat((Object) other.exitDouble()).as("%s", turning).isEqualTo((Object) one.exitDouble());
    }

    private static void sameButForPlaces(TurningAnswer one, TurningAnswer other, TurningQuery turning) {
        sameTimes(one, other, turning);
        assertThat(feature(other, TurningMeeting::featureA)).isEqualTo(feature(one, TurningMeeting::featureA));
        assertThat(feature(other, TurningMeeting::featureB)).isEqualTo(feature(one, TurningMeeting::featureB));
        assertThat(normal(other, 1)).isEqualTo(normal(one, 1));
    }

    static TurningQuery scaled(TurningQuery turning, double factor, double ofRotorA, double ofRotorB) {
        Query q = turning.query();
        return new TurningQuery(
                new Query(
                        TurningQueries.scaled(q.a(), factor),
                        TurningQueries.scaled(q.b(), factor),
                        q.positionAX() * factor,
                        q.positionAY() * factor,
                        q.positionBX() * factor,
                        q.positionBY() * factor,
                        q.moveAX() * factor,
                        q.moveAY() * factor,
                        q.moveBX() * factor,
                        q.moveBY() * factor,
                        q.radiusA() * factor,
                        q.radiusB() * factor),
                TurningQueries.scaled(turning.rotorsA(), ofRotorA),
                TurningQueries.scaled(turning.rotorsB(), ofRotorB));
    }

    static void scaleDoesNotMatter(TurningQuery turning, double factor, double ofRotorA, double ofRotorB) {
        TurningQuery scaled = scaled(turning, factor, ofRotorA, ofRotorB);
        TurningAnswer one = TurningOracle.answer(turning);
        TurningAnswer other = TurningOracle.answer(scaled);
        sameButForPlaces(one, other, turning);
        List<List<Double>> expected = contact(one, false).stream()
                .map(point -> point.stream().map(x -> x * factor).toList())
                .toList();
        assertThat(contact(other, false)).isEqualTo(expected);
        assertThat(other.rest().map(rest -> rest.restA()[0]))
                .isEqualTo(one.rest().map(rest -> rest.restA()[0] * factor));
    }

    /** All places and orientations a quarter further: rotors are multiplied by (1, 1). */
    static void aQuarterFurther(TurningQuery turning) {
        Query q = turning.query();
        TurningQuery further = new TurningQuery(
                new Query(
                        q.a(),
                        q.b(),
                        -q.positionAY(),
                        q.positionAX(),
                        -q.positionBY(),
                        q.positionBX(),
                        -q.moveAY(),
                        q.moveAX(),
                        -q.moveBY(),
                        q.moveBX(),
                        q.radiusA(),
                        q.radiusB()),
                quarter(turning.rotorsA()),
                quarter(turning.rotorsB()));
        TurningAnswer one = TurningOracle.answer(turning);
        TurningAnswer other = TurningOracle.answer(further);
        sameTimes(one, other, turning);
        assertThat(feature(other, TurningMeeting::featureA)).isEqualTo(feature(one, TurningMeeting::featureA));
        assertThat(feature(other, TurningMeeting::featureB)).isEqualTo(feature(one, TurningMeeting::featureB));
        UnaryOperator<List<Double>> turn = v -> List.of(0.0 - v.get(1), v.get(0));
        assertThat(normal(other, 1)).isEqualTo(normal(one, 1).map(turn));
        assertThat(contact(other, false))
                .isEqualTo(contact(one, false).stream().map(turn).toList());
    }

    private static double[] quarter(double[] r) {
        return new double[] {r[0] - r[1], r[0] + r[1], r[2] - r[3], r[2] + r[3]};
    }

    static TurningQuery backward(TurningQuery turning) {
        Query q = turning.query();
        double[] a = turning.rotorsA();
        double[] b = turning.rotorsB();
        return new TurningQuery(
                new Query(
                        q.a(),
                        q.b(),
                        q.positionAX() + q.moveAX(),
                        q.positionAY() + q.moveAY(),
                        q.positionBX() + q.moveBX(),
                        q.positionBY() + q.moveBY(),
                        -q.moveAX(),
                        -q.moveAY(),
                        -q.moveBX(),
                        -q.moveBY(),
                        q.radiusA(),
                        q.radiusB()),
                new double[] {a[2], a[3], a[0], a[1]},
                new double[] {b[2], b[3], b[0], b[1]});
    }

    /**
     * Shapes that overlap at the end overlap at the start of the reversed motion; the last entry is the first exit
     * then.
     */
    static void timeRunsBackward(TurningQuery turning) {
        TurningAnswer one = TurningOracle.answer(turning);
        TurningAnswer other = TurningOracle.answer(backward(turning));
        boolean meets = one.verdict() == ExactVerdict.HIT || one.verdict() == ExactVerdict.OVERLAP;
        assertThat(other.verdict() == ExactVerdict.HIT || other.verdict() == ExactVerdict.OVERLAP)
                .as("%s", turning)
                .isEqualTo(meets);
        if (!meets) {
            assertThat(other.verdict()).as("%s", turning).isEqualTo(one.verdict());
        }
        if (meets && one.exit().isEmpty()) {
            assertThat(other.verdict()).as("%s", turning).isEqualTo(ExactVerdict.OVERLAP);
            assertThat(other.exit().isPresent()).isEqualTo(one.enter().isPresent());
            one.enter().ifPresent(enter -> {
                double down = enter.down();
                double exit = other.exitDouble();
                assertThat(exit).isBetween(Math.nextDown(1 - Math.nextUp(down)), Math.nextUp(1 - down));
            });
        }
    }

    static void rightClaimsAreAccepted(TurningQuery turning) {
        assertThat(TurningJudge.faults(turning, TurningClaims.right(turning)))
                .as("%s", turning)
                .isEmpty();
    }
}
