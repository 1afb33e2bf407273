package org.polysweep.internal.rounding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.conformance.number.Fraction;
import org.polysweep.internal.number.Rounding.Direction;
import org.polysweep.trials.Trials;

/** What the filter says about a place for a time that is known up to bounds, at the ends of which one looks exactly. */
class PlaceFilterByHandTest {

    private final PlaceFilter places = new PlaceFilter();

    /** A time and a place, up to bounds. */
    private record Question(
            double time,
            double rest,
            double bound,
            double denominator,
            double doubt,
            double local,
            double position,
            double move) {

        /** A time of about 1, and bounds from as small as the error of its double to many times smaller. */
        static Question next(Random random) {
            double denominator = 1 + random.nextDouble();
            double time = 0.5 + random.nextDouble();
            double rest = (random.nextDouble() - 0.5) * 0x1p-52;
            double bound = random.nextInt(3) == 0 ? 0 : Math.scalb(random.nextDouble(), -52 - random.nextInt(50));
            double doubt = random.nextInt(3) == 0 ? 0 : Math.scalb(random.nextDouble(), -1 - random.nextInt(40));
            double local = random.nextInt(4) == 0 ? random.nextInt(9) - 4 : random.nextDouble() - 0.5;
            double position = random.nextInt(4) == 0 ? random.nextInt(9) - 4 : 8 * random.nextDouble() - 4;
            double move = (random.nextBoolean() ? 1 : -1) * (0.5 + random.nextDouble());
            return new Question(time, rest, bound, denominator, doubt, local, position, move);
        }

        /** The same time from numbers of another size, and a place in another unit. */
        Question scaled(double unitOfTime, double unit) {
            return new Question(
                    time,
                    rest * unitOfTime,
                    bound * unitOfTime,
                    denominator * unitOfTime,
                    doubt * unitOfTime,
                    local * unit,
                    position * unit,
                    move * unit);
        }

        /** The time if the rest and the denominator are as far off as their bounds say, times some factors. */
        Fraction time(double ofBound, double ofDoubt) {
            Fraction quotient = Fraction.of(rest)
                    .plus(Fraction.of(bound).times(Fraction.of(ofBound)))
                    .over(Fraction.of(denominator).plus(Fraction.of(doubt).times(Fraction.of(ofDoubt))));
            return Fraction.of(time).plus(quotient);
        }

        /** The place at that time. */
        Fraction exact(double ofBound, double ofDoubt) {
            Fraction now = time(ofBound, ofDoubt);
            return Fraction.of(local).plus(Fraction.of(position)).plus(now.times(Fraction.of(move)));
        }
    }

    private double ask(Question question, Direction direction) {
        set(question);
        return places.place(question.local, question.position, question.move, direction);
    }

    private void set(Question question) {
        set(question.time, question.rest, question.bound, question.denominator, question.doubt);
    }

    private void set(double time, double rest, double bound, double denominator, double doubt) {
        places.set(time, rest, bound, denominator, 1 / denominator, doubt);
    }

    /** A time that is certain is right wherever in its bounds it is, and most are certain. */
    @Test
    void aTimeThatIsCertainHoldsInAllOfItsBounds() {
        Random random = Trials.random(6);
        int certain = 0;
        for (int i = 0; i < 400; i++) {
            Question question = Question.next(random);
            set(question);
            for (boolean up : new boolean[] {false, true}) {
                double time = places.time(up);
                if (!Double.isNaN(time)) {
                    certain++;
                    for (int corner = 0; corner < 9; corner++) {
                        assertThat(question.time(corner / 3 - 1, corner % 3 - 1)
                                        .rounds(up ? Direction.UP : Direction.DOWN, time))
                                .as("%s up %s %s", question, up, time)
                                .isTrue();
                    }
                }
            }
        }
        assertThat(certain).isGreaterThan(400);
    }

    /** A time that is certain is rounded to the double beside it; one that may be a double is not certain. */
    @Test
    void aTimeBesideADouble() {
        set(1, 0x1p-60, 0x1p-62, 1, 0);
        assertThat(places.time(false)).isEqualTo(1);
        assertThat(places.time(true)).isEqualTo(Math.nextUp(1.0));
        set(1, -0x1p-60, 0x1p-62, 1, 0);
        assertThat(places.time(false)).isEqualTo(Math.nextDown(1.0));
        assertThat(places.time(true)).isEqualTo(1);
        set(1, 0x1p-60, 0x1p-60, 1, 0);
        assertThat(places.time(false)).isNaN();
        set(1, 0, 0, 1, 0);
        assertThat(places.time(true)).isNaN();
    }

