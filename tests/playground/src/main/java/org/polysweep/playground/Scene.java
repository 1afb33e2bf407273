package org.polysweep.playground;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.polysweep.workbench.json.FrameWriter;
import org.polysweep.workbench.json.SceneReader;
import org.polysweep.workbench.query.QueryException;
import org.polysweep.workbench.scene.Manner;
import org.polysweep.workbench.scene.SceneWorld;
import org.polysweep.world.body.Response;

/** A scene of the command {@code step}, frame by frame. */
final class Scene {

    private final SceneWorld world;
    private final List<List<String>> ways = new ArrayList<>();
    private final double[] times;
    private final double[] xs;
    private final double[] ys;
    private long frame;

    private Scene(SceneWorld world) {
        this.world = world;
        int bodies = world.scene().bodies().size();
        times = new double[bodies];
        xs = new double[bodies];
        ys = new double[bodies];
        for (int i = 0; i < bodies; i++) {
            ways.add(new ArrayList<>());
        }
    }

    /**
     * Reads a scene.
     *
     * @param json the scene
     * @param manner what happens to bodies that meet: report, stop, slide or bounce
     */
    static Scene read(String json, String manner) throws IOException, QueryException {
        return new Scene(new SceneWorld(
                SceneReader.read(new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8))),
                Manner.valueOf(manner.toUpperCase(Locale.ROOT))));
    }

    /**
     * Moves all bodies by one frame.
     *
     * @return {@code {"lines":[…],"ways":[…]}}: what {@code step} writes, and where each body is at which time of the
     *     frame, {@code [[t,x,y],…]}, for a picture
     */
    String frame() throws IOException, QueryException {
        frame++;
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        FrameWriter writer = new FrameWriter(out, world.scene().bodies());
        for (int i = 0; i < xs.length; i++) {
            times[i] = 0;
            xs[i] = world.x(i);
            ys[i] = world.y(i);
            ways.get(i).clear();
            add(i);
        }
        writer.writeEnd(
                frame,
                world.step(
                        contact -> {
                            try {
                                writer.writeContact(frame, contact);
                            } catch (IOException e) {
                                throw new UncheckedIOException(e);
                            }
                        },
                        this::watch),
                world,
                false);
        for (int i = 0; i < xs.length; i++) {
            times[i] = 1;
            xs[i] = world.x(i);
            ys[i] = world.y(i);
            add(i);
        }
        String lines = out.toString(StandardCharsets.UTF_8).stripTrailing().replace('\n', ',');
        return "{\"lines\":[" + lines + "],\"ways\":" + ways + '}';
    }

    private Response watch(Response response) {
        return (contact, motion) -> {
            turn(
                    contact.a().index(),
                    contact.enter(),
                    motion.a().dx(),
                    motion.a().dy());
            turn(
                    contact.b().index(),
                    contact.enter(),
                    motion.b().dx(),
                    motion.b().dy());
            response.respond(contact, motion);
        };
    }

    private void turn(int body, double time, double dx, double dy) {
        double passed = time - times[body];
        if (passed > 0) {
            times[body] = time;
            xs[body] += passed * dx;
            ys[body] += passed * dy;
            add(body);
        }
    }

    private void add(int body) {
        ways.get(body).add("[" + times[body] + ',' + xs[body] + ',' + ys[body] + ']');
    }
}
