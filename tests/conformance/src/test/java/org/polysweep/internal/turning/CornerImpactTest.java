package org.polysweep.internal.turning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.polysweep.internal.turning.TurningScene.between;
import static org.polysweep.internal.turning.TurningScene.body;
import static org.polysweep.internal.turning.TurningScene.upright;

import java.util.Random;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.number.Rounding.Direction;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.trials.Trials;

/** What is proved about a corner that passes through an edge, compared with the height, and with integers. */
class CornerImpactTest {

    private static final int SCENES = Trials.times(12);

    /** It stands on a corner. */
    private static final ConvexPolygon DIAMOND = ConvexPolygon.of(0, -1, 1, 0, 0, 1, -1, 0);

    private static final ConvexPolygon FLOOR = ConvexPolygon.box(-8, -2, 8, 0);
    private static final int TOP = 2;

    private final SweepResult result = new SweepResult();
    private final CornerImpact impact = new CornerImpact();

    /** A diamond whose lowest corner is at a height over a floor and moves; both turn, the floor much less. */
    private static TurningScene scene(double height, double speed, double radius, double turn, Random random) {
        double angle = between(-3, 3, random);
        double c = Math.cos(angle);
        double s = Math.sin(angle);
        double x = between(-2, 2, random);
        double y = 1 + radius + height;
        double aside = between(-1, 1, random);
        BodyNumbers diamond = body(
                DIAMOND,
                c * x - s * y,
                s * x + c * y,
                c * aside - s * speed,
                s * aside + c * speed,
                angle,
                angle + (random.nextBoolean() ? turn : -turn));
        BodyNumbers floor =
                body(RoundedPolygon.of(FLOOR, radius), 0, 0, 0, 0, angle, angle + between(-turn, turn, random) / 16);
        return random.nextBoolean() ? new TurningScene(diamond, floor) : new TurningScene(floor, diamond);
    }

    private static BodyNumbers scaled(BodyNumbers body, double lengths, double rotors) {
        double[] corners = body.core.toArray();
        for (int i = 0; i < corners.length; i++) {
            corners[i] *= lengths;
        }
        ConvexPolygon core = ConvexPolygon.of(corners);
        ConvexShape shape = body.radius > 0 ? RoundedPolygon.of(core, body.radius * lengths) : core;
        BodyNumbers scaled = new BodyNumbers();
        scaled.setMotion(shape, lengths * body.x, lengths * body.y, lengths * body.dx, lengths * body.dy);
        scaled.setRotors(rotors * body.c0, rotors * body.s0, rotors * body.c1, rotors * body.s1);
        return scaled;
    }

    private BodyNumbers owner(TurningScene scene) {
        return impact.isEdgeOfA() ? scene.a : scene.b;
    }

    private BodyNumbers other(TurningScene scene) {
        return impact.isEdgeOfA() ? scene.b : scene.a;
    }

