package org.polysweep.benchmarks.world.frame;

import java.util.ArrayList;
import java.util.List;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.world.StepReport;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;

/** A scene in {@link World}, with a response. */
final class FrameInWorld implements FrameRun {

    private final World world = new World();
    private final List<BodyId> bodies = new ArrayList<>();
    private final Response response;
    private final boolean falls;
    private long contacts;
    private int stalled;

    FrameInWorld(FrameScene scene, Response response) {
        this.response = response;
        falls = scene.falls;
        for (double[] wall : scene.walls) {
            world.addStatic(ConvexPolygon.box(wall[0], wall[1], wall[2], wall[3]), 0, 0);
        }
        for (FrameBody body : scene.bodies) {
            BodyId id = world.add(shape(body), body.x(), body.y());
            world.setDisplacement(id, body.dx(), body.dy());
            bodies.add(id);
        }
    }

    private static ConvexShape shape(FrameBody body) {
        return body.isCircle() ? RoundedPolygon.circle(0, 0, body.radius()) : ConvexPolygon.of(body.vertices());
    }

    @Override
    public void frame() {
        world.persistDisplacements();
        for (int i = 0; i < bodies.size(); i++) {
            move(bodies.get(i));
        }
        StepReport report = world.step(response);
        contacts += report.contactCount();
        stalled += report.stalled().size();
    }

    private void move(BodyId body) {
        if (falls) {
            double dx = world.displacementX(body);
            world.setDisplacement(body, dx, world.displacementY(body) - FrameScene.GRAVITY);
        } else {
            double x = world.x(body);
            double y = world.y(body);
            double speed = FrameScene.WALK / Math.max(FrameScene.WALK, Math.sqrt(x * x + y * y));
            world.setDisplacement(body, -x * speed, -y * speed);
        }
    }

    @Override
    public String remark() {
        return contacts + " contacts, " + stalled + " stalled, digest " + Long.toHexString(world.digest());
    }
}
