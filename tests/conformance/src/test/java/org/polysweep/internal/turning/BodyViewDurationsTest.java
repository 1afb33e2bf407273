package org.polysweep.internal.turning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.polysweep.internal.turning.TurningScene.TOLERANCE;
import static org.polysweep.internal.turning.TurningScene.assertCertainFor;
import static org.polysweep.internal.turning.TurningScene.between;
import static org.polysweep.internal.turning.TurningScene.body;
import static org.polysweep.internal.turning.TurningScene.lasting;
import static org.polysweep.internal.turning.TurningScene.regular;
import static org.polysweep.internal.turning.TurningScene.slope;
import static org.polysweep.internal.turning.TurningScene.upright;

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
class BodyViewDurationsTest {

    private static final int SCENES = Trials.times(100);

    private static final ConvexPolygon POINT = ConvexPolygon.of(0, 0);

    /** The top of this box leads from (4, 0) to (-4, 0). */
    private static final ConvexPolygon TABLE = ConvexPolygon.box(-4, -8, 4, 0);

    private static final int TOP = 2;
    private static final double RADIUS = 1;

    /** Two polygons near to each other, as seen from B, where the place of A is given. */
    private static TurningScene near(double x, double y, double radius, Random random) {
        double from = between(-3, 3, random);
        double fromB = between(-3, 3, random);
        BodyNumbers a = body(
                RoundedPolygon.of(regular(3 + random.nextInt(4), 1, 0.2, 0), radius),
                x,
                y,
                between(-2, 2, random),
                between(-2, 2, random),
                from,
                from + between(-1, 1, random));
        BodyNumbers b =
                body(regular(3 + random.nextInt(4), 2, 0, 0.3), 0, 0, 0, 0, fromB, fromB + between(-1, 1, random));
        TurningScene scene = new TurningScene(a, b);
        scene.advancement.lookFromBoth(0);
        return scene;
    }

    @Test
    void anOverlapIsSureAsLongAsEachEdgeHasACornerBelow() {
        Random random = Trials.random(1);
        for (int i = 0; i < SCENES; i++) {
            TurningScene scene = near(between(-2, 2, random), between(-2, 2, random), 0, random);
            for (BodyView view : List.of(scene.advancement.fromA(), scene.advancement.fromB())) {
                double least = Double.POSITIVE_INFINITY;
                int first = 0;
                for (int edge = 0; edge < view.edges(); edge++) {
                    double step = below(scene, view, edge);
                    if (step < least) {
                        least = step;
                        first = edge;
                    }
                }
                view.axis().clear();
                assertThat(view.safeOverlap()).isCloseTo(least, within(least * TOLERANCE));
                if (least > 0) {
                    assertThat(view.axis().isEdge()).isTrue();
                    assertThat(view.axis().edge()).isEqualTo(first);
                    assertThat(scene.height(view, first, view.axis().corner(), 0))
                            .isCloseTo(scene.lowest(view, first, 0), within(1e-12));
                }
            }
        }
    }

    /** How long the corner that is the lowest now stays below an edge. */
    private static double below(TurningScene scene, BodyView view, int edge) {
        int lowest = IntStream.range(0, view.other().size())
                .reduce((v, w) -> scene.height(view, edge, v, 0) < scene.height(view, edge, w, 0) ? v : w)
                .orElseThrow();
        return lasting(view, t -> -scene.height(view, edge, lowest, t), 0);
    }

    @Test
    void aPointHasNoEdgeThatEndsAnOverlap() {
        TurningScene scene = new TurningScene(upright(POINT, 0, 0, 0, 0), upright(TABLE, 0, 0, 0, 0));
        scene.advancement.lookFromBoth(0);
        assertThat(scene.advancement.fromA().safeOverlap()).isInfinite();
    }

    /** It is nearer than the radius to an end of the edge, or over the edge and nearer than that to its line. */
    @Test
    void aCornerIsNearAsLongAsItMayBe() {
        Random random = Trials.random(2);
        int near = 0;
        for (int i = 0; i < SCENES; i++) {
            TurningScene scene = near(between(-2, 2, random), between(-2, 2, random), RADIUS, random);
            for (BodyView view : List.of(scene.advancement.fromA(), scene.advancement.fromB())) {
                int edge = random.nextInt(view.edges());
                int corner = random.nextInt(view.other().size());
                int end = view.owner().next(edge);
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
                view.axis().begin(edge, corner);
                assertThat(view.safeNearness()).isCloseTo(longest, within(longest * TOLERANCE));
            }
        }
        assertThat(near).isPositive();
    }

    /** How far a corner is along an edge, from one of its ends on. */
    private static double ahead(TurningScene scene, BodyView view, int edge, int end, int corner, double time) {
        ConvexPolygon owner = scene.owner(view).core;
        double x = owner.edgeX(edge);
        double y = owner.edgeY(edge);
        double length = Math.hypot(x, y);
        return scene.along(view, x / length, y / length, end, corner, time);
    }

