package org.polysweep.internal.rotation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.polysweep.internal.rotation.RotatingScene.axis;
import static org.polysweep.internal.rotation.RotatingScene.between;
import static org.polysweep.internal.rotation.RotatingScene.body;
import static org.polysweep.internal.rotation.RotatingScene.lasting;
import static org.polysweep.internal.rotation.RotatingScene.regular;
import static org.polysweep.internal.rotation.RotatingScene.upright;
import static org.polysweep.internal.rotation.RotatingScene.wheels;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.trials.Trials;

/** What a direction says by itself, compared with what is found by angles. */
class BodyAxisTest {

    private static final int SCENES = Trials.times(100);

    private static final ConvexPolygon BOX = ConvexPolygon.box(-1, -1, 1, 1);

    /** The edges of a box. */
    private static final int BOTTOM = 0;

    private static final int RIGHT = 1;
    private static final int TOP = 2;

    private static List<BodyFrame> views(RotatingScene scene, double time) {
        scene.frames.moveTo(time);
        return List.of(scene.frames.ofA, scene.frames.ofB);
    }

    @Test
    void climbsToTheHighestEdge() {
        Random random = Trials.random(2);
        for (int i = 0; i < SCENES; i++) {
            RotatingScene scene = wheels(between(2.1, 6, random), random);
            for (BodyFrame view : views(scene, 0.5)) {
                BodyAxis axis = axis(view, 0, 0);
                axis.findHighest();
                int start = Math.floorMod(axis.edge() + random.nextInt(7) - 3, 16);
                axis.take(start, random.nextInt(16));
                isHighest(scene, axis, axis.climb());
            }
        }
    }

    @Test
    void findsTheHighestEdgeOfAll() {
        Random random = Trials.random(3);
        for (int i = 0; i < SCENES; i++) {
            RotatingScene scene = wheels(between(0, 6, random), random);
            for (BodyFrame view : views(scene, 0.5)) {
                BodyAxis axis = axis(view, 0, 0);
                isHighest(scene, axis, axis.findHighest());
            }
        }
    }

    private static void isHighest(RotatingScene scene, BodyAxis axis, double height) {
        BodyFrame view = axis.frame();
        assertThat(axis.isEdge()).isTrue();
        assertThat(height).isCloseTo(scene.highest(view, 0.5), within(1e-12));
        assertThat(scene.height(view, axis.edge(), axis.vertex(), 0.5)).isCloseTo(height, within(1e-12));
        assertThat(axis.safeStep() > 0).isEqualTo(height > 0);
    }

    @Test
    void aPointHasNoEdge() {
        RotatingScene scene = new RotatingScene(upright(ConvexPolygon.of(0, 0), 0, 0, 0, 0), upright(BOX, 0, 3, 0, 0));
        scene.frames.moveTo(0);
        BodyAxis axis = axis(scene.frames.ofA, 0, 0);
        assertThat(axis.climb()).isEqualTo(Double.NEGATIVE_INFINITY);
        assertThat(axis.findHighest()).isEqualTo(Double.NEGATIVE_INFINITY);
        assertThat(axis.isEdge()).isFalse();
    }

    /** The step along an axis is the time of the first of all corners. */
    @Test
    void aStepOverAnEdgeIsThatOfTheFirstCorner() {
        Random random = Trials.random(4);
        for (int i = 0; i < SCENES; i++) {
            double radius = i % 2;
            RotatingScene scene = new RotatingScene(
                    turning(RoundedPolygon.of(regular(3 + i % 5, 1, 0.5, 0), radius), 0, random),
                    turning(regular(3 + i % 4, 2, 0, 0.3), 6, random));
            for (BodyFrame view : views(scene, 0.25)) {
                BodyAxis axis = axis(view, 0, 0);
                axis.findHighest();
                int edge = axis.edge();
                double first = IntStream.range(0, view.otherCore.vertexCount())
                        .mapToDouble(corner -> lasting(view, t -> scene.height(view, edge, corner, t) - radius, 0.25))
                        .min()
                        .orElseThrow();
                assertThat(axis.safeStep()).isCloseTo(Math.min(1, first), within(first * RotatingScene.TOLERANCE));
            }
        }
    }

    private static RotatingBody turning(ConvexShape shape, double x, Random random) {
        double from = between(-3, 3, random);
        return body(
                shape,
                x + between(-1, 1, random),
                between(-1, 1, random),
                between(-4, 4, random),
                between(-4, 4, random),
                from,
                from + between(-1, 1, random));
    }

    /** Far away, it does not matter which corner is the lowest. */
    @Test
    void noStepIsLongerThanTheWholeOne() {
        RotatingScene scene = new RotatingScene(upright(BOX, 0, 0, 0, 0), body(BOX, 0, 100, 0, 0, 0.5, 2.5));
        scene.frames.moveTo(0);
        BodyAxis axis = axis(scene.frames.ofA, 0, 0);
        axis.take(TOP, 0);
        assertThat(axis.safeStep()).isEqualTo(1);
    }