    /** What is certain is right wherever in its bounds the time is. */
    @Test
    void whatIsCertainHoldsForAllThatTheTimeMayBe() {
        Random random = Trials.random(1);
        int certain = 0;
        for (int i = 0; i < 400; i++) {
            Question question = Question.next(random);
            for (Direction direction : Direction.values()) {
                double place = ask(question, direction);
                if (!Double.isNaN(place)) {
                    certain++;
                    for (int corner = 0; corner < 9; corner++) {
                        assertThat(question.exact(corner / 3 - 1, corner % 3 - 1)
                                        .rounds(direction, place))
                                .as("%s %s %s", question, direction, place)
                                .isTrue();
                    }
                }
            }
        }
        assertThat(certain).isGreaterThan(200);
    }

    /** And it is certain where the same double is right for all times within eight times these bounds. */
    @Test
    void whatIsFarFromOtherDoublesIsCertain() {
        Random random = Trials.random(2);
        int clear = 0;
        for (int i = 0; i < 400; i++) {
            Question question = Question.next(random);
            if (question.doubt > question.denominator / 16) {
                continue;
            }
            for (Direction direction : Direction.values()) {
                double place = nearest(question.exact(0, 0), direction, question);
                // The rounding of the filter itself, some 2^-100, is less than these bounds.
                boolean isClear = question.bound > 0x1p-90;
                for (int corner = 0; corner < 4; corner++) {
                    isClear &= question.exact(corner < 2 ? 8 : -8, corner % 2 == 0 ? 8 : -8)
                            .rounds(direction, place);
                }
                if (isClear) {
                    clear++;
                    assertThat(ask(question, direction))
                            .as("%s %s", question, direction)
                            .isEqualTo(place);
                }
            }
        }
        assertThat(clear).isGreaterThan(80);
    }

    /** The double to which a place is rounded, found beside the one that doubles have of it. */
    private static double nearest(Fraction exact, Direction direction, Question question) {
        double place = question.local + question.position + question.time * question.move;
        for (int i = -2; i <= 2; i++) {
            double candidate = place + i * Math.ulp(place);
            if (exact.rounds(direction, candidate)) {
                return candidate;
            }
        }
        return place;
    }

    /** In which unit lengths are, or the numbers that the time is made from, does not matter. */
    @Test
    void unitsDoNotMatter() {
        Random random = Trials.random(3);
        int certain = 0;
        int open = 0;
        for (int i = 0; i < 400; i++) {
            Question question = Question.next(random);
            for (Direction direction : Direction.values()) {
                double place = ask(question, direction);
                certain += Double.isNaN(place) ? 0 : 1;
                open += Double.isNaN(place) ? 1 : 0;
                for (double unit : new double[] {0x1p60, 0x1p-60}) {
                    double inUnits = ask(question.scaled(1, unit), direction);
                    assertThat(Double.compare(inUnits, place * unit)).isZero();
                    double ofUnits = ask(question.scaled(unit, 1), direction);
                    assertThat(Double.compare(ofUnits, place)).isZero();
                }
            }
        }
        assertThat(certain).isGreaterThan(500);
        assertThat(open).isGreaterThan(10);
    }

    /** Short numbers and a time that is a double: the place is one, or not, but nothing is in doubt. */
    @Test
    void shortNumbersAreExact() {
        Random random = Trials.random(4);
        for (int i = 0; i < 500; i++) {
            double time = (1 + random.nextInt(64)) / 64.0;
            set(time, 0, 0, 3, 0);
            double local = (random.nextInt(65) - 32) / 8.0;
            double position = (random.nextInt(65) - 32) / 8.0;
            double move = (random.nextInt(65) - 32) / 8.0;
            for (Direction direction : Direction.values()) {
                assertThat(places.place(local, position, move, direction)).isEqualTo(local + position + time * move);
                assertThat(1 / places.place(-0.0, -0.0, 0, direction)).isPositive();
            }
        }
        // Not doubles, but by so little that only the direction counts.
        set(0.5, 0, 0, 1, 0);
        double tiny = 0x1p-90;
        assertThat(places.place(1, 0, 0, Direction.UP)).isEqualTo(1);
        assertThat(places.place(1, 0, tiny, Direction.UP)).isEqualTo(Math.nextUp(1.0));
        assertThat(places.place(1, 0, tiny, Direction.DOWN)).isEqualTo(1);
        assertThat(places.place(1, 0, tiny, Direction.NEAREST)).isEqualTo(1);
        assertThat(places.place(1, 0, -tiny, Direction.UP)).isEqualTo(1);
        assertThat(places.place(1, 0, -tiny, Direction.DOWN)).isEqualTo(Math.nextDown(1.0));
    }

