package org.polysweep.internal.rotation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.polysweep.internal.rotation.RotatingScene.between;
import static org.polysweep.internal.rotation.RotatingScene.body;
import static org.polysweep.internal.rotation.RotatingScene.upright;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.bound.RotationBound;
import org.polysweep.internal.rotation.ConservativeAdvancement.End;
import org.polysweep.internal.rotation.exact.RotatingReference;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.trials.Trials;

/** How far an advancement comes by itself, and what it has looked at on the way. */
class ConservativeAdvancementTest {

    private static final int SCENES = Trials.times(24);

    /** In a plain situation it stops so short before what ends it. */
    private static final double NEAR = 0x1p-18;

    private static final ConvexPolygon BOX = ConvexPolygon.box(-1, -1, 1, 1);
    private static final ConvexPolygon POINT = ConvexPolygon.of(0, 0);

    private final SweepResult result = SweepResult.create();

    /** A body of any convex shape that is at a place at t = 0. */
    private static RotatingBody any(double x, double y, double speed, double radius, Random random) {
        double[] points = new double[10];
        double stretch = between(0.05, 1, random);
        for (int i = 0; i < points.length; i += 2) {
            points[i] = between(-2, 2, random);
            points[i + 1] = stretch * between(-2, 2, random);
        }
        ConvexPolygon core = ConvexPolygon.hullOf(points);
        double from = between(-3, 3, random);
        return body(
                radius > 0 ? RoundedPolygon.of(core, radius) : core,
                x,
                y,
                speed * between(-1, 1, random),
                speed * between(-1, 1, random),
                from,
                from + between(-1, 1, random));
    }

    private static RotatingScene apart(double speed, double radius, Random random) {
        while (true) {
            double way = between(-3, 3, random);
            double distance = between(1, 4, random);
            RotatingScene scene = new RotatingScene(
                    any(distance * Math.cos(way), distance * Math.sin(way), speed, radius, random),
                    any(0, 0, speed, 0, random));
            if (highest(scene, 0) > 0.01 + radius) {
                return scene;
            }
        }
    }

    /** How high the one is over the highest edge of the other, whichever has it. */
    private static double highest(RotatingScene scene, double time) {
        return Math.max(scene.highest(scene.frames.ofA, time), scene.highest(scene.frames.ofB, time));
    }

    /** The bodies are apart as far as it goes, and soon after they meet. */
    @Test
    void goesToTheContactOrToTheEnd() {
        Random random = Trials.random(1);
        for (int i = 0; i < SCENES; i++) {
            RotatingScene scene = apart(4, i % 3 / 4.0, random);
            RotatingReference.write(scene.a.toMovingShape(), scene.b.toMovingShape(), result);
            boolean meets = result.verdict() != Verdict.MISS;
            assertThat(scene.advancement.staysApart(0)).isEqualTo(!meets);
            if (meets) {
                assertThat(scene.advancement.time()).isBetween(result.enter() - NEAR, result.enter());
                assertThat(scene.advancement.steps()).isBetween(1, 40);
            }
        }
    }

    /** They overlap as far as it goes, and soon after no more. */
    @Test
    void goesToTheEndOfAnOverlap() {
        Random random = Trials.random(2);
        int exits = 0;
        for (int i = 0; i < SCENES; i++) {
            RotatingScene scene = new RotatingScene(
                    any(between(-0.5, 0.5, random), 0, 4, i % 3 / 4.0, random), any(0, 0, 4, 0, random));
            RotatingReference.write(scene.a.toMovingShape(), scene.b.toMovingShape(), result);
            if (result.verdict() == Verdict.OVERLAP) {
                boolean ends = !Double.isNaN(result.exit());
                double until = scene.overlap.overlapUntil(0);
                assertThat(until < 1).isEqualTo(ends);
                if (ends) {
                    exits++;
                    assertThat(until).isBetween(result.exit() - NEAR, result.exit());
                }
            }
        }
        assertThat(exits).isPositive();
    }

