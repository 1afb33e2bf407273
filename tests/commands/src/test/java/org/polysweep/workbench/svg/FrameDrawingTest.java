package org.polysweep.workbench.svg;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.workbench.query.QueryException;
import org.polysweep.workbench.scene.BodyNature;
import org.polysweep.workbench.scene.BodyTurn;
import org.polysweep.workbench.scene.Bounds;
import org.polysweep.workbench.scene.FrameRecord;
import org.polysweep.workbench.scene.Manner;
import org.polysweep.workbench.scene.SceneBody;
import org.polysweep.workbench.scene.SceneWorld;
import org.polysweep.workbench.scene.WorldScene;
import org.w3c.dom.Document;

/** Whatever frame is drawn is XML, with short and finite numbers, within its canvas, and explains its signs. */
class FrameDrawingTest {

    private static SceneBody box(String name, double size, double x, double y, double dx, double dy, boolean isStatic) {
        CompoundShape shape = CompoundShape.of(ConvexPolygon.box(0, 0, size, size));
        return new SceneBody(
                '"' + name + '"', name, shape, x, y, dx, dy, isStatic ? BodyNature.STATIC : BodyNature.USUAL);
    }

    private static String draw(Manner manner, Optional<Bounds> bounds, SceneBody... bodies) throws QueryException {
        SceneWorld world = new SceneWorld(new WorldScene(Arrays.asList(bodies), bounds), manner);
        FrameRecord record = new FrameRecord(3, world);
        world.step(record::add, record::watch);
        return FrameDrawing.of(record);
    }

    private static List<String> texts(Manner manner, Optional<Bounds> bounds, SceneBody... bodies) throws Exception {
        return SweepDrawingTest.texts(SweepDrawingTest.checked(draw(manner, bounds, bodies)));
    }

    @Test
    void aBodyThatTurnsHasTheWaysOfItsVertices() throws Exception {
        SceneBody box = box("mill", 2, 0, 0, 1, 0, false);
        BodyTurn turning = new BodyTurn(Rotor.IDENTITY, Rotor.ofHalfAngle(3, 1));
        SceneBody mill = new SceneBody(
                box.id(), "mill", box.shape(), 0, 0, 1, 0, BodyNature.USUAL, Optional.of(turning), Optional.empty());
        assertThat(texts(Manner.REPORT, Optional.empty(), mill, box("wall", 1, 3, 0, 0, 0, true)))
                .contains("if it rotates: path of each vertex")
                .doesNotContain("path of its center");
        assertThat(draw(Manner.STOP, Optional.empty(), mill, box("wall", 1, 2.25, 1, 0, 0, true)))
                .contains("a way-of-vertex");
    }

    @Test
    void aFrameSaysAll() throws Exception {
        SceneBody[] bodies = {
            box("mover", 1, 0, 0, 4, 1, false), box("<wall>", 2, 2, -0.5, 0, 0, true), box("in", 1, 3, 0, 0, 0, false)
        };
        assertThat(texts(Manner.SLIDE, Optional.of(new Bounds(-2, -2, 6, 3)), bodies))
                .contains("FRAME 3", "2 contacts", "1 OVERLAP · 1 HIT · 3 bodies, 1 static · response slide")
                .contains("a body at the end", "a body at the beginning", "path of its center", "a static body")
                .contains("contact point, or along an edge", "unit normal, toward the body", "overlap at the beginning")
                .contains("bounds of the scene", "mover", "<wall>", "in");
        assertThat(texts(Manner.REPORT, Optional.of(new Bounds(-1e9, -2, 6, 3)), bodies))
                .contains("bounds, outside the picture");
        assertThat(texts(Manner.REPORT, Optional.empty(), bodies[1]))
                .contains("no contact", "1 body, 1 static · response report", "a static body")
                .doesNotContain("path of its center", "unit normal, toward the body", "bounds of the scene");
        assertThat(texts(Manner.REPORT, Optional.empty())).contains("no contact");
    }

    /** Where it meets the wall, a body that bounces turns; its way is drawn with that corner. */
    @Test
    void theWayHasACornerAtEachContact() throws QueryException {
        SceneWorld world = new SceneWorld(
                new WorldScene(
                        List.of(box("a", 1, 0, 0, 4, 1, false), box("w", 9, 2, -4, 0, 0, true)), Optional.empty()),
                Manner.BOUNCE);
        FrameRecord record = new FrameRecord(1, world);
        world.step(record::add, record::watch);
        assertThat(record.way(0))
                .extracting(place -> place.x() + " " + place.y())
                .containsExactly("0.0 0.0", "1.0 0.25", "-2.0 1.0");
        assertThat(record.way(1)).hasSize(2);
    }

    @Test
    void manyBodiesHaveNoNames() throws Exception {
        List<SceneBody> bodies = new ArrayList<>();
        for (int i = 0; i < 31; i++) {
            bodies.add(box("n" + i, 1, 2 * i, 0, 0, 1, false));
        }
        assertThat(texts(Manner.REPORT, Optional.empty(), bodies.toArray(SceneBody[]::new)))
                .noneMatch(text -> text.startsWith("n1"));
    }

    @ParameterizedTest
    @ValueSource(doubles = {4.9E-324, 1e-310, 1e-300, 1e-100, 1, 1e15, 1e100, 1e200, 1e300, 1e307})
    void anySizeIsDrawn(double size) throws Exception {
        SceneBody a = box("a", size, -size, 0, 6 * size, size, false);
        SceneBody b = box("b", size, 2 * size, 0, 0, 0, false);
        for (Manner manner : size > 1e240 ? new Manner[] {Manner.REPORT} : Manner.values()) {
            texts(manner, Optional.of(new Bounds(-1, -1, 1, 1)), a, b);
            texts(manner, Optional.of(new Bounds(-1e308, -1e308, 1e308, 1e308)), a, b, box("c", 1, 0, 0, 0, 0, false));
        }
    }

    @ParameterizedTest
    @EnumSource
    void anythingIsDrawn(Manner manner) throws Exception {
        anythingIsDrawn(manner, 10);
    }

    @ParameterizedTest
    @Tag("nightly")
    @EnumSource
    void anythingOfManyIsDrawn(Manner manner) throws Exception {
        anythingIsDrawn(manner, 500);
    }

    private static void anythingIsDrawn(Manner manner, int scenes) throws Exception {
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < scenes; i++) {
            SceneBody[] bodies = new SceneBody[6];
            for (int b = 0; b < bodies.length; b++) {
                double[] n =
                        random.doubles(10, -1, 1).map(x -> nasty(random, x)).toArray();
                ConvexPolygon core = ConvexPolygon.hullOf(n[0], n[1], n[2], n[3], n[4], n[5]);
                CompoundShape shape = random.nextBoolean()
                        ? CompoundShape.of(core)
                        : CompoundShape.of(RoundedPolygon.of(core, Math.abs(random.nextDouble())), core);
                bodies[b] = new SceneBody(
                        b + "",
                        "" + b,
                        shape,
                        n[6] / 2,
                        n[7] / 2,
                        n[8] / 2,
                        n[9] / 2,
                        random.nextInt(4) == 0 ? BodyNature.STATIC : BodyNature.USUAL);
            }
            Document drawing = SweepDrawingTest.checked(draw(manner, Optional.empty(), bodies));
            assertThat(SweepDrawingTest.texts(drawing)).contains("FRAME 3");
        }
    }

    private static double nasty(SplittableRandom random, double x) {
        return switch (random.nextInt(8)) {
            case 0 -> Math.scalb(x, random.nextInt(-1074, 700));
            case 1 -> 0;
            default -> x;
        };
    }
}
