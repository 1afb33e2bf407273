package org.polysweep.conformance.examples;

import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.world.StepReport;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;

/**
 * Pong on a field of 800 by 600 pixels, for training: the wall behind a paddle also bounces the ball. The ball may have
 * any speed; a frame has as many bounces as that needs.
 */
final class Pong {

    static final double WIDTH = 800;
    static final double HEIGHT = 600;
    static final double RADIUS = 8;

    private static final CompoundShape FIELD = CompoundShape.chain(0, 0, WIDTH, 0, WIDTH, HEIGHT, 0, HEIGHT, 0, 0);
    private static final ConvexShape PADDLE = ConvexPolygon.box(-8, -50, 8, 50);
    private static final ConvexShape BALL = RoundedPolygon.circle(0, 0, RADIUS);

    final World world = new World();
    final BodyId ball = world.add(BALL, WIDTH / 2, HEIGHT / 2);
    final BodyId left = world.addKinematic(PADDLE, 8, HEIGHT / 2);
    final BodyId right = world.addKinematic(PADDLE, WIDTH - 8, HEIGHT / 2);

    /** Serves the ball; displacements are in pixels per frame. */
    Pong(double dx, double dy) {
        world.addStatic(FIELD, 0, 0);
        world.setDisplacement(ball, dx, dy);
    }

    /** Plays a frame: both paddles move up or down, and the ball bounces off everything that it hits. */
    StepReport frame(double remainingDisplacementY, double rightDy) {
        movePaddle(left, remainingDisplacementY);
        movePaddle(right, rightDy);
        // The ball keeps the displacement of its last bounce, also if it has stalled in a gap with too many.
        return world.step(Response.bounce(1));
    }

    private void movePaddle(BodyId paddle, double dy) {
        double y = world.y(paddle);
        double target = Math.max(50, Math.min(y + dy, HEIGHT - 50));
        world.setDisplacement(paddle, 0, target - y);
    }
}