    /** An impact is proved at an edge that the other body is above. */
    @Test
    void anImpactIsThatOfAVertexAboveTheEdge() {
        Random random = Trials.random(3);
        int impacts = 0;
        for (int i = 0; i < 4 * SCENES; i++) {
            RotatingScene scene = apart(12, 0, random);
            if (scene.advancement.advance(0) == End.IMPACT) {
                impacts++;
                BodyAxis axis = scene.advancement.axis();
                assertThat(axis.isEdge()).isTrue();
                assertThat(axis.frame()).isSameAs(scene.impact.frame);
                assertThat(scene.impact.begin).isEqualTo(scene.advancement.time());
                assertThat(scene.lowest(axis.frame(), axis.edge(), scene.advancement.time()))
                        .isPositive();
            }
        }
        assertThat(impacts).isGreaterThan(SCENES);
    }

    /** Where steps become short, it looks from the edge over which the other body is highest. */
    @Test
    void endsAtTheHighestEdge() {
        Random random = Trials.random(8);
        int ends = 0;
        for (int i = 0; i < 4 * SCENES; i++) {
            RotatingScene scene = apart(4, 0, random);
            if (!scene.advancement.staysApart(0) && scene.advancement.axis().isEdge()) {
                ends++;
                BodyAxis axis = scene.advancement.axis();
                BodyFrame view = axis.frame();
                assertThat(scene.lowest(view, axis.edge(), scene.advancement.time()))
                        .isCloseTo(scene.highest(view, scene.advancement.time()), within(1e-12));
            }
        }
        assertThat(ends).isGreaterThan(SCENES);
    }

    /** A climb from the way between the centers ends at an edge that A is not above; another edge is looked for. */
    @Test
    void looksAtAllEdgesWhereAClimbEndsBelow() {
        RotatingScene scene = new RotatingScene(
                upright(ConvexPolygon.of(-2, 0, 16, 0, 4, 1), 0, 0, 0, 0),
                upright(ConvexPolygon.of(-17, 1, 11, 2, 16, 9, 4, 7), 0, 0, 0, 0));
        assertThat(highest(scene, 0)).isGreaterThan(0.7);
        assertThat(scene.advancement.staysApart(0)).isTrue();
        BodyAxis axis = scene.advancement.axis();
        assertThat(scene.lowest(axis.frame(), axis.edge(), 0)).isGreaterThan(0.7);
    }

    @Test
    void disksThatNeverMeetNeedNoStep() {
        for (ConvexShape shape : List.of(BOX, POINT, RoundedPolygon.of(BOX, 1))) {
            isFarFrom(shape, 0, 6, 30, 0);
            isFarFrom(shape, 0, 6, 0, 2);
            isFarFrom(shape, 8, 0, 0, 0);
            isFarFrom(shape, -9, 0, 2, 0);
        }
    }

    private void isFarFrom(ConvexShape shape, double x, double y, double dx, double dy) {
        RotatingScene scene = new RotatingScene(body(shape, x, y, dx, dy, 0, 1), body(BOX, 0, 0, 0, 0, 0, -1));
        assertThat(scene.advancement.advance(0.25)).isEqualTo(End.DISKS_APART);
        assertThat(scene.advancement.steps()).isZero();
    }

    /** An advancement ends where a step leads to the end, at a touch, or at an impact that is proved. */
    @Test
    void ends() {
        RotatingScene near = new RotatingScene(body(BOX, 0, 2.5, 0, 0, 0, 0.1), upright(BOX, 0, 0, 0, 0));
        assertThat(near.advancement.advance(0)).isEqualTo(End.AXIS_APART);
        RotatingScene touching = new RotatingScene(body(BOX, 0, 2, 0, -1, 0, 0.1), upright(BOX, 0, 0, 0, 0));
        assertThat(touching.advancement.advance(0)).isEqualTo(End.BLOCKED);
        assertThat(touching.advancement.mayTouch()).isTrue();
        RotatingScene falling = new RotatingScene(body(BOX, 0, 2.75, 0, -4, 0.1, 0.2), upright(BOX, 0, 0, 0, 0));
        assertThat(falling.advancement.advance(0)).isEqualTo(End.IMPACT);
        RotatingScene flat = new RotatingScene(body(BOX, 0, 2.75, 0, -4, 0, 0), upright(BOX, 0, 0, 0, 0));
        assertThat(flat.advancement.advance(0)).isEqualTo(End.STOPPED);
        assertThat(flat.advancement.steps()).isPositive();
        RotatingScene deep = new RotatingScene(body(BOX, 0, 1, 0, -4, 0, 0), upright(BOX, 0, 0, 0, 0));
        assertThat(deep.advancement.advance(0)).isEqualTo(End.DISKS_OVERLAP);
    }

