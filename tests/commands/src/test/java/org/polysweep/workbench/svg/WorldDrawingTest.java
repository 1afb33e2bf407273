package org.polysweep.workbench.svg;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.workbench.json.SceneReader;
import org.polysweep.workbench.json.SceneWriter;
import org.polysweep.workbench.scene.Manner;
import org.polysweep.workbench.scene.SceneWorld;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;
import org.w3c.dom.Document;

/** A live world is drawn, and written as a scene, in one call. */
class WorldDrawingTest {

    private static final CompoundShape TWO_PARTS =
            CompoundShape.of(ConvexPolygon.box(0, 0, 1, 1), RoundedPolygon.circle(2, 0.5, 0.3));

    private static World world() {
        World world = new World();
        BodyId mover = world.add(TWO_PARTS, 0.1, 3);
        world.setDisplacement(mover, 0.3, -0.7);
        world.bodies().setMass(mover, 3);
        world.bodies().setFilter(mover, 1, 6);
        world.setDisplacement(world.add(TWO_PARTS, 4, 3), -0.2, -0.4);
        BodyId ground = world.addKinematic(CompoundShape.oneSidedChain(-9, 0, 3, -0.5, 9, 1), 0, 0);
        world.bodies().setFilter(ground, 2, -1);
        BodyId sensor = world.addKinematic(ConvexPolygon.box(0, 0, 3, 3), 5, 0);
        world.bodies().setSensor(sensor, true);
        return world;
    }

    @Test
    void allBodiesAreDrawnWithAllTheirParts() throws Exception {
        Document drawing = SweepDrawingTest.checked(WorldDrawing.of(world()));
        assertThat(SweepDrawingTest.texts(drawing))
                .contains("WORLD", "4 bodies, 2 static", "a body", "a static body", "a sensor, which stops no body")
                .contains("0", "1", "2", "3");
        String svg = WorldDrawing.of(world());
        assertThat(svg.split("class=\"a filled\"", -1)).hasSize(1 + 4 + 1);
        assertThat(svg).contains("class=\"b dashed\"").doesNotContain("FRAME");
        assertThat(WorldDrawing.of(new World())).contains("0 bodies");
    }

    @Test
    void aWorldIsWrittenAsASceneThatGoesOnWithTheSameBits() throws Exception {
        World world = world();
        world.step(Response.slide());
        String json = SceneWriter.write(world);
        SceneWorld read = new SceneWorld(
                SceneReader.read(new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8))), Manner.SLIDE);
        assertThat(SceneWriter.write(read)).isEqualTo(json);
        for (int frame = 0; frame < 8; frame++) {
            world.step(Response.slide());
            read.step(contact -> {}, response -> response);
            for (int i = 0; i < world.bodies().size(); i++) {
                assertThat(read.x(i)).isEqualTo(world.x(world.bodies().all().get(i)));
                assertThat(read.world().x(read.world().bodies().all().get(i))).isEqualTo(read.x(i));
                assertThat(read.y(i)).isEqualTo(world.y(world.bodies().all().get(i)));
            }
        }
    }
}
