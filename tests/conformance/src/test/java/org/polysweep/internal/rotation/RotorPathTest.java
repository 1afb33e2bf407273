package org.polysweep.internal.rotation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.trials.Trials;

/** The way of a rotor and its bounds, against the closed form of its angle. */
class RotorPathTest {

    private final RotorPath path = new RotorPath();

    private boolean set(double c0, double s0, double c1, double s1) {
        return set(path, c0, s0, c1, s1);
    }

    private static boolean set(RotorPath path, double c0, double s0, double c1, double s1) {
        path.c0 = c0;
        path.s0 = s0;
        path.c1 = c1;
        path.s1 = s1;
        return path.begin();
    }

    /** From (1, 0) to (1, s) the angle is 2 arctan(st), at a speed of 2s / (1 + s²t²). */
    @Test
    void angleAndSpeed() {
        for (double s : new double[] {1, -1, 0.5, 3}) {
            assertThat(set(1, 0, 1, s)).isTrue();
            for (double time : new double[] {0, 0.25, 0.5, 1}) {
                path.moveTo(time);
                double square = 1 + s * s * time * time;
                assertThat(path.cosine).isCloseTo((1 - s * s * time * time) / square, within(1e-15));
                assertThat(path.sine).isCloseTo(2 * s * time / square, within(1e-15));
                assertThat(path.speed).isCloseTo(2 * s / square, within(1e-14));
            }
        }
    }

    /** As fast as at the rotor's shortest, and no bound is far greater than what it bounds. */
    @Test
    void boundsHoldAndAreNear() {
        Random random = Trials.random(1);
        for (int i = 0; i < 200; i++) {
            double[] rotors = new double[4];
            for (int j = 0; j < 4; j++) {
                rotors[j] = random.nextInt(9) - 4;
            }
            double cross = rotors[0] * rotors[3] - rotors[1] * rotors[2];
            double dot = rotors[0] * rotors[2] + rotors[1] * rotors[3];
            if (cross == 0 || dot < 0) {
                continue;
            }
            assertThat(set(rotors[0], rotors[1], rotors[2], rotors[3])).isTrue();
            double speed = 0;
            double acceleration = 0;
            double least = Double.POSITIVE_INFINITY;
            double greatest = 0;
            for (int part = 0; part <= 64; part++) {
                double t = part / 64.0;
                double c = rotors[0] + t * (rotors[2] - rotors[0]);
                double s = rotors[1] + t * (rotors[3] - rotors[1]);
                double square = c * c + s * s;
                double change = c * (rotors[2] - rotors[0]) + s * (rotors[3] - rotors[1]);
                speed = Math.max(speed, Math.abs(2 * cross / square));
                acceleration = Math.max(acceleration, Math.abs(4 * cross * change / (square * square)));
                least = Math.min(least, Math.sqrt(square));
                greatest = Math.max(greatest, Math.sqrt(square));
            }
            // Beside a quarter turn, the rotor is never shorter than 1/√2 of the lesser end.
            assertThat(path.maxSpeed).isBetween(speed, 4 * speed);
            assertThat(path.maxAcceleration).isGreaterThanOrEqualTo(acceleration);
            double square = greatest * greatest / (least * least);
            assertThat(path.squareOfDistortion).isBetween(square * (1 - 1e-12), 4 * square);
            double change = Math.hypot(rotors[2] - rotors[0], rotors[3] - rotors[1]);
            assertThat(path.maxAcceleration).isLessThanOrEqualTo(8 * speed * change / least);
        }
    }

    /** Of rotors that are as long at their end as at first, half of the change is along the rotor there. */
    @Test
    void theAccelerationIsThatAtTheEnds() {
        for (double angle : new double[] {0.5, -0.25, 0.125}) {
            double c = Math.cos(angle / 2);
            double s = Math.sin(angle / 2);
            assertThat(set(1, 0, c, s)).isTrue();
            double acceleration = 4 * Math.abs(s) * (1 - c);
            assertThat(path.maxAcceleration).isBetween(acceleration, 1.05 * acceleration);
        }
        // Nearly opposite, the rotor is much shorter in between, and all of its change counts.
        assertThat(set(1, 0.125, -1, 0.125)).isTrue();
        assertThat(path.maxAcceleration).isCloseTo(2 * path.maxSpeed * 2 / 0.125, within(1e-9));
    }

    /** How long the rotors are does not matter. */
    @Test
    void longAndShortRotorsTurnAlike() {
        assertThat(set(1, 0, 3, 2)).isTrue();
        double speed = path.maxSpeed;
        double acceleration = path.maxAcceleration;
        double distortion = path.squareOfDistortion;
        for (double length : new double[] {0x1p-90, 0.125, 16, 0x1p90}) {
            assertThat(set(length, 0, 3 * length, 2 * length)).isTrue();
            assertThat(path.maxSpeed).isEqualTo(speed);
            assertThat(path.maxAcceleration).isEqualTo(acceleration);
            assertThat(path.squareOfDistortion).isEqualTo(distortion);
        }
    }

    @Test
    void whatKeepsItsOrientation() {
        assertThat(set(3, 4, 3, 4)).isTrue();
        path.moveTo(0.5);
        assertThat(path.speed).isZero();
        assertThat(path.maxSpeed).isZero();
        assertThat(path.maxAcceleration).isZero();
        assertThat(path.squareOfDistortion).isEqualTo(1);
    }

    /** Too long, too short, or so nearly opposite that no bound is known. */
    @Test
    void whatIsOutOfRange() {
        assertThat(set(0x1p-201, 0, 0x1p-201, 0)).isFalse();
        assertThat(set(0, 0x1p201, 0, 0x1p201)).isFalse();
        assertThat(set(0x1p-201, 0, 1, 1)).isFalse();
        assertThat(set(1, 1, 0x1p201, 0)).isFalse();
        assertThat(set(1, 0, -1, 0x1p-60)).isFalse();
        assertThat(set(1, 0x1p-60, -1, 0x1p-60)).isFalse();
        assertThat(set(1, 0, -1, 0x1p-20)).isTrue();
    }
}