    private static double nearCorner(TurningScene scene, BodyView view, int ofOwner, int corner) {
        return lasting(
                RADIUS - scene.distance(view, ofOwner, corner, 0),
                -speed(scene, view, corner),
                view.greatestCurvature());
    }

    /** How fast the owner sees a corner move. */
    private static double speed(TurningScene scene, BodyView view, int corner) {
        return Math.hypot(
                slope(t -> scene.along(view, 1, 0, 0, corner, t), 0),
                slope(t -> scene.along(view, 0, 1, 0, corner, t), 0));
    }

    /** A circle over a table; neither turns. */
    private static BodyView overTable(double x, double y, double dx, double dy) {
        TurningScene scene =
                new TurningScene(upright(RoundedPolygon.of(POINT, RADIUS), x, y, dx, dy), upright(TABLE, 0, 0, 0, 0));
        scene.advancement.lookFromBoth(0);
        BodyView view = scene.advancement.fromB();
        view.axis().begin(TOP, 0);
        return view;
    }

    /** The error of the heights there. */
    private static final double ERROR = overTable(4, 0, 1, 1).heightError();

    /** By so little it is nearer than the radius, in units of the error; and how long it surely is. */
    @ParameterizedTest
    @CsvSource({"0.5, 0, 0", "2, 0.04, 0.2"})
    void nothingIsNearByLessThanTheError(double errors, double least, double greatest) {
        double inner = RADIUS - errors * ERROR;
        assertThat(overTable(1, inner, 0, 0).safeNearness()).isBetween(least, greatest);
        assertThat(overTable(1, -inner, 0, 0).safeNearness()).isBetween(least, greatest);
        assertThat(overTable(4 + inner, 0, 0, 0).safeNearness()).isBetween(least, greatest);
        assertThat(overTable(-4 - inner, 0, 0, 0).safeNearness()).isBetween(least, greatest);
    }

    /** It is over the table by less than is certain, and comes in; so it is as long near as it is to the end. */
    @Test
    void nothingIsOverAnEdgeByLessThanTheError() {
        assertThat(overTable(4 - ERROR / 2, 0, -10, 0).safeNearness()).isCloseTo(RADIUS / 10, within(1e-9));
        assertThat(overTable(4 - 2 * ERROR, 0, -10, 0).safeNearness()).isCloseTo(0.8, within(1e-9));
        assertThat(overTable(-4 + ERROR / 2, 0, 10, 0).safeNearness()).isCloseTo(RADIUS / 10, within(1e-9));
        assertThat(overTable(-4 + 2 * ERROR, 0, 10, 0).safeNearness()).isCloseTo(0.8, within(1e-9));
        // Straight up, as far as is known to half of the radius above; but it may leave the table before.
        assertThat(overTable(4 - 2 * ERROR, -0.5, 0, 1).safeNearness()).isCloseTo(0.5, within(1e-9));
        assertThat(overTable(-4 + 2 * ERROR, -0.5, 0, 1).safeNearness()).isCloseTo(0.5, within(1e-9));
        assertThat(overTable(0, -0.5, 0, 1).safeNearness()).isCloseTo(1.5, within(1e-9));
    }

    /** Seen from a point, which has no edge, only the corners of the other count. */
    @Test
    void aPointIsNearACornerOnly() {
        TurningScene scene =
                new TurningScene(upright(POINT, 4.5, 0, -2, 0), upright(RoundedPolygon.of(TABLE, RADIUS), 0, 0, 0, 0));
        scene.advancement.lookFromBoth(0);
        BodyView view = scene.advancement.fromA();
        view.axis().begin(0, TOP);
        assertThat(view.safeNearness()).isCloseTo(0.25, within(1e-9));
        view.axis().begin(0, TOP + 1);
        assertThat(view.safeNearness()).isZero();
    }

    @Test
    void nothingIsBelowByLessThanTheError() {
        assertThat(overTable(1, -ERROR / 2, 0, 0).safeOverlap()).isZero();
        assertThat(overTable(1, -2 * ERROR, 0, 0).safeOverlap()).isBetween(0.04, 0.2);
        assertThat(overTable(1, -1, 0, 2).safeOverlap()).isCloseTo(0.5, within(1e-9));
    }

