package org.polysweep.internal.world.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.body.SomeBodies;
import org.polysweep.trials.Trials;

/** In a corner a body goes as near to its wish as two surfaces let it. */
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

    /** The conditions of Karush, Kuhn and Tucker for the nearest point of the intersection of two half-planes. */
    @Test
    void ofTheMotionsThatLeadIntoNeitherItIsTheOneNearestToWhatIsAsked() {
        int[] active = new int[3];
        for (int trial = 0; trial < Trials.atLeast(1_500, 3_000); trial++) {
            double angle = random.nextDouble() * 7;
            double otherAngle = random.nextDouble() * 7;
            double x = Math.cos(angle);
            double y = Math.sin(angle);
            double otherX = Math.cos(otherAngle);
            double otherY = Math.sin(otherAngle);
            double otherSpeed = random.nextGaussian();
            double askedX = random.nextGaussian();
            double askedY = random.nextGaussian();
            double speed = askedX * x + askedY * y + Math.abs(random.nextGaussian());
            StepState state = stateOfThree();
            state.noteContact(0, 1, 0, 0.5, otherX, otherY, otherSpeed);
            Corner corner = new Corner();
            corner.set(state, 0, 2, 0, 0.5);
            corner.go(x, y, speed, askedX, askedY, Double.MAX_VALUE);
            double sine = x * otherY - y * otherX;
            double size = 1e-12 * (1 + Math.abs(otherSpeed) + Math.abs(speed)) / (sine * sine);
            assertThat(corner.dx() * x + corner.dy() * y).isGreaterThanOrEqualTo(speed - size);
            assertThat(corner.dx() * otherX + corner.dy() * otherY).isGreaterThanOrEqualTo(otherSpeed - size);
            // What the two surfaces add to the motion: never a pull, and no push from a surface that is not met.
            double addedX = corner.dx() - askedX;
            double addedY = corner.dy() - askedY;
            double push = (addedX * otherY - addedY * otherX) / sine;
            double otherPush = (x * addedY - y * addedX) / sine;
            assertThat(push).isGreaterThanOrEqualTo(-size);
            assertThat(otherPush).isGreaterThanOrEqualTo(-size);
            boolean isMet = corner.dx() * x + corner.dy() * y <= speed + size;
            boolean isOtherMet = corner.dx() * otherX + corner.dy() * otherY <= otherSpeed + size;
            assertThat(isMet || push <= size).isTrue();
            assertThat(isOtherMet || otherPush <= size).isTrue();
            active[(isMet ? 1 : 0) + (isOtherMet ? 2 : 0) - 1]++;
        }
        for (int count : active) {
            assertThat(count).isGreaterThan(100);
        }
    }

    @Test
    void whatIsPressedOutOfACornerIsNoFasterThanWhatPressesIt() {
        StepState state = stateOfThree();
        state.noteContact(0, 1, 0, 0.5, -0.6, 0.8, 0);
        Corner corner = new Corner();
        corner.set(state, 0, 2, 0, 0.5);
        corner.go(0.8, 0.6, 1, 0, -1, 0.25);
        assertThat(corner.dx() * 0.8 + corner.dy() * 0.6).isCloseTo(1, within(1e-12));
        corner.set(state, 0, 2, 0, 0.5);
        // Walls that close in at a sharp angle would have to fling it out.
        state.noteContact(0, 1, 0, 0.5, -1, 0.001, 0);
        corner.set(state, 0, 2, 0, 0.5);
        corner.go(1, 0, 1, 0, 0, 0.25);
        assertThat(corner.dx()).isEqualTo(1);
        assertThat(corner.dy() + 0.0).isZero();
    }

    @Test
    void withoutACornerTheMotionIsThatAlongTheSurface() {
        StepState state = stateOfThree();
        state.noteContact(0, 1, 0, 0.25, -1, 0, -1);
        Corner corner = new Corner();
        corner.set(state, 0, 2, 0, 0.5);
        corner.go(0, 1, 2, 3, 0, 0);
        assertThat(corner.dx()).isEqualTo(3);
        assertThat(corner.dy()).isEqualTo(2);
        // The same thing again is no corner, either.
        corner.set(state, 0, 1, 0, 0.25);
        corner.go(0, 1, 2, 3, 0, 0);
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
        corner.go(-1, 0, 0, 1, -3, 0);
        assertThat(corner.dx() + 0.0).isZero();
        assertThat(corner.dy() + 0.0).isZero();
    }
}
