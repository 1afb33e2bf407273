package org.polysweep.internal.rotation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.polysweep.internal.rotation.RotatingScene.axis;
import static org.polysweep.internal.rotation.RotatingScene.between;
import static org.polysweep.internal.rotation.RotatingScene.body;
import static org.polysweep.internal.rotation.RotatingScene.upright;

import java.util.Random;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.rotation.exact.RotatingReference;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.trials.Trials;

/** What is proved about a corner that passes through an edge, compared with the height, and with integers. */
class VertexCrossingTest {

    private static final int SCENES = Trials.times(12);

    /** It stands on a corner. */
    private static final ConvexPolygon DIAMOND = ConvexPolygon.of(0, -1, 1, 0, 0, 1, -1, 0);

    private static final ConvexPolygon FLOOR = ConvexPolygon.box(-8, -2, 8, 0);
    private static final int TOP = 2;

    private final SweepResult result = SweepResult.create();

    /** A diamond whose lowest corner is at a height over a floor and moves; both turn, the floor much less. */
    private static RotatingScene scene(double height, double speed, double radius, double turn, Random random) {
        double angle = between(-3, 3, random);
        double c = Math.cos(angle);
        double s = Math.sin(angle);
        double x = between(-2, 2, random);
        double y = 1 + radius + height;
        double aside = between(-1, 1, random);
        RotatingBody diamond = body(
                DIAMOND,
                c * x - s * y,
                s * x + c * y,
                c * aside - s * speed,
                s * aside + c * speed,
                angle,
                angle + (random.nextBoolean() ? turn : -turn));
        RotatingBody floor =
                body(RoundedPolygon.of(FLOOR, radius), 0, 0, 0, 0, angle, angle + between(-turn, turn, random) / 16);
        return random.nextBoolean() ? new RotatingScene(diamond, floor) : new RotatingScene(floor, diamond);
    }

    private static RotatingBody scaled(RotatingBody body, double lengths, double rotors) {
        double[] corners = body.core.toArray();
        for (int i = 0; i < corners.length; i++) {
            corners[i] *= lengths;
        }
        ConvexPolygon core = ConvexPolygon.of(corners);
        ConvexShape shape = body.radius > 0 ? RoundedPolygon.of(core, body.radius * lengths) : core;
        RotatingBody scaled = new RotatingBody();
        scaled.setMotion(shape, lengths * body.x, lengths * body.y, lengths * body.dx, lengths * body.dy);
        RotorPath path = body.rotorPath;
        scaled.setRotors(rotors * path.c0, rotors * path.s0, rotors * path.c1, rotors * path.s1);
        return scaled;
    }

    private static boolean isProved(RotatingScene scene) {
        return scene.impact.prove(scene.advancement.axis(), VertexCrossing.INWARD);
    }

    /** The height of the vertex that limits an axis, minus the distance of a contact. */
    private static DoubleUnaryOperator gap(RotatingScene scene, BodyAxis axis) {
        BodyFrame view = axis.frame();
        int edge = axis.edge();
        int corner = axis.vertex();
        return t -> scene.height(view, edge, corner, t) - view.radius;
    }

    /** Where a function that changes its sign between two times is 0. */
    private static double root(DoubleUnaryOperator of, double from, double to) {
        double begin = from;
        double end = to;
        double sign = Math.signum(of.applyAsDouble(begin));
        assertThat(Math.signum(of.applyAsDouble(end))).isEqualTo(-sign);
        while (end - begin > 0x1p-50) {
            double middle = (begin + end) / 2;
            if (Math.signum(of.applyAsDouble(middle)) == sign) {
                begin = middle;
            } else {
                end = middle;
            }
        }
        return end;
    }

    private void isInEdge(RotatingScene scene) {
        RotatingReference.write(scene.a.toMovingShape(), scene.b.toMovingShape(), result);
        VertexOnEdge vertexOnEdge = new VertexOnEdge(scene.frames);
        DoubleDouble time = time(scene.impact, vertexOnEdge);
        assertThat(time.roundDown()).isEqualTo(result.enter());
        assertThat(time.roundUp()).isBetween(result.enter(), Math.nextUp(result.enter()));
        vertexOnEdge.set(scene.impact, time);
        vertexOnEdge.findNormal();
        assertThat(vertexOnEdge.normalX).isEqualTo(result.normalX());
        assertThat(vertexOnEdge.normalY).isEqualTo(result.normalY());
        vertexOnEdge.findContact();
        assertThat(vertexOnEdge.contactX).isEqualTo(result.contactX(0));
        assertThat(vertexOnEdge.contactY).isEqualTo(result.contactY(0));
    }