    /** Two circles have no edges; from the second time on it is known along which axis they are apart. */
    @Test
    void circlesAreSeparatedAlongTheLineBetweenThem() {
        RotatingScene scene = new RotatingScene(
                body(RoundedPolygon.of(ConvexPolygon.of(1, 0), 0.5), 0, 4, 0, -8, 0, 1),
                upright(RoundedPolygon.of(POINT, 0.5), 0, 0, 0, 0));
        assertThat(scene.advancement.advance(0)).isEqualTo(End.ARC_IMPACT);
        assertThat(scene.advancement.staysApart(0)).isFalse();
        RotatingReference.write(scene.a.toMovingShape(), scene.b.toMovingShape(), result);
        assertThat(scene.advancement.time()).isBetween(result.enter() - NEAR, result.enter());
        assertThat(scene.advancement.axis().isEdge()).isFalse();
        assertThat(scene.advancement.mayTouch()).isFalse();
    }

    /** A rotor that nearly stands on its head is so short on its way that steps have to be short, too. */
    @Test
    void givesUpAfterManySteps() {
        RotatingBody turning = upright(BOX, 0, 0, 0, 0);
        turning.setRotors(1, 0, -1, 0.02);
        RotatingScene inside = new RotatingScene(turning, upright(BOX, 0, 0, 0, 0));
        assertThat(inside.overlap.overlapUntil(0)).isBetween(0.1, 0.9);
        RotatingScene outside = new RotatingScene(turning, upright(BOX, 0, 2.5, 0, 0));
        assertThat(outside.advancement.advance(0)).isEqualTo(End.STOPPED);
        assertThat(outside.advancement.time()).isBetween(0.01, 0.9);
    }

    /** Nothing is certain from the first time on: they touch, so they neither are apart nor overlap. */
    @Test
    void whatTouchesBlocksBothWays() {
        RotatingScene scene = new RotatingScene(body(BOX, 0, 2, 0, 1, 0, 0.1), upright(BOX, 0, 0, 0, 0));
        assertThat(scene.overlap.overlapUntil(0)).isZero();
        assertThat(scene.overlap.overlapsAt(0)).isFalse();
        assertThat(scene.advancement.advance(0)).isEqualTo(End.BLOCKED);
        RotatingScene lower = new RotatingScene(body(BOX, 0, 1.9, 0, 1, 0, 0.1), upright(BOX, 0, 0, 0, 0));
        assertThat(lower.overlap.overlapsAt(0)).isTrue();
        RotatingScene corner = new RotatingScene(body(BOX, 1.9, 1.9, 0, 1, 0, 0.1), upright(BOX, 0, 0, 0, 0));
        assertThat(corner.advancement.advance(0)).isEqualTo(End.BLOCKED);
        assertThat(corner.advancement.mayTouch()).isFalse();
        assertThat(corner.overlap.overlapsAt(0)).isTrue();
    }

    /** The bounds of what doubles have wrong are those for all lengths of the query together. */
    @Test
    void allLengthsAreInTheSize() {
        RotatingBody a = upright(RoundedPolygon.of(ConvexPolygon.box(-3, -4, 3, 4), 16), 30, 40, 300, 400);
        RotatingBody b = upright(RoundedPolygon.of(ConvexPolygon.box(-6, -8, 6, 8), 32), 0, 0, 0, 0);
        a.setRotors(1, 0, 2, 0);
        RotatingScene scene = new RotatingScene(a, b);
        double size = 30 + 40 + 500 + 5 + 10 + 16 + 32;
        for (BodyFrame view : List.of(scene.frames.ofA, scene.frames.ofB)) {
            double distortion = 2;
            assertThat(view.heightError)
                    .isCloseTo(RotationBound.ofHeight(size, distortion), within(view.heightError * 1e-9));
            assertThat(view.slopeError)
                    .isCloseTo(RotationBound.ofSlope(size, distortion), within(view.slopeError * 1e-9));
            assertThat(view.radius).isEqualTo(48);
        }
    }
}