    /** A body that only falls, nearly on the floor. */
    @Test
    void nearTheErrorOfAHeightNoStepIsSafe() {
        ConvexPolygon crate = ConvexPolygon.box(-1, 0, 1, 1);
        ConvexPolygon floor = ConvexPolygon.box(-4, -1, 4, 0);
        double error = new RotatingScene(upright(crate, 0, 0, 0, 0), upright(floor, 0, 0, 0, 0)).frames.ofB.heightError;
        assertThat(stepOverTop(crate, floor, error / 2)).isZero();
        // Nothing moves, but as far as is known it may sink by the error of the slope.
        assertThat(stepOverTop(crate, floor, 2 * error)).isBetween(0.05, 0.1);
        assertThat(stepOverTop(crate, floor, 1e-6)).isEqualTo(1);
    }

    private static double stepOverTop(ConvexPolygon crate, ConvexPolygon floor, double height) {
        RotatingScene scene = new RotatingScene(upright(crate, 0, height, 0, 0), upright(floor, 0, 0, 0, 0));
        scene.frames.moveTo(0);
        BodyAxis axis = axis(scene.frames.ofB, 0, 0);
        axis.take(TOP, 0);
        return axis.safeStep();
    }

    /** Beside an edge, the axis leads from its nearer end to the corner: the step is that of their distance. */
    @Test
    void aCornerBesideAnEdgeIsSeenFromTheNearerEnd() {
        Random random = Trials.random(5);
        for (int i = 0; i < SCENES; i++) {
            boolean isAhead = i % 2 == 0;
            int edge = random.nextInt(16);
            ConvexPolygon wheel = regular(16, 3, between(-2, 2, random), between(-2, 2, random));
            int end = isAhead ? wheel.next(edge) : edge;
            // Between the normals of the edge and its neighbor, from the end on.
            double way = Math.PI / 8 * (end + between(-0.4, 0.4, random));
            double distance = between(0.1, 20, random);
            double x = wheel.x(end) + distance * Math.cos(way);
            double y = wheel.y(end) + distance * Math.sin(way);
            ConvexPolygon point = ConvexPolygon.of(0.5, 0.25);
            double angle = between(-3, 3, random);
            RotatingBody other = body(
                    point, x, y, between(-9, 9, random), between(-9, 9, random), angle, angle + between(-1, 1, random));
            other.x -= RotatingScene.worldX(other, 0.5, 0.25, 0) - x;
            other.y -= RotatingScene.worldY(other, 0.5, 0.25, 0) - y;
            RotatingScene scene = new RotatingScene(upright(wheel, 0, 0, 0, 0), other);
            scene.frames.moveTo(0);
            BodyFrame view = scene.frames.ofA;
            BodyAxis axis = axis(view, 0, 0);
            axis.take(edge, 0);
            assertThat(axis.takeVertices()).isTrue();
            assertThat(axis.isEdge()).isFalse();
            double step = lasting(view, t -> scene.along(view, Math.cos(way), Math.sin(way), end, 0, t), 0);
            assertThat(axis.safeStep()).isCloseTo(Math.min(1, step), within(step * RotatingScene.TOLERANCE));
        }
    }

    @Test
    void aCornerOverAnEdgeIsSeenAlongTheNormal() {
        assertThat(takesCorners(BOX, BOTTOM, 0.5, -2)).isFalse();
        assertThat(takesCorners(BOX, RIGHT, 2, -0.5)).isFalse();
        assertThat(takesCorners(BOX, BOTTOM, 1.5, -2)).isTrue();
        assertThat(takesCorners(BOX, RIGHT, 2, 1.5)).isTrue();
    }

    @Test
    void cornersInOnePlaceMakeNoAxis() {
        assertThat(takesCorners(BOX, BOTTOM, 1, -1)).isFalse();
        assertThat(takesCorners(BOX, BOTTOM, 1 + 0x1p-50, -1)).isFalse();
    }

    /** Along a segment neither side of it is outward. */
    @Test
    void whatIsAheadOfASegmentIsNotSeenFromItsEnd() {
        assertThat(takesCorners(ConvexPolygon.of(-1, 0, 1, 0), 0, 3, 0)).isFalse();
        assertThat(takesCorners(ConvexPolygon.of(-1, 0, 1, 0), 0, 3, -0.5)).isTrue();
    }

    private static boolean takesCorners(ConvexPolygon owner, int edge, double x, double y) {
        RotatingScene scene =
                new RotatingScene(upright(owner, 0, 0, 0, 0), upright(ConvexPolygon.of(0, 0), x, y, 0, 0));
        scene.frames.moveTo(0);
        BodyAxis axis = axis(scene.frames.ofA, 0, 0);
        axis.take(edge, 0);
        boolean takes = axis.takeVertices();
        assertThat(axis.isEdge()).isEqualTo(!takes);
        return takes;
    }