    private static DoubleDouble time(VertexCrossing crossing, VertexOnEdge vertexOnEdge) {
        CrossingTime time = new CrossingTime(crossing, vertexOnEdge);
        time.begin();
        return time.get();
    }

    @ParameterizedTest
    @CsvSource({"0, 1, 1", "0.25, 1, 1", "0, 0x1p30, 1", "0.25, 0x1p30, 0x1p15", "0, 0x1p-30, 0x1p15"})
    void aFallIsProvedAndTimed(double radius, double lengths, double rotors) {
        Random random = Trials.random(1);
        for (int i = 0; i < SCENES; i++) {
            RotatingScene plain = scene(between(0.5, 2, random), between(-6, -3, random), radius, 0.5, random);
            RotatingScene scene = new RotatingScene(scaled(plain.a, lengths, rotors), scaled(plain.b, lengths, rotors));
            assertThat(scene.advancement.staysApart(0)).isFalse();
            assertThat(isProved(scene)).isTrue();
            isInEdge(scene);
        }
    }

    /** A little before, it is proved, and Newton's method gets to the time. */
    @ParameterizedTest
    @CsvSource({"0", "0.25"})
    void whatComesSoonIsProvedAndTimed(double radius) {
        Random random = Trials.random(2);
        for (int i = 0; i < SCENES; i++) {
            RotatingScene scene = scene(between(0.5, 2, random), between(-6, -3, random), radius, 0.5, random);
            assertThat(scene.advancement.staysApart(0)).isFalse();
            double time = scene.advancement.time() - Math.scalb(1.0, -6 - random.nextInt(30));
            scene.advancement.axis().frame().moveTo(time);
            assertThat(isProved(scene)).isTrue();
            assertThat(scene.impact.vertex).isEqualTo(scene.advancement.axis().vertex());
            isInEdge(scene);
        }
    }

    /** What passes is at the other side at the end, and that is not much later. */
    @ParameterizedTest
    @CsvSource({"0, -1", "0.25, -1", "0, 1", "0.25, 1"})
    void atTheEndItHasPassed(double radius, int way) {
        Random random = Trials.random(3);
        for (int i = 0; i < 4 * SCENES; i++) {
            double height = -way * between(0.05, 0.2, random);
            RotatingScene scene = scene(height, way * between(0.6, 1.5, random), radius, 0.7, random);
            if (way < 0) {
                assertThat(scene.advancement.staysApart(0)).isFalse();
            } else {
                assertThat(scene.overlap.overlapUntil(0)).isLessThan(1);
            }
            BodyAxis axis = way < 0 ? scene.advancement.axis() : scene.overlap.axis();
            VertexCrossing impact = scene.impact;
            DoubleUnaryOperator gap = gap(scene, axis);
            BodyFrame view = axis.frame();
            double root = root(gap, 0, Math.min(1, view.time + 0x1p-20));
            // From when on the slope may be taken for granted.
            DoubleUnaryOperator granted =
                    t -> Math.pow(RotatingScene.slope(gap, t), 2) - 4 * view.curvature * Math.abs(gap.applyAsDouble(t));
            double begin = 0;
            if (granted.applyAsDouble(0) < 0) {
                begin = root(granted, 0, root);
                view.moveTo(begin * (1 - RotatingScene.TOLERANCE));
                assertThat(impact.prove(axis, way)).isFalse();
                begin *= 1 + RotatingScene.TOLERANCE;
            }
            view.moveTo(begin);
            assertThat(impact.prove(axis, way)).isTrue();
            assertThat(impact.end).isLessThanOrEqualTo(1);
            assertThat(way * gap.applyAsDouble(impact.end)).isGreaterThan(view.heightError);
            double straight = -way * gap.applyAsDouble(begin) / Math.abs(RotatingScene.slope(gap, begin));
            assertThat(impact.end - begin).isBetween(1.25 * straight, 1.7 * straight);
        }
    }

    /** Two that overlap until a corner of the one leaves through the top of the other. */
    @ParameterizedTest
    @CsvSource({"0", "0.25"})
    void aRiseIsProvedAndTimed(double radius) {
        Random random = Trials.random(4);
        for (int i = 0; i < SCENES; i++) {
            RotatingScene scene = scene(-between(0.1, 0.2, random), between(2, 5, random), radius, 0.5, random);
            assertThat(scene.overlap.overlapUntil(0)).isLessThan(1);
            assertThat(scene.impact.prove(scene.overlap.axis(), VertexCrossing.OUTWARD))
                    .isTrue();
            RotatingReference.write(scene.a.toMovingShape(), scene.b.toMovingShape(), result);
            assertThat(time(scene.impact, new VertexOnEdge(scene.frames)).roundUp())
                    .isEqualTo(result.exit());
        }
    }

