package org.polysweep.benchmarks.world;

import org.dyn4j.collision.Filter;
import org.dyn4j.collision.narrowphase.Gjk;
import org.dyn4j.collision.narrowphase.Separation;
import org.dyn4j.dynamics.Body;
import org.dyn4j.dynamics.BodyFixture;
import org.dyn4j.geometry.Convex;
import org.dyn4j.geometry.MassType;
import org.dyn4j.geometry.Rectangle;
import org.dyn4j.geometry.Transform;
import org.dyn4j.geometry.Vector2;
import org.dyn4j.world.DetectFilter;
import org.dyn4j.world.World;
import org.dyn4j.world.result.ConvexCastResult;
import org.polysweep.shape.ConvexPolygon;

/** dyn4j's world, asked for the closest cast of the hero along each motion; it stops a little before what it meets. */
public class MoverInDyn4j extends MoverBenchmark {

    private static final int MOST_SLIDES = 4;

    /** Its tolerances do not let it slide along what it touches. */
    private static final double SKIN = 1e-4;

    private final DetectFilter<Body, BodyFixture> filter = new DetectFilter<>(true, true, Filter.DEFAULT_FILTER);
    private final Transform place = new Transform();
    private final Vector2 motion = new Vector2();
    private final Gjk distance = new Gjk();
    private final Separation separation = new Separation();
    private World<Body> world = new World<>();
    private Convex hero = new Rectangle(1, 1);

    /** Made by JMH. */
    public MoverInDyn4j() {}

    private static Convex rectangle(ConvexPolygon box) {
        Rectangle rectangle = new Rectangle(box.maxX() - box.minX(), box.maxY() - box.minY());
        rectangle.translate((box.maxX() + box.minX()) / 2, (box.maxY() + box.minY()) / 2);
        return rectangle;
    }

    @Override
    void load(Level level) {
        world = new World<>();
        for (int i = 0; i < Level.BOXES; i++) {
            Body body = new Body();
            body.addFixture(rectangle(level.box));
            body.setMass(MassType.INFINITE);
            body.translate(level.x[i], level.y[i]);
            world.addBody(body);
        }
        hero = rectangle(level.hero);
    }

    @Override
    void place(double x, double y) {
        place.setTranslation(x, y);
    }

    @Override
    void move(double dx, double dy) {
        double share = 1;
        double lastX = 0;
        double lastY = 0;
        motion.set(dx, dy);
        for (int slide = 0; slide < MOST_SLIDES && !motion.isZero(); slide++) {
            ConvexCastResult<Body, BodyFixture> first = world.convexCastClosest(hero, place, motion, 0, filter);
            if (first == null) {
                place.translate(motion);
                return;
            }
            // Where they meet, its normal may be 0.
            double time = first.getTimeOfImpact().getTime();
            double back = Math.max(0, time - SKIN / motion.getMagnitude());
            place.translate(back * motion.x, back * motion.y);
            distance.distance(
                    hero, place, first.getFixture().getShape(), first.getBody().getTransform(), separation);
            double nx = -separation.getNormal().x;
            double ny = -separation.getNormal().y;
            double off = SKIN - separation.getDistance();
            place.translate(off * nx, off * ny);
            share *= 1 - time;
            double into = dx * nx + dy * ny;
            motion.set(share * (dx - into * nx), share * (dy - into * ny));
            if (time * Math.hypot(dx, dy) <= 2 * SKIN && motion.x * lastX + motion.y * lastY < 0) {
                return;
            }
            lastX = nx;
            lastY = ny;
        }
    }

    @Override
    double x() {
        return place.getTranslationX();
    }

    @Override
    double y() {
        return place.getTranslationY();
    }

    @Override
    double tolerance() {
        return 0.01;
    }
}
