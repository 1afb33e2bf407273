package org.polysweep.conformance.round;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.Doubles;
import org.polysweep.conformance.query.Answers;
import org.polysweep.contact.Feature;
import org.polysweep.contact.Hit;
import org.polysweep.contact.Overlap;
import org.polysweep.contact.Point;
import org.polysweep.contact.SweepOutcome;
import org.polysweep.contact.TimedContact;
import org.polysweep.contact.Touch;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.pose.Pose;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.sweep.SweepAlgorithm;

/** Sweeps of round shapes whose exact answers can be worked out by hand. */
class RoundExactTest {

    /** Its right side has the normal (4, -3)/5. */
    private static final ConvexPolygon SLANTED = ConvexPolygon.of(0, 0, 3, 4);

    private static final RoundedPolygon BALL = RoundedPolygon.circle(0, 0, 5);

    private static final ConvexPolygon FLOOR = ConvexPolygon.box(0, 0, 4, 1);

    private static final RoundedPolygon CAPSULE = RoundedPolygon.capsule(0, 0, 2, 0, 1);

    @ParameterizedTest
    @EnumSource(names = {"REFERENCE", "POLYGON"})
    void circlesHeadOn(SweepAlgorithm path) {
        SweepOutcome contact = sweep(
                path,
                RoundedPolygon.circle(0, 0, 1).at(0, 0).moving(10, 0),
                RoundedPolygon.circle(0, 0, 2).at(8, 0).moving(0, 0));
        assertThat(contact)
                .isEqualTo(new Hit(
                        0.5,
                        Doubles.up(new BigDecimal("1.1")),
                        -1,
                        0,
                        0,
                        0,
                        vertex(0),
                        vertex(0),
                        List.of(new Point(6, 0)),
                        new Pose(5, 0),
                        new Pose(8, 0)));
    }

    @ParameterizedTest
    @EnumSource(names = {"REFERENCE", "POLYGON"})
    void timesAndNormalsThatAreNotRational(SweepAlgorithm path) {
        // R = 2, and the center of B is 3 ahead and 1 to the left: the line meets the circle 3 -+ √3 ahead.
        BigDecimal root = new BigDecimal(3).sqrt(new MathContext(60));
        BigDecimal half = new BigDecimal("0.5");
        SweepOutcome contact = sweep(
                path,
                RoundedPolygon.circle(0, 0, 0.5).at(0, 0).moving(2, 0),
                RoundedPolygon.circle(0, 0, 1.5).at(3, 1).moving(0, 0));
        assertThat(contact.verdict()).isEqualTo(Verdict.HIT);
        assertThat(contact.enter())
                .isEqualTo(Doubles.down(new BigDecimal(3).subtract(root).multiply(half)));
        assertThat(contact.exit())
                .isEqualTo(Doubles.up(new BigDecimal(3).add(root).multiply(half)));
        assertThat(contact.normalX())
                .isEqualTo(Doubles.nearest(root.multiply(half).negate()));
        assertThat(contact.normalY()).isEqualTo(-0.5);
        // 3 - √3 + √3/4 and 1/4.
        Point point = meeting(contact).contactPoints().get(0);
        assertThat(point.x())
                .isEqualTo(Doubles.nearest(new BigDecimal(3).subtract(root.multiply(new BigDecimal("0.75")))));
        assertThat(point.y()).isEqualTo(0.25);
        assertThat(meeting(contact).safePoseA().x()).isEqualTo(Doubles.down(new BigDecimal(3).subtract(root)));
    }

    @ParameterizedTest
    @EnumSource(names = {"REFERENCE", "POLYGON"})
    void aCircleGrazesAnother(SweepAlgorithm path) {
        SweepOutcome contact = sweep(
                path,
                RoundedPolygon.circle(0, 0, 1).at(0, 0).moving(8, 0),
                RoundedPolygon.circle(0, 0, 2).at(2, 3).moving(0, 0));
        assertThat(contact)
                .isEqualTo(new Touch(
                        0.25,
                        0.25,
                        0,
                        -1,
                        0,
                        0,
                        vertex(0),
                        vertex(0),
                        List.of(new Point(2, 1)),
                        new Pose(2, 0),
                        new Pose(2, 3)));
        double above = Math.nextUp(3.0);
        assertThat(sweep(
                                path,
                                RoundedPolygon.circle(0, 0, 1).at(0, 0).moving(8, 0),
                                RoundedPolygon.circle(0, 0, 2).at(2, above).moving(0, 0))
                        .verdict())
                .isEqualTo(Verdict.MISS);
        double below = Math.nextDown(3.0);
        assertThat(sweep(
                                path,
                                RoundedPolygon.circle(0, 0, 1).at(0, 0).moving(8, 0),
                                RoundedPolygon.circle(0, 0, 2).at(2, below).moving(0, 0))
                        .verdict())
                .isEqualTo(Verdict.HIT);
    }

