package org.polysweep.internal.rotation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.polysweep.internal.rotation.RotatingScene.TOLERANCE;
import static org.polysweep.internal.rotation.RotatingScene.assertCertainFor;
import static org.polysweep.internal.rotation.RotatingScene.axis;
import static org.polysweep.internal.rotation.RotatingScene.between;
import static org.polysweep.internal.rotation.RotatingScene.body;
import static org.polysweep.internal.rotation.RotatingScene.lasting;
import static org.polysweep.internal.rotation.RotatingScene.regular;
import static org.polysweep.internal.rotation.RotatingScene.slope;
import static org.polysweep.internal.rotation.RotatingScene.upright;

import java.util.List;
import java.util.Random;
import java.util.function.DoublePredicate;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.trials.Trials;

/** How long something is certain, compared with what is found by angles: theorem 14 of docs/error-bounds.md. */
class BodyFrameDurationsTest {

    private static final int SCENES = Trials.times(100);

    private static final ConvexPolygon POINT = ConvexPolygon.of(0, 0);

    /** The top of this box leads from (4, 0) to (-4, 0). */
    private static final ConvexPolygon TABLE = ConvexPolygon.box(-4, -8, 4, 0);

    private static final int TOP = 2;
    private static final double RADIUS = 1;

    /** Two polygons near to each other, as seen from B, where the place of A is given. */
    private static RotatingScene near(double x, double y, double radius, Random random) {
        double from = between(-3, 3, random);
        double fromB = between(-3, 3, random);
        RotatingBody a = body(
                RoundedPolygon.of(regular(3 + random.nextInt(4), 1, 0.2, 0), radius),
                x,
                y,
                between(-2, 2, random),
                between(-2, 2, random),
                from,
                from + between(-1, 1, random));
        RotatingBody b =
                body(regular(3 + random.nextInt(4), 2, 0, 0.3), 0, 0, 0, 0, fromB, fromB + between(-1, 1, random));
        RotatingScene scene = new RotatingScene(a, b);
        scene.frames.moveTo(0);
        return scene;
    }

    @Test
    void anOverlapIsSureAsLongAsEachEdgeHasACornerBelow() {
        Random random = Trials.random(1);
        for (int i = 0; i < SCENES; i++) {
            RotatingScene scene = near(between(-2, 2, random), between(-2, 2, random), 0, random);
            for (BodyFrame view : List.of(scene.frames.ofA, scene.frames.ofB)) {
                double least = Double.POSITIVE_INFINITY;
                int first = 0;
                for (int edge = 0; edge < view.edges(); edge++) {
                    double step = below(scene, view, edge);
                    if (step < least) {
                        least = step;
                        first = edge;
                    }
                }
                BodyAxis axis = axis(view, 0, 0);
                assertThat(OverlapAdvancement.belowEdges(axis)).isCloseTo(least, within(least * TOLERANCE));
                if (least > 0) {
                    assertThat(axis.isEdge()).isTrue();
                    assertThat(axis.edge()).isEqualTo(first);
                    assertThat(scene.height(view, first, axis.vertex(), 0))
                            .isCloseTo(scene.lowest(view, first, 0), within(1e-12));
                }
            }
        }
    }

    /** How long the corner that is the lowest now stays below an edge. */
    private static double below(RotatingScene scene, BodyFrame view, int edge) {
        int lowest = IntStream.range(0, view.otherCore.vertexCount())
                .reduce((v, w) -> scene.height(view, edge, v, 0) < scene.height(view, edge, w, 0) ? v : w)
                .orElseThrow();
        return lasting(view, t -> -scene.height(view, edge, lowest, t), 0);
    }

    @Test
    void aPointHasNoEdgeThatEndsAnOverlap() {
        RotatingScene scene = new RotatingScene(upright(POINT, 0, 0, 0, 0), upright(TABLE, 0, 0, 0, 0));
        scene.frames.moveTo(0);
        assertThat(OverlapAdvancement.belowEdges(axis(scene.frames.ofA, 0, 0))).isInfinite();
    }

