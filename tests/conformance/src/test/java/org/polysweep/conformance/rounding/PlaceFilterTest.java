package org.polysweep.conformance.rounding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.polysweep.conformance.number.Fraction;
import org.polysweep.conformance.number.Nasty;
import org.polysweep.internal.number.Rounding.Direction;
import org.polysweep.internal.rounding.PlaceFilter;
import org.polysweep.internal.rounding.RelativeMotion;
import org.polysweep.internal.rounding.TimeFilter;
import org.polysweep.trials.Trials;

/**
 * What the filter says about a place is the exact place rounded, or NaN; and it is seldom NaN where nothing is close.
 */
class PlaceFilterTest {

    private final PlaceFilter places = new PlaceFilter();
    private int asked;
    private int certain;

    @Test
    void everydayPlaces() {
        ask(from -> 20 * from.nextDouble() - 10);
        assertThat(certain).isEqualTo(asked);
    }

    @Test
    void shortNumbers() {
        ask(from -> from.nextInt(-32, 33) / 8.0);
        assertThat(certain).isGreaterThan(asked * 6 / 10);
    }

    @Test
    void awkwardPlaces() {
        ask(Nasty::number);
        assertThat(certain).isGreaterThan(asked / 2);
        ask(Nasty::extreme);
    }

    /** A time of 1/2 and places half way between two doubles, or beside it by as little as doubles allow. */
    @Test
    void placesBetweenTwoDoubles() {
        Random random = Trials.random(15);
        for (int i = 0; i < Trials.times(2_000); i++) {
            double move = Nasty.near(1 + 2 * random.nextInt(1 << 20) * 0x1p-52, random);
            double half = Nasty.near(0.5, random);
            TimeFilter.onAxis(0, half * move, 0, 0, move, 0, false, places);
            Fraction time = Fraction.of(half * move).over(Fraction.of(move));
            require(time, Nasty.near(1, random), random.nextInt(2), move);
        }
        assertThat(certain).isGreaterThan(asked / 4);
    }

    private void ask(ToDoubleFunction<Random> source) {
        Random random = Trials.random(16);
        for (int i = 0; i < Trials.times(2_000); i++) {
            double[] n =
                    random.doubles(19).map(any -> source.applyAsDouble(random)).toArray();
            if (random.nextBoolean()) {
                Fraction move = Fraction.difference(n[4], n[5]);
                TimeFilter.onAxis(n[0], n[1], n[2], n[3], n[4], n[5], false, places);
                Fraction gap = Fraction.difference(n[1], n[0]).plus(Fraction.difference(n[3], n[2]));
                if (move.signum() != 0) {
                    require(gap.over(move), n[16], n[17], n[18]);
                }
            } else {
                RelativeMotion motion = new RelativeMotion();
                motion.set(n[8], n[9], n[12], n[13], n[10], n[11], n[14], n[15]);
                TimeFilter.acrossEdge(n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7], motion, false, places);
                Fraction below = cross(n, Fraction.difference(n[12], n[14]), Fraction.difference(n[13], n[15]));
                if (below.signum() != 0) {
                    Fraction gapX = Fraction.difference(n[6], n[4]).plus(Fraction.difference(n[10], n[8]));
                    Fraction gapY = Fraction.difference(n[7], n[5]).plus(Fraction.difference(n[11], n[9]));
                    require(cross(n, gapX, gapY).over(below), n[16], n[17], n[18]);
                }
            }
        }
    }

    private static Fraction cross(double[] n, Fraction x, Fraction y) {
        return Fraction.difference(n[2], n[0])
                .times(y)
                .minus(Fraction.difference(n[3], n[1]).times(x));
    }

    private void require(Fraction time, double local, double position, double move) {
        Fraction exact = Fraction.of(local).plus(Fraction.of(position)).plus(time.times(Fraction.of(move)));
        for (Direction direction : Direction.values()) {
            double place = places.place(local, position, move, direction);
            asked++;
            if (!Double.isNaN(place)) {
                certain++;
                assertThat(exact.rounds(direction, place))
                        .as("%s %s %s %s %s", time, local, position, move, direction)
                        .isTrue();
            }
        }
    }
}
