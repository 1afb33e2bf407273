package org.polysweep.internal.rotor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.Random;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.SteadyRotation;

/** The pieces of a steady rotation: they join without rounding, and keep the deviation from constant speed. */
@PropertyDefaults(tries = 400, edgeCases = EdgeCasesMode.NONE)
class RotorPolylineTest {

    private static final int SAMPLES = 6;

    /** A point of a line, exactly. */
    private record Point(BigDecimal c, BigDecimal s) {

        static Point of(Rotor rotor) {
            return new Point(new BigDecimal(rotor.halfCos()), new BigDecimal(rotor.halfSin()));
        }

        static Point at(RotorPolyline path, double time) {
            return new Point(along(path.c0(), path.c1(), time), along(path.s0(), path.s1(), time));
        }

        private static BigDecimal along(double from, double to, double time) {
            BigDecimal first = new BigDecimal(from);
            return first.add(new BigDecimal(to).subtract(first).multiply(new BigDecimal(time)));
        }

        boolean hasDirectionOf(Point other) {
            return c.multiply(other.s).compareTo(s.multiply(other.c)) == 0
                    && c.multiply(other.c).add(s.multiply(other.s)).signum() > 0;
        }

        double angle() {
            return 2 * Math.atan2(s.doubleValue(), c.doubleValue());
        }
    }

    private static Rotor rotor(Random random) {
        double c = random.nextGaussian();
        double s = random.nextGaussian();
        return switch (random.nextInt(8)) {
            case 0 -> Rotor.IDENTITY;
            case 1 -> Rotor.ofHalfAngle(random.nextInt(9) - 4, 5);
            case 2 -> Rotor.ofHalfAngle(0.1, random.nextBoolean() ? 0.1 : 0);
            case 3 -> Rotor.ofHalfAngle(c, s * Math.scalb(1.0, -random.nextInt(450)));
            case 4 -> Rotor.ofHalfAngle(c * Math.scalb(1.0, -random.nextInt(60)), s);
            case 5 -> Rotor.ofHalfAngle(Math.scalb(c, 480), Math.scalb(s, 480 - random.nextInt(30)));
            case 6 -> Rotor.ofHalfAngle(1, s < 0 ? 0x1p-20 : Math.nextUp(0x1p-20));
            default -> Rotor.ofHalfAngle(c, s);
        };
    }

    private static SteadyRotation rotation(Random random) {
        double radians = (2 * random.nextDouble() - 1) * Math.scalb(1.0, random.nextInt(14) - 3);
        double least = 0x1p-16 + 0x1p-20 * Math.abs(radians);
        return switch (random.nextInt(4)) {
            case 0 -> SteadyRotation.ofAngle(radians);
            case 1 -> new SteadyRotation(radians, least);
            case 2 -> SteadyRotation.ofAngle((random.nextInt(9) - 4) * Math.PI);
            default -> new SteadyRotation(radians, least + random.nextDouble() / 9);
        };
    }

    private static RotorPolyline path(Rotor rotor, SteadyRotation rotation) {
        RotorPolyline path = new RotorPolyline();
        double radians = rotation.radians();
        int steps = rotation.rotorSteps();
        path.set(rotor, RotorPolyline.end(rotor, radians, steps), radians, steps);
        return path;
    }

    @Property
    void thePiecesJoinExactly(@ForAll Random random) {
        Rotor rotor = rotor(random);
        SteadyRotation rotation = rotation(random);
        RotorPolyline path = path(rotor, rotation);
        Point last = Point.of(rotor);
        double time = 0;
        while (true) {
            assertThat(path.start()).isEqualTo(time);
            assertThat(Point.at(path, time).hasDirectionOf(last))
                    .as("%s by %s at %s", rotor, rotation, time)
                    .isTrue();
            time = path.end();
            last = Point.at(path, time);
            if (time == 1) {
                break;
            }
            path.next();
        }
        Rotor end = RotorPolyline.end(rotor, rotation.radians(), rotation.rotorSteps());
        assertThat(last.hasDirectionOf(Point.of(end))).isTrue();
    }

    @Property
    void theDeviationIsKept(@ForAll Random random) {
        Rotor rotor = rotor(random);
        SteadyRotation rotation = rotation(random);
        RotorPolyline path = path(rotor, rotation);
        double last = Point.of(rotor).angle();
        double rotated = 0;
        while (true) {
            for (int i = 1; i <= SAMPLES; i++) {
                double time = path.start() + (path.end() - path.start()) * i / SAMPLES;
                double angle = Point.at(path, time).angle();
                rotated += Math.IEEEremainder(angle - last, 2 * Math.PI);
                last = angle;
                assertThat(Math.abs(rotated - rotation.radians() * time))
                        .as("%s by %s at %s", rotor, rotation, time)
                        .isLessThanOrEqualTo(rotation.maxDeviation());
            }
            if (path.end() == 1) {
                return;
            }
            path.next();
        }
    }

    @Example
    void thereAreAsManyRotorStepsAsNeeded() {
        assertThat(SteadyRotation.NONE.rotorSteps()).isEqualTo(1);
        assertThat(SteadyRotation.ofAngle(0.4).rotorSteps()).isEqualTo(1);
        assertThat(SteadyRotation.ofAngle(2 * Math.PI).rotorSteps()).isEqualTo(16);
        assertThat(SteadyRotation.ofAngle(2 * Math.PI)
                        .withMaxDeviation(0.001 / 8)
                        .rotorSteps())
                .isEqualTo(32);
        assertThat(SteadyRotation.ofAngle(-1024).rotorSteps()).isEqualTo(4096);
    }

    @Example
    void aFullTurnLeadsToTheNegativeRotor() {
        assertThat(RotorPolyline.end(Rotor.IDENTITY, 2 * Math.PI, 16)).isEqualTo(Rotor.ofHalfAngle(-1, 0));
        assertThat(RotorPolyline.end(Rotor.IDENTITY, 4 * Math.PI, 32)).isEqualTo(Rotor.IDENTITY);
        assertThatThrownBy(() -> RotorPolyline.end(Rotor.ofHalfAngle(1, 0x1p-501), 1, 4))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("[2^-500, 2^500]");
    }
}
