package org.polysweep.conformance.shape;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.PlacedShape;

/** Rotors: what they are made of and made into. */
@PropertyDefaults(tries = 200, edgeCases = EdgeCasesMode.NONE)
class RotorTest {

    private static final ConvexPolygon BOX = ConvexPolygon.box(0, 0, 1, 1);

    @Example
    void quarterTurnsAreExact() {
        assertThat(Rotor.ofCosSin(1, 0).normalized()).isEqualTo(Rotor.IDENTITY);
        assertThat(Rotor.ofCosSin(0, 1)).isEqualTo(Rotor.ofHalfAngle(1, 1));
        assertThat(Rotor.ofCosSin(0, -1)).isEqualTo(Rotor.ofHalfAngle(1, -1));
        assertThat(Rotor.ofCosSin(-1, 0).normalized()).isEqualTo(Rotor.ofHalfAngle(0, 1));
        Rotor quarter = Rotor.ofHalfAngle(1, 1);
        assertThat(quarter.cos()).isZero();
        assertThat(quarter.sin()).isEqualTo(1);
        assertThat(quarter.times(quarter)).isEqualTo(Rotor.ofHalfAngle(0, 1));
        assertThat(quarter.times(quarter).cos()).isEqualTo(-1);
        // A full turn is no rotation, but the other sign.
        assertThat(quarter.times(quarter).times(quarter).times(quarter)).isEqualTo(Rotor.ofHalfAngle(-1, 0));
        assertThat(quarter.inverse().times(quarter)).isEqualTo(Rotor.IDENTITY);
        assertThat(Rotor.ofHalfAngle(2, 1).cos()).isEqualTo(0.6);
        assertThat(Rotor.ofHalfAngle(2, 1).sin()).isEqualTo(0.8);
    }

    @Property
    void anAngleComesBack(@ForAll Random random) {
        double radians = (2 * random.nextDouble() - 1) * 2 * Math.PI;
        Rotor rotor = Rotor.ofAngle(radians);
        double few = 4 * Math.ulp(2 * Math.PI);
        assertThat(rotor.angle()).isCloseTo(radians, within(few));
        assertThat(rotor.cos()).isCloseTo(Math.cos(radians), within(few));
        assertThat(rotor.sin()).isCloseTo(Math.sin(radians), within(few));
        assertThat(rotor.inverse().angle()).isEqualTo(-rotor.angle());
        Rotor longer = Rotor.ofHalfAngle(rotor.halfCos() * 0x1p300, rotor.halfSin() * 0x1p300);
        assertThat(longer.angle()).isEqualTo(rotor.angle());
        // The negative is the same orientation, a full turn away.
        Rotor negative = Rotor.ofHalfAngle(-rotor.halfCos(), -rotor.halfSin());
        assertThat(Math.abs(negative.angle() - rotor.angle())).isCloseTo(2 * Math.PI, within(few));
    }

    @Example
    void anglesOfTheAxesAreExact() {
        assertThat(Rotor.ofCosSin(0, 5).angle()).isEqualTo(Math.PI / 2);
        assertThat(Rotor.ofHalfAngle(0, -3).angle()).isEqualTo(-Math.PI);
        assertThat(Rotor.ofHalfAngle(-1, 0).angle()).isEqualTo(2 * Math.PI);
    }

    @Example
    void zeroHasNoSign() {
        assertThat(Rotor.ofHalfAngle(-0.0, 1)).isEqualTo(Rotor.ofHalfAngle(0, 1));
        assertThat(Rotor.ofHalfAngle(1, 0).inverse()).isEqualTo(Rotor.IDENTITY);
        assertThat(Double.doubleToRawLongBits(Rotor.ofHalfAngle(0, -1).sin())).isZero();
    }

    @Property
    void thereAndBack(@ForAll Random random) {
        double angle = (random.nextDouble() * 2 - 1) * Math.PI;
        Rotor rotor = Rotor.ofAngle(angle);
        assertThat(rotor.cos()).isCloseTo(Math.cos(angle), within(1e-15));
        assertThat(rotor.sin()).isCloseTo(Math.sin(angle), within(1e-15));
        double length = Math.scalb(1 + random.nextDouble(), random.nextInt(2000) - 1000);
        Rotor again = Rotor.ofCosSin(length * Math.cos(angle), length * Math.sin(angle));
        assertThat(again.normalized().halfCos() / again.normalized().halfSin())
                .isCloseTo(
                        rotor.halfCos() / rotor.halfSin(),
                        within(1e-14
                                * (1
                                        + Math.abs(rotor.halfCos() / rotor.halfSin())
                                        + Math.pow(rotor.halfCos() / rotor.halfSin(), 2))));
        double other = (random.nextDouble() * 2 - 1) * Math.PI;
        assertThat(rotor.times(Rotor.ofAngle(other)).sin()).isCloseTo(Math.sin(angle + other), within(2e-15));
        Rotor scaled = Rotor.ofHalfAngle(Math.scalb(rotor.halfCos(), -900), Math.scalb(rotor.halfSin(), -900));
        assertThat(scaled.normalized()).isEqualTo(rotor.normalized());
        assertThat(Math.max(
                        Math.abs(rotor.normalized().halfCos()),
                        Math.abs(rotor.normalized().halfSin())))
                .isBetween(1.0, Math.nextDown(2.0));
    }