    /** A sum that cancels to a double, of terms that are none, is that double or in doubt. */
    @Test
    void whatCancelsIsNotPushed() {
        set(0.5, 0, 0, 1, 0);
        for (Direction direction : Direction.values()) {
            assertThat(places.place(0x1p-60, 1, -0x1p-59, direction)).isIn(1.0, Double.NaN);
            assertThat(places.place(0, 0x1p-1000, 0x1p-1000, direction)).isIn(1.5 * 0x1p-1000, Double.NaN);
            assertThat(places.place(0, Double.MIN_NORMAL, Double.MIN_NORMAL, direction))
                    .isIn(1.5 * Double.MIN_NORMAL, Double.NaN);
        }
    }

    /** Half-way between two doubles, up to a bound, nothing is certain; farther from there than that, it is. */
    @Test
    void halfWayBetweenTwoDoubles() {
        double error = 0x1p-40;
        for (int sign : new int[] {1, -1}) {
            for (double off : new double[] {0.25, -0.25, 8, -8}) {
                // 1 and half a unit in the last place, times a time that is that much off 1.
                set(1, off * error, error, 1, 0);
                double place = places.place(0, sign, sign * 0x1p-53, Direction.NEAREST);
                if (Math.abs(off) < 1) {
                    assertThat(place).isNaN();
                } else {
                    assertThat(place).isEqualTo(sign * (off > 0 ? Math.nextUp(1.0) : 1.0));
                }
            }
        }
    }

    @Test
    void aTimeIsSetOrNot() {
        assertThat(places.isSet()).isFalse();
        for (Direction direction : Direction.values()) {
            assertThat(places.place(1, 2, 3, direction)).isNaN();
        }
        set(0.5, 0, 0, 4, 0);
        assertThat(places.isSet()).isTrue();
        places.forget();
        assertThat(places.isSet()).isFalse();
        assertThat(places.place(1, 2, 3, Direction.UP)).isNaN();
    }

    /** Times and denominators beyond 2^400, or so near to 0, are left to others; so is a denominator that may be 0. */
    @Test
    void whatIsOutOfRange() {
        double[][] timesAndDenominators = {
            {0x1p-400, 1}, {0x1p-500, 1}, {0x1p400, 1}, {0x1p500, 1},
            {0.5, 0x1p-400}, {0.5, 0x1p400}, {0.5, -0x1p500}, {0, 1}
        };
        for (double[] pair : timesAndDenominators) {
            set(pair[0], 0, 0, pair[1], 0);
            assertThat(places.place(1, 2, 3, Direction.NEAREST)).isNaN();
        }
        set(0x1p-399, 0, 0, -0x1p399, 0);
        assertThat(places.place(1, 2, 3, Direction.UP)).isEqualTo(Math.nextUp(3.0));
        set(0.5, 0x1p-60, 0, 1, 2);
        assertThat(places.place(1, 2, 3, Direction.NEAREST)).isNaN();
    }

    /** At the beginning two doubles are added, and rounded once. */
    @Test
    void atTheBeginning() {
        Random random = Trials.random(5);
        for (int i = 0; i < 500; i++) {
            double local = Math.scalb(random.nextDouble() - 0.5, random.nextInt(60));
            double position = Math.scalb(random.nextDouble() - 0.5, random.nextInt(60));
            Fraction exact = Fraction.of(local).plus(Fraction.of(position));
            for (Direction direction : Direction.values()) {
                double place = PlaceFilter.placeAtStart(local, position, direction);
                assertThat(exact.rounds(direction, place)).isTrue();
            }
        }
        assertThat(PlaceFilter.placeAtStart(1, 2, Direction.UP)).isEqualTo(3);
        assertThat(1 / PlaceFilter.placeAtStart(-0.0, -0.0, Direction.DOWN)).isPositive();
        assertThat(1 / PlaceFilter.placeAtStart(-0.0, -0.0, Direction.NEAREST)).isPositive();
    }
}
