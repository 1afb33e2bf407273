package org.polysweep.benchmarks.world.frame;

import java.util.ArrayList;
import java.util.List;
import org.dyn4j.dynamics.Body;
import org.dyn4j.dynamics.BodyFixture;
import org.dyn4j.geometry.Circle;
import org.dyn4j.geometry.Convex;
import org.dyn4j.geometry.MassType;
import org.dyn4j.geometry.Polygon;
import org.dyn4j.geometry.Rectangle;
import org.dyn4j.geometry.Vector2;
import org.dyn4j.world.World;

/**
 * A scene in dyn4j's world with its default settings. Its bodies do not rotate, and it lets bodies at rest sleep. A
 * frame is a sixtieth of a second.
 */
final class FrameInDyn4j implements FrameRun {

    private static final double FRAMES_PER_SECOND = 60;

    private final World<Body> world = new World<>();
    private final List<Body> bodies = new ArrayList<>();
    private final boolean falls;

    FrameInDyn4j(FrameScene scene, double restitution) {
        falls = scene.falls;
        world.setGravity(0, falls ? -FrameScene.GRAVITY * FRAMES_PER_SECOND * FRAMES_PER_SECOND : 0);
        for (double[] wall : scene.walls) {
            Rectangle rectangle = new Rectangle(wall[2] - wall[0], wall[3] - wall[1]);
            Body body = body(rectangle, restitution, MassType.INFINITE);
            body.translate((wall[0] + wall[2]) / 2, (wall[1] + wall[3]) / 2);
            world.addBody(body);
        }
        for (FrameBody each : scene.bodies) {
            Body body = body(shape(each), restitution, MassType.FIXED_ANGULAR_VELOCITY);
            body.translate(each.x(), each.y());
            body.setLinearVelocity(each.dx() * FRAMES_PER_SECOND, each.dy() * FRAMES_PER_SECOND);
            world.addBody(body);
            bodies.add(body);
        }
    }

    private static Body body(Convex shape, double restitution, MassType mass) {
        Body body = new Body();
        BodyFixture fixture = body.addFixture(shape);
        fixture.setFriction(0);
        fixture.setRestitution(restitution);
        body.setMass(mass);
        return body;
    }

    private static Convex shape(FrameBody body) {
        if (body.isCircle()) {
            return new Circle(body.radius());
        }
        double[] outline = body.vertices();
        Vector2[] vertices = new Vector2[outline.length / 2];
        for (int i = 0; i < vertices.length; i++) {
            vertices[i] = new Vector2(outline[2 * i], outline[2 * i + 1]);
        }
        return new Polygon(vertices);
    }

    @Override
    public void frame() {
        if (!falls) {
            bodies.forEach(FrameInDyn4j::walk);
        }
        world.step(1);
    }

    private static void walk(Body body) {
        Vector2 way = body.getWorldCenter().getNegative();
        double distance = way.getMagnitude();
        way.multiply(FRAMES_PER_SECOND * FrameScene.WALK / Math.max(FrameScene.WALK, distance));
        body.setLinearVelocity(way);
    }
}