    @Example
    void extremeLengths() {
        assertThat(Rotor.ofHalfAngle(Double.MIN_VALUE, Double.MIN_VALUE).normalized())
                .isEqualTo(Rotor.ofHalfAngle(1, 1));
        assertThat(Rotor.ofHalfAngle(0x1p1023, -0x1p1023).normalized()).isEqualTo(Rotor.ofHalfAngle(1, -1));
        assertThat(Rotor.ofHalfAngle(0x1p1023, -0x1p1023).sin()).isEqualTo(-1);
        assertThat(Rotor.ofHalfAngle(0x1p-500, 0).normalized()).isEqualTo(Rotor.IDENTITY);
        assertThat(Rotor.ofHalfAngle(0x1p500, 0).normalized()).isEqualTo(Rotor.IDENTITY);
        assertThat(Rotor.ofAngle(2 * Math.PI).halfCos()).isEqualTo(-1);
    }

    @Example
    void whatIsNoRotorIsRefused() {
        assertThatThrownBy(() -> Rotor.ofHalfAngle(0, -0.0))
                .hasMessageContaining("both be 0")
                .hasMessageContaining("Rotor.IDENTITY");
        assertThatThrownBy(() -> Rotor.ofHalfAngle(Double.NaN, 1))
                .hasMessageContaining("halfCos must be finite, but was NaN");
        assertThatThrownBy(() -> Rotor.ofHalfAngle(1, Double.NEGATIVE_INFINITY))
                .hasMessageContaining("halfSin must be finite, but was -Infinity");
        assertThatThrownBy(() -> Rotor.ofCosSin(0, 0)).hasMessageContaining("both be 0");
        assertThatThrownBy(() -> Rotor.ofAngle(Double.NaN)).hasMessageContaining("radians must be finite, but was NaN");
        assertThatThrownBy(() -> Rotor.ofAngle(-6.3)).hasMessageContaining("[-2π, 2π]");
    }

    @Example
    void oppositeRotors() {
        Rotor rotor = Rotor.ofHalfAngle(0.1, 0.7);
        assertThat(rotor.isOppositeTo(Rotor.ofHalfAngle(-0.1, -0.7))).isTrue();
        assertThat(rotor.isOppositeTo(Rotor.ofHalfAngle(-0.2, -1.4))).isTrue();
        assertThat(rotor.isOppositeTo(rotor)).isFalse();
        assertThat(rotor.isOppositeTo(Rotor.ofHalfAngle(-0.1, Math.nextUp(-0.7))))
                .isFalse();
        // The products are 0 as doubles.
        Rotor least = Rotor.ofHalfAngle(Double.MIN_VALUE, -Double.MIN_VALUE);
        assertThat(least.isOppositeTo(Rotor.ofHalfAngle(-0x1p-600, 0x1p-600))).isTrue();
        assertThat(least.isOppositeTo(Rotor.ofHalfAngle(-0x1p-600, 0x1p-601))).isFalse();
    }

    @Example
    void shapesWithRotors() {
        PlacedShape standing = BOX.at(1, 2).withRotor(Rotor.ofHalfAngle(1, 1));
        assertThat(standing.part(0).rotor()).isEqualTo(Rotor.ofHalfAngle(1, 1));
        MovingShape moving = standing.moving(3, 4);
        assertThat(moving.endRotor()).isEqualTo(Rotor.ofHalfAngle(1, 1));
        assertThat(moving.isRotating()).isFalse();
        assertThat(moving.isRotated()).isTrue();
        MovingShape turning = moving.rotatingTo(Rotor.ofHalfAngle(0, 1));
        assertThat(turning.isRotating()).isTrue();
        assertThat(turning.moving(5, 6).part(0).endRotor()).isEqualTo(Rotor.ofHalfAngle(0, 1));
        assertThat(turning.placed()).isEqualTo(standing);
        assertThat(moving.rotatingTo(Rotor.ofHalfAngle(3, 3)).isRotating()).isFalse();
        MovingShape notTurned = BOX.at(0, 0).moving(0, 0);
        assertThat(notTurned.isRotated()).isFalse();
        assertThat(notTurned.rotatingBy(Rotor.ofHalfAngle(3, 4)).endRotor()).isEqualTo(Rotor.ofHalfAngle(3, 4));
        assertThat(notTurned.rotatingBy(Rotor.ofHalfAngle(3, 4)).isRotated()).isTrue();
        assertThat(moving.rotatingBy(Rotor.ofHalfAngle(3, 4)).endRotor()).isEqualTo(Rotor.ofHalfAngle(-1, 7));
        assertThatThrownBy(() -> moving.rotatingTo(Rotor.ofHalfAngle(-2, -2)))
                .hasMessageContaining("must not be opposite")
                .hasMessageContaining("360 degrees");
        assertThat(moving.rotatingTo(Rotor.ofHalfAngle(-2, Math.nextUp(-2))).isRotating())
                .isTrue();
        // The product would be rounded, and so a little less than a full turn.
        MovingShape tilted = BOX.at(0, 0).withRotor(Rotor.ofHalfAngle(0.1, 0.7)).moving(0, 0);
        assertThatThrownBy(() -> tilted.rotatingBy(Rotor.ofHalfAngle(-3, 0)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("a full turn in one step");
    }
}