    /** It is nearer than the radius to an end of the edge, or over the edge and nearer than that to its line. */
    @Test
    void aCornerIsNearAsLongAsItMayBe() {
        Random random = Trials.random(2);
        int near = 0;
        for (int i = 0; i < SCENES; i++) {
            RotatingScene scene = near(between(-2, 2, random), between(-2, 2, random), RADIUS, random);
            for (BodyFrame view : List.of(scene.frames.ofA, scene.frames.ofB)) {
                int edge = random.nextInt(view.edges());
                int corner = random.nextInt(view.otherCore.vertexCount());
                int end = view.ownerCore.next(edge);
                DoubleUnaryOperator height = t -> scene.height(view, edge, corner, t);
                double over = Math.min(
                        lasting(view, t -> ahead(scene, view, edge, edge, corner, t), 0),
                        lasting(view, t -> -ahead(scene, view, edge, end, corner, t), 0));
                double within = Math.min(
                        lasting(view, t -> RADIUS - height.applyAsDouble(t), 0),
                        lasting(view, t -> RADIUS + height.applyAsDouble(t), 0));
                double longest = Math.max(
                        Math.min(over, within),
                        Math.max(nearCorner(scene, view, edge, corner), nearCorner(scene, view, end, corner)));
                near += longest > 0 ? 1 : 0;
                assertThat(OverlapAdvancement.nearEdge(axis(view, edge, corner)))
                        .isCloseTo(longest, within(longest * TOLERANCE));
            }
        }
        assertThat(near).isPositive();
    }

    /** How far a corner is along an edge, from one of its ends on. */
    private static double ahead(RotatingScene scene, BodyFrame view, int edge, int end, int corner, double time) {
        ConvexPolygon owner = scene.owner(view).core;
        double x = owner.edgeX(edge);
        double y = owner.edgeY(edge);
        double length = Math.hypot(x, y);
        return scene.along(view, x / length, y / length, end, corner, time);
    }

    private static double nearCorner(RotatingScene scene, BodyFrame view, int ofOwner, int corner) {
        return lasting(RADIUS - scene.distance(view, ofOwner, corner, 0), -speed(scene, view, corner), view.curvature);
    }

    /** How fast the owner sees a corner move. */
    private static double speed(RotatingScene scene, BodyFrame view, int corner) {
        return Math.hypot(
                slope(t -> scene.along(view, 1, 0, 0, corner, t), 0),
                slope(t -> scene.along(view, 0, 1, 0, corner, t), 0));
    }

    /** A circle over a table; neither turns. */
    private static BodyFrame overTable(double x, double y, double dx, double dy) {
        RotatingScene scene =
                new RotatingScene(upright(RoundedPolygon.of(POINT, RADIUS), x, y, dx, dy), upright(TABLE, 0, 0, 0, 0));
        scene.frames.moveTo(0);
        return scene.frames.ofB;
    }

    private static double near(double x, double y, double dx, double dy) {
        return OverlapAdvancement.nearEdge(axis(overTable(x, y, dx, dy), TOP, 0));
    }

    private static double below(double x, double y, double dx, double dy) {
        return OverlapAdvancement.belowEdges(axis(overTable(x, y, dx, dy), TOP, 0));
    }

    /** The circle and the vertex where the top of the table begins. */
    private static boolean areApart(double x, double y, double dx, double dy) {
        RotatingScene scene =
                new RotatingScene(upright(RoundedPolygon.of(POINT, RADIUS), x, y, dx, dy), upright(TABLE, 0, 0, 0, 0));
        scene.frames.moveTo(0);
        return new CertifiedSigns(scene.frames, 0).areApart(0, TOP);
    }

    /** The error of the heights there. */
    private static final double ERROR = overTable(4, 0, 1, 1).heightError;

    /** By so little it is nearer than the radius, in units of the error; and how long it surely is. */
    @ParameterizedTest
    @CsvSource({"0.5, 0, 0", "2, 0.04, 0.2"})
    void nothingIsNearByLessThanTheError(double errors, double least, double greatest) {
        double inner = RADIUS - errors * ERROR;
        assertThat(near(1, inner, 0, 0)).isBetween(least, greatest);
        assertThat(near(1, -inner, 0, 0)).isBetween(least, greatest);
        assertThat(near(4 + inner, 0, 0, 0)).isBetween(least, greatest);
        assertThat(near(-4 - inner, 0, 0, 0)).isBetween(least, greatest);
    }

