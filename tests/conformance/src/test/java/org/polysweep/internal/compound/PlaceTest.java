package org.polysweep.internal.compound;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.polysweep.contact.MinimumTranslation;
import org.polysweep.internal.algebraic.ConstructibleNumber;
import org.polysweep.internal.number.ExactVector;

/** Which of some places is the nearest way out: 3-4-5, for the most part. */
class PlaceTest {

    private static Place place(long x, long y, long w) {
        return new Place(number(x), number(y), BigInteger.valueOf(w));
    }

    private static ConstructibleNumber number(long integer) {
        return ConstructibleNumber.of(BigInteger.valueOf(integer));
    }

    private static ExactVector vector(long x, long y) {
        return new ExactVector(BigInteger.valueOf(x), BigInteger.valueOf(y));
    }

    private static void assertOrder(ExactVector d, List<Place> expected) {
        Comparator<Place> order = Place.order(d);
        for (int i = 0; i < expected.size(); i++) {
            for (int k = 0; k < expected.size(); k++) {
                assertThat(Integer.signum(order.compare(expected.get(i), expected.get(k))))
                        .as("%s and %s", i, k)
                        .isEqualTo(Integer.compare(i, k));
            }
        }
    }

    @Test
    void theNearestThenTheMostOpposedThenTheFirstCounterClockwise() {
        assertOrder(
                vector(2, 0),
                List.of(
                        place(8, 0, 2),
                        place(-5, 0, 1),
                        place(-9, 12, 3),
                        place(9, 12, -3),
                        place(0, 5, 1),
                        place(0, -5, 1),
                        place(3, 4, 1),
                        place(3, -4, 1),
                        place(5, 0, 1),
                        place(-6, 0, 1)));
    }

    @Test
    void withoutAMotionTheFirstFromTheEast() {
        assertOrder(
                vector(0, 0),
                List.of(
                        place(5, 0, 1),
                        place(8, 6, 2),
                        place(3, 4, 1),
                        place(0, 5, 1),
                        place(-3, 4, 1),
                        place(-5, 0, 1),
                        place(-3, -4, 1),
                        place(0, -5, 1),
                        place(6, -8, 2)));
    }

    @Test
    void doublesOnALattice() {
        assertThat(Place.of(3, 4, LengthUnit.of(0)).distance(LengthUnit.of(0))).isEqualTo(5);
        assertThat(Place.of(0.75, -1, LengthUnit.of(0)).distance(LengthUnit.of(0)))
                .isEqualTo(1.25);
        assertThat(Place.of(0.75, 1, LengthUnit.of(-2)).distance(LengthUnit.of(-2)))
                .isEqualTo(1.25);
        assertThat(Place.of(0.75, 1, LengthUnit.of(-9)).distance(LengthUnit.of(-9)))
                .isEqualTo(1.25);
        assertThat(Place.of(24, 32, LengthUnit.of(3)).distance(LengthUnit.of(3)))
                .isEqualTo(40);
        assertThat(Place.of(3, 4, LengthUnit.of(3)).distance(LengthUnit.of(3))).isEqualTo(5);
    }

    @Test
    void theWayThere() {
        assertThat(place(-3, 4, 1).separation(LengthUnit.of(0))).isEqualTo(new MinimumTranslation(-0.6, 0.8, 5));
        assertThat(place(3, 4, -2).separation(LengthUnit.of(1))).isEqualTo(new MinimumTranslation(-0.6, -0.8, 5));
        assertThat(place(0, 4, 1).separation(LengthUnit.of(-1))).isEqualTo(new MinimumTranslation(0, 1, 2));
    }

    @Test
    void aBoxAroundIt() {
        Extent extent = place(-3, 10, 4).extent(LengthUnit.of(2));
        assertThat(extent.minX()).isBetween(-3 - 1e-9, -3.0);
        assertThat(extent.maxX()).isBetween(-3.0, -3 + 1e-9);
        assertThat(extent.minY()).isBetween(10 - 1e-9, 10.0);
        assertThat(extent.maxY()).isBetween(10.0, 10 + 1e-9);
    }
}
