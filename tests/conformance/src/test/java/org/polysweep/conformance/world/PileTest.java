package org.polysweep.conformance.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;

/** Bouncing bodies settle, if there is a rest threshold. */
@Tag("bulk")
class PileTest {

    private static final int HEIGHT = 20;
    private static final double GRAVITY = 1.0 / 64;

    private final World world = new World();

    /** Adds what a game adds in each frame. */
    private void fall(List<BodyId> boxes, double gravity) {
        boxes.forEach(box -> world.setDisplacement(box, world.displacementX(box), world.displacementY(box) - gravity));
    }

    /** Boxes on each other with small gaps, whose heights doubles do not add exactly. */
    private List<BodyId> unevenColumn() {
        world.addKinematic(ConvexPolygon.box(-5, -1, 5, 0), 0, 0);
        List<BodyId> column = new ArrayList<>();
        double top = 0;
        for (int i = 0; i < HEIGHT; i++) {
            double height = 0.1 * (3 + i * 5 % 7);
            top += 0x1p-13 * (1 + i * 3 % 4);
            column.add(world.add(ConvexPolygon.box(0, -0.3, 1, height - 0.3), 0.05 * (i % 3), top + 0.3));
            top += height;
        }
        return column;
    }

    /** They fall one after the other, and bodies at rest hold bodies that fall onto them. */
    @Test
    void whatFallsOntoAPileThatRestsLies() {
        List<BodyId> column = unevenColumn();
        for (int frame = 0; frame < 20; frame++) {
            fall(column, GRAVITY);
            var report = world.step(Response.bounce(0.5, 2 * GRAVITY));
            assertThat(report.contactCount()).as("frame %s", frame).isLessThanOrEqualTo(2 * HEIGHT);
            assertThat(report.stalled()).isEmpty();
            for (BodyId box : column) {
                assertThat(world.displacementY(box))
                        .as("frame %s, %s", frame, box)
                        .isZero();
            }
        }
    }

    /** One of three in a stack slides, and is not what the one on top of it rests on; all of them meet at one time. */
    @ParameterizedTest
    @CsvSource({"0, false", "1, false", "2, false", "0, true", "1, true", "2, true"})
    void whatSlidesInAStackGoesOn(int slides, boolean isTopFirst) {
        world.addKinematic(ConvexPolygon.box(-100, -1, 100, 0), 0, 0);
        List<BodyId> stack = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            BodyId box = world.add(ConvexPolygon.box(0, 0, 4, 1), 0, i);
            world.bodies().setSortKey(box, isTopFirst ? -i : i);
            world.setDisplacement(box, i == slides ? 0.125 : 0, 0);
            stack.add(box);
        }
        for (int frame = 1; frame <= 4; frame++) {
            fall(stack, 0.25);
            assertThat(world.step(Response.bounce(0.5, 1)).stalled()).isEmpty();
            for (int i = 0; i < 3; i++) {
                assertThat(List.of(world.x(stack.get(i)), world.y(stack.get(i)), world.displacementY(stack.get(i))))
                        .containsExactly(i == slides ? 0.125 * frame : 0, (double) i, 0.0);
            }
        }
    }

    private List<BodyId> column() {
        world.addKinematic(ConvexPolygon.box(-5, -1, 5, 0), 0, 0);
        List<BodyId> column = new ArrayList<>();
        for (int i = 0; i < HEIGHT; i++) {
            column.add(world.add(ConvexPolygon.box(0, 0, 1, 1), 0, i));
        }
        return column;
    }

    /** Ten boxes fall into a container and bounce: they lie still after a while, to the bit. */
    @ParameterizedTest
    @CsvSource({"0, 0.25", "0.5, 0.25"})
    void aPileSettles(double restitution, double restThreshold) {
        world.addKinematic(ConvexPolygon.box(-1, -1, 5, 0), 0, 0);
        world.addKinematic(ConvexPolygon.box(-1, 0, 0, 40), 0, 0);
        world.addKinematic(ConvexPolygon.box(4, 0, 5, 40), 0, 0);
        List<BodyId> boxes = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            BodyId box =
                    world.add(ConvexPolygon.box(0, 0, 1 + i % 3 * 0.3, 1), 0.1 + i % 2 * 1.7 + 0.01 * i, 1 + 1.3 * i);
            boxes.add(box);
        }
        Response bounce = Response.bounce(restitution, restThreshold);
        List<Double> before = List.of();
        int still = 0;
        for (int frame = 0; frame < 200; frame++) {
            fall(boxes, 0.05);
            world.step(bounce);
            List<Double> places = new ArrayList<>();
            boxes.forEach(box -> places.addAll(List.of(world.x(box), world.y(box))));
            still = places.equals(before) ? still + 1 : 0;
            before = places;
        }
        assertThat(still).isGreaterThan(100);
    }

    /** Bodies that bounce too often in each frame stall, and do not get faster without end; with 0, none bounces. */
    @ParameterizedTest
    @ValueSource(doubles = {0, 0.5, 0.9})
    void gravityDoesNotAddUp(double restitution) {
        List<BodyId> column = column();
        int stalled = 0;
        for (int frame = 0; frame < 20; frame++) {
            fall(column, GRAVITY);
            stalled += world.step(Response.bounce(restitution)).stalled().size();
            for (BodyId box : column) {
                assertThat(world.displacementY(box))
                        .as("frame %s, %s", frame, box)
                        .isBetween(-GRAVITY, GRAVITY);
            }
        }
        assertThat(stalled > 0).isEqualTo(restitution > 0);
        assertThat(world.y(column.get(HEIGHT - 1))).isBetween(HEIGHT - 1.0, HEIGHT - 0.99);
    }

    /**
     * Below the rest threshold they are a pile that rests to the bit, and meet once for each that lies on another one.
     */
    @ParameterizedTest
    @ValueSource(doubles = {0, 0.5, 0.9})
    void belowTheThresholdTheyRest(double restitution) {
        List<BodyId> column = column();
        for (int frame = 0; frame < 5; frame++) {
            fall(column, GRAVITY);
            var report = world.step(Response.bounce(restitution, 2 * GRAVITY));
            assertThat(report.contactCount()).isEqualTo(HEIGHT);
            assertThat(report.stalled()).isEmpty();
        }
        for (int i = 0; i < HEIGHT; i++) {
            assertThat(List.of(world.x(column.get(i)), world.y(column.get(i)), world.displacementY(column.get(i))))
                    .containsExactly(0.0, (double) i, 0.0);
        }
    }
}