    /** It is over the table by less than is certain, and comes in; so it is as long near as it is to the end. */
    @Test
    void nothingIsOverAnEdgeByLessThanTheError() {
        assertThat(near(4 - ERROR / 2, 0, -10, 0)).isCloseTo(RADIUS / 10, within(1e-9));
        assertThat(near(4 - 2 * ERROR, 0, -10, 0)).isCloseTo(0.8, within(1e-9));
        assertThat(near(-4 + ERROR / 2, 0, 10, 0)).isCloseTo(RADIUS / 10, within(1e-9));
        assertThat(near(-4 + 2 * ERROR, 0, 10, 0)).isCloseTo(0.8, within(1e-9));
        // Straight up, as far as is known to half of the radius above; but it may leave the table before.
        assertThat(near(4 - 2 * ERROR, -0.5, 0, 1)).isCloseTo(0.5, within(1e-9));
        assertThat(near(-4 + 2 * ERROR, -0.5, 0, 1)).isCloseTo(0.5, within(1e-9));
        assertThat(near(0, -0.5, 0, 1)).isCloseTo(1.5, within(1e-9));
    }

    /** Seen from a point, which has no edge, only the corners of the other count. */
    @Test
    void aPointIsNearACornerOnly() {
        RotatingScene scene =
                new RotatingScene(upright(POINT, 4.5, 0, -2, 0), upright(RoundedPolygon.of(TABLE, RADIUS), 0, 0, 0, 0));
        scene.frames.moveTo(0);
        BodyFrame view = scene.frames.ofA;
        assertThat(OverlapAdvancement.nearEdge(axis(view, 0, TOP))).isCloseTo(0.25, within(1e-9));
        assertThat(OverlapAdvancement.nearEdge(axis(view, 0, TOP + 1))).isZero();
    }

    @Test
    void nothingIsBelowByLessThanTheError() {
        assertThat(below(1, -ERROR / 2, 0, 0)).isZero();
        assertThat(below(1, -2 * ERROR, 0, 0)).isBetween(0.04, 0.2);
        assertThat(below(1, -1, 0, 2)).isCloseTo(0.5, within(1e-9));
    }

    @Test
    void aCornerIsOverAnEdgeAsLongAsItMayBe() {
        Random random = Trials.random(3);
        for (int i = 0; i < SCENES; i++) {
            RotatingScene scene = near(between(-2, 2, random), between(-2, 2, random), RADIUS, random);
            for (BodyFrame view : List.of(scene.frames.ofA, scene.frames.ofB)) {
                int edge = random.nextInt(view.edges());
                int corner = random.nextInt(view.otherCore.vertexCount());
                int end = view.ownerCore.next(edge);
                double over = Math.min(
                        lasting(view, t -> RADIUS + scene.height(view, edge, corner, t), 0),
                        Math.min(
                                lasting(view, t -> ahead(scene, view, edge, edge, corner, t), 0),
                                lasting(view, t -> -ahead(scene, view, edge, end, corner, t), 0)));
                assertCertainFor(
                        over, duration -> VertexCrossing.isOverEdge(view, edge, corner, duration), "over the edge");
            }
        }
    }

    @Test
    void overAnEdgeMeansByMoreThanTheError() {
        assertThat(VertexCrossing.isOverEdge(overTable(4 - ERROR / 2, 0, 0, 0), TOP, 0, 0))
                .isFalse();
        assertThat(VertexCrossing.isOverEdge(overTable(4 - 2 * ERROR, 0, 0, 0), TOP, 0, 0))
                .isTrue();
        assertThat(VertexCrossing.isOverEdge(overTable(-4 + ERROR / 2, 0, 0, 0), TOP, 0, 0))
                .isFalse();
        assertThat(VertexCrossing.isOverEdge(overTable(-4 + 2 * ERROR, 0, 0, 0), TOP, 0, 0))
                .isTrue();
        assertThat(VertexCrossing.isOverEdge(overTable(1, -RADIUS + ERROR / 2, 0, 0), TOP, 0, 0))
                .isFalse();
        assertThat(VertexCrossing.isOverEdge(overTable(1, -RADIUS + 2 * ERROR, 0, 0), TOP, 0, 0))
                .isTrue();
    }

    @Test
    void signsAndDistancesAreCertainAsLongAsTheyMayBe() {
        Random random = Trials.random(4);
        for (int i = 0; i < SCENES; i++) {
            double radius = i % 2 / 4.0;
            RotatingScene scene = near(between(-2, 2, random), between(-2, 2, random), radius, random);
            for (BodyFrame view : List.of(scene.frames.ofA, scene.frames.ofB)) {
                int edge = random.nextInt(view.edges());
                int corner = random.nextInt(view.otherCore.vertexCount());
                double sign = Math.signum(scene.height(view, edge, corner, 0));
                assertCertainFor(
                        lasting(view, t -> sign * scene.height(view, edge, corner, t) - radius, 0),
                        duration -> view.sign(edge, corner, duration) == sign,
                        "sign");
                double apart = lasting(
                        scene.distance(view, edge, corner, 0) - radius, -speed(scene, view, corner), view.curvature);
                if (!view.isOfA) {
                    DoublePredicate areApart =
                            duration -> new CertifiedSigns(scene.frames, duration).areApart(corner, edge);
                    assertCertainFor(apart, areApart, "distance");
                }
            }
        }
    }