    @ParameterizedTest
    @EnumSource(names = {"REFERENCE", "POLYGON"})
    void aBallHitsASlantedSide(SweepAlgorithm path) {
        // 4x - 3y = 25 where y = 0.
        SweepOutcome contact =
                sweep(path, BALL.at(10, 0).moving(-10, 0), SLANTED.at(0, 0).moving(0, 0));
        assertThat(contact.verdict()).isEqualTo(Verdict.HIT);
        assertThat(contact.enter()).isEqualTo(0.375);
        assertThat(contact.normalX()).isEqualTo(4 / 5.0);
        assertThat(contact.normalY()).isEqualTo(-3 / 5.0);
        assertThat(meeting(contact).featureA()).isEqualTo(vertex(0));
        assertThat(meeting(contact).featureB()).isEqualTo(edge(0));
        assertThat(meeting(contact).contactPoints()).containsExactly(new Point(2.25, 3));
        assertThat(meeting(contact).safePoseA()).isEqualTo(new Pose(6.25, 0));
        SweepOutcome other =
                sweep(path, SLANTED.at(0, 0).moving(0, 0), BALL.at(10, 0).moving(-10, 0));
        assertThat(other.normalX()).isEqualTo(-4 / 5.0);
        assertThat(meeting(other).featureA()).isEqualTo(edge(0));
        assertThat(meeting(other).contactPoints()).containsExactly(new Point(2.25, 3));
    }

    @ParameterizedTest
    @EnumSource(names = {"REFERENCE", "POLYGON"})
    void whereAnArcJoinsASideThePointBelongsToTheSide(SweepAlgorithm path) {
        SweepOutcome join =
                sweep(path, BALL.at(12, -3).moving(-16, 0), SLANTED.at(0, 0).moving(0, 0));
        assertThat(join.enter()).isEqualTo(0.5);
        assertThat(join.normalX()).isEqualTo(4 / 5.0);
        assertThat(meeting(join).featureA()).isEqualTo(vertex(0));
        assertThat(meeting(join).featureB()).isEqualTo(edge(0));
        assertThat(meeting(join).contactPoints()).containsExactly(new Point(0, 0));
        SweepOutcome arc = sweep(
                path,
                BALL.at(12, Math.nextDown(-3.0)).moving(-16, 0),
                SLANTED.at(0, 0).moving(0, 0));
        assertThat(meeting(arc).featureB()).isEqualTo(vertex(0));
        assertThat(arc.normalX()).isCloseTo(4 / 5.0, within(0x1p-50));
        SweepOutcome far =
                sweep(path, BALL.at(15, 1).moving(-16, 0), SLANTED.at(0, 0).moving(0, 0));
        assertThat(far.enter()).isEqualTo(0.5);
        assertThat(meeting(far).featureB()).isEqualTo(edge(0));
        assertThat(meeting(far).contactPoints()).containsExactly(new Point(3, 4));
        SweepOutcome last =
                sweep(path, BALL.at(20, -3).moving(-16, 0), SLANTED.at(0, 0).moving(0, 0));
        assertThat(last.verdict()).isEqualTo(Verdict.TOUCH);
        assertThat(last.enter()).isEqualTo(1);
    }

