package org.polysweep.benchmarks.world;

import java.util.List;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Param;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;

/** The world, which reports and lets pass. */
public class CrowdInWorld extends CrowdBenchmark {

    /**
     * The number of tasks that contacts are looked for in: one in the thread that calls, several in parallel streams.
     */
    @Param({"1"})
    public int tasks = 1;

    private Crowd crowd = new Crowd(0);
    private World world = new World();
    private BodyId[] handles = {};

    /** Made by JMH. */
    public CrowdInWorld() {}

    @Override
    void load(Crowd crowd) {
        this.crowd = crowd;
        world = new World();
        if (tasks > 1) {
            world.setTaskRunner(
                    (count, task) -> IntStream.range(0, count).parallel().forEach(task), tasks);
        }
        List<ConvexPolygon> shapes =
                this.crowd.outlines().stream().map(ConvexPolygon::of).toList();
        handles = new BodyId[this.crowd.size];
        for (int i = 0; i < this.crowd.size; i++) {
            handles[i] = world.add(shapes.get(this.crowd.outline[i]), this.crowd.x[i], this.crowd.y[i]);
        }
    }

    @Override
    int frame(double factor) {
        for (int i = 0; i < handles.length; i++) {
            world.setDisplacement(handles[i], factor * crowd.dx[i], factor * crowd.dy[i]);
        }
        return world.step(contact -> {}).contactCount();
    }

    @Override
    int tolerance(int contacts) {
        return 0;
    }
}
