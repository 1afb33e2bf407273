package org.polysweep.playground;

import java.util.ArrayList;
import java.util.List;
import org.polysweep.contact.Verdict;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.PairMotion;
import org.polysweep.world.body.Response;
import org.polysweep.world.body.WorldContact;

/**
 * Pong, with a ball of any speed. The walls behind the paddles bounce it, too, and count. A paddle follows the ball by
 * itself until somebody steers it. Lengths are in pixels; y points up.
 */
final class Pong extends Game {

    private static final double WIDTH = 800;
    private static final double HEIGHT = 400;
    private static final double HALF_PADDLE = 45;
    private static final double PADDLE_SPEED = 9;

    private static final ConvexShape PADDLE = ConvexPolygon.box(-8, -HALF_PADDLE, 8, HALF_PADDLE);
    private static final CompoundShape FIELD = CompoundShape.chain(0, 0, WIDTH, 0, WIDTH, HEIGHT, 0, HEIGHT, 0, 0);
    private static final Response BOUNCE = Response.bounce(1);

    private final double speed;
    private final BodyId ball = named("ball", world.add(RoundedPolygon.circle(0, 0, 10), WIDTH / 2, HEIGHT / 2));
    private final BodyId left = named("left", world.addKinematic(PADDLE, 8, HEIGHT / 2));
    private final BodyId right = named("right", world.addKinematic(PADDLE, WIDTH - 8, HEIGHT / 2));
    private boolean leftIsSteered;
    private boolean rightIsSteered;
    private int leftScore;
    private int rightScore;
    private int bounces;

    /** Where the ball has turned in this frame, and when last. */
    private final List<String> way = new ArrayList<>();

    private double time;
    private double x;
    private double y;

    Pong(double speed) {
        this.speed = speed;
        named("field", world.addStatic(FIELD, 0, 0));
        world.setDisplacement(ball, 0.8 * speed, 0.6 * speed);
    }

    @Override
    void frame(int keys, double leftY, double rightY) {
        int letters = (keys >> 4) & (UP | DOWN);
        int arrows = keys & (UP | DOWN);
        leftIsSteered |= letters != 0 || !Double.isNaN(leftY);
        rightIsSteered |= arrows != 0 || !Double.isNaN(rightY);
        steer(left, letters, leftY, leftIsSteered);
        steer(right, arrows, rightY, rightIsSteered);
        time = 0;
        bounces = 0;
        x = world.x(ball);
        y = world.y(ball);
        way.clear();
        way.add(point(x, y));
        world.step(this::bounce, this::count);
        way.add(point(world.x(ball), world.y(ball)));
        keepSpeed(world.bodies().endDisplacementX(ball), world.bodies().endDisplacementY(ball));
    }

    /** Gives a paddle its motion: toward a pointer, as the keys say, or after the ball. */
    private void steer(BodyId paddle, int keys, double pointerY, boolean isSteered) {
        double at = world.y(paddle);
        double wish = ((keys & UP) != 0 ? PADDLE_SPEED : 0) - ((keys & DOWN) != 0 ? PADDLE_SPEED : 0);
        if (!Double.isNaN(pointerY)) {
            wish = pointerY - at;
        } else if (!isSteered) {
            wish = world.y(ball) - at;
        }
        double dy = Math.max(-PADDLE_SPEED, Math.min(wish, PADDLE_SPEED));
        world.setDisplacement(paddle, 0, Math.max(HALF_PADDLE, Math.min(at + dy, HEIGHT - HALF_PADDLE)) - at);
    }

    /** The ball is A, for it was added first. Where it meets a paddle says whereto that sends it. */
    private void bounce(WorldContact contact, PairMotion motion) {
        x += (contact.enter() - time) * motion.a().dx();
        y += (contact.enter() - time) * motion.a().dy();
        time = contact.enter();
        way.add(point(x, y));
        bounces++;
        BOUNCE.respond(contact, motion);
        BodyId paddle = contact.b();
        if ((paddle == left || paddle == right) && Math.abs(contact.normalX()) == 1) {
            double rise = (y - world.y(paddle) - time * world.displacementY(paddle)) / HALF_PADDLE;
            double across = speed / Math.sqrt(1 + rise * rise);
            motion.a().set(contact.normalX() * across, rise * across);
        }
    }

    private void count(WorldContact contact) {
        boolean isField = contact.b() != left && contact.b() != right;
        if (contact.verdict() == Verdict.HIT && isField && contact.normalX() == 1) {
            rightScore++;
        } else if (contact.verdict() == Verdict.HIT && isField && contact.normalX() == -1) {
            leftScore++;
        }
    }

    /** A paddle that moves may have made the ball faster, or have sent it up and down forever. */
    private void keepSpeed(double dx, double dy) {
        double across = Math.copySign(Math.max(Math.abs(dx), speed / 4), dx);
        double scale = speed / Math.sqrt(across * across + dy * dy);
        world.setDisplacement(ball, scale * across, scale * dy);
    }

    @Override
    String news() {
        return "left " + leftScore + ", right " + rightScore;
    }

    @Override
    String details() {
        return "the paddles are at " + tenths(world.y(left)) + " and " + tenths(world.y(right)) + "; " + bounces
                + (bounces == 1 ? " bounce" : " bounces") + " in this frame";
    }

    @Override
    List<String> way() {
        return way;
    }
}
