package org.polysweep.internal.turning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.polysweep.internal.turning.TurningScene.between;
import static org.polysweep.internal.turning.TurningScene.body;
import static org.polysweep.internal.turning.TurningScene.regular;
import static org.polysweep.internal.turning.TurningScene.upright;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.predicate.TurningBound;
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

    private final SweepResult result = new SweepResult();

    /** At these times a goal was asked about. */
    private final List<Double> asked = new ArrayList<>();

    private boolean note(ConservativeAdvancement at) {
        asked.add(at.time());
        return false;
    }

    /** A body of any convex shape that is at a place at t = 0. */
    private static BodyNumbers any(double x, double y, double speed, double radius, Random random) {
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

    private static TurningScene apart(double speed, double radius, Random random) {
        while (true) {
            double way = between(-3, 3, random);
            double distance = between(1, 4, random);
            TurningScene scene = new TurningScene(
                    any(distance * Math.cos(way), distance * Math.sin(way), speed, radius, random),
                    any(0, 0, speed, 0, random));
            if (highest(scene, 0) > 0.01 + radius) {
                return scene;
            }
        }
    }

    /** How high the one is over the highest edge of the other, whichever has it. */
    private static double highest(TurningScene scene, double time) {
        return Math.max(scene.highest(scene.advancement.fromA(), time), scene.highest(scene.advancement.fromB(), time));
    }

    /** The bodies are apart as far as it goes, and soon after they meet. */
    @Test
    void goesToTheContactOrToTheEnd() {
        Random random = Trials.random(1);
        for (int i = 0; i < SCENES; i++) {
            TurningScene scene = apart(4, i % 3 / 4.0, random);
            TurningReference.write(scene.a.toMotion(), scene.b.toMotion(), result);
            boolean meets = result.verdict() != Verdict.MISS;
            assertThat(scene.advancement.staysApart(0)).isEqualTo(!meets);
            assertThat(scene.advancement.isBlocked()).isFalse();
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
            TurningScene scene = new TurningScene(
                    any(between(-0.5, 0.5, random), 0, 4, i % 3 / 4.0, random), any(0, 0, 4, 0, random));
            TurningReference.write(scene.a.toMotion(), scene.b.toMotion(), result);
            if (result.verdict() == Verdict.OVERLAP) {
                boolean ends = !Double.isNaN(result.exit());
                assertThat(scene.advancement.staysOverlapping(0)).isEqualTo(!ends);
                assertThat(scene.advancement.isBlocked()).isFalse();
                if (ends) {
                    exits++;
                    assertThat(scene.advancement.time()).isBetween(result.exit() - NEAR, result.exit());
                }
            }
        }
        assertThat(exits).isPositive();
    }

    /** Where it is asked whether a goal is reached, it looks from an edge that the other body is above. */
    @Test
    void looksFromAnEdgeThatTheOtherOneIsAbove() {
        Random random = Trials.random(3);
        for (int i = 0; i < 4 * SCENES; i++) {
            TurningScene scene = apart(12, 0, random);
            scene.advancement.staysApart(0, at -> {
                BodyView view = at.view();
                ViewAxis axis = view.axis();
                assertThat(axis.isEdge()).isTrue();
                assertThat(view == at.fromA()).isEqualTo(at.isEdgeOfA());
                assertThat(scene.lowest(view, axis.edge(), at.time())).isPositive();
                return true;
            });
        }
    }

    /** Where steps become short, it looks from the edge over which the other body is highest. */
    @Test
    void endsAtTheHighestEdge() {
        Random random = Trials.random(8);
        int ends = 0;
        for (int i = 0; i < 4 * SCENES; i++) {
            TurningScene scene = apart(4, 0, random);
            if (!scene.advancement.staysApart(0)
                    && scene.advancement.view().axis().isEdge()) {
                ends++;
                BodyView view = scene.advancement.view();
                assertThat(scene.lowest(view, view.axis().edge(), scene.advancement.time()))
                        .isCloseTo(scene.highest(view, scene.advancement.time()), within(1e-12));
            }
        }
        assertThat(ends).isGreaterThan(SCENES);
    }

    /** A climb from the way between the centers ends at an edge that A is not above; another edge is looked for. */
    @Test
    void looksAtAllEdgesWhereAClimbEndsBelow() {
        TurningScene scene = new TurningScene(
                upright(ConvexPolygon.of(-2, 0, 16, 0, 4, 1), 0, 0, 0, 0),
                upright(ConvexPolygon.of(-17, 1, 11, 2, 16, 9, 4, 7), 0, 0, 0, 0));
        assertThat(highest(scene, 0)).isGreaterThan(0.7);
        assertThat(scene.advancement.staysApart(0)).isTrue();
        BodyView view = scene.advancement.view();
        assertThat(scene.lowest(view, view.axis().edge(), 0)).isGreaterThan(0.7);
    }

    /** It begins where the disks meet that hold the bodies in each orientation. */
    @Test
    void beginsWhereTheDisksMeet() {
        Random random = Trials.random(4);
        int atOnce = 0;
        for (int i = 0; i < SCENES; i++) {
            double meeting = between(0.3, 0.6, random);
            double from = between(-0.5, 0.2, random);
            double way = between(-3, 3, random);
            double unit = i % 2 == 0 ? 1 : 0x1p-30;
            double aside = unit * between(-1, 1, random);
            double speed = unit * between(8, 40, random);
            double beside = unit * between(-4, 4, random);
            // Disks of radii 3 and 2, at the time at which they meet.
            double x = 5 * unit * Math.cos(way);
            double y = 5 * unit * Math.sin(way);
            double moveX = -speed * Math.cos(way) - aside * Math.sin(way);
            double moveY = -speed * Math.sin(way) + aside * Math.cos(way);
            BodyNumbers a = body(
                    regular(5, 3 * unit, 0, 0),
                    x - meeting * moveX,
                    y - meeting * moveY - meeting * beside,
                    moveX,
                    moveY + beside,
                    0,
                    0.5);
            BodyNumbers b = body(regular(7, 2 * unit, 0, 0), 0, -meeting * beside, 0, beside, 0, -0.5);
            TurningScene scene = new TurningScene(a, b);
            asked.clear();
            scene.advancement.staysApart(Math.max(0, from), this::note);
            assertThat(asked).isNotEmpty();
            assertThat(asked.get(0)).isGreaterThan(meeting - 1e-6);
            atOnce += asked.get(0) <= meeting ? 1 : 0;
        }
        // Elsewhere another edge has to be looked for first, and that is asked about one step later.
        assertThat(atOnce).isGreaterThan(SCENES / 2);
    }

    @Test
    void aRadiusMakesDisksLarger() {
        TurningScene scene =
                new TurningScene(body(RoundedPolygon.of(BOX, 0.5), 0, 6, 0, -4, 0, 0.1), upright(BOX, 0, 0, 0, 0));
        scene.advancement.staysApart(0, this::note);
        double meeting = (6 - 0.5 - 2 * Math.sqrt(2)) / 4;
        assertThat(asked.get(0)).isBetween(meeting - 1e-6, meeting);
    }

    /** Where they have met it begins at once. */
    @Test
    void beginsAtOnceWithinTheDisks() {
        TurningScene scene = new TurningScene(body(BOX, 0, 2.5, 0, -1, 0, 0.1), upright(BOX, 0, 0, 0, 0));
        scene.advancement.staysApart(0.125, this::note);
        assertThat(asked.get(0)).isEqualTo(0.125);
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
        TurningScene scene = new TurningScene(body(shape, x, y, dx, dy, 0, 1), body(BOX, 0, 0, 0, 0, 0, -1));
        assertThat(scene.advancement.staysApart(0.25, this::note)).isTrue();
        assertThat(scene.advancement.time()).isEqualTo(0.25);
        assertThat(scene.advancement.steps()).isZero();
        assertThat(asked).isEmpty();
    }

    /** Goals count where the bodies are apart, and where one step does not lead to the end. */
    @Test
    void goalsAreAskedOnlyWhereTheyCount() {
        TurningScene near = new TurningScene(body(BOX, 0, 2.5, 0, 0, 0, 0.1), upright(BOX, 0, 0, 0, 0));
        assertThat(near.advancement.staysApart(0, this::note)).isTrue();
        assertThat(asked).isEmpty();
        TurningScene touching = new TurningScene(body(BOX, 0, 2, 0, -1, 0, 0.1), upright(BOX, 0, 0, 0, 0));
        assertThat(touching.advancement.staysApart(0, this::note)).isFalse();
        assertThat(touching.advancement.isBlocked()).isTrue();
        assertThat(touching.advancement.mayTouch()).isTrue();
        assertThat(asked).isEmpty();
        TurningScene falling = new TurningScene(body(BOX, 0, 2.75, 0, -4, 0, 0.1), upright(BOX, 0, 0, 0, 0));
        assertThat(falling.advancement.staysApart(0, at -> at.time() > 0)).isFalse();
        assertThat(falling.advancement.isBlocked()).isFalse();
        assertThat(falling.advancement.time()).isGreaterThan(0);
        assertThat(falling.advancement.steps()).isEqualTo(1);
    }

    /** Two circles have no edges; from the second time on it is known along which axis they are apart. */
    @Test
    void circlesAreSeenAlongTheWayBetweenThem() {
        TurningScene scene = new TurningScene(
                body(RoundedPolygon.of(ConvexPolygon.of(1, 0), 0.5), 0, 4, 0, -8, 0, 1),
                upright(RoundedPolygon.of(POINT, 0.5), 0, 0, 0, 0));
        assertThat(scene.advancement.staysApart(0, this::note)).isFalse();
        TurningReference.write(scene.a.toMotion(), scene.b.toMotion(), result);
        assertThat(scene.advancement.time()).isBetween(result.enter() - NEAR, result.enter());
        assertThat(asked).hasSize(scene.advancement.steps());
        assertThat(scene.advancement.view().axis().isEdge()).isFalse();
        assertThat(scene.advancement.mayTouch()).isFalse();
    }

    /** A rotor that nearly stands on its head is so short on its way that steps have to be short, too. */
    @Test
    void givesUpAfterManySteps() {
        BodyNumbers turning = upright(BOX, 0, 0, 0, 0);
        turning.setRotors(1, 0, -1, 0.02);
        TurningScene inside = new TurningScene(turning, upright(BOX, 0, 0, 0, 0));
        assertThat(inside.advancement.staysOverlapping(0)).isFalse();
        assertThat(inside.advancement.isBlocked()).isFalse();
        assertThat(inside.advancement.time()).isBetween(0.1, 0.9);
        TurningScene outside = new TurningScene(turning, upright(BOX, 0, 2.5, 0, 0));
        assertThat(outside.advancement.staysApart(0)).isFalse();
        assertThat(outside.advancement.isBlocked()).isFalse();
        assertThat(outside.advancement.time()).isBetween(0.01, 0.9);
    }

    /** Nothing is certain from the first time on: they touch, so they neither are apart nor overlap. */
    @Test
    void whatTouchesBlocksBothWays() {
        TurningScene scene = new TurningScene(body(BOX, 0, 2, 0, 1, 0, 0.1), upright(BOX, 0, 0, 0, 0));
        assertThat(scene.advancement.staysOverlapping(0)).isFalse();
        assertThat(scene.advancement.isBlocked()).isTrue();
        assertThat(scene.advancement.overlaps()).isFalse();
        TurningScene lower = new TurningScene(body(BOX, 0, 1.9, 0, 1, 0, 0.1), upright(BOX, 0, 0, 0, 0));
        assertThat(lower.advancement.staysApart(0)).isFalse();
        assertThat(lower.advancement.isBlocked()).isTrue();
        assertThat(lower.advancement.mayTouch()).isFalse();
        assertThat(lower.advancement.overlaps()).isTrue();
    }

    /** The bounds of what doubles have wrong are those for all lengths of the query together. */
    @Test
    void allLengthsAreInTheSize() {
        BodyNumbers a = upright(RoundedPolygon.of(ConvexPolygon.box(-3, -4, 3, 4), 16), 30, 40, 300, 400);
        BodyNumbers b = upright(RoundedPolygon.of(ConvexPolygon.box(-6, -8, 6, 8), 32), 0, 0, 0, 0);
        a.setRotors(1, 0, 2, 0);
        TurningScene scene = new TurningScene(a, b);
        double size = 30 + 40 + 500 + 5 + 10 + 16 + 32;
        for (BodyView view : List.of(scene.advancement.fromA(), scene.advancement.fromB())) {
            double distortion = 2;
            assertThat(view.heightError())
                    .isCloseTo(TurningBound.ofHeight(size, distortion), within(view.heightError() * 1e-9));
            assertThat(view.slopeError())
                    .isCloseTo(TurningBound.ofSlope(size, distortion), within(view.slopeError() * 1e-9));
            assertThat(view.radius()).isEqualTo(48);
        }
    }
}