    @ParameterizedTest
    @EnumSource(names = {"REFERENCE", "POLYGON"})
    void aCapsuleSlidesOverAFloor(SweepAlgorithm path) {
        SweepOutcome arriving =
                sweep(path, CAPSULE.at(-4, 2).moving(8, 0), FLOOR.at(0, 0).moving(0, 0));
        assertThat(arriving)
                .isEqualTo(new Touch(
                        0.25,
                        1,
                        0,
                        1,
                        0,
                        0,
                        vertex(1),
                        vertex(3),
                        List.of(new Point(0, 1)),
                        new Pose(-2, 2),
                        new Pose(0, 0)));
        SweepOutcome leaving =
                sweep(path, CAPSULE.at(8, 2).moving(-8, 0), FLOOR.at(0, 0).moving(0, 0));
        assertThat(leaving.enter()).isEqualTo(0.5);
        assertThat(meeting(leaving).featureA()).isEqualTo(vertex(0));
        assertThat(meeting(leaving).featureB()).isEqualTo(vertex(2));
        assertThat(meeting(leaving).contactPoints()).containsExactly(new Point(4, 1));
        SweepOutcome sliding =
                sweep(path, CAPSULE.at(1, 2).moving(8, 0), FLOOR.at(0, 0).moving(0, 0));
        assertThat(sliding)
                .isEqualTo(new Touch(
                        0,
                        0.375,
                        0,
                        1,
                        0,
                        0,
                        edge(0),
                        edge(2),
                        List.of(new Point(3, 1), new Point(1, 1)),
                        new Pose(1, 2),
                        new Pose(0, 0)));
        SweepOutcome under =
                sweep(path, CAPSULE.at(-5, -1).moving(8, 0), FLOOR.at(0, 0).moving(0, 0));
        assertThat(under.enter()).isEqualTo(0.375);
        assertThat(under.normalY()).isEqualTo(-1);
    }

    @ParameterizedTest
    @EnumSource(names = {"REFERENCE", "POLYGON"})
    void aCapsuleDropsOntoAFloor(SweepAlgorithm path) {
        SweepOutcome contact =
                sweep(path, CAPSULE.at(-1, 4).moving(0, -4), FLOOR.at(0, 0).moving(0, 0));
        assertThat(contact)
                .isEqualTo(new Hit(
                        0.5,
                        1.25,
                        0,
                        1,
                        0,
                        0,
                        edge(0),
                        edge(2),
                        List.of(new Point(1, 1), new Point(0, 1)),
                        new Pose(-1, 2),
                        new Pose(0, 0)));
    }

    @ParameterizedTest
    @EnumSource(names = {"REFERENCE", "POLYGON"})
    void drawingAwayIsTouching(SweepAlgorithm path) {
        SweepOutcome contact =
                sweep(path, BALL.at(-3, -4).moving(-1, 0), FLOOR.at(0, 0).moving(0, 0));
        assertThat(contact.verdict()).isEqualTo(Verdict.TOUCH);
        assertThat(contact.enter()).isZero();
        assertThat(contact.exit()).isZero();
        assertThat(contact.normalX()).isEqualTo(-3 / 5.0);
        assertThat(contact.normalY()).isEqualTo(-4 / 5.0);
        assertThat(meeting(contact).contactPoints()).containsExactly(new Point(0, 0));
        SweepOutcome further = sweep(
                path,
                BALL.at(Math.nextDown(-3.0), -4).moving(-1, 0),
                FLOOR.at(0, 0).moving(0, 0));
        assertThat(further.verdict()).isEqualTo(Verdict.MISS);
    }

    @ParameterizedTest
    @EnumSource(names = {"REFERENCE", "POLYGON"})
    void nothingMoves(SweepAlgorithm path) {
        SweepOutcome touch =
                sweep(path, BALL.at(-3, -4).moving(7, 9), FLOOR.at(0, 0).moving(7, 9));
        assertThat(touch.verdict()).isEqualTo(Verdict.TOUCH);
        assertThat(touch.enter()).isZero();
        assertThat(touch.exit()).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(touch.normalX()).isEqualTo(-3 / 5.0);
        assertThat(meeting(touch).safePoseA()).isEqualTo(new Pose(-3, -4));
        SweepOutcome overlap =
                sweep(path, BALL.at(-2, -1).moving(0, 0), FLOOR.at(0, 0).moving(0, 0));
        assertThat(overlap).isInstanceOf(Overlap.class);
        assertThat(overlap.enter()).isEqualTo(Double.NEGATIVE_INFINITY);
        assertThat(overlap.exit()).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(overlap.normalY())
                .isEqualTo(Doubles.nearest(BigDecimal.ONE
                        .negate()
                        .divide(new BigDecimal(5).sqrt(new MathContext(60)), new MathContext(60))));
        assertThat(sweep(path, BALL.at(-4, -4).moving(0, 0), FLOOR.at(0, 0).moving(0, 0))
                        .verdict())
                .isEqualTo(Verdict.MISS);
        // The line through the origin that is used instead is a tangent.
        SweepOutcome above =
                sweep(path, CAPSULE.at(1, 2).moving(0, 0), FLOOR.at(0, 0).moving(0, 0));
        assertThat(above.verdict()).isEqualTo(Verdict.TOUCH);
        assertThat(above.normalY()).isEqualTo(1);
        assertThat(meeting(above).contactPoints()).hasSize(2);
    }