    @Test
    void signsAndDistancesAreCertainBeyondTheErrorOnly() {
        assertThat(overTable(1, RADIUS + ERROR / 2, 0, 0).sign(TOP, 0, 0)).isZero();
        assertThat(overTable(1, RADIUS + 2 * ERROR, 0, 0).sign(TOP, 0, 0)).isEqualTo(1);
        assertThat(overTable(1, -RADIUS - ERROR / 2, 0, 0).sign(TOP, 0, 0)).isZero();
        assertThat(overTable(1, -RADIUS - 2 * ERROR, 0, 0).sign(TOP, 0, 0)).isEqualTo(-1);
        assertThat(areApart(4 + RADIUS + ERROR / 2, 0, 0, 0)).isFalse();
        assertThat(areApart(4 + RADIUS + 2 * ERROR, 0, 0, 0)).isTrue();
    }

    @Test
    void whatIsZeroIsNotPositive() {
        assertThat(BodyFrame.staysPositive(1, -0.5, 1)).isTrue();
        assertThat(BodyFrame.staysPositive(0, 1, 1)).isFalse();
        assertThat(BodyFrame.staysPositive(1, -1, 1)).isFalse();
        BodyFrame view = overTable(0, 0, 0, 0);
        assertThat(view.safeStep(0, 1)).isZero();
        assertThat(view.safeStep(-1, 1)).isZero();
        // Nothing turns, so a height that does not change now never does.
        assertThat(view.curvature).isZero();
        assertThat(view.safeStep(1, 0)).isInfinite();
        assertThat(view.safeStep(1, -4)).isEqualTo(0.25);
    }

    /** No corner bends faster than the greatest curvature, nor four times less where the motion is even. */
    @Test
    void theGreatestCurvatureIsNotFarOff() {
        ConvexPolygon shape = regular(6, 1, 0, 0);
        for (double turn : new double[] {0.1, 0.4}) {
            isNotFarOff(body(shape, 0, 0, 0, 0, 0, turn), body(shape, 0, 0, 0, 0, 0, -turn));
            isNotFarOff(body(shape, 0, 0, 0, 0, 0, turn), body(shape, 0, 0, 0, 0, 0, 0));
            isNotFarOff(body(shape, 20, 0, 0, 0, 0, turn / 8), body(shape, 0, 0, 0, 0, 0, turn));
            isNotFarOff(body(shape, -0.5, 9, 1, 0, 0, turn / 16), body(shape, 0, 9, 0, 0, 0, turn / 16));
            isNotFarOff(body(shape, 0, 0, 9, 0, 0, turn / 16), body(shape, 0, 0, 0, 0, 0, turn));
            // The way between them is longest at the end.
            isNotFarOff(body(shape, 0, 0, 99, 0, 0, 0), body(shape, 0, 0, 0, 0, 0, 4 * turn));
        }
    }

    private static void isNotFarOff(RotatingBody a, RotatingBody b) {
        RotatingScene scene = new RotatingScene(a, b);
        scene.frames.moveTo(0);
        BodyFrame view = scene.frames.ofB;
        double greatest = 0;
        for (int corner = 0; corner < view.otherCore.vertexCount(); corner++) {
            for (int part = 0; part <= 8; part++) {
                int which = corner;
                double time = part / 8.0;
                greatest = Math.max(
                        greatest,
                        Math.hypot(
                                bend(t -> scene.along(view, 1, 0, 0, which, t), time),
                                bend(t -> scene.along(view, 0, 1, 0, which, t), time)));
            }
        }
        assertThat(view.curvature).isBetween(greatest * (1 - TOLERANCE), 4 * greatest);
    }

    /** The second derivative. */
    private static double bend(DoubleUnaryOperator of, double time) {
        double moment = 1e-3;
        return (of.applyAsDouble(time - moment) - 2 * of.applyAsDouble(time) + of.applyAsDouble(time + moment))
                / (moment * moment);
    }
}