    /** The corner is so near to the floor that doubles cannot tell on which side of it; heads and tails can. */
    @Test
    void onWhichSideItBegins() {
        Random random = Trials.random(5);
        for (int i = 0; i < SCENES; i++) {
            RotatingScene scene = scene(0, between(-4, -1, random), 0, 0.5, random);
            assertThat(scene.advancement.advance(0)).isEqualTo(ConservativeAdvancement.End.BLOCKED);
            assertThat(scene.advancement.mayTouch()).isTrue();
            assertThat(isProved(scene)).isTrue();
            VertexOnEdge vertexOnEdge = new VertexOnEdge(scene.frames);
            vertexOnEdge.set(scene.impact, new DoubleDouble());
            RotatingReference.write(scene.a.toMovingShape(), scene.b.toMovingShape(), result);
            assertThat(vertexOnEdge.height().sign()).isEqualTo(result.verdict() == Verdict.OVERLAP ? -1 : 1);
        }
    }

    /** A time that is next to none has more digits than the heights say at first: a second look finds nearly all. */
    @Test
    void aTimeNextToNoneHasItsDigits() {
        Random random = Trials.random(6);
        int scenes = 4 * SCENES;
        int certain = 0;
        for (int i = 0; i < scenes; i++) {
            RotatingScene scene = scene(between(0x1p-40, 0x1p-39, random), between(-4, -1, random), 0, 0.5, random);
            assertThat(scene.advancement.staysApart(0)).isFalse();
            assertThat(isProved(scene)).isTrue();
            if (!Double.isNaN(time(scene.impact, new VertexOnEdge(scene.frames)).roundDown())) {
                certain++;
                isInEdge(scene);
            }
        }
        assertThat(certain).isGreaterThan(scenes * 3 / 4);
    }

    /**
     * The rotors are so long that a height over its unit is too small for doubles, though the time is not: it was taken
     * to be exact, and was late.
     */
    @ParameterizedTest
    @CsvSource({"141, -1061, 0.35", "114, -1074, 0.3", "87, -1048, 0.25"})
    void aHeightThatUnderflowsIsNotNone(int rotors, int height, double turn) {
        RotatingBody floor = upright(FLOOR, 0, 0, 0, 0);
        double z = Math.scalb(1.0, rotors);
        floor.setRotors(z, 0, z, 0);
        RotatingBody tip = new RotatingBody();
        tip.setMotion(ConvexPolygon.of(0, -1, 2, -1.5, 2, -0.5), 0, Math.scalb(1.0, height), 0, 0);
        tip.setRotors(z, z, z * (1 + turn), z * (1 - turn));
        isExact(floor, tip);
        isExact(tip, floor);
    }

    @Test
    void aPlaceThatIsNearlyNoneIsNotNone() {
        double size = 0x1p158;
        RotatingBody floor = upright(ConvexPolygon.box(-8 * size, -size, 8 * size, 0), 0, 0, 0, 0);
        floor.setRotors(1, 0, 1, 0.23881694550077204);
        RotatingBody tip = new RotatingBody();
        tip.setMotion(
                ConvexPolygon.of(size, 0, 1.5 * size, 2 * size, 0.5 * size, 2 * size),
                0,
                1.6033346880071782E-291,
                0,
                0);
        double z = 0x1p175;
        tip.setRotors(z, 0, z, -z * 0.35);
        isExact(floor, tip);
        isExact(tip, floor);
    }

    private void isExact(RotatingBody a, RotatingBody b) {
        RotatingSweep sweep = new RotatingSweep();
        SweepResult found = SweepResult.create();
        sweep.write(a.toMovingShape(), b.toMovingShape(), 0, 1, 0, found);
        RotatingReference.write(a.toMovingShape(), b.toMovingShape(), result);
        assertThat(found.toOutcome()).isEqualTo(result.toOutcome());
    }

    /** A floor that is level does not lose its height in the contact, whichever of the two it is. */
    @Test
    void onALevelFloor() {
        RotatingBody floor = upright(RoundedPolygon.of(FLOOR, 0.5), 0, 0.25, 0, 0.125);
        RotatingBody diamond = body(RoundedPolygon.of(DIAMOND, 0.25), 1, 4, 0, -3, 0.1, 0.3);
        onAFloor(new RotatingScene(floor, diamond));
        onAFloor(new RotatingScene(diamond, floor));
        RotatingBody wall = upright(RoundedPolygon.of(ConvexPolygon.box(0, -8, 1, 8), 0.5), 0.25, 0, 0.125, 0);
        RotatingBody thrown = body(RoundedPolygon.of(DIAMOND, 0.25), 4, 1, -3, 0, 0.1, 0.3);
        onAFloor(new RotatingScene(wall, thrown));
        onAFloor(new RotatingScene(thrown, wall));
    }