    @Test
    void aCornerIsOverAnEdgeAsLongAsItMayBe() {
        Random random = Trials.random(3);
        for (int i = 0; i < SCENES; i++) {
            TurningScene scene = near(between(-2, 2, random), between(-2, 2, random), RADIUS, random);
            for (BodyView view : List.of(scene.advancement.fromA(), scene.advancement.fromB())) {
                int edge = random.nextInt(view.edges());
                int corner = random.nextInt(view.other().size());
                int end = view.owner().next(edge);
                double over = Math.min(
                        lasting(view, t -> RADIUS + scene.height(view, edge, corner, t), 0),
                        Math.min(
                                lasting(view, t -> ahead(scene, view, edge, edge, corner, t), 0),
                                lasting(view, t -> -ahead(scene, view, edge, end, corner, t), 0)));
                assertCertainFor(over, duration -> view.isOverEdge(edge, corner, duration), "over the edge");
            }
        }
    }

    @Test
    void overAnEdgeMeansByMoreThanTheError() {
        assertThat(overTable(4 - ERROR / 2, 0, 0, 0).isOverEdge(TOP, 0, 0)).isFalse();
        assertThat(overTable(4 - 2 * ERROR, 0, 0, 0).isOverEdge(TOP, 0, 0)).isTrue();
        assertThat(overTable(-4 + ERROR / 2, 0, 0, 0).isOverEdge(TOP, 0, 0)).isFalse();
        assertThat(overTable(-4 + 2 * ERROR, 0, 0, 0).isOverEdge(TOP, 0, 0)).isTrue();
        assertThat(overTable(1, -RADIUS + ERROR / 2, 0, 0).isOverEdge(TOP, 0, 0))
                .isFalse();
        assertThat(overTable(1, -RADIUS + 2 * ERROR, 0, 0).isOverEdge(TOP, 0, 0))
                .isTrue();
    }

    @Test
    void signsAndDistancesAreCertainAsLongAsTheyMayBe() {
        Random random = Trials.random(4);
        for (int i = 0; i < SCENES; i++) {
            double radius = i % 2 / 4.0;
            TurningScene scene = near(between(-2, 2, random), between(-2, 2, random), radius, random);
            for (BodyView view : List.of(scene.advancement.fromA(), scene.advancement.fromB())) {
                int edge = random.nextInt(view.edges());
                int corner = random.nextInt(view.other().size());
                double sign = Math.signum(scene.height(view, edge, corner, 0));
                assertCertainFor(
                        lasting(view, t -> sign * scene.height(view, edge, corner, t) - radius, 0),
                        duration -> view.certainSign(edge, corner, duration) == sign,
                        "sign");
                double apart = lasting(
                        scene.distance(view, edge, corner, 0) - radius,
                        -speed(scene, view, corner),
                        view.greatestCurvature());
                DoublePredicate areApart = duration -> view.areApart(edge, corner, duration);
                assertCertainFor(apart, areApart, "distance");
            }
        }
    }

    @Test
    void signsAndDistancesAreCertainBeyondTheErrorOnly() {
        assertThat(overTable(1, RADIUS + ERROR / 2, 0, 0).certainSign(TOP, 0, 0))
                .isZero();
        assertThat(overTable(1, RADIUS + 2 * ERROR, 0, 0).certainSign(TOP, 0, 0))
                .isEqualTo(1);
        assertThat(overTable(1, -RADIUS - ERROR / 2, 0, 0).certainSign(TOP, 0, 0))
                .isZero();
        assertThat(overTable(1, -RADIUS - 2 * ERROR, 0, 0).certainSign(TOP, 0, 0))
                .isEqualTo(-1);
        assertThat(overTable(4 + RADIUS + ERROR / 2, 0, 0, 0).areApart(TOP, 0, 0))
                .isFalse();
        assertThat(overTable(4 + RADIUS + 2 * ERROR, 0, 0, 0).areApart(TOP, 0, 0))
                .isTrue();
    }

    @Test
    void whatIsZeroIsNotPositive() {
        assertThat(BodyView.staysPositive(1, -0.5, 1)).isTrue();
        assertThat(BodyView.staysPositive(0, 1, 1)).isFalse();
        assertThat(BodyView.staysPositive(1, -1, 1)).isFalse();
        BodyView view = overTable(0, 0, 0, 0);
        assertThat(view.safeStep(0, 1)).isZero();
        assertThat(view.safeStep(-1, 1)).isZero();
        // Nothing turns, so a height that does not change now never does.
        assertThat(view.greatestCurvature()).isZero();
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

    private static void isNotFarOff(BodyNumbers a, BodyNumbers b) {
        TurningScene scene = new TurningScene(a, b);
        scene.advancement.lookFromBoth(0);
        BodyView view = scene.advancement.fromB();
        double greatest = 0;
        for (int corner = 0; corner < view.other().size(); corner++) {
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
        assertThat(view.greatestCurvature()).isBetween(greatest * (1 - TOLERANCE), 4 * greatest);
    }

    /** The second derivative. */
    private static double bend(DoubleUnaryOperator of, double time) {
        double moment = 1e-3;
        return (of.applyAsDouble(time - moment) - 2 * of.applyAsDouble(time) + of.applyAsDouble(time + moment))
                / (moment * moment);
    }
}
