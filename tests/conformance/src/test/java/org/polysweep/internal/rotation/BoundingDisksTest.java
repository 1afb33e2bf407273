package org.polysweep.internal.rotation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polysweep.internal.rotation.RotatingScene.between;
import static org.polysweep.internal.rotation.RotatingScene.body;
import static org.polysweep.internal.rotation.RotatingScene.regular;
import static org.polysweep.internal.rotation.RotatingScene.upright;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.trials.Trials;

/** When disks meet, with the ways of their centers by angles. */
class BoundingDisksTest {

    private static final int SCENES = Trials.times(200);

    private static double meeting(RotatingBody a, RotatingBody b, double from) {
        return new BoundingDisks(new RotatingScene(a, b).frames).meeting(from);
    }

    /** A many-sided wheel about some point, so that a disk about that is as good as the shape. */
    private static RotatingBody wheel(double centerX, double centerY, double speed, double turn, Random random) {
        double from = between(-3, 3, random);
        return body(
                regular(64, 1, centerX, centerY),
                between(-4, 4, random),
                between(-4, 4, random),
                speed * between(-1, 1, random),
                speed * between(-1, 1, random),
                from,
                from + turn * between(-1, 1, random));
    }

    private static double distance(RotatingBody a, RotatingBody b, double time) {
        return Math.hypot(
                RotatingScene.worldX(a, a.centerX, a.centerY, time)
                        - RotatingScene.worldX(b, b.centerX, b.centerY, time),
                RotatingScene.worldY(a, a.centerX, a.centerY, time)
                        - RotatingScene.worldY(b, b.centerX, b.centerY, time));
    }

    /** Wheels that turn about a point beside them go along arcs; until the time that is found they are apart. */
    @Test
    void wheelsAreApartUntilThen() {
        Random random = Trials.random(1);
        int later = 0;
        for (int i = 0; i < SCENES; i++) {
            double turn = i % 4 == 0 ? 3 : 0.5;
            RotatingBody a = wheel(between(-2, 2, random), between(-2, 2, random), 8, turn, random);
            RotatingBody b = wheel(between(-2, 2, random), between(-2, 2, random), 8, turn, random);
            double from = between(0, 0.5, random);
            double meeting = meeting(a, b, from);
            assertThat(meeting).isBetween(from, 1.0);
            for (double time = from; time < meeting; time += 0x1p-8) {
                assertThat(distance(a, b, time)).isGreaterThan(2);
            }
            if (turn < 1 && meeting > from && meeting < 1) {
                later++;
                // Disks about the origins have radii of up to 3.8 each.
                assertThat(distance(a, b, meeting)).isLessThan(2.75);
            }
        }
        assertThat(later).isPositive();
    }

    /** The middle of what turns by half a turn goes far aside: the arc bends toward the other one. */
    @Test
    void anArcIsNotTakenForItsChord() {
        RotatingBody arm = body(regular(64, 1, 0, -4), 0, 4, 0, 0, -0.5, 0.5);
        double lowest = 4 - 4;
        RotatingBody below = upright(regular(64, 1, 0, 0), 0, lowest - 2 + 0.01, 0, 0);
        assertThat(distance(arm, below, 0)).isGreaterThan(2.25);
        assertThat(distance(arm, below, 0.5)).isLessThan(2);
        assertThat(meeting(arm, below, 0)).isLessThan(0.5);
        assertThat(meeting(below, arm, 0)).isLessThan(0.5);
    }

    /** Where a rotor nearly stands on its head, the bend is no use, and disks are about the origins. */
    @Test
    void disksAreAboutTheOriginsWhereTheWayBendsTooMuch() {
        RotatingBody turning = upright(ConvexPolygon.box(1, 1, 2, 2), 0, 0, 0, 0);
        turning.setRotors(1, 0, -1, 0.02);
        RotatingBody far = upright(ConvexPolygon.box(-1, -1, 1, 1), 0, 4.25, 0, 0);
        assertThat(meeting(turning, far, 0)).isEqualTo(1);
        far.y = 4.24;
        assertThat(meeting(turning, far, 0)).isZero();
    }
}