    private void onAFloor(RotatingScene scene) {
        assertThat(scene.advancement.staysApart(0)).isFalse();
        assertThat(isProved(scene)).isTrue();
        isInEdge(scene);
    }

    /** A diamond on its corner, in the middle of the floor or lower, that neither turns nor stands still. */
    private static RotatingScene standing(double height, double speed) {
        RotatingScene scene = new RotatingScene(upright(DIAMOND, 0, 1 + height, 0, speed), upright(FLOOR, 0, 0, 0, 0));
        scene.frames.moveTo(0);
        return scene;
    }

    private static boolean falls(RotatingScene standing) {
        return standing.impact.prove(axis(standing.frames.ofB, TOP, 0), VertexCrossing.INWARD);
    }

    private static boolean leaves(RotatingScene standing) {
        return standing.impact.proveLeaving(axis(standing.frames.ofB, TOP, 0));
    }

    @Test
    void aVertexThatMayNotMoveIsNotProved() {
        double error = standing(0, 0).frames.ofB.slopeError;
        assertThat(falls(standing(0, -error / 2))).isFalse();
        assertThat(falls(standing(0, -2 * error))).isTrue();
        assertThat(falls(standing(0, 2 * error))).isFalse();
        assertThat(leaves(standing(0, error / 2))).isFalse();
        assertThat(leaves(standing(0, 2 * error))).isTrue();
        assertThat(leaves(standing(0, -2 * error))).isFalse();
    }

    @Test
    void withoutAnEdgeNothingIsProved() {
        RotatingScene falling = standing(0.1, -4);
        assertThat(falls(falling)).isTrue();
        BodyAxis withoutEdge = new BodyAxis(falling.frames.ofB);
        assertThat(falling.impact.prove(withoutEdge, VertexCrossing.INWARD)).isFalse();
        RotatingScene leaving = standing(0, 4);
        assertThat(leaves(leaving)).isTrue();
        assertThat(leaving.impact.proveLeaving(new BodyAxis(leaving.frames.ofB)))
                .isFalse();
    }

    /** What leaves is apart until the end; that is when the slope may have been used up. */
    @ParameterizedTest
    @CsvSource({"0", "0.25"})
    void whatLeavesIsApartUntilTheEnd(double radius) {
        Random random = Trials.random(6);
        for (int i = 0; i < SCENES; i++) {
            RotatingScene scene = scene(0, between(0.2, 2, random), radius, 1, random);
            assertThat(scene.advancement.staysApart(0)).isFalse();
            BodyAxis axis = scene.advancement.axis();
            assertThat(scene.impact.proveLeaving(axis)).isTrue();
            BodyFrame view = axis.frame();
            DoubleUnaryOperator gap = gap(scene, axis);
            double slope = RotatingScene.slope(gap, 0);
            double end = Math.min(1, slope / view.curvature);
            assertThat(scene.impact.end).isCloseTo(end, within(end * RotatingScene.TOLERANCE));
            for (int part = 1; part <= 8; part++) {
                assertThat(scene.lowest(view, scene.impact.edge, end * part / 8))
                        .isGreaterThan(radius);
            }
        }
    }

    /** Not later than the step ends. */
    @Test
    void whatLeavesLateIsApartToTheEndOfTheStep() {
        RotatingScene scene = standing(-1, 2);
        scene.frames.moveTo(0.5);
        assertThat(leaves(scene)).isTrue();
        assertThat(scene.impact.end).isCloseTo(1, within(1e-8)).isLessThanOrEqualTo(1);
    }

    /** Two corners that come down together, or beside the end of the edge, are left to others. */
    @Test
    void whatIsNotAloneIsNotProved() {
        ConvexPolygon crate = ConvexPolygon.box(-1, -1, 1, 1);
        for (int speed = -4; speed <= 4; speed += 8) {
            RotatingScene flat = new RotatingScene(upright(crate, 0, 1, 0, speed), upright(FLOOR, 0, 0, 0, 0));
            flat.advancement.staysApart(0);
            assertThat(isProved(flat)).isFalse();
            assertThat(flat.impact.proveLeaving(flat.advancement.axis())).isFalse();
            RotatingScene atEnd = new RotatingScene(upright(DIAMOND, 8, 1, 0, speed), upright(FLOOR, 0, 0, 0, 0));
            atEnd.advancement.staysApart(0);
            assertThat(isProved(atEnd)).isFalse();
            assertThat(atEnd.impact.proveLeaving(atEnd.advancement.axis())).isFalse();
        }
    }
}