    /** A crate falls onto a floor corner first; the two corners beside that one are above as long as they may be. */
    @Test
    void othersAreAboveUntilTheNextOnesMayCome() {
        Random random = Trials.random(6);
        for (int i = 0; i < SCENES; i++) {
            double radius = i % 2 / 4.0;
            double turn = between(-0.2, 0.2, random);
            double from = Math.PI / 4 + between(-0.2, 0.2, random);
            RotatingScene scene = new RotatingScene(
                    body(BOX, 0, 1.5 + radius, between(-1, 1, random), between(-4, -2, random), from, from + turn),
                    upright(RoundedPolygon.of(ConvexPolygon.box(-9, -1, 9, 0), radius), 0, 0, 0, 0));
            scene.frames.moveTo(0);
            BodyFrame view = scene.frames.ofB;
            BodyAxis axis = axis(view, 0, 0);
            double next = lasting(view, t -> scene.height(view, TOP, 1, t) - radius, 0);
            double previous = lasting(view, t -> scene.height(view, TOP, 3, t) - radius, 0);
            RotatingScene.assertCertainFor(
                    Math.min(next, previous),
                    duration -> {
                        axis.take(TOP, 0);
                        return axis.areOthersAbove(duration);
                    },
                    "others");
            axis.take(TOP, 1);
            assertThat(axis.areOthersAbove(0)).isFalse();
        }
    }

    /** A rod that falls: one end first, then the other. */
    @Test
    void theOtherEndOfARodIsAboveUntilItMayCome() {
        RotatingScene scene = new RotatingScene(
                upright(ConvexPolygon.of(0, 0, 1, 1), 0, 1, 0, -4),
                upright(ConvexPolygon.box(-9, -1, 9, 0), 0, 0, 0, 0));
        scene.frames.moveTo(0);
        BodyAxis axis = axis(scene.frames.ofB, 0, 0);
        axis.take(TOP, 0);
        RotatingScene.assertCertainFor(0.5, axis::areOthersAbove, "the upper end");
    }

    /** The corners beside are no more certain than heights are. */
    @Test
    void aCornerWithinTheErrorIsNotAbove() {
        RotatingBody floor = upright(ConvexPolygon.box(-4, -1, 4, 0), 0, 0, 0, 0);
        double error = new RotatingScene(upright(BOX, 0, 1, 0, 0), floor).frames.ofB.heightError;
        for (double above : new double[] {error / 2, 2 * error}) {
            ConvexPolygon crate = ConvexPolygon.of(0, -1, 1, above - 1, 0, 1, -1, 1);
            RotatingScene scene = new RotatingScene(upright(crate, 0, 1, 0, 0), floor);
            scene.frames.moveTo(0);
            BodyAxis axis = axis(scene.frames.ofB, 0, 0);
            axis.take(TOP, 0);
            assertThat(axis.areOthersAbove(0)).isEqualTo(above > error);
        }
    }

    /**
     * A corner inside a polygon is below the two edges beside the one that it came through, and below the chord that
     * cuts off the rest, as long as it may be.
     */
    @Test
    void aCornerStaysBelowTheOtherEdges() {
        Random random = Trials.random(7);
        for (int i = 0; i < SCENES; i++) {
            int corners = 3 + i % 5;
            double size = Math.exp(between(-4, 4, random));
            ConvexPolygon owner = regular(corners, size, size * between(-2, 2, random), size * between(-2, 2, random));
            int edge = random.nextInt(corners);
            double depth = between(-0.1, 2, random);
            double way = 2 * Math.PI * (edge + 0.5) / corners;
            double x = (owner.x(edge) + owner.x(edge + 1)) / 2 - depth * size * Math.cos(way);
            double y = (owner.y(edge) + owner.y(edge + 1)) / 2 - depth * size * Math.sin(way);
            double angle = between(-3, 3, random);
            double length = size * between(0.1, 1, random);
            RotatingBody hand = body(
                    ConvexPolygon.of(length, 0),
                    x - length * Math.cos(angle),
                    y - length * Math.sin(angle),
                    size * between(-1, 1, random),
                    size * between(-1, 1, random),
                    angle,
                    angle + between(-2, 2, random));
            RotatingScene scene = new RotatingScene(hand, upright(owner, 0, 0, 0, 0));
            scene.frames.moveTo(0);
            BodyFrame view = scene.frames.ofB;
            int next = owner.next(edge);
            int previous = owner.previous(edge);
            double first = Math.min(
                    lasting(view, t -> -scene.height(view, next, 0, t), 0),
                    lasting(view, t -> -scene.height(view, previous, 0, t), 0));
            double below = corners == 3
                    ? first
                    : Math.min(first, lasting(view, t -> -scene.heightOver(view, owner.next(next), previous, 0, t), 0));
            RotatingScene.assertCertainFor(
                    below,
                    duration -> VertexCrossing.isBelowOtherEdges(view, edge, 0, duration),
                    corners + " corners of size " + size + ", depth " + depth);
        }
    }
}
