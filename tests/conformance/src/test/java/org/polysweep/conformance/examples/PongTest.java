package org.polysweep.conformance.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.contact.Verdict;
import org.polysweep.query.Intersection;
import org.polysweep.shape.MovingShape;
import org.polysweep.trials.Trials;
import org.polysweep.world.StepReport;
import org.polysweep.world.body.BodyId;

@Tag("bulk")
class PongTest {

    /** Plays a frame, after which the ball is in the field and in nothing else; exactly. */
    private static StepReport play(Pong pong, double leftDy, double rightDy) {
        StepReport report = pong.frame(leftDy, rightDy);
        assertThat(report.rolledBack()).isEmpty();
        assertThat(pong.world.x(pong.ball)).isBetween(Pong.RADIUS, Pong.WIDTH - Pong.RADIUS);
        assertThat(pong.world.y(pong.ball)).isBetween(Pong.RADIUS, Pong.HEIGHT - Pong.RADIUS);
        assertThat(isInBall(pong, pong.left)).isFalse();
        assertThat(isInBall(pong, pong.right)).isFalse();
        return report;
    }

    private static boolean isInBall(Pong pong, BodyId paddle) {
        return Intersection.verdict(
                        at(pong, pong.ball).placed(), at(pong, paddle).placed())
                == Verdict.OVERLAP;
    }

    private static MovingShape at(Pong pong, BodyId body) {
        return pong.world
                .bodies()
                .shape(body)
                .part(0)
                .at(pong.world.x(body), pong.world.y(body))
                .moving(0, 0);
    }

    @ParameterizedTest
    @CsvSource({"8000, 6000, 2000", "800, 600, 20000"})
    void theBallStaysAndKeepsItsSpeed(double dx, double dy, int frames) {
        Pong pong = new Pong(dx, dy);
        double served = Math.hypot(dx, dy);
        for (int i = 0; i < Trials.times(frames); i++) {
            assertThat(play(pong, 0, 0).stalled()).isEmpty();
            double speed = Math.hypot(pong.world.displacementX(pong.ball), pong.world.displacementY(pong.ball));
            assertThat(speed / served).isCloseTo(1, within(1e-12));
        }
    }

    @Test
    void itStaysWhilePaddlesMove() {
        Pong pong = new Pong(8000, 6000);
        for (int i = 0; i < Trials.times(1_000); i++) {
            play(pong, i % 200 < 100 ? 3 : -3, i % 140 < 70 ? -5 : 5);
        }
    }

    @Test
    void aSlowBallGoesToAndFroBetweenThePaddles() {
        Pong pong = new Pong(16, 0);
        // Its center goes from 24 to 776 and back, 752 pixels or 47 frames each way, and it starts in the middle.
        for (int i = 0; i < 47; i++) {
            play(pong, 0, 0);
        }
        assertThat(pong.world.x(pong.ball)).isEqualTo(400);
        assertThat(pong.world.displacementX(pong.ball)).isEqualTo(-16);
        for (int i = 0; i < 47; i++) {
            play(pong, 0, 0);
        }
        assertThat(pong.world.x(pong.ball)).isEqualTo(400);
        assertThat(pong.world.displacementX(pong.ball)).isEqualTo(16);
    }
}
