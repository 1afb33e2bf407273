package org.polysweep.internal.compound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.RoundedPolygon;

/** Times that no double is: thirds, and roots. */
class ExactTimeOfImpactTest {

    private static final ConvexPolygon BOX = ConvexPolygon.box(0, 0, 1, 1);

    private final ExactTimeOfImpact exact = new ExactTimeOfImpact();

    private QuadraticSurd time(ConvexShape a, double dx, double dy, ConvexShape b, double x, double y) {
        return exact.of(new ConvexMotion(a, 0, 0, dx, dy), ConvexMotion.at(b, x, y));
    }

    private static QuadraticSurd quotient(long above, long below) {
        return QuadraticSurd.of(BigInteger.valueOf(above)).over(BigInteger.valueOf(below));
    }

    @Test
    void betweenPolygons() {
        assertThat(time(BOX, 3, 0, BOX, 2, 0)).isEqualByComparingTo(quotient(1, 3));
        assertThat(time(BOX, 7, 0, BOX, 3, 0.5)).isEqualByComparingTo(quotient(2, 7));
        assertThat(time(BOX, 0, -7, BOX, 0.5, -3)).isEqualByComparingTo(quotient(2, 7));
        // Corner to corner.
        assertThat(time(BOX, 3, 3, BOX, 2, 2)).isEqualByComparingTo(quotient(1, 3));
        assertThat(time(ConvexPolygon.of(0, 0, 2, 1, 0, 2), 7, 0, BOX, 5, 0.5)).isEqualByComparingTo(quotient(3, 7));
    }

    @Test
    void ofWhatTouchesAtTheBeginning() {
        assertThat(time(BOX, 3, 0, BOX, 1, 0)).isEqualByComparingTo(quotient(0, 1));
        assertThat(time(BOX, 0, 3, BOX, 1, 0)).isEqualByComparingTo(quotient(0, 1));
        assertThat(time(BOX, 0, 0, BOX, 1, 0)).isEqualByComparingTo(quotient(0, 1));
    }

    @Test
    void withARadiusOnEitherSide() {
        ConvexShape disk = RoundedPolygon.circle(0, 0, 1);
        assertThat(time(disk, 3, 0, BOX, 2, 0)).isEqualByComparingTo(quotient(1, 3));
        assertThat(time(BOX, 3, 0, disk, 3, 0)).isEqualByComparingTo(quotient(1, 3));
        // The centers are √3 apart, along the motion, when the disks touch: (3 - √3) / 7.
        QuadraticSurd root = time(disk, 7, 0, disk, 3, 1);
        assertThat(root).isLessThan(quotient(1_267_949_193, 7_000_000_000L));
        assertThat(root).isGreaterThan(quotient(1_267_949_192, 7_000_000_000L));
    }

    @Test
    void whereNoContactBeginsItIsRefused() {
        assertThatThrownBy(() -> time(BOX, 3, 0, BOX, 5, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("MISS");
        assertThatThrownBy(() -> time(BOX, 3, 0, BOX, 0.5, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("OVERLAP");
    }
}