    @ParameterizedTest
    @EnumSource(names = {"REFERENCE", "POLYGON"})
    void anOverlapEnteredLongAgo(SweepAlgorithm path) {
        SweepOutcome contact =
                sweep(path, BALL.at(0, -3).moving(-2, 0), SLANTED.at(0, 0).moving(0, 0));
        assertThat(contact.verdict()).isEqualTo(Verdict.OVERLAP);
        assertThat(contact.enter()).isEqualTo(-2);
        assertThat(contact.exit()).isEqualTo(2);
        assertThat(contact.normalX()).isEqualTo(4 / 5.0);
    }

    @ParameterizedTest
    @EnumSource(names = {"REFERENCE", "POLYGON"})
    void sumsOfRadiiBeyondTheDoubles(SweepAlgorithm path) {
        RoundedPolygon huge = RoundedPolygon.circle(0, 0, Double.MAX_VALUE);
        assertThat(sweep(
                                path,
                                huge.at(-Double.MAX_VALUE, 0).moving(0, 0),
                                huge.at(Double.MAX_VALUE, 0).moving(0, 0))
                        .verdict())
                .isEqualTo(Verdict.TOUCH);
        // The places to rest are rounded away from each other, and lie on the spot.
        SweepOutcome hit = sweep(
                path,
                huge.at(-Double.MAX_VALUE, 0).moving(Double.MIN_VALUE, 0),
                huge.at(Double.MAX_VALUE, 0).moving(0, 0));
        assertThat(hit.verdict()).isEqualTo(Verdict.HIT);
        assertThat(hit.enter()).isZero();
        assertThat(meeting(hit).contactPoints()).containsExactly(new Point(0, 0));
        SweepOutcome apart = sweep(
                path,
                RoundedPolygon.circle(0, 0, Double.MAX_VALUE)
                        .at(-Double.MAX_VALUE, 0)
                        .moving(0, 0),
                RoundedPolygon.circle(0, 0, Math.nextDown(Double.MAX_VALUE))
                        .at(Double.MAX_VALUE, 0)
                        .moving(0, 0));
        assertThat(apart.verdict()).isEqualTo(Verdict.MISS);
    }

    @Test
    void aRadiusThatIsLostInEverySumStillCounts() {
        RoundedPolygon dot = RoundedPolygon.circle(0, 0, Double.MIN_VALUE);
        ConvexPolygon wall = ConvexPolygon.box(0, 0, 1, 1);
        assertThat(sweep(
                                SweepAlgorithm.AUTO,
                                wall.at(-1, 0).moving(0, 0),
                                wall.at(0, 0).moving(0, 0))
                        .verdict())
                .isEqualTo(Verdict.TOUCH);
        assertThat(sweep(
                                SweepAlgorithm.AUTO,
                                dot.at(1, 0.5).moving(0, 0),
                                wall.at(0, 0).moving(0, 0))
                        .verdict())
                .isEqualTo(Verdict.OVERLAP);
    }

    private static SweepOutcome sweep(SweepAlgorithm path, MovingShape a, MovingShape b) {
        SweepResult result = SweepResult.create();
        Answers.sweeper(path).sweep(ConvexMotion.of(a), ConvexMotion.of(b), result);
        return result.toOutcome();
    }

    private static TimedContact meeting(SweepOutcome contact) {
        assertThat(contact).isInstanceOf(TimedContact.class);
        return (TimedContact) contact;
    }

    private static Feature vertex(int index) {
        return new Feature(Feature.Kind.VERTEX, index);
    }

    private static Feature edge(int index) {
        return new Feature(Feature.Kind.EDGE, index);
    }
}
