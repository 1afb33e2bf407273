package org.polysweep.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.trials.Trials;

/** In a corner a body goes along the surface, unless that leads into what it has met before: then as the corner goes. */
class CornerTest {

    private final Random random = Trials.random(1);

    private static StepState stateOfThree() {
        StepState state = new StepState();
        Bodies bodies = new Bodies();
        for (int body = 0; body < 3; body++) {
            bodies.add(SomeBodies.box(0, 0, 1, 1), 0, 0, false);
        }
        bodies.rank();
        state.place(bodies);
        state.begin();
        return state;
    }

    @Test
    void aMotionLeadsIntoNeitherOrIsSlowerAcross() {
        int kept = 0;
        int turned = 0;
        for (int trial = 0; trial < Trials.times(3_000); trial++) {
            double angle = random.nextDouble() * 7;
            double otherAngle = random.nextDouble() * 7;
            double x = Math.cos(angle);
            double y = Math.sin(angle);
            double otherX = Math.cos(otherAngle);
            double otherY = Math.sin(otherAngle);
            double otherSpeed = random.nextGaussian();
            double speed = random.nextGaussian();
            double across = random.nextGaussian();
            StepState state = stateOfThree();
            state.noteContact(0, 1, 0, 0.5, otherX, otherY, otherSpeed);
            Corner corner = new Corner();
            corner.set(state, 0, 2, 0, 0.5);
            corner.go(x, y, speed, across);
            double plainX = speed * x - across * y;
            double plainY = speed * y + across * x;
            boolean leadsIn = plainX * otherX + plainY * otherY < otherSpeed;
            if (!leadsIn) {
                assertThat(corner.dx()).isEqualTo(plainX);
                assertThat(corner.dy()).isEqualTo(plainY);
                kept++;
            } else if (corner.dx() != plainX || corner.dy() != plainY) {
                double newAcross = x * corner.dy() - y * corner.dx();
                double size = 1e-12 * (1 + Math.abs(otherSpeed)) / Math.abs(x * otherY - y * otherX);
                assertThat(corner.dx() * x + corner.dy() * y).isCloseTo(speed, within(size));
                assertThat(corner.dx() * otherX + corner.dy() * otherY).isCloseTo(otherSpeed, within(size));
                assertThat(Math.abs(newAcross)).isLessThanOrEqualTo(Math.abs(across) + size);
                turned++;
            }
        }
        assertThat(kept).isPositive();
        assertThat(turned).isPositive();
    }

    @Test
    void withoutACornerTheMotionIsThatAlongTheSurface() {
        StepState state = stateOfThree();
        state.noteContact(0, 1, 0, 0.25, -1, 0, -1);
        Corner corner = new Corner();
        corner.set(state, 0, 2, 0, 0.5);
        corner.go(0, 1, 2, -3);
        assertThat(corner.dx()).isEqualTo(3);
        assertThat(corner.dy()).isEqualTo(2);
        // The same thing again is no corner, either.
        corner.set(state, 0, 1, 0, 0.25);
        corner.go(0, 1, 2, -3);
        assertThat(corner.dx()).isEqualTo(3);
    }

    /** A floor under a body, a wall to the right of it: what is left of a motion into both is none. */
    @Test
    void betweenAFloorAndAWallNothingIsLeft() {
        StepState state = stateOfThree();
        state.noteContact(0, 1, 0, 0.5, 0, 1, 0);
        Corner corner = new Corner();
        corner.set(state, 0, 2, 0, 0.5);
        // Along the wall, the fall would lead into the floor.
        corner.go(-1, 0, 0, 3);
        assertThat(corner.dx() + 0.0).isZero();
        assertThat(corner.dy() + 0.0).isZero();
    }
}