    /** The height of the corner that an advancement looks at, less the distance of a contact. */
    private static DoubleUnaryOperator gap(TurningScene scene) {
        BodyView view = scene.advancement.view();
        int edge = view.axis().edge();
        int corner = view.axis().corner();
        return t -> scene.height(view, edge, corner, t) - view.radius();
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

    private void isInEdge(TurningScene scene) {
        TurningReference.write(scene.a.toMotion(), scene.b.toMotion(), result);
        assertThat(impact.roundTime(Direction.DOWN)).isEqualTo(result.enter());
        assertThat(impact.roundTime(Direction.UP)).isBetween(result.enter(), Math.nextUp(result.enter()));
        impact.turnEdge(owner(scene));
        assertThat(impact.roundNormalX()).isEqualTo(result.normalX());
        assertThat(impact.roundNormalY()).isEqualTo(result.normalY());
        impact.findContact(owner(scene), other(scene));
        assertThat(impact.contactX()).isEqualTo(result.contactX(0));
        assertThat(impact.contactY()).isEqualTo(result.contactY(0));
    }

    @ParameterizedTest
    @CsvSource({"0, 1, 1", "0.25, 1, 1", "0, 0x1p30, 1", "0.25, 0x1p30, 0x1p15", "0, 0x1p-30, 0x1p15"})
    void aFallIsProvedAndTimed(double radius, double lengths, double rotors) {
        Random random = Trials.random(1);
        for (int i = 0; i < SCENES; i++) {
            TurningScene plain = scene(between(0.5, 2, random), between(-6, -3, random), radius, 0.5, random);
            TurningScene scene = new TurningScene(scaled(plain.a, lengths, rotors), scaled(plain.b, lengths, rotors));
            assertThat(scene.advancement.staysApart(0)).isFalse();
            assertThat(impact.isProved(scene.advancement, -1)).isTrue();
            impact.findTime(scene.advancement, owner(scene), other(scene));
            isInEdge(scene);
        }
    }

    /** A little before, it is proved, and Newton's method gets to the time. */
    @ParameterizedTest
    @CsvSource({"0", "0.25"})
    void whatComesSoonIsProvedAndTimed(double radius) {
        Random random = Trials.random(2);
        for (int i = 0; i < SCENES; i++) {
            TurningScene scene = scene(between(0.5, 2, random), between(-6, -3, random), radius, 0.5, random);
            assertThat(scene.advancement.staysApart(0)).isFalse();
            double time = scene.advancement.time() - Math.scalb(1.0, -6 - random.nextInt(30));
            scene.advancement.lookAt(time);
            assertThat(impact.isProved(scene.advancement, -1)).isTrue();
            assertThat(impact.corner())
                    .isEqualTo(scene.advancement.view().axis().corner());
            impact.findTime(scene.advancement, owner(scene), other(scene));
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
            TurningScene scene = scene(height, way * between(0.6, 1.5, random), radius, 0.7, random);
            if (way < 0) {
                assertThat(scene.advancement.staysApart(0)).isFalse();
            } else {
                assertThat(scene.advancement.staysOverlapping(0)).isFalse();
            }
            DoubleUnaryOperator gap = gap(scene);
            BodyView view = scene.advancement.view();
            double root = root(gap, 0, Math.min(1, scene.advancement.time() + 0x1p-20));
            // From when on the slope may be taken for granted.
            DoubleUnaryOperator granted = t -> Math.pow(TurningScene.slope(gap, t), 2)
                    - 4 * view.greatestCurvature() * Math.abs(gap.applyAsDouble(t));
            double begin = 0;
            if (granted.applyAsDouble(0) < 0) {
                begin = root(granted, 0, root);
                scene.advancement.lookAt(begin * (1 - TurningScene.TOLERANCE));
                assertThat(impact.isProved(scene.advancement, way)).isFalse();
                begin *= 1 + TurningScene.TOLERANCE;
            }
            scene.advancement.lookAt(begin);
            assertThat(impact.isProved(scene.advancement, way)).isTrue();
            assertThat(impact.end()).isLessThanOrEqualTo(1);
            assertThat(way * gap.applyAsDouble(impact.end())).isGreaterThan(view.heightError());
            double straight = -way * gap.applyAsDouble(begin) / Math.abs(TurningScene.slope(gap, begin));
            assertThat(impact.end() - begin).isBetween(1.25 * straight, 1.7 * straight);
        }
    }

    /** Two that overlap until a corner of the one leaves through the top of the other. */
    @ParameterizedTest
    @CsvSource({"0", "0.25"})
    void aRiseIsProvedAndTimed(double radius) {
        Random random = Trials.random(4);
        for (int i = 0; i < SCENES; i++) {
            TurningScene scene = scene(-between(0.1, 0.2, random), between(2, 5, random), radius, 0.5, random);
            assertThat(scene.advancement.staysOverlapping(0)).isFalse();
            assertThat(impact.isProved(scene.advancement, 1)).isTrue();
            impact.findTime(scene.advancement, owner(scene), other(scene));
            TurningReference.write(scene.a.toMotion(), scene.b.toMotion(), result);
            assertThat(impact.roundTime(Direction.UP)).isEqualTo(result.exit());
        }
    }

    /** The corner is so near to the floor that doubles cannot tell on which side of it; heads and tails can. */
    @Test
    void onWhichSideItBegins() {
        Random random = Trials.random(5);
        for (int i = 0; i < SCENES; i++) {
            TurningScene scene = scene(0, between(-4, -1, random), 0, 0.5, random);
            assertThat(scene.advancement.staysApart(0)).isFalse();
            assertThat(scene.advancement.isBlocked()).isTrue();
            assertThat(scene.advancement.mayTouch()).isTrue();
            assertThat(impact.isProved(scene.advancement, -1)).isTrue();
            TurningReference.write(scene.a.toMotion(), scene.b.toMotion(), result);
            assertThat(impact.side(scene.advancement, owner(scene), other(scene)))
                    .isEqualTo(result.verdict() == Verdict.OVERLAP ? -1 : 1);
        }
    }

    /** A time that is next to none has more digits than the heights say at first: a second look finds nearly all. */
    @Test
    void aTimeNextToNoneHasItsDigits() {
        Random random = Trials.random(6);
        int scenes = 4 * SCENES;
        int certain = 0;
        for (int i = 0; i < scenes; i++) {
            TurningScene scene = scene(between(0x1p-40, 0x1p-39, random), between(-4, -1, random), 0, 0.5, random);
            assertThat(scene.advancement.staysApart(0)).isFalse();
            assertThat(impact.isProved(scene.advancement, -1)).isTrue();
            impact.findTime(scene.advancement, owner(scene), other(scene));
            if (!Double.isNaN(impact.roundTime(Direction.DOWN))) {
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
        BodyNumbers floor = upright(FLOOR, 0, 0, 0, 0);
        double z = Math.scalb(1.0, rotors);
        floor.setRotors(z, 0, z, 0);
        BodyNumbers tip = new BodyNumbers();
        tip.setMotion(ConvexPolygon.of(0, -1, 2, -1.5, 2, -0.5), 0, Math.scalb(1.0, height), 0, 0);
        tip.setRotors(z, z, z * (1 + turn), z * (1 - turn));
        isExact(floor, tip);
        isExact(tip, floor);
    }

    @Test
    void aPlaceThatIsNearlyNoneIsNotNone() {
        double size = 0x1p158;
        BodyNumbers floor = upright(ConvexPolygon.box(-8 * size, -size, 8 * size, 0), 0, 0, 0, 0);
        floor.setRotors(1, 0, 1, 0.23881694550077204);
        BodyNumbers tip = new BodyNumbers();
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

    private void isExact(BodyNumbers a, BodyNumbers b) {
        TurningSweep sweep = new TurningSweep();
        SweepResult found = new SweepResult();
        sweep.write(a.toMotion(), b.toMotion(), 0, found);
        TurningReference.write(a.toMotion(), b.toMotion(), result);
        assertThat(found.toContact()).isEqualTo(result.toContact());
    }

    /** A floor that is level does not lose its height in the contact, whichever of the two it is. */
    @Test
    void onALevelFloor() {
        BodyNumbers floor = upright(RoundedPolygon.of(FLOOR, 0.5), 0, 0.25, 0, 0.125);
        BodyNumbers diamond = body(RoundedPolygon.of(DIAMOND, 0.25), 1, 4, 0, -3, 0.1, 0.3);
        onAFloor(new TurningScene(floor, diamond));
        onAFloor(new TurningScene(diamond, floor));
        BodyNumbers wall = upright(RoundedPolygon.of(ConvexPolygon.box(0, -8, 1, 8), 0.5), 0.25, 0, 0.125, 0);
        BodyNumbers thrown = body(RoundedPolygon.of(DIAMOND, 0.25), 4, 1, -3, 0, 0.1, 0.3);
        onAFloor(new TurningScene(wall, thrown));
        onAFloor(new TurningScene(thrown, wall));
    }

    private void onAFloor(TurningScene scene) {
        assertThat(scene.advancement.staysApart(0)).isFalse();
        assertThat(impact.isProved(scene.advancement, -1)).isTrue();
        impact.findTime(scene.advancement, owner(scene), other(scene));
        isInEdge(scene);
    }

    /** A diamond on its corner, in the middle of the floor or lower, that neither turns nor stands still. */
    private static TurningScene standing(double height, double speed) {
        TurningScene scene = new TurningScene(upright(DIAMOND, 0, 1 + height, 0, speed), upright(FLOOR, 0, 0, 0, 0));
        scene.advancement.staysApart(0);
        scene.advancement.lookFromBoth(0);
        scene.advancement.view().axis().begin(TOP, 0);
        scene.advancement.view().axis().takeEdge();
        return scene;
    }

    @Test
    void whatMayStandStillIsNotProved() {
        double error = standing(0, 0).advancement.view().slopeError();
        assertThat(impact.isProved(standing(0, -error / 2).advancement, -1)).isFalse();
        assertThat(impact.isProved(standing(0, -2 * error).advancement, -1)).isTrue();
        assertThat(impact.isProved(standing(0, 2 * error).advancement, -1)).isFalse();
        assertThat(impact.isProvedToLeave(standing(0, error / 2).advancement)).isFalse();
        assertThat(impact.isProvedToLeave(standing(0, 2 * error).advancement)).isTrue();
        assertThat(impact.isProvedToLeave(standing(0, -2 * error).advancement)).isFalse();
    }

    @Test
    void withoutAnEdgeNothingIsProved() {
        TurningScene falling = standing(0.1, -4);
        assertThat(impact.isProved(falling.advancement, -1)).isTrue();
        falling.advancement.view().axis().clear();
        falling.advancement.view().axis().begin(TOP, 0);
        assertThat(impact.isProved(falling.advancement, -1)).isFalse();
        TurningScene leaving = standing(0, 4);
        assertThat(impact.isProvedToLeave(leaving.advancement)).isTrue();
        leaving.advancement.view().axis().clear();
        leaving.advancement.view().axis().begin(TOP, 0);
        assertThat(impact.isProvedToLeave(leaving.advancement)).isFalse();
    }

    /** What leaves is apart until the end; that is when the slope may have been used up. */
    @ParameterizedTest
    @CsvSource({"0", "0.25"})
    void whatLeavesIsApartUntilTheEnd(double radius) {
        Random random = Trials.random(6);
        for (int i = 0; i < SCENES; i++) {
            TurningScene scene = scene(0, between(0.2, 2, random), radius, 1, random);
            assertThat(scene.advancement.staysApart(0)).isFalse();
            assertThat(impact.isProvedToLeave(scene.advancement)).isTrue();
            BodyView view = scene.advancement.view();
            DoubleUnaryOperator gap = gap(scene);
            double slope = TurningScene.slope(gap, 0);
            double end = Math.min(1, slope / view.greatestCurvature());
            assertThat(impact.end()).isCloseTo(end, within(end * TurningScene.TOLERANCE));
            for (int part = 1; part <= 8; part++) {
                assertThat(scene.lowest(view, impact.edge(), end * part / 8)).isGreaterThan(radius);
            }
        }
    }

    /** Not later than the step ends. */
    @Test
    void whatLeavesLateIsApartToTheEndOfTheStep() {
        TurningScene scene = standing(-1, 2);
        scene.advancement.lookAt(0.5);
        assertThat(impact.isProvedToLeave(scene.advancement)).isTrue();
        assertThat(impact.end()).isCloseTo(1, within(1e-8)).isLessThanOrEqualTo(1);
    }

    /** Two corners that come down together, or beside the end of the edge, are left to others. */
    @Test
    void whatIsNotAloneIsNotProved() {
        ConvexPolygon crate = ConvexPolygon.box(-1, -1, 1, 1);
        for (int speed = -4; speed <= 4; speed += 8) {
            TurningScene flat = new TurningScene(upright(crate, 0, 1, 0, speed), upright(FLOOR, 0, 0, 0, 0));
            flat.advancement.staysApart(0);
            assertThat(impact.isProved(flat.advancement, -1)).isFalse();
            assertThat(impact.isProvedToLeave(flat.advancement)).isFalse();
            TurningScene atEnd = new TurningScene(upright(DIAMOND, 8, 1, 0, speed), upright(FLOOR, 0, 0, 0, 0));
            atEnd.advancement.staysApart(0);
            assertThat(impact.isProved(atEnd.advancement, -1)).isFalse();
            assertThat(impact.isProvedToLeave(atEnd.advancement)).isFalse();
        }
    }
}
